import type { Page } from '@playwright/test'
import { CAMPAIGN, daysInAddress, expect, expectAccessible, FULL, keyFigure, testAs, written } from './fixtures.js'

const test = testAs('staff')

interface Row {
  impressions: number
  clicks: number
}

/** Returns the sums of the reports of all own campaigns from the API. */
async function loadSums(page: Page, { start, end, tz }: { start: string; end: string; tz: string }): Promise<Row> {
  const seconds = (text: string) => String(Date.parse(`${text}Z`) / 1000)
  const mine = (await (await page.request.get('/api/v1/campaign/mine')).json()) as { data: { id: string }[] }
  const sums: Row = { impressions: 0, clicks: 0 }
  for (const { id } of mine.data) {
    const query = new URLSearchParams({
      campaignID: id,
      start_dt: seconds(`${start}T00:01:00`),
      end_dt: seconds(`${end}T23:59:59`),
      tz,
    })
    const answer = await page.request.get(`/api/v1/campaign/reports?${query}`)
    for (const row of ((await answer.json()) as { data: { rows: Row[] } }).data.rows) {
      sums.impressions += row.impressions
      sums.clicks += row.clicks
    }
  }
  return sums
}

test("The dashboard's dates change its results, which match the API, and its links keep the dates", async ({
  page,
}) => {
  await page.goto('/dashboard?start=2025-01-01&end=2025-01-02&tz=Asia%2FKolkata')
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe('0')
  await page.getByRole('button', { name: '1–2 Jan 2025' }).click()
  const dialog = page.getByRole('dialog', { name: 'Date range' })
  await dialog.getByRole('button', { name: /Last 14 days/ }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).not.toHaveURL(/2025-01-01/)
  const days = daysInAddress(page)
  expect(days.tz).toBe('Asia/Kolkata')
  const sums = await loadSums(page, days)
  expect(sums.impressions).toBeGreaterThan(0)
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(written(sums.impressions))
  expect(await keyFigure(page, 'CTR')).toBe(`${((sums.clicks / sums.impressions) * 100).toFixed(2)}%`)
  await expectAccessible(page)

  await page
    .getByRole('region', { name: 'Key figures' })
    .getByRole('button', { name: /^Clicks/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Biggest movers by clicks' })).toBeVisible()
  const movers = page.getByRole('table').getByRole('link')
  await expect(movers.first()).toHaveAttribute('href', new RegExp(`reporting\\?start=${days.start}&end=${days.end}`))

  // Without parameters the last selected dates apply.
  await page.goto('/dashboard')
  await expect.poll(() => keyFigure(page, 'Impressions')).toBe(written(sums.impressions))
  await expect(page.getByRole('link', { name: CAMPAIGN.name }).first()).toBeVisible()
})

test('Results that fail to load show an error with a retry', FULL, async ({ page }) => {
  let broken = true
  await page.route('**/v1/campaign/totals*', (route) =>
    broken ? route.fulfill({ status: 500, json: { status: 500, message: 'The disk is full.' } }) : route.continue(),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText('The disk is full.')
  await expect(page.getByRole('heading', { name: 'Last edited' })).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible()
})
