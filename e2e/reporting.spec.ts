import { apiSums, CAMPAIGN, daysInAddress, expect, keyFigure, reportShown, testAs, written } from './fixtures.js'

const test = testAs('staff')
const address = `/campaigns/${CAMPAIGN.id}/reporting`

test('the key figures are the sums of what the API says, for the last 7 days at first', async ({ page }) => {
  await page.goto(address)
  await reportShown(page)
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
})

test('a preset changes address and figures, a reload keeps both, and Back undoes it', async ({ page }) => {
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
  expect(await keyFigure(page, 'Impressions')).toBe(fortnight)
  expect(fortnight).not.toBe(week.impressions)

  await page.reload()
  await reportShown(page)
  expect(await keyFigure(page, 'Impressions')).toBe(fortnight)
  await page.goBack()
  await expect(page).toHaveURL(week.url)
  await reportShown(page)
  expect(await keyFigure(page, 'Impressions')).toBe(week.impressions)
})

test('typed days count, and another zone counts other hours', async ({ page }) => {
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`${address}?start=${day}&end=${day}&tz=UTC`)
  await reportShown(page)
  const inUTC = await keyFigure(page, 'Impressions')
  expect(inUTC).toBe(written((await apiSums(page, { start: day, end: day, tz: 'UTC' })).impressions))

  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await zone.fill('Tokyo')
  await page.getByRole('option', { name: /Tokyo/ }).first().click()
  await expect(page).toHaveURL(/tz=Asia%2FTokyo/)
  await reportShown(page)
  const inTokyo = written((await apiSums(page, { start: day, end: day, tz: 'Asia/Tokyo' })).impressions)
  expect(inTokyo).not.toBe(inUTC)
  // The figures of the zone before stay while those of the next one are on their way.
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(inTokyo)
  await expect(page.getByText('times in GMT+09:00')).toBeVisible()
})

test('a key figure chooses what the chart shows, in the address too', async ({ page }) => {
  await page.goto(address)
  await reportShown(page)
  const clicks = page.getByRole('region', { name: 'Key figures' }).getByRole('button', { name: /^Clicks/ })
  await clicks.click()
  await expect(clicks).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/metric=clicks/)
  await expect(page.getByRole('img', { name: 'Delivery by creative: Clicks' })).toBeVisible()
})

test('a creative has a report of its own, and the way back keeps the days', async ({ page }) => {
  await page.goto(`${address}?tz=UTC`)
  await reportShown(page)
  const days = daysInAddress(page)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/reporting\/creative\/\w+\?/)
  await reportShown(page)
  const creativeID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(daysInAddress(page)).toEqual(days)
  expect(await keyFigure(page, 'Impressions')).toBe(written((await apiSums(page, days, creativeID)).impressions))
  await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Report' })
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1)
  await menu.getByRole('link', { name: 'Campaign summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeFocused()
})

test('a report that fails is told for as long as it takes to read, and the last good one stays', async ({ page }) => {
  await page.goto(address)
  await reportShown(page)
  const before = await keyFigure(page, 'Impressions')
  await page.route('**/v1/campaign/reports*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error: { message: 'No disk.' } } }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText("Couldn't receive reporting! Please try again.").first()).toBeVisible()
  await expect(page.getByText(/Still showing/)).toBeVisible()
  expect(await keyFigure(page, 'Impressions')).toBe(before)
})

test('a report is reused for an hour, unless it is refreshed', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/v1/campaign/reports')) asked += 1
  })
  await page.goto(address)
  await reportShown(page)
  await expect.poll(() => asked).toBe(2)
  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await page.getByRole('link', { name: CAMPAIGN.name }).click()
  await reportShown(page)
  expect(asked).toBe(2)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => asked).toBe(4)
})

test('a long wait can be cancelled', async ({ page }) => {
  await page.route('**/v1/campaign/reports*', () => undefined)
  await page.goto(address)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Request timed out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
