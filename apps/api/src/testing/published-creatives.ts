import { endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { type FindingCode, refusedFindings } from '@placard/domain/internal/creative'
import { type Counters, type Report, reportQuery, reportTotals } from '@placard/domain/report'
import { expect } from 'vitest'
import { ORIGIN, type Received, type TestApp } from './test-app.js'
import { addHtml, createCampaign, createCreative } from './test-data.js'
import { SAMPLES, type SentFile, upload } from './uploads.js'

/** Published creative with the IDs that its events count for. */
export interface Published {
  campaignID: string
  creativeID: string
  liveID: string
}

/**
 * Creates and publishes a creative with files in its own campaign. A banner without an archive gets HTML, and
 * warnings are confirmed.
 */
export async function publish(
  api: TestApp,
  cookie: string,
  input: Record<string, unknown>,
  files: SentFile[] = [SAMPLES.mp4],
): Promise<Published> {
  const campaign = await createCampaign(api, cookie)
  const { id, type } = await createCreative(api, cookie, campaign.id, input)
  const isPage = files.some(({ filename }) => filename.endsWith('.zip'))
  if (type === 'Banner' && !isPage) await addHtml(api, id)
  if (files.length > 0) expect((await upload(api, cookie, id, files)).status).toBe(200)
  const found = await api.call(endpoints.creative, { cookie, query: { id } })
  const { version }: Creative = endpoints.creative.response.parse(found.body).data
  const send = (confirmed: FindingCode[]) =>
    api.call(endpoints.publishCreative, { cookie, body: { id, version, confirmed } })
  const first = await send([])
  const warnings = refusedFindings(first.body.data) ?? []
  const { body } = warnings.length > 0 ? await send([...new Set(warnings.map(({ code }) => code))]) : first
  const [live] = endpoints.publishCreative.response.parse(body).data.liveCreatives
  if (!live) throw new Error('Publishing gave no live id.')
  return { campaignID: campaign.id, creativeID: id, liveID: live.id }
}

/** Returns the totals of a campaign's report of today, and when it was last updated. */
export async function reported(
  api: TestApp,
  cookie: string,
  campaignID: string,
): Promise<{ counts: Counters; kinds: Report['invalidKinds']; lastUpdate: string | null }> {
  const today = api.context.now().toISOString().slice(0, 10)
  const range = Object.entries(reportQuery({ start: today, end: today, tzCode: 'UTC' }))
  const query = { campaignID, ...Object.fromEntries(range.map(([name, value]) => [name, String(value)])) }
  const { body } = await api.call(endpoints.report, { cookie, query })
  const report = endpoints.report.response.parse(body).data
  return { counts: reportTotals(report), kinds: report.invalidKinds, lastUpdate: report.lastReportUpdate }
}

/** Returns the path of a URL on the serving host. */
export const readPath = (url: string): string => url.slice(ORIGIN.length)

/** Returns the CDATA texts of the elements with a name. */
export const cdata = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[ >][^[]*<!\\[CDATA\\[(.*?)\\]\\]>`, 'g'))].map(([, url = '']) => url)

/** Security and CORS headers of a response. */
export const readRights = ({ headers }: Received) =>
  Object.fromEntries(
    [
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'set-cookie',
      'vary',
      'x-content-type-options',
      'x-frame-options',
      'x-robots-tag',
    ].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
