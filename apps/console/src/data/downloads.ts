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
import { waitForFile } from './wait-for-file.js'

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
export async function downloadReport({ onProgress, ...request }: DownloadRequest): Promise<void> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(HTTP_TIMEOUT_MS)])
  const first = await start({ ...request, signal })
  const query = { file: first.file }
  const ask = async (asking: AbortSignal) => (await call(endpoints.reportFile, { query, signal: asking })).data
  try {
    save(await waitForFile(first, { ask, signal, onProgress }))
  } catch (failure) {
    // Nobody is waiting for it any more, so whether the server hears of that changes nothing here.
    if (signal.aborted) void call(endpoints.cancelReportFile, { query }).catch(() => undefined)
    throw failure
  }
}

async function start({ source, range, format, liveIDs, signal }: Omit<DownloadRequest, 'onProgress'>) {
  if (liveIDs?.length === 0) throw new ApiError(NO_LIVE_IDS, { status: 400 })
  const query = { ...downloadQuery(range), format, ...(liveIDs && { liveIDs: liveIDs.join(',') }) }
  const { data } =
    'shareToken' in source
      ? await call(endpoints.sharedDownload, { query: { ...query, shareToken: source.shareToken }, signal })
      : await call(endpoints.download, { query: { ...query, campaignID: source.campaignID }, signal })
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
