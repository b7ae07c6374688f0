import {
  ApiError,
  downloadQuery,
  endpoints,
  NO_LIVE_IDS,
  type ReportFile,
  type ReportFormat,
  type ReportRange,
} from '@placard/domain'
import { HTTP_TIMEOUT_MS } from '@placard/domain/client'
import { uploadUrl } from '../config.js'
import { call } from './api.js'
import type { ReportSource } from './reports.js'
import { orAborted, waitForFile } from './wait-for-file.js'

/** Which report a file is made of: the source, its days, and the live ids where it is one creative's. */
export interface DownloadRequest {
  source: ReportSource
  range: ReportRange
  format: ReportFormat
  liveIDs?: string[] | undefined
  /** Ends the making of the file; the download then fails with 'Request timed out'. */
  signal: AbortSignal
  /** Told how far the file is. */
  onProgress: (file: ReportFile) => void
}

/** Has the file made on the server, then saves it by the browser's own download. */
export async function downloadReport({ signal: cancelled, onProgress, ...report }: DownloadRequest): Promise<void> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(HTTP_TIMEOUT_MS)])
  const started = start(report)
  const ask = async (file: string) => (await call(endpoints.reportFile, { query: { file }, signal })).data
  try {
    const first = await orAborted(started, signal)
    save(await waitForFile(first, { ask: () => ask(first.file), signal, onProgress }))
  } catch (failure) {
    if (signal.aborted) void started.then(forget).catch(() => undefined)
    throw failure
  }
}

/** Tells the server that nobody waits for a file any more. */
const forget = ({ file }: ReportFile) => call(endpoints.cancelReportFile, { query: { file } })

async function start({ source, range, format, liveIDs }: Omit<DownloadRequest, 'signal' | 'onProgress'>) {
  if (liveIDs?.length === 0) throw new ApiError(NO_LIVE_IDS, { status: 400 })
  const query = { ...downloadQuery(range), format, ...(liveIDs && { liveIDs: liveIDs.join(',') }) }
  const { data } =
    'shareToken' in source
      ? await call(endpoints.sharedDownload, { query: { ...query, shareToken: source.shareToken } })
      : await call(endpoints.download, { query: { ...query, campaignID: source.campaignID } })
  return data
}

function save({ file, name }: ReportFile): void {
  const anchor = document.createElement('a')
  anchor.href = uploadUrl(file)
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
