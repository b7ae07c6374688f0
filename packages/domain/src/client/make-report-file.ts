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

/** Report file to create: subject, range, and the live ids of a single creative. */
export interface ReportFileOrder {
  subject: ReportSubject
  range: ReportRange
  format: ReportFormat
  withVideo: boolean
  liveIDs?: string[] | undefined
}

/** Progress callback and signal of a report file. */
export interface ReportFileWatch {
  /** Aborts the export, which then fails with 'Request timed out'. */
  signal: AbortSignal
  /** Called with the progress. */
  onProgress: (file: ReportFile) => void
}

/**
 * Requests a report file and waits until it can be fetched from /uploads/. Cancels it on the server if the caller
 * aborts.
 */
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
