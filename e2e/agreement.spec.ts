import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, FULL, goWithin, reportShown, testAs } from './fixtures.js'
import { csvRecords, downloadAs } from './report-files.js'

const test = testAs('staff')
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Returns a range from `from` to `to` days ago. */
const ago = (from: number, to: number) => ({
  start: new Date(Date.now() - from * DAY).toISOString().slice(0, 10),
  end: new Date(Date.now() - to * DAY).toISOString().slice(0, 10),
})

/** Tested time zones, with offsets of whole, half and quarter hours. */
const VIEWS = [
  { ...ago(9, 3), tz: 'UTC' },
  { ...ago(9, 3), tz: 'Asia/Kolkata' },
  { ...ago(16, 2), tz: 'America/St_Johns' },
  { ...ago(2, 2), tz: 'Asia/Kathmandu' },
  // Its clocks stopped changing in 2026: browser and server may have different zone data.
  { ...ago(2, 2), tz: 'America/Winnipeg' },
  { ...ago(40, 1), tz: 'Pacific/Auckland' },
]

/** Time zones with clock changes in different months, so that one of them is recent in most of the year. */
const TURNING = [
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Africa/Cairo',
]
/** Age of the demo campaign's data, in days. */
const COUNTED_DAYS = 80

const offsetAt = (tz: string, at: number) =>
  new Intl.DateTimeFormat('en', { timeZone: tz, timeZoneName: 'longOffset' }).formatToParts(at).at(-1)?.value

/** Returns the latest day with 23 or 25 hours in a time zone that the demo data covers. */
function turningDay(tz: string) {
  const now = Math.floor(Date.now() / HOUR) * HOUR
  for (let at = now - 2 * DAY; at > now - COUNTED_DAYS * DAY; at -= HOUR) {
    if (offsetAt(tz, at) === offsetAt(tz, at - HOUR)) continue
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: tz }).format(at)
    return { start: day, end: day, tz }
  }
  return undefined
}

const views = () => [...VIEWS, ...TURNING.flatMap((tz) => turningDay(tz) ?? []).slice(0, 2)]

interface Line {
  impressions: number
  clicks: number
}
type Lines = Record<string, Line>

/** Returns each creative's metrics from the table on the screen. */
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

/** Returns them from the table's CSV file. */
async function inTableFile(page: Page): Promise<Lines> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Creatives as CSV' }).click()
  return Object.fromEntries(
    (await csvRecords(await started)).map((cells) => {
      const name = Object.values(cells)[0] ?? ''
      const line = { impressions: Number(cells.Impressions), clicks: Number(cells.Clicks) }
      return [name.startsWith('Total') ? 'Total' : name, line]
    }),
  )
}

/** Returns them from the server's report file, summed over its daily rows. */
async function inServerFile(page: Page): Promise<Lines> {
  const lines: Lines = {}
  const days = (await csvRecords(await downloadAs(page, 'CSV'))).filter((cells) => cells['Creative ID'])
  for (const { Creative: name = '', Impressions, Clicks } of days)
    for (const to of [name, 'Total']) {
      const line = lines[to] ?? { impressions: 0, clicks: 0 }
      lines[to] = { impressions: line.impressions + Number(Impressions), clicks: line.clicks + Number(Clicks) }
    }
  return lines
}

interface Answer {
  creatives: { id: string; name: string }[]
  rows: ({ creativeID: string } & Line)[]
}

/** Returns them from the API, summed over its rows. */
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

test('Screen, files and API agree in every time zone, also on days with a clock change', FULL, async ({ page }) => {
  test.setTimeout(90_000)
  const address = `/campaigns/${CAMPAIGN.id}/reporting`
  await page.goto(address)
  await reportShown(page)
  const totals = new Set<number>()
  for (const view of views())
    await test.step(`${view.tz}, ${view.start} to ${view.end}`, async () => {
      await goWithin(page, `${address}?${new URLSearchParams(view)}`)
      const api = await fromApi(page, view)
      expect(api.Total?.impressions).toBeGreaterThan(0)
      // The previous results stay while these load.
      await expect.poll(() => onScreen(page)).toEqual(api)
      await reportShown(page)
      expect(await inTableFile(page)).toEqual(api)
      // A creative without impressions has no row in the server's file.
      const shown = Object.entries(api).filter(([, { impressions, clicks }]) => impressions + clicks > 0)
      expect(await inServerFile(page)).toEqual(Object.fromEntries(shown))
      totals.add(api.Total?.impressions ?? 0)
    })
  // The same dates in another time zone are other hours, so an ignored time zone would be noticed.
  expect(totals.size).toBeGreaterThanOrEqual(VIEWS.length)
})
