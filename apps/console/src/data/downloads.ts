import type { ReportFile } from '@placard/domain'
import { makeReportFile, type ReportFileOrder, type ReportFileWatch } from '@placard/domain/client'
import { uploadUrl } from '../config.js'
import { call } from './api.js'

/** Has the file made on the server, then saves it by the browser's own download. */
export async function downloadReport(order: ReportFileOrder, watch: ReportFileWatch): Promise<void> {
  save(await makeReportFile({ call }, order, watch))
}

function save({ file, name }: ReportFile): void {
  const anchor = document.createElement('a')
  anchor.href = uploadUrl(file)
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
