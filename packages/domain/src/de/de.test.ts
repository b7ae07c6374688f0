import { describe, expect, it } from 'vitest'
import { CAMPAIGN_COLUMNS, campaignHeadings } from '../campaign/campaign-columns.js'
import { parseDayText } from '../day/day-input.js'
import { formatDay, formatMoment, formatRange, formatTimeAgo } from '../day/day-text.js'
import { formatCompact, formatMetric, formatPercent } from '../language/metric-format.js'
import { ENGLISH, englishReportTexts, type ReportTexts } from '../language/report-texts.js'
import { describeSchedule } from '../scheduled-report/schedule-text.js'
import { readOrigins } from '../share-token/origin.js'
import { parseTypedNumber } from '../table-layout/layout-text.js'
import { de } from './de.js'

const texts: ReportTexts = { ...englishReportTexts('de'), ...de.report('de') }

/** Members of `METRICS` that are the same in all languages. */
const NO_TEXT = new Set(['kind', 'decimals', 'parts', 'value'])

/** Messages by path. Functions get a distinct value for each of their parameters; `given` are these values as text. */
function messages(value: unknown, path: string): [path: string, text: string, given: string[]][] {
  if (typeof value === 'string') return [[path, value, []]]
  if (typeof value === 'function') {
    // A parameter is a text, a number, a list or a choice; the first kind that works is taken.
    const given = Array.from({ length: 6 }, (_, index) => `${7001 + index}`)
    const numbers = given.map(Number)
    for (const values of [numbers, given, given.map((text) => [text])]) {
      try {
        const text: unknown = value(...values)
        if (typeof text === 'string') return [[path, text, given]]
      } catch {
        // The next kind.
      }
    }
    throw new Error(`${path} could not be called`)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !NO_TEXT.has(key))
    .flatMap(([key, part]) => messages(part, path === '' ? key : `${path}.${key}`))
}

const placeholders = (text: string, given: string[]) =>
  given.filter((value) => text.replace(/[.,](?=\d{3})/g, '').includes(value))

const { report } = de
const german = messages(report('de'), '')
const english = messages(
  Object.fromEntries(Object.keys(report('de')).map((key) => [key, ENGLISH[key as keyof ReportTexts]])),
  '',
)

describe('the German catalog', () => {
  it('has the keys and placeholders of the English one', () => {
    const shape = (all: typeof german) =>
      Object.fromEntries(
        // The direction of a change is a choice: English happens to write it as it is.
        all.map(([path, text, given]) => [path, placeholders(text, path === 'changed' ? given.slice(1) : given)]),
      )
    expect(shape(german)).toEqual(shape(english))
    expect(german.length).toBeGreaterThan(150)
  })

  it('has no English message', () => {
    const sentences = new Map(
      english.filter(([, text]) => /[a-z] [a-z]/i.test(text)).map(([path, text]) => [path, text]),
    )
    // Both languages have these only in common: they consist of their parameters.
    const same = german.filter(([path, text]) => sentences.get(path) === text).map(([path]) => path)
    expect(same).toEqual([])
  })
})

describe('texts in German', () => {
  it('have German numbers', () => {
    expect(formatMetric('impressions', 2_959_973, texts)).toBe('2.959.973')
    expect(formatMetric('ctr', 0.482, texts)).toBe('0,48\u00a0%')
    expect(formatPercent(-61.04, 1, texts)).toBe('−61,0\u00a0%')
    expect(formatCompact(3_200_000, texts)).toBe('3,2\u00a0Mio.')
  })

  it('have German days', () => {
    expect(formatDay('2025-09-30', {}, texts)).toBe('30. Sept. 2025')
    expect(formatRange({ start: '2025-09-16', end: '2025-09-29' }, {}, texts)).toBe('16.–29. Sept. 2025')
    expect(formatRange({ start: '2025-09-16', end: '2025-09-29' }, { year: false }, texts)).toBe('16.–29. Sept.')
    expect(formatMoment('2025-10-12T12:30:00Z', 'Europe/Berlin', texts)).toBe('12. Okt. 2025, 14:30')
    const now = new Date('2025-10-14T10:00:00Z')
    expect(formatTimeAgo(new Date('2025-10-14T07:00:00Z'), now, texts)).toBe('vor 3 Std.')
    expect(formatTimeAgo(new Date('2025-10-13T07:00:00Z'), now, texts)).toBe('gestern')
  })

  it('have German names of weekdays', () => {
    expect(texts.shortWeekdays).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    expect(ENGLISH.shortWeekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  })

  it('head the campaign table, in the order of its columns', () => {
    expect(Object.keys(campaignHeadings(texts))).toEqual(Object.keys(CAMPAIGN_COLUMNS))
    expect(campaignHeadings(texts)).toMatchObject({ name: 'Kampagne', clicks: 'Klicks', edited: 'Zuletzt bearbeitet' })
  })

  it('explain addresses that are none', () => {
    expect(readOrigins(['x'], texts).problem).toMatch(/^Geben Sie eine Adresse/)
    const many = Array.from({ length: 21 }, (_, number) => `https://a${number}.test`)
    expect(readOrigins(many, texts).problem).toBe('Höchstens 20 Websites können einen Bericht einbetten')
  })

  it('are read as they are written', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2025-${String(month).padStart(2, '0')}-09`
      expect(parseDayText(formatDay(day, {}, texts), '2025-12-31', {}, texts)).toBe(day)
    }
    expect(parseDayText('gestern', '2025-10-14', {}, texts)).toBe('2025-10-13')
    expect(parseTypedNumber('1.234,5', texts)).toBe(1234.5)
    expect(parseTypedNumber('1,5 Mio.', texts)).toBe(1_500_000)
    expect(parseTypedNumber('2 B', texts)).toBeUndefined()
  })

  it('describe a schedule', () => {
    expect(
      describeSchedule(
        {
          frequency: 'Weekly',
          time: '09:00',
          tzCode: 'Europe/Berlin',
          type: 'Summary',
          format: 'xlsx',
          withVideo: true,
          recipients: ['a@example.test', 'b@example.test'],
        },
        new Date('2025-10-14T10:00:00Z'),
        texts,
      ),
    ).toBe(
      'Jeden Montag um 09:00 (GMT+02:00) Europe/Berlin: Bericht „Zusammenfassung“ für die sieben Tage davor als Excel, mit Videoquartilen, an 2 Personen.',
    )
  })
})
