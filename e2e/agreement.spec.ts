import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, reportShown, testAs } from './fixtures.js'

const test = testAs('staff')
const DAY = 86_400_000

/** Days that reach from `from` to `to` days ago. */
const ago = (from: number, to: number) => ({
  start: new Date(Date.now() - from * DAY).toISOString().slice(0, 10),
  end: new Date(Date.now() - to * DAY).toISOString().slice(0, 10),
})

/** The zones of the journey: whole hours either way, half hours, and three quarters. */
const VIEWS = [
  { ...ago(9, 3), tz: 'UTC' },
  { ...ago(9, 3), tz: 'Asia/Kolkata' },
  { ...ago(16, 2), tz: 'America/St_Johns' },
  { ...ago(2, 2), tz: 'Asia/Kathmandu' },
  { ...ago(40, 1), tz: 'Pacific/Auckland' },
]

interface Line {
  impressions: number
  clicks: number
}
type Lines = Record<string, Line>

/** What the table on the screen says of each creative, read from its cells' text. */
async function onScreen(page: Page): Promise<Lines> {
  const table = page.getByRole('table', { name: 'Creatives' })
  const heads = (await table.getByRole('columnheader').allTextContents()).map((text) => text.trim())
  const lines: Lines = {}
  for (const row of await table.getByRole('row').all()) {
    const name = (await row.getByRole('rowheader').allTextContents())[0]?.trim()
    if (!name) continue
    const cells = await row.locator('th, td').allTextContents()
    const number = (head: string) => Number(cells[heads.indexOf(head)]?.replace(/[^\d.]/g, ''))
    lines[name.startsWith('Total') ? 'Total' : name] = { impressions: number('Impressions'), clicks: number('Clicks') }
  }
  return lines
}

const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )

/** The same out of the file that the table gives away. */
async function inTableFile(page: Page): Promise<Lines> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Creatives as CSV' }).click()
  const text = readFileSync(await (await started).path(), 'utf8').replace(/^\uFEFF/, '')
  const rows = text.trim().split(/\r?\n/).map(cellsOf)
  const head = rows.findIndex((cells) => cells.includes('Impressions'))
  const at = (name: string) => rows[head]?.indexOf(name) ?? -1
  return Object.fromEntries(
    rows
      .slice(head + 1)
      .map((cells) => [
        cells[0]?.startsWith('Total') ? 'Total' : (cells[0] ?? ''),
        { impressions: Number(cells[at('Impressions')]), clicks: Number(cells[at('Clicks')]) },
      ]),
  )
}

interface Answer {
  creatives: { id: string; name: string }[]
  rows: ({ creativeID: string } & Line)[]
}

/** The same out of what the API answers, asked without the console and added up here. */
async function fromApi(page: Page, { start, end, tz }: (typeof VIEWS)[number]): Promise<Lines> {
  const seconds = (text: string) => String(Date.parse(`${text}Z`) / 1000)
  const query = new URLSearchParams({
    campaignID: CAMPAIGN.id,
    start_dt: seconds(`${start}T00:01:00`),
    end_dt: seconds(`${end}T23:59:59`),
    tz,
  })
  const answer = await page.request.get(`/api/v1/campaign/reports?${query}`)
  const { data } = (await answer.json()) as { data: Answer }
  const sum = (rows: Line[]) => ({
    impressions: rows.reduce((total, row) => total + row.impressions, 0),
    clicks: rows.reduce((total, row) => total + row.clicks, 0),
  })
  const lines = data.creatives.map(({ id, name }) => [name, sum(data.rows.filter((row) => row.creativeID === id))])
  return { ...Object.fromEntries(lines), Total: sum(data.rows) }
}

test('screen, table file and API say the same numbers in every zone', async ({ page }) => {
  test.setTimeout(90_000)
  const totals = new Set<number>()
  for (const view of VIEWS)
    await test.step(`${view.tz}, ${view.start} to ${view.end}`, async () => {
      await page.goto(
        `/campaigns/${CAMPAIGN.id}/reporting?start=${view.start}&end=${view.end}&tz=${encodeURIComponent(view.tz)}`,
      )
      await reportShown(page)
      const api = await fromApi(page, view)
      expect(api.Total?.impressions).toBeGreaterThan(0)
      expect(await onScreen(page)).toEqual(api)
      expect(await inTableFile(page)).toEqual(api)
      totals.add(api.Total?.impressions ?? 0)
    })
  // The same days in another zone are other hours: the journey would notice a zone that is ignored.
  expect(totals.size).toBe(VIEWS.length)
})
