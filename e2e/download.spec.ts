import { readFileSync } from 'node:fs'
import { apiSums, CAMPAIGN, daysInAddress, expect, keyFigure, reportShown, testAs, written } from './fixtures.js'

const test = testAs('staff')

/** The lines of a CSV file as records; the demo's names hold no line breaks. */
function records(text: string): Record<string, string>[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '')),
    )
  const head = rows.findIndex((cells) => cells.some((cell) => /impressions/i.test(cell)))
  const names = rows[head] ?? []
  return rows.slice(head + 1).map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}

test('the CSV file holds what the screen shows', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const days = daysInAddress(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV/ }).click()
  const download = await started
  expect(new URL(download.url()).pathname).toMatch(/^\/uploads\//)
  expect(download.suggestedFilename()).toBe(`Northwind-Bikes-City-Launch_${days.start}_${days.end}_UTC.csv`)

  const rows = records(readFileSync(await download.path(), 'utf8')).filter(
    (row) => !Object.values(row).includes('Total'),
  )
  const sum = (name: RegExp) =>
    rows.reduce((total, row) => {
      const column = Object.keys(row).find((key) => name.test(key)) ?? ''
      return total + Number(row[column])
    }, 0)
  const sums = await apiSums(page, days)
  expect(sum(/^impressions$/i)).toBe(sums.impressions)
  expect(sum(/^clicks$/i)).toBe(sums.clicks)
  expect(await keyFigure(page, 'Impressions')).toBe(written(sums.impressions))
})

test('a download that fails says so', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  await page.route('**/v1/campaign/dateReport*', (route) => route.fulfill({ status: 500, json: { status: 500 } }))
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /^CSV/ }).click()
  await expect(page.getByText("Couldn't receive reporting! Please try again.").first()).toBeVisible()
})
