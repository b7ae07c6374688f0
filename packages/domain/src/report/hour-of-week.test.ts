import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoCampaigns } from '../demo/demo-company.js'
import { DEMO_NOW, demoReport } from '../demo/demo-report.js'
import { METRICS, NO_COUNTS } from '../metric/metric.js'
import { countDays, dayOfNumber, weekdayOfNumber } from '../testing/day-numbers.js'
import { changingDays, wallClock } from '../testing/wall-clock.js'
import { formatHourOfWeek, type HourOfWeek, hourOfWeekLabel, hourOfWeekValue, hoursOfWeek } from './hour-of-week.js'
import { reportTotals } from './report.js'
import type { Report } from './report-schema.js'

const HOUR = 3_600_000
const LATER = '2027-01-01T00:00:00.000Z'
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
  'Pacific/Kiritimati',
]

const row = (at: number, clicks: number, impressions = 100): Report['rows'][number] => ({
  ...NO_COUNTS,
  creativeID: 'c1',
  bucket: new Date(at).toISOString(),
  clicks,
  impressions,
})

/** Returns every whole hour of some days and its local time, independent of our code. */
function hoursOnTheWall(start: string, end: string, zone: string) {
  const from = Date.parse(`${start}T00:00Z`) - 30 * HOUR
  const count = (Date.parse(`${end}T00:00Z`) - from) / HOUR + 60
  return Array.from({ length: count }, (_, index) => from + index * HOUR).flatMap((at) => {
    const [day = '', time = ''] = wallClock(at, zone).split(' ')
    if (day < start || day > end) return []
    return {
      at,
      weekday: weekdayOfNumber(countDays(day)),
      hour: Number(time.slice(0, 2)),
      minute: Number(time.slice(3)),
    }
  })
}

const readCell = ({ cells }: { cells: HourOfWeek[] }, weekday: number, hour: number) =>
  cells.find((cell) => cell.weekday === weekday && cell.hour === hour)!

/** Ranges from any day on, often one with a clock change. */
const range = fc
  .record({
    tzCode: fc.constantFrom(...ZONES),
    pick: fc.nat(400),
    days: fc.integer({ min: 1, max: 16 }),
    before: fc.nat(6),
  })
  .map(({ tzCode, pick, days, before }) => {
    const changes = changingDays(tzCode, 2025)
    const day = changes[pick] ?? dayOfNumber(countDays('2025-01-01') + pick)
    const first = countDays(day) - Math.min(before, days - 1)
    return { start: dayOfNumber(first), end: dayOfNumber(first + days - 1), tzCode }
  })

