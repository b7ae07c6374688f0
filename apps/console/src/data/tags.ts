import { endpoints } from '@placard/domain'
import { call } from './api.js'
import { saveReportFile } from './downloads.js'

/** Has a sheet of tags made, by the ids of their creatives, and saves it by the browser's own download. */
export async function downloadTags(
  campaignID: string,
  tags: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const { data } = await call(endpoints.tags, { body: { campaignID, type: 'xlsx', tags }, signal })
  saveReportFile(data)
}
