import type { Request } from '@playwright/test'
import {
  apiSums,
  CAMPAIGN,
  daysInAddress,
  expect,
  FULL,
  failuresTold,
  keyFigure,
  ownTimers,
  reportShown,
  testAs,
  written,
} from './fixtures.js'

const test = testAs('staff')
const address = `/campaigns/${CAMPAIGN.id}/reporting`

/** Accessibility tree of a report. */
const OUTLINE = `
- group "What the report shows":
  - group "Date range":
    - button /^Previous/
    - button /^Last 7 days/
    - button "No later days" [disabled]
  - combobox "Time zone": (GMT+00:00) UTC
- navigation "Report":
  - list:
    - listitem:
      - link "Campaign summary"
  - list "Creatives":
    - listitem:
      - link "City launch — 300x250 video"
- region "Export":
  - heading "Export" [level=2]
  - radiogroup "Format":
    - radio "PDF"
    - radio "CSV" [checked]
    - radio "Excel"
    - radio "Excel with Pivot"
  - switch "Video Quartiles" [checked]
  - button "Download CSV"
- heading "${CAMPAIGN.name}" [level=1]
- button "Refresh"
- button "Schedule"
- button "Share"
- region "Key figures":
  - list:
    - listitem:
      - button /^Impressions [\\d,]+ (up|down|no change)/ [pressed]
      - button "What is Impressions?"
    - listitem:
      - button /^Engagement [\\d,]+/
    - listitem:
      - button /^Clicks [\\d,]+/
    - listitem:
      - button /^CTR \\d+\\.\\d+%/
    - listitem:
      - button /^Video completes [\\d,]+/
- figure "Delivery by creative":
  - heading "Delivery by creative" [level=2]
  - combobox "Metric of Delivery by creative": Impressions
  - radiogroup "View of Delivery by creative":
    - radio "Chart" [checked]
    - radio "Table"
  - toolbar "Lines of Delivery by creative":
    - button "City launch — 300x250 video" [pressed]
  - 'group "Delivery by creative: Impressions, points"'
- heading "Creatives" [level=2]
- table "Creatives":
  - rowgroup:
    - row:
      - columnheader "Creative"
      - columnheader "Impressions"
  - rowgroup:
    - row:
      - rowheader "City launch — 300x250 video":
        - link "City launch — 300x250 video"
  - rowgroup:
    - row:
      - rowheader /^Total, \\d+ creatives$/
- figure "Video quartiles":
  - heading "Video quartiles" [level=2]
`

test('Key figures match the API for the last 7 days, and select the metric of the chart', async ({ page }) => {
  await page.goto(address)
  await reportShown(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(OUTLINE)
  const days = daysInAddress(page)
  expect(days.tz).toBe('UTC')
  expect((Date.parse(days.end) - Date.parse(days.start)) / 86_400_000).toBe(6)
  const sums = await apiSums(page, days)
  expect(sums.impressions).toBeGreaterThan(0)
  expect(await keyFigure(page, 'Impressions')).toBe(written(sums.impressions))
  expect(await keyFigure(page, 'Engagement')).toBe(written(sums.engagement))
  expect(await keyFigure(page, 'Clicks')).toBe(written(sums.clicks))
  expect(await keyFigure(page, 'CTR')).toBe(`${((sums.clicks / sums.impressions) * 100).toFixed(2)}%`)
  expect(await keyFigure(page, 'Video completes')).toBe(written(sums.videoCompletes))

  const clicks = page.getByRole('region', { name: 'Key figures' }).getByRole('button', { name: /^Clicks/ })
  await clicks.click()
  await expect(clicks).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/metric=clicks/)
  await expect(page.getByRole('img', { name: 'Delivery by creative: Clicks' })).toBeVisible()
})

test('A preset changes URL and results, which survive a reload; Back undoes it', async ({ page }) => {
  await page.goto(address)
  await reportShown(page)
  const week = { url: page.url(), impressions: await keyFigure(page, 'Impressions') }

  await page.getByRole('button', { name: /Last 7 days/ }).click()
  await page
    .getByRole('dialog', { name: 'Date range' })
    .getByRole('button', { name: /Last 14 days/ })
    .click()
  await page.getByRole('dialog', { name: 'Date range' }).getByRole('button', { name: 'Apply' }).click()
  await expect(page).not.toHaveURL(week.url)
  await reportShown(page)
  const days = daysInAddress(page)
  expect((Date.parse(days.end) - Date.parse(days.start)) / 86_400_000).toBe(13)
  const fortnight = written((await apiSums(page, days)).impressions)
  // The previous results stay until the new ones are loaded.
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(fortnight)
  expect(fortnight).not.toBe(week.impressions)

  await page.reload()
  await reportShown(page)
  expect(await keyFigure(page, 'Impressions')).toBe(fortnight)
  await page.goBack()
  await expect(page).toHaveURL(week.url)
  await reportShown(page)
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(week.impressions)
})

