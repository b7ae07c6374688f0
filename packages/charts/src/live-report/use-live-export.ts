import type { Report, ReportRange, ReportSubject } from '@placard/domain'
import { type Client, makeReportFile } from '@placard/domain/client'
import { type ExportJob, useExportJob } from '../export-menu/export-menu.js'

export interface LiveExportOptions {
  client: Client
  subject: ReportSubject
  range: ReportRange
  /** Creative of the visible report, if it is not the whole campaign's. */
  creative?: Report['creatives'][number] | undefined
}

/** Exports report files through the API; the browser downloads them. */
export function useLiveExport({ client, subject, range, creative }: LiveExportOptions): ExportJob {
  return useExportJob(async ({ format, withVideo }, watch) => {
    const order = { subject, range, format, withVideo, liveIDs: creative?.liveIDs }
    const { file, name } = await makeReportFile(client, order, watch)
    const anchor = document.createElement('a')
    anchor.href = client.fileUrl(file)
    anchor.download = name
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
  })
}
