import type { Page } from '@playwright/test'
import { CAMPAIGN, daysInAddress, expect, FULL, NOBODY, reportShown, testAs } from './fixtures.js'
import { type PdfPage, readPdf } from './pdf.js'

const test = testAs('staff')
test.use({ colorScheme: 'dark' })

const CREATIVES = ['City launch — 300x250 video', 'City launch — 970x250', 'Commuter story — VAST 15s']

/** Formats a day like the axis of a chart. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).replace('Sept', 'Sep')

/** Prints the screen to PDF. Returns its pages and their text. */
async function printed(page: Page): Promise<{ pages: PdfPage[]; words: string }> {
  await expect(page.locator('[data-slot="chart-lines"]').first()).toBeVisible()
  const pages = readPdf(await page.pdf({ format: 'A4', printBackground: true }))
  return {
    pages,
    words: pages
      .map(({ text }) => text)
      .join('\n')
      .replace(/\s+/g, ' '),
  }
}

/** Expects no dark background, and a page number and content on every page. */
function expectPaper({ pages }: { pages: PdfPage[] }): void {
  expect(pages.length).toBeGreaterThan(0)
  pages.forEach(({ text, fields }, index) => {
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(words.length).toBeGreaterThan(100)
    expect(fields.some(({ color, share }) => Math.min(...color) === 1 && share > 0.5)).toBe(true)
    // Bars of charts are colored; a remaining dark background would be nearly black.
    expect(fields.filter(({ color, share }) => Math.max(...color) < 0.3 && share > 0.01)).toEqual([])
  })
}

test('A report printed in dark mode is white, complete and labelled', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  expect(await page.evaluate(() => document.querySelector('[data-theme]')?.getAttribute('data-theme'))).toBe('dark')
  const [first, last] = [daysInAddress(page).start, daysInAddress(page).end].map(formatDay)
  const paper = await printed(page)
  expectPaper(paper)
  const { words } = paper
  for (const part of [
    CAMPAIGN.name,
    'UTC',
    'vs ',
    'Delivery by creative',
    'City launch — 300x250 video, ',
    'In progress',
    'Video quartiles',
    'Total',
  ])
    expect(words).toContain(part)
  // Once in the legend, once in the table.
  for (const name of CREATIVES) expect(words.split(name).length - 1).toBeGreaterThanOrEqual(2)
  // The time axis from the first to the last step, before the value axis: paper that cuts the chart loses its end.
  expect(words).toMatch(new RegExp(`\\b${first} (?:\\d+ \\w+ )*${last} 0 \\d+K `))
  for (const control of ['Share', 'Schedule', 'Download', 'Sign out', 'Dashboard', 'Welcome back'])
    expect(words).not.toContain(control)
})

test('A shared report prints like an internal one', FULL, async ({ page, browser, baseURL }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  const link = await page.evaluate(async (campaignID) => {
    const answer = await fetch('/api/v1/campaign/newToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ campaignID }),
    })
    return ((await answer.json()) as { data: { url: string } }).data.url
  }, CAMPAIGN.id)
  const outside = await browser.newContext({ baseURL, colorScheme: 'dark', storageState: NOBODY })
  const visitor = await outside.newPage()
  await visitor.goto(link)
  await reportShown(visitor)
  const paper = await printed(visitor)
  expectPaper(paper)
  for (const part of [CAMPAIGN.name, 'UTC', ...CREATIVES, 'Total']) expect(paper.words).toContain(part)
  await outside.close()
})
