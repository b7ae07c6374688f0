import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { apiSums, CAMPAIGN, daysInAddress, expect, keyFigure, reportShown, testAs, written } from './fixtures.js'
import { readWorkbook } from './workbook.js'

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

/** Chooses a format and has it made: in the menu at the side, or where there is none in that of the button. */
async function exportAs(page: Page, name: string) {
  const button = page.getByRole('button', { name: 'Export' })
  if (await button.isVisible()) await button.click()
  const visible = { visible: true } as const
  await page.getByRole('radio', { name, exact: true }).filter(visible).click()
  await page
    .getByRole('button', { name: `Download ${name}`, exact: true })
    .filter(visible)
    .click()
}

/** The same, and the file once the browser has it. */
async function download(page: Page, name: string) {
  const started = page.waitForEvent('download')
  await exportAs(page, name)
  return started
}

const sumOf = (values: readonly string[] | undefined) =>
  (values ?? []).reduce((total, value) => total + Number(value), 0)

test('the CSV file holds what the screen shows', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const days = daysInAddress(page)
  const file = await download(page, 'CSV')
  expect(new URL(file.url()).pathname).toMatch(/^\/uploads\//)
  expect(file.suggestedFilename()).toBe(`Northwind-Bikes-City-Launch_${days.start}_${days.end}_UTC.csv`)

  const rows = records(readFileSync(await file.path(), 'utf8')).filter((row) => !Object.values(row).includes('Total'))
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

for (const format of ['Excel', 'Excel with Pivot'])
  test(`the ${format} file holds what the screen shows`, async ({ page }) => {
    await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
    await reportShown(page)
    const days = daysInAddress(page)
    const file = await download(page, format)
    expect(file.suggestedFilename()).toBe(`Northwind-Bikes-City-Launch_${days.start}_${days.end}_UTC.xlsx`)
    await expect(page.getByText(`${format} file downloaded`).first()).toBeVisible()

    const { columns, parts } = readWorkbook(await file.path())
    const sums = await apiSums(page, days)
    expect(sumOf(columns.get('Impressions'))).toBe(sums.impressions)
    expect(sumOf(columns.get('Clicks'))).toBe(sums.clicks)
    expect(sumOf(columns.get('Video completes'))).toBe(sums.videoCompletes)
    expect(await keyFigure(page, 'Impressions')).toBe(written(sums.impressions))
    expect(parts.some((part) => part.startsWith('xl/pivotTables/'))).toBe(format === 'Excel with Pivot')
  })

test('who has a share link downloads too, without signing in', async ({ page, browser, baseURL }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const link = await page.evaluate(async (campaignID) => {
    const answer = await fetch('/api/v1/campaign/newToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'placard' },
      body: JSON.stringify({ campaignID }),
    })
    return ((await answer.json()) as { data: { url: string } }).data.url
  }, CAMPAIGN.id)
  const outside = await browser.newContext({ baseURL })
  const visitor = await outside.newPage()
  await visitor.goto(link)
  await reportShown(visitor)
  const sums = await apiSums(page, daysInAddress(visitor))
  const { columns } = readWorkbook(await (await download(visitor, 'Excel')).path())
  expect(sumOf(columns.get('Impressions'))).toBe(sums.impressions)
  await expect(visitor.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
  await outside.close()
})

test('a file that takes its time says how far it is, and can be cancelled', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const slow = { file: 'slow.csv', name: 'slow.csv', state: 'working', progress: 40 }
  const asked: string[] = []
  await page.route('**/v1/campaign/dateReport*', (route) => route.fulfill({ json: { status: 200, data: slow } }))
  await page.route('**/v1/reportFile*', (route) => {
    const method = route.request().method()
    asked.push(method)
    return route.fulfill({ json: { status: 200, data: method === 'GET' ? slow : null } })
  })
  await exportAs(page, 'CSV')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Request timed out').first()).toBeVisible()
  await expect.poll(() => asked.at(-1)).toBe('DELETE')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a download that fails says so', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  await page.route('**/v1/campaign/dateReport*', (route) => route.fulfill({ status: 500, json: { status: 500 } }))
  await exportAs(page, 'CSV')
  await expect(page.getByText("Couldn't receive reporting! Please try again.").first()).toBeVisible()
})
