import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../language/report-texts.js'
import { addDaysTo } from './day.js'
import { parseDayText } from './day-input.js'
import { daySchema } from './day-schema.js'
import { formatDay } from './day-text.js'

const TODAY = '2025-10-14'

describe('parseDayText', () => {
  it.each([
    ['30 Sep 2025', '2025-09-30'],
    ['  30   september 2025 ', '2025-09-30'],
    ['30sep25', '2025-09-30'],
    ['1st Oct', '2025-10-01'],
    ['Sep 30, 2025', '2025-09-30'],
    ['sept 30', '2025-09-30'],
    ['30/9/2025', '2025-09-30'],
    ['30.09.25', '2025-09-30'],
    ['2025-9-30', '2025-09-30'],
    ['today', TODAY],
    ['Yesterday', '2025-10-13'],
    ['tomorrow', '2025-10-15'],
    ['29 Feb 2024', '2024-02-29'],
  ])('parses %s', (text, day) => {
    expect(parseDayText(text, TODAY)).toBe(day)
  })

  it('reads a day without a year as the last one', () => {
    expect(parseDayText('14 Oct', TODAY)).toBe('2025-10-14')
    expect(parseDayText('15 Oct', TODAY)).toBe('2024-10-15')
    expect(parseDayText('31/12', TODAY)).toBe('2024-12-31')
  })

  it('reads a day without a year as the nearest one if the future is allowed', () => {
    const nearest = (text: string, today = TODAY) => parseDayText(text, today, { yearless: 'nearest' })
    expect(nearest('15 Oct')).toBe('2025-10-15')
    expect(nearest('1 Feb')).toBe('2026-02-01')
    expect(nearest('1 May')).toBe('2025-05-01')
    expect(nearest('31 Dec', '2026-01-02')).toBe('2025-12-31')
    expect(nearest('29 Feb', '2025-02-28')).toBe('2024-02-29')
    expect(nearest('29 Feb', '2026-02-28')).toBeUndefined()
  })

  it.each(['', '   ', '31 Sep 2025', '29 Feb 2025', '9/30/2025', '32/1/2025', '0/1/2025', '13', 'soon', '30 Foo 2025'])(
    'rejects %j',
    (text) => {
      expect(parseDayText(text, TODAY)).toBeUndefined()
    },
  )

  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDaysTo('1990-01-01', count))

  it('parses every format in which days are written', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, date] = day.split('-').map(Number)
        const name = ENGLISH.months[month! - 1]
        for (const text of [
          day,
          formatDay(day),
          formatDay(day).toUpperCase(),
          `${name} ${date}, ${year}`,
          `${date}/${month}/${year}`,
          `${date}.${month}.${year}`,
        ])
          expect(parseDayText(text, TODAY)).toBe(day)
      }),
    )
  })

  it('never reads a day without a year as a future day', () => {
    fc.assert(
      fc.property(days, days, (day, today) => {
        const found = parseDayText(formatDay(day, { year: false }), today)
        if (found === undefined) expect(day.slice(5)).toBe('02-29')
        else {
          expect(found <= today).toBe(true)
          expect(found.slice(5)).toBe(day.slice(5))
        }
      }),
    )
  })

  it.each(['__proto__', 'constructor', 'valueOf'])('rejects %j, a property of every object', (text) => {
    expect(parseDayText(text, TODAY)).toBeUndefined()
  })

  it('returns a calendar day or undefined for any text', () => {
    const pieces = fc.array(fc.constantFrom('3', '30', '2025', 'Sep', 'feb', '/', '-', '.', ' ', ',', 'th', 'x'), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((parts) => parts.join('')),
        ),
        (text) => {
          const day = parseDayText(text, TODAY)
          if (day !== undefined) expect(daySchema.safeParse(day).success).toBe(true)
        },
      ),
    )
  })
})
