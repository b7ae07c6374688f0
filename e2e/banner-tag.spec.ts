import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Creative, LayoutOptionValues } from '@placard/domain/creative'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { SERVING_EVENTS, servingEventSchema } from '@placard/domain/internal/tags'
import { type Counters, NO_COUNTS, type Report, reportTotals } from '@placard/domain/report'
import { buildTag } from '@placard/domain/tags'
import type { APIResponse, FrameLocator, Page } from '@playwright/test'
import { expect, expectAllAccessible, FULL, NOBODY, testAs } from './fixtures.js'
import { openLandingSite, openSite } from './sites.js'

const RAN = `document.documentElement.dataset.ran='yes'`
const HOSTILE_NAME = `</ins></script><script>${RAN}</script>"><img src=x onerror="${RAN}"> '=1+1 \u202e`
const VIDEO = readFileSync(join(import.meta.dirname, '..', 'apps', 'api', 'demo', 'northwind.mp4'))
/** Simulates an app with a web view that opens external links itself. */
const APP = '<script>window.mraid = { open: (url) => { document.title = url } }</script>'
/** Time within which events appear in the report, in ms. */
const REPORT_DELAY_MS = 5_000

/** Publishes a banner with a video. Returns it with its live ID and a function that fetches its report. */
async function publishBanner(page: Page, base: string, landing: string, options: LayoutOptionValues) {
  const headers = { origin: base }
  const api = `${base}/api/v1/campaign`
  const expectData = async <Data>(answer: Promise<APIResponse>) => {
    const response = await answer
    expect(response.status(), await response.text()).toBe(200)
    return ((await response.json()) as { data: Data }).data
  }
  const campaign = await expectData<{ id: string }>(
    page.request.post(`${api}/new`, { headers, data: { name: 'Tags' } }),
  )
  const creative = await expectData<Creative>(
    page.request.post(`${api}/creatives`, {
      headers,
      data: {
        campaignID: campaign.id,
        name: HOSTILE_NAME,
        layout: 'in-banner-video',
        trackers: { click: [{ type: 'redirect', url: landing }] },
        settings: [{ key: 'layoutOptions', value: options }],
      },
    }),
  )
  const multipart = { creativeID: creative.id, 'files[]': { name: 'main.mp4', mimeType: 'video/mp4', buffer: VIDEO } }
  await expectData(page.request.post(`${api}/creatives/assets`, { headers, multipart }))
  const { version } = await expectData<Creative>(page.request.get(`${api}/creative?id=${creative.id}`))
  const published = await expectData<Creative>(
    page.request.post(`${api}/creatives/publish`, { headers, data: { id: creative.id, version } }),
  )
  const counts = async (): Promise<Counters> => {
    const day = new Date().toISOString().slice(0, 10)
    const at = (time: string) => String(Date.parse(`${day}T${time}Z`) / 1000)
    const query = `campaignID=${campaign.id}&start_dt=${at('00:01:00')}&end_dt=${at('23:59:59')}&tz=UTC`
    return reportTotals(await expectData<Report>(page.request.get(`${api}/reports?${query}`)))
  }
  const remove = () => page.request.delete(`${api}/delete`, { headers, params: { campaignID: campaign.id }, data: {} })
  return { creative: published, liveID: published.liveCreatives[0]!.id, counts, remove }
}

/** Returns the expected report after requests to these tracking URLs. */
function toldBy(addresses: string[]): Counters {
  const counters = { ...NO_COUNTS }
  for (const address of new Set(addresses)) {
    const event = address.includes('/serve/click/') ? 'click' : servingEventSchema.parse(address.split('/').at(-1))
    counters[SERVING_EVENTS[event]] += 1
  }
  return counters
}

const difference = (reported: Counters, told: Counters) =>
  Object.fromEntries(COUNTER_NAMES.flatMap((name) => (reported[name] === told[name] ? [] : [[name, reported[name]]])))

const label = (banner: FrameLocator, name: string) => banner.getByRole('button', { name, exact: true })