test('Typed dates apply, and another time zone changes the results', async ({ page }) => {
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/v1/campaign/reports')) asked.push(Object.fromEntries(searchParams))
  })
  const days = {
    start_dt: String(Date.parse(`${day}T00:01:00Z`) / 1000),
    end_dt: String(Date.parse(`${day}T23:59:59Z`) / 1000),
  }
  await page.goto(`${address}?start=${day}&end=${day}&tz=UTC`)
  await reportShown(page)
  const inUTC = await keyFigure(page, 'Impressions')
  expect(inUTC).toBe(written((await apiSums(page, { start: day, end: day, tz: 'UTC' })).impressions))
  expect(asked).toContainEqual(expect.objectContaining({ ...days, tzOffset: '+00:00' }))

  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await zone.fill('Tokyo')
  await page.getByRole('option', { name: /Tokyo/ }).first().click()
  await expect(page).toHaveURL(/tz=Asia%2FTokyo/)
  await reportShown(page)
  const inTokyo = written((await apiSums(page, { start: day, end: day, tz: 'Asia/Tokyo' })).impressions)
  expect(inTokyo).not.toBe(inUTC)
  // The previous time zone's results stay while the new ones load.
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(inTokyo)
  await expect(page.getByText('times in GMT+09:00')).toBeVisible()
  expect(asked).toContainEqual(expect.objectContaining({ ...days, tzOffset: '+09:00', tz: 'Asia/Tokyo' }))
})

test('A creative has its own report, and the link back keeps the dates', async ({ page }) => {
  await page.goto(`${address}?tz=UTC`)
  await reportShown(page)
  const days = daysInAddress(page)
  const link = page.getByRole('rowheader').getByRole('link').first()
  await page.evaluate(() => window.scrollTo(0, 300))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL(/\/reporting\/creative\/\w+\?/)
  await reportShown(page)
  const creativeID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(daysInAddress(page)).toEqual(days)
  const { impressions } = await apiSums(page, days, creativeID)
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(written(impressions))
  await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.reload()
  await reportShown(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.goForward()
  const menu = page.getByRole('navigation', { name: 'Report' })
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1)
  const answer = await page.request.get(`/api/v1/campaign/creatives?campaignID=${CAMPAIGN.id}`)
  const { data: creatives } = (await answer.json()) as { data: { name: string; liveCreatives: object[] }[] }
  const live = creatives.filter(({ liveCreatives }) => liveCreatives.length > 0).map(({ name }) => name)
  await expect(menu.getByRole('list', { name: 'Creatives' }).getByRole('link')).toHaveCount(live.length)
  await menu.getByRole('link', { name: 'Campaign summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeFocused()
})

test('A failed report shows a toast, and the last good report stays', FULL, async ({ page }) => {
  await page.clock.install()
  await page.goto(address)
  await reportShown(page)
  const before = await keyFigure(page, 'Impressions')
  await page.route('**/v1/campaign/reports*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error: { message: 'No disk.' } } }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  const toast = failuresTold(page)
  await expect(toast).toContainText('Error!')
  await expect(toast).toContainText("Couldn't receive reporting! Please try again.")
  await expect(page.getByText(/Still showing/)).toBeVisible()
  expect(await keyFigure(page, 'Impressions')).toBe(before)
  // Longer than other toasts, which close after 6 s, but at most 10 s.
  await page.clock.fastForward(6_500)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(3_600)
  await expect(toast).toBeHidden()
})

test('A report is cached for an hour unless refreshed', FULL, async ({ page }) => {
  await page.clock.install()
  let asked = 0
  let answered = 0
  const isReport = (request: Request) => request.url().includes('/v1/campaign/reports')
  page.on('request', (request) => {
    if (isReport(request)) asked += 1
  })
  page.on('requestfinished', (request) => {
    if (isReport(request)) answered += 1
  })
  await page.goto(address)
  await reportShown(page)
  await expect.poll(() => asked).toBe(2)
  const comeBack = async () => {
    await page.getByRole('link', { name: 'Profile' }).first().click()
    // The address changes first: without the screen in between, the report would never have left.
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    await page.goBack()
    await reportShown(page)
  }
  await comeBack()
  expect(asked).toBe(2)
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.click()
  await expect.poll(() => answered).toBe(4)
  // The age of a report that arrives after the jump of the clock would start there.
  await expect(refresh).not.toHaveAttribute('aria-busy')
  // The mock clock keeps running, so the clicks must fit into the rest of the hour.
  await page.clock.fastForward(3_480_000)
  await comeBack()
  expect(asked).toBe(4)
  await page.clock.fastForward(120_000)
  await comeBack()
  await expect.poll(() => asked).toBe(6)
})

test('A slow report can be canceled, and times out after three minutes', FULL, async ({ page }) => {
  await ownTimers(page)
  await page.route('**/v1/campaign/reports*', () => undefined)
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  await page.clock.fastForward(3_000)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Request timed out')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Request timed out')).toHaveCount(0)
  await page.clock.fastForward(120_000)
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Request timed out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
