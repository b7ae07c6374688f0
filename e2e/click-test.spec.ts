// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import type { Creative } from '@placard/domain/creative'
import { servingUrls } from '@placard/domain/internal/tags'
import { type Report, reportTotals } from '@placard/domain/report'
import type { PlatformMacros, PlatformName } from '@placard/domain/tags'
import type { APIResponse, BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expect, expectAccessible, FULL, testAs } from './fixtures.js'

const LANDING = 'https://shop.test/bikes?a=1&b=x%20y&c=%2520&city=Zürich&to=https://other.test/?q=1&d=2#top'

const expectData = async <Data>(answer: Promise<APIResponse>) => {
  const response = await answer
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

/** Publishes a banner with custom HTML. */
async function publishBanner(page: Page, base: string, html: string) {
  const headers = { origin: base }
  const api = `${base}/api/v1/campaign`
  const { id: campaignID } = await expectData<{ id: string }>(
    page.request.post(`${api}/new`, { headers, data: { name: 'Clicks' } }),
  )
  const trackers = {
    click: [
      { type: 'redirect', url: LANDING },
      { type: 'pixel', url: 'https://count.test/click' },
    ],
    impression: [{ type: 'pixel', url: 'https://count.test/seen' }],
  }
  const data = { campaignID, name: 'Ride', trackers }
  const { id, version } = await expectData<Creative>(page.request.post(`${api}/creatives`, { headers, data }))
  const changed = await expectData<Creative>(
    page.request.put(`${api}/creatives/html`, { headers, data: { id, version, html } }),
  )
  const { liveCreatives } = await expectData<Creative>(
    page.request.post(`${api}/creatives/publish`, {
      headers,
      data: { id, version: changed.version, confirmed: ['exit'] },
    }),
  )
  const totals = async () => {
    const day = new Date().toISOString().slice(0, 10)
    const at = (time: string) => String(Date.parse(`${day}T${time}Z`) / 1000)
    const query = `campaignID=${campaignID}&start_dt=${at('00:01:00')}&end_dt=${at('23:59:59')}&tz=UTC`
    return reportTotals(await expectData<Report>(page.request.get(`${api}/reports?${query}`)))
  }
  const remove = () => page.request.delete(`${api}/delete`, { headers, params: { campaignID }, data: {} })
  return { campaignID, liveID: liveCreatives[0]!.id, totals, remove }
}

const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the click' })
const verdict = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()

/** Clicks the ad as a viewer would and returns the page at the end of the test. */
async function clickAd(page: Page, act: (ad: FrameLocator) => Promise<void>, check?: (end: Page) => Promise<void>) {
  const ad = page
    .getByRole('group', { name: 'Ad for the click test' })
    .frameLocator('iframe')
    .frameLocator('ins.placard iframe')
  const tab = page.context().waitForEvent('page')
  await act(ad)
  await endTest(await tab, check)
}

/** Waits until a click has arrived at the end page, which reports it, and closes that. */
async function endTest(end: Page, check?: (end: Page) => Promise<void>): Promise<void> {
  await expect(end.getByRole('heading', { name: 'Click received' })).toBeVisible()
  if (check) await check(end)
  await end.close()
}

const choosePlatform = async (page: Page, name: PlatformName) => {
  await page.getByRole('combobox', { name: 'Platform', exact: true }).click()
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

/** Collects the requests to other hosts than our own. */
function watchForeign(context: BrowserContext, base: string): string[] {
  const foreign: string[] = []
  const { host } = new URL(base)
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== host) foreign.push(request.url())
  })
  return foreign
}

