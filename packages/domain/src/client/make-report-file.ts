import { endpoints } from '../endpoints/endpoints.js'
import { ApiError } from '../problem/problem.js'
import { NO_LIVE_IDS } from '../report/report.js'
import type { ReportSubject } from '../report/report-cache.js'
import type { ReportFile } from '../report/report-file.js'
import type { ReportFormat } from '../report/report-options.js'
import { downloadQuery } from '../report/report-query.js'
import type { ReportRange } from '../report/report-range.js'
import { type Caller, HTTP_TIMEOUT_MS } from './caller.js'
import { orAborted, waitForFile } from './wait-for-file.js'

/** Which file of a report is made: whose, of which days, and of which live ids where it is one creative's. */
export interface ReportFileOrder {
  subject: ReportSubject
  range: ReportRange
  format: ReportFormat
  withVideo: boolean
  liveIDs?: string[] | undefined
}

/** How the making of a file is watched and ended. */
export interface ReportFileWatch {
  /** Ends the making; it then fails with 'Request timed out'. */
  signal: AbortSignal
  /** Told how far the file is. */
  onProgress: (file: ReportFile) => void
}

/** Has a file of a report made and waits until it can be fetched below /uploads/. The server is told where nobody waits any more. */
export async function makeReportFile(
  client: Caller,
  order: ReportFileOrder,
  { signal: cancelled, onProgress }: ReportFileWatch,
): Promise<ReportFile> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(HTTP_TIMEOUT_MS)])
  const started = start(client, order)
  const ask = async (file: string) => (await client.call(endpoints.reportFile, { query: { file }, signal })).data
  try {
    const first = await orAborted(started, signal)
    return await waitForFile(first, { ask: () => ask(first.file), signal, onProgress })
  } catch (failure) {
    const forget = ({ file }: ReportFile) => client.call(endpoints.cancelReportFile, { query: { file } })
    if (signal.aborted) void started.then(forget).catch(() => undefined)
    throw failure
  }
}

async function start(client: Caller, { subject, range, format, withVideo, liveIDs }: ReportFileOrder) {
  if (liveIDs?.length === 0) throw new ApiError(NO_LIVE_IDS, { status: 400 })
  const query = { ...downloadQuery(range), format, withVideo, ...(liveIDs && { liveIDs: liveIDs.join(',') }) }
  const { data } =
    'shareToken' in subject
      ? await client.call(endpoints.sharedDownload, { query: { ...query, shareToken: subject.shareToken } })
      : await client.call(endpoints.download, { query: { ...query, campaignID: subject.campaignID } })
  return data
}
