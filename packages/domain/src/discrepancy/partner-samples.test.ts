import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PartnerReading, PartnerRole } from './partner-reading-schema.js'
import type { PartnerMetric, PartnerRow } from './partner-report.js'
import { readPartnerText } from './read-partner-text.js'

/** Folder of sample files of known sources with their expected readings; set by developers who have them. */
const folder = process.env.PARTNER_SAMPLES

/** Text files of the folder; workbooks have another reader. */
const files = folder ? readdirSync(folder).filter((name) => !/\.(?:json|xlsx)$/.test(name)) : ['each file']

type Counts = Readonly<Record<string, number | null>>

interface Expected {
  bytes: { encoding: string }
  delimiter: string
  headerLine: number
  rows: number
  dateRange: { from: string; to: string }
  zone: string | null
  columns: Readonly<Record<string, string>>
  totals: Counts
  statedTotals: Counts | null
  missing: Counts
  byDay: Readonly<Record<string, Counts>>
  bySize?: Readonly<Record<string, Counts>>
  dropped: readonly { line?: number | string; lines?: readonly number[] }[]
  rateColumns?: readonly string[]
}

const METRICS: Readonly<Record<string, PartnerMetric>> = {
  impressions: 'impressions',
  clicks: 'clicks',
  starts: 'videoStarts',
  completes: 'videoCompletes',
}
const ROLES: Readonly<Record<string, PartnerRole>> = {
  ...METRICS,
  placementId: 'placementID',
  creativeId: 'creativeID',
}

/** Returns the sum of an expected count; null if no row has it. */
function sumValues(rows: readonly PartnerRow[], name: string): number | null {
  const values = rows.map(({ counts, gross, invalid }) => {
    if (name === 'grossImpressions') return gross?.impressions
    return name === 'invalidImpressions' ? invalid.impressions : counts[METRICS[name]!]
  })
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

const sums = (rows: readonly PartnerRow[], expected: Counts): Counts =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, sumValues(rows, name)]))

const decidedValue = (reading: PartnerReading, kind: string) =>
  reading.decisions.find((one) => one.kind === kind)?.value

describe.skipIf(!folder)('samples of known sources', () => {
  it.each(files)('reads %s as expected', (file) => {
    const path = join(folder!, file)
    const expected = JSON.parse(readFileSync(path.replace(/\.\w+$/, '.expected.json'), 'utf8')) as Expected
    const reading = readPartnerText(readFileSync(path))
    const { rows } = reading

    expect(decidedValue(reading, 'encoding')).toBe(expected.bytes.encoding)
    expect(decidedValue(reading, 'delimiter')).toBe(expected.delimiter === 'tab' ? '\t' : expected.delimiter)
    expect(reading.headerLine).toBe(expected.headerLine)
    expect(reading.lines).toBe(expected.rows)
    expect(reading.range).toEqual({ start: expected.dateRange.from, end: expected.dateRange.to })
    expect(reading.zone).toBe(expected.zone)
    expect(sums(rows, expected.totals)).toEqual(expected.totals)
    const stated = reading.statedTotals && { ...rows[0]!, ...reading.statedTotals }
    expect(stated && sums([stated], expected.statedTotals ?? {})).toEqual(expected.statedTotals)

    for (const [name, header] of Object.entries(expected.columns))
      expect(reading.columns.find(({ role }) => role === (ROLES[name] ?? name))?.header, name).toBe(header)
    for (const header of expected.rateColumns ?? [])
      expect(reading.decisions.some(({ value, reason }) => value === null && reason.includes(header))).toBe(true)
    for (const name of Object.keys(METRICS))
      expect(reading.missing[METRICS[name]!] ?? 0, `missing ${name}`).toBe(expected.missing[name] ?? 0)

    for (const [day, counts] of Object.entries(expected.byDay))
      expect(
        sums(
          rows.filter((row) => row.day === day),
          counts,
        ),
        day,
      ).toEqual(counts)
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(Object.keys(expected.byDay)))
    for (const [size, counts] of Object.entries(expected.bySize ?? {}))
      expect(
        sums(
          rows.filter((row) => row.size === (size === 'none' ? '' : size)),
          counts,
        ),
        size,
      ).toEqual(counts)
    if (expected.bySize)
      expect(new Set(rows.map(({ size }) => size || 'none'))).toEqual(new Set(Object.keys(expected.bySize)))

    const lines = expected.dropped.map(({ line, lines: range }) => [range?.[0] ?? line, range?.[1] ?? line])
    const lastLine = reading.dropped.at(-1)?.to
    const total = lines.map((range) => range.map((line) => (line === 'last' ? lastLine : line)))
    const from = (kind: string) => reading.dropped.filter((one) => one.kind === kind)
    const merged = [from('total'), from('footer')].flatMap((part) =>
      part.length > 0 ? [[part[0]!.from, part.at(-1)!.to]] : [],
    )
    expect(merged).toEqual(total)
    expect(reading.questions.filter(({ kind }) => kind !== 'zone')).toEqual([])
  })
})