testAs('staff')(
  'A banner on a page of another origin counts each event once, runs no script from its name, and is not counted in previews',
  FULL,
  async ({ page, baseURL, browser, errors }, testInfo) => {
    // Plays a video of six seconds to its end, twice.
    testInfo.setTimeout(120_000)
    const landing = await openLandingSite()
    const platform = await openSite((path) => ({ to: new URL(path, 'http://x').searchParams.get('adurl') ?? '' }))
    const options = { progress_type: 'ProgressBar', loop: 'no' }
    const { creative, liveID, counts, remove } = await publishBanner(
      page,
      baseURL!,
      `${landing.url}/bikes?a=1&b=2`,
      options,
    )
    const tag = (isPreview: boolean) => {
      const model = { creative, liveID, platform: creative.platform, servingHost: baseURL!, isPreview }
      // Replaces the macros, as the platform does.
      return buildTag(model)
        .text.replace('%%CLICK_URL_UNESC%%', `${platform.url}/c?x=1&amp;adurl=`)
        .replace('%%CACHEBUSTER%%', '77')
    }
    const publisher = await openSite(
      (path) => `<!doctype html><html lang="en"><title>News</title>${path === '/app' ? APP : ''}
        <main><h1>News</h1>${tag(path === '/preview')}<p>More news.</p></main></html>`,
    )

    const visitor = await (
      await browser.newContext({ storageState: NOBODY, ignoreHTTPSErrors: true, reducedMotion: 'no-preference' })
    ).newPage()
    visitor.on('pageerror', (error) => errors.push(error.message))
    const events: string[] = []
    visitor.context().on('request', (request) => {
      if (/\/serve\/(event|click)\//.test(request.url())) events.push(request.url())
    })

    await visitor.goto(`${publisher.url}/`)
    const banner = visitor.frameLocator('ins.placard iframe')
    await expect(label(banner, 'Pause')).toBeVisible()
    await label(banner, 'Pause').click()
    await expect(label(banner, 'Play')).toBeVisible()
    await label(banner, 'Play').click()
    await expect(label(banner, 'Replay')).toBeVisible({ timeout: 20_000 })
    await expectAllAccessible(visitor)
    const opened = visitor.waitForEvent('popup')
    await banner.getByRole('link', { name: 'Visit the advertiser' }).click()
    const shop = await opened
    await expect(shop).toHaveTitle('Landing')
    expect(shop.url()).toBe(`${landing.url}/bikes?a=1&b=2`)
    expect(await shop.evaluate(() => window.opener)).toBeNull()
    expect(platform.asked.filter((path) => path.startsWith('/c?x=1&adurl='))).toHaveLength(1)

    const all: Counters = {
      ...(Object.fromEntries(Object.keys(NO_COUNTS).map((name) => [name, 1])) as Counters),
      invalidTraffic: 0,
    }
    await expect.poll(counts, { timeout: REPORT_DELAY_MS }).toEqual(all)

    // The same events again are invalid traffic: an impression and a click, twice. A preview is never counted.
    expect(new Set(events).size).toBe(8)
    for (const url of [...events, ...events])
      await page.request.get(url, { maxRedirects: 0, headers: { cookie: '' }, failOnStatusCode: false })
    const before = events.length
    await visitor.goto(`${publisher.url}/preview`)
    await expect(label(banner, 'Replay')).toBeVisible({ timeout: 20_000 })
    expect(events.slice(before)).toEqual([])
    expect(await visitor.locator('ins').getAttribute('data-name')).toBe(HOSTILE_NAME)
    expect(await visitor.locator('[data-ran]').count()).toBe(0)

    // One more view at the end: once it is counted, all earlier events have been processed.
    // In an app, the app opens the landing page.
    await visitor.goto(`${publisher.url}/app`)
    await banner.getByRole('link', { name: 'Visit the advertiser' }).click()
    await expect(visitor).toHaveTitle(/^http:\/\/127\.0\.0\.1:\d+\/c\?x=1&adurl=http.*click/)
    await expect.poll(async () => (await counts()).impressions, { timeout: REPORT_DELAY_MS }).toBe(2)
    // A double count would exceed the number of requests.
    await expect
      .poll(async () => difference(await counts(), toldBy(events)), { timeout: 15_000 })
      .toEqual({ invalidTraffic: 4 })

    await visitor.context().close()
    for (const { close } of [landing, platform, publisher]) close()
    expect((await remove()).status()).toBe(200)
  },
)
