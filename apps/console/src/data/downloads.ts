import { ApiError, downloadQuery, endpoints, NO_LIVE_IDS, type ReportFormat, type ReportRange } from '@placard/domain'
import { uploadUrl } from '../config.js'
import { call } from './api.js'
import type { ReportSource } from './reports.js'

/** Which report a file is made of: the source, its days, and the live ids where it is one creative's. */
export interface DownloadRequest {
  source: ReportSource
  range: ReportRange
  format: ReportFormat
  liveIDs?: string[] | undefined
}

/** Makes the file on the server, then saves it by the browser's own download. */
export async function downloadReport({ source, range, format, liveIDs }: DownloadRequest): Promise<void> {
  if (liveIDs?.length === 0) throw new ApiError(NO_LIVE_IDS, { status: 400 })
  const query = { ...downloadQuery(range), format, ...(liveIDs && { liveIDs: liveIDs.join(',') }) }
  const { data } =
    'shareToken' in source
      ? await call(endpoints.sharedDownload, { query: { ...query, shareToken: source.shareToken } })
      : await call(endpoints.download, { query: { ...query, campaignID: source.campaignID } })
  const anchor = document.createElement('a')
  anchor.href = uploadUrl(data.file)
  anchor.download = data.name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