testAs('staff')(
  'The click of a published banner is tested on its platform, step by step, and nobody counts or receives it',
  async ({ page, context, baseURL }, testInfo) => {
    // Five clicks, each in a tab of its own.
    testInfo.setTimeout(120_000)
    const foreign = watchForeign(context, baseURL!)
    const html =
      '<button onclick="window.open(clickTag)">Shop</button><a href="https://shop.test/direct?x=1&y=2">Direct</a><a href="javascript:window.open(window.clickTag)">Script</a>'
    const { campaignID, liveID, totals, remove } = await publishBanner(page, baseURL!, html)
    const saveMacros = (platform: PlatformName, macros: PlatformMacros) =>
      expectData(
        page.request.put(`${baseURL}/api/v1/user/macros`, {
          headers: { origin: baseURL! },
          data: { platform, macros },
        }),
      )
    await saveMacros('AdRoll', { clickEscaped: '[adrclickurl_enc]' })
    await saveMacros('Cognitiv', { click: 'https://clicks.test/c?u={clickurl}' })

    await page.goto(`/campaigns/${campaignID}?tab=tags`)
    await page.getByRole('button', { name: 'Test the click' }).click()

    // A raw prefix, by mouse.
    await clickAd(page, (ad) => ad.getByRole('button', { name: 'Shop' }).click(), expectAccessible)
    await verdict(page, 'The click reaches the landing page unchanged')
    await expect(steps(page).getByRole('heading')).toHaveText([
      '1. Ad',
      '2. Google Ad Manager',
      '3. Our click URL',
      '4. Landing page',
    ])
    await expect(steps(page)).toContainText(`${encodeURIComponent(`${baseURL}/serve/click/`)}`)
    await expect(steps(page)).toContainText(LANDING)
    await expectAccessible(page)

    // A link of the ad's own bypasses everybody's count.
    await clickAd(page, (ad) => ad.getByRole('link', { name: 'Direct' }).click())
    await verdict(page, "The click reaches the landing page, but Google Ad Manager doesn't count it")
    await expect(steps(page)).toContainText('https://shop.test/direct?x=1&y=2')

    await clickAd(page, (ad) => ad.getByRole('link', { name: 'Script' }).click())
    await verdict(page, 'The click reaches the landing page unchanged')

    // An encoded macro, by keyboard.
    await choosePlatform(page, 'AdRoll')
    await clickAd(page, (ad) => ad.getByRole('button', { name: 'Shop' }).press('Enter'))
    await verdict(page, 'The click reaches the landing page unchanged')

    // A plain macro as the value of an agency's redirector.
    await choosePlatform(page, 'Cognitiv')
    await clickAd(page, (ad) => ad.getByRole('button', { name: 'Shop' }).click())
    await verdict(page, "The click doesn't reach the landing page unchanged")
    await expect(steps(page).getByText(/“&to=http.*” is lost: the URL after “u=” isn't encoded/)).toBeVisible()

    // Nothing of this is counted, unlike one real view, which comes after all of it.
    expect(foreign).toEqual([])
    const text = await (await page.request.get(servingUrls(baseURL!).banner(liveID))).text()
    const [, servingID = ''] = /\/serve\/event\/([\w-]+)\/impression/.exec(text) ?? []
    await page.request.get(servingUrls(baseURL!).event(servingID, 'impression'), { headers: { cookie: '' } })
    await expect.poll(async () => (await totals()).impressions).toBe(1)
    expect(await totals()).toMatchObject({ impressions: 1, clicks: 0, engagement: 0, invalidTraffic: 0 })
    for (const platform of ['AdRoll', 'Cognitiv'] as const) await saveMacros(platform, {})
    expect((await remove()).status()).toBe(200)
  },
)

testAs('staff')(
  'The click of a tag of another ad server is tested',
  FULL,
  async ({ page, context, baseURL }, testInfo) => {
    testInfo.setTimeout(120_000)
    const foreign = watchForeign(context, baseURL!)
    const { campaignID, remove } = await publishBanner(page, baseURL!, '<p>Ride</p>')
    await page.goto(`/campaigns/${campaignID}?tab=tags`)
    await page.getByRole('button', { name: 'Test the click' }).click()
    const tag = (landing: string) => `<a target="_blank" href="%%CLICK_URL_UNESC%%${landing}">Other ad</a>`
    const landing = 'https://shop.test/?a=1&b=2'
    const clickPasted = async (text: string) => {
      await page.getByLabel('Other tag').fill(text)
      await page.getByLabel('Landing page of the tag').fill(landing)
      const tab = context.waitForEvent('page')
      await page
        .getByRole('group', { name: 'Ad for the click test' })
        .frameLocator('iframe')
        .getByRole('link', { name: 'Other ad' })
        .click()
      await endTest(await tab)
    }
    await clickPasted(tag(landing.replace('&', '&amp;')))
    await expect(steps(page).getByText(/^Problem: “&b=2” is lost: the URL after “to=” isn't encoded/)).toBeVisible()
    await clickPasted(tag(encodeURIComponent(landing)))
    await verdict(page, 'The click reaches the landing page unchanged')
    expect(foreign).toEqual([])
    expect((await remove()).status()).toBe(200)
  },
)
