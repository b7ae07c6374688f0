import { type ReportFormat, reportFileName } from '@placard/domain'
import type { Context } from '../context.js'
import { reportCsv } from '../exports/report-csv.js'
import { writeUpload } from '../exports/uploads.js'
import { Refusal } from '../refusal.js'
import { addReportFile } from '../store/report-files.js'
import type { ZonedRange } from '../store/report-rows.js'
import { findReportSubject } from '../store/report-subject.js'
import type { Viewer } from '../store/visibility.js'

/** What a download is made of. */
export interface DownloadInput {
  campaignID: string
  liveIDs: string[] | undefined
  range: ZonedRange
  format: ReportFormat
  withVideo: boolean
}

/** Makes a report's file for one viewer. */
export async function makeDownload(
  context: Context,
  viewer: Viewer,
  { campaignID, liveIDs, range, format, withVideo }: DownloadInput,
): Promise<{ file: string; name: string }> {
  const { config, db, now } = context
  const subject = await findReportSubject(db, viewer, { campaignID, liveIDs })
  if (format !== 'csv') throw new Refusal(501, 'Excel files cannot be made yet. Choose CSV, which Excel opens too.')
  const { start, end, zone } = range
  const name = reportFileName(subject.campaign.name, { start, end, tzCode: zone }, 'csv')
  const { file, key } = await writeUpload(config, reportCsv(db, subject, range, withVideo))
  await addReportFile(db, { key, name, campaignID, viewer, now: now() })
  return { file, name }
}