describe('hoursOfWeek', () => {
  it('uses the wall clock in any zone, also on days with clock changes', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 97 }), ({ start, end, tzCode }, seed) => {
        const hours = hoursOnTheWall(start, end, tzCode).map((hour, index) => ({
          ...hour,
          clicks: ((index + 1) * seed * 31) % 53,
        }))
        const rows = hours.filter(({ clicks }) => clicks > 9).map(({ at, clicks }) => row(at, clicks))
        const found = hoursOfWeek({ rows, range: { start, end, tzCode }, generatedAt: LATER })
        expect(found.cells).toHaveLength(168)
        for (const cell of found.cells) {
          const mine = hours.filter(({ weekday, hour }) => weekday === cell.weekday && hour === cell.hour)
          const sum = mine.reduce((total, { clicks }) => total + (clicks > 9 ? clicks : 0), 0)
          expect([cell.hours, cell.over.clicks], JSON.stringify(cell)).toEqual([mine.length, sum])
          expect(hourOfWeekValue([cell], 'clicks', 'sum')).toBe(mine.length === 0 ? null : sum)
          expect(hourOfWeekValue([cell], 'clicks', 'average')).toBe(mine.length === 0 ? null : sum / mine.length)
        }
        const minutes = new Set(hours.map(({ minute }) => minute))
        expect(found.minute).toBe(minutes.size === 1 ? [...minutes][0] : undefined)
      }),
      { numRuns: 60 },
    )
  }, 30_000)

  it('sums to the report, with any hour in progress', () => {
    const campaign = demoCampaigns(DEMO_NOW)[0]!
    for (const tzCode of ZONES) {
      const now = new Date(DEMO_NOW.getTime() + 20 * 60_000)
      const report = demoReport(campaign, { start: '2025-10-13', end: '2025-10-14', tzCode }, now)
      const { cells } = hoursOfWeek(report)
      expect(hourOfWeekValue(cells, 'impressions', 'sum')).toBe(reportTotals(report).impressions)
      expect(hourOfWeekValue(cells, 'ctr', 'sum')).toBe(METRICS.ctr.value(reportTotals(report)))
    }
  }, 30_000)

  it('sums the hour that occurs twice, and has no data for a skipped one', () => {
    const autumn = { start: '2025-10-26', end: '2025-10-26', tzCode: 'Europe/Berlin' }
    const twice = [row(Date.parse('2025-10-26T00:00Z'), 3), row(Date.parse('2025-10-26T01:00Z'), 4)]
    const doubled = readCell(hoursOfWeek({ rows: twice, range: autumn, generatedAt: LATER }), 6, 2)
    expect([doubled.hours, doubled.over.clicks]).toEqual([2, 7])
    expect(hourOfWeekValue([doubled], 'clicks', 'average')).toBe(3.5)

    const spring = { start: '2025-03-30', end: '2025-03-30', tzCode: 'Europe/Berlin' }
    const skipped = hoursOfWeek({ rows: [], range: spring, generatedAt: LATER })
    expect(hourOfWeekValue([readCell(skipped, 6, 2)], 'clicks', 'sum')).toBeNull()
    expect(hourOfWeekValue([readCell(skipped, 6, 3)], 'clicks', 'sum')).toBe(0)
  })

  it('sums creatives and weeks, divides by hours, and never averages a ratio', () => {
    const rows = [
      row(Date.parse('2025-10-06T14:00Z'), 10, 100),
      { ...row(Date.parse('2025-10-06T14:00Z'), 5, 100), creativeID: 'c2' },
      row(Date.parse('2025-10-13T14:00Z'), 0, 800),
    ]
    const week = hoursOfWeek({
      rows,
      range: { start: '2025-10-06', end: '2025-10-19', tzCode: 'UTC' },
      generatedAt: LATER,
    })
    const cell = [readCell(week, 0, 14)]
    expect(hourOfWeekValue(cell, 'clicks', 'sum')).toBe(15)
    expect(hourOfWeekValue(cell, 'clicks', 'average')).toBe(7.5)
    expect(hourOfWeekValue(cell, 'ctr', 'average')).toBe(1.5)
    expect(hourOfWeekValue([readCell(week, 0, 15)], 'ctr', 'sum')).toBeNull()
  })

  it('excludes the hour in progress from averages, and future hours from everything', () => {
    const at = Date.parse('2025-10-14T09:00Z')
    const range = { start: '2025-10-07', end: '2025-10-20', tzCode: 'UTC' }
    const rows = [row(at - 7 * 24 * HOUR, 8), row(at, 2)]
    const week = hoursOfWeek({ rows, range, generatedAt: new Date(at + 600_000).toISOString() })
    const cell = [readCell(week, 1, 9)]
    expect(hourOfWeekValue(cell, 'clicks', 'sum')).toBe(10)
    expect(hourOfWeekValue(cell, 'clicks', 'average')).toBe(8)
    expect(readCell(week, 1, 10).hours).toBe(1)
    const short = { start: '2025-10-14', end: '2025-10-14', tzCode: 'UTC' }
    const today = hoursOfWeek({ rows, range: short, generatedAt: new Date(at + 600_000).toISOString() })
    expect(hourOfWeekValue([readCell(today, 1, 9)], 'clicks', 'average')).toBeNull()
    expect(hourOfWeekValue([readCell(today, 1, 10)], 'clicks', 'sum')).toBeNull()
  })

  it('formats small averages with a decimal', () => {
    expect(formatHourOfWeek('clicks', 3.45, 'average')).toBe('3.5')
    expect(formatHourOfWeek('clicks', 1203.5, 'average')).toBe('1,204')
    expect(formatHourOfWeek('clicks', -3.45, 'average')).toBe('−3.5')
    expect(formatHourOfWeek('clicks', 3, 'sum')).toBe('3')
    expect(formatHourOfWeek('ctr', 1.234, 'average')).toBe('1.23%')
    expect(formatHourOfWeek('clicks', null, 'average')).toBe('—')
  })

  it('labels hours by the local clock', () => {
    expect(hourOfWeekLabel({ weekday: 0, hour: 14 })).toBe('Monday 14:00 to 15:00')
    expect(hourOfWeekLabel({ weekday: 6, hour: 23 }, 30)).toBe('Sunday 23:30 to 00:30')
  })
})
