import { type Counters, type Creative, endpoints, reportQuery, reportTotals } from '@placard/domain'
import { expect } from 'vitest'
import { addHtml, makeCampaign, makeCreative } from './made.js'
import type { TestApp } from './test-app.js'
import { SAMPLES, type SentFile, upload } from './uploads.js'

/** A creative that was published, and what its events are counted for. */
export interface Published {
  campaignID: string
  creativeID: string
  liveID: string
}

/** Makes a creative with files in a campaign of its own and publishes it; a banner gets a page, as an empty one is refused. */
export async function publish(
  api: TestApp,
  cookie: string,
  input: Record<string, unknown>,
  files: SentFile[] = [SAMPLES.mp4],
): Promise<Published> {
  const campaign = await makeCampaign(api, cookie)
  const { id, type } = await makeCreative(api, cookie, campaign.id, input)
  if (type === 'Banner') await addHtml(api, id)
  if (files.length > 0) expect((await upload(api, cookie, id, files)).status).toBe(200)
  const found = await api.call(endpoints.creative, { cookie, query: { id } })
  const { version }: Creative = endpoints.creative.response.parse(found.body).data
  const { body } = await api.call(endpoints.publishCreative, { cookie, body: { id, version } })
  const [live] = endpoints.publishCreative.response.parse(body).data.liveCreatives
  if (!live) throw new Error('Publishing gave no live id.')
  return { campaignID: campaign.id, creativeID: id, liveID: live.id }
}

/** What a campaign's report of today shows, summed, and when it was last updated. */
export async function reported(
  api: TestApp,
  cookie: string,
  campaignID: string,
): Promise<{ counts: Counters; lastUpdate: string | null }> {
  const today = api.context.now().toISOString().slice(0, 10)
  const range = Object.entries(reportQuery({ start: today, end: today, tzCode: 'UTC' }))
  const query = { campaignID, ...Object.fromEntries(range.map(([name, value]) => [name, String(value)])) }
  const { body } = await api.call(endpoints.report, { cookie, query })
  const report = endpoints.report.response.parse(body).data
  return { counts: reportTotals(report), lastUpdate: report.lastReportUpdate }
}
