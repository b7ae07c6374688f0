import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo } from '../day/day.js'
import { countDays, dayOfNumber } from '../testing/day-numbers.js'
import { decideDayOrder, listRanges, readDayText, readRangeText, readSerialDay, resolveDay } from './partner-days.js'

describe('readDayText', () => {
  it.each([
    ['2026-09-01', '2026-09-01'],
    ['2026/09/01', '2026-09-01'],
    ['2020/9/10', '2020-09-10'],
    ['20260901', '2026-09-01'],
    ['1.9.2026', '2026-09-01'],
    ['01.09.26', '2026-09-01'],
    ['2026-09-01 06:00:00', '2026-09-01'],
    ['2026-09-01T23:59:59.000Z', '2026-09-01'],
    ['Sep 1, 2026', '2026-09-01'],
    ['September 1, 2026', '2026-09-01'],
    ['Tue, Sep 1, 2026, 7:15:02 AM EDT', '2026-09-01'],
    ['1 Sep 2026', '2026-09-01'],
    ['1-Sep-26', '2026-09-01'],
    ['1. September 2026', '2026-09-01'],
    ['Dienstag, 3. März 2026', '2026-03-03'],
    ['1er août 2026', '2026-08-01'],
    ['3 févr. 2026', '2026-02-03'],
    ['5 Dez 2026', '2026-12-05'],
    ['46266', '2026-09-01'],
    ['46266.25', '2026-09-01'],
  ])('%j', (text, day) => expect(readDayText(text)).toBe(day))

  it.each([
    ...['', '-', 'Total', '2026-02-30', '31.4.2026', '2026', '12345', '1/9', 'September 2026', '1 Foo 2026', '1,5'],
    ...['99999999', `1${' '.repeat(80)}Sep 2026`, 'Sep 99, 2026', '2026-13-01'],
  ])('%j is no day', (text) => expect(readDayText(text)).toBeUndefined())

  it.each([
    ['1/9/2026', '2026-09-01', '2026-01-09'],
    ['9/13/26', undefined, '2026-09-13'],
    ['13-09-2026', '2026-09-13', undefined],
    ['09/01/2026 00:00:00', '2026-01-09', '2026-09-01'],
  ])('%j depends on the order', (text, dayFirst, monthFirst) => {
    const day = readDayText(text)!
    expect([resolveDay(day, 'day-first'), resolveDay(day, 'month-first')]).toEqual([dayFirst, monthFirst])
  })

  it('reads the serial numbers of workbooks', () => {
    const epoch = countDays('1899-12-30')
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 80_000 }), (serial) => {
        expect(readSerialDay(serial + 0.5)).toBe(serial + 0.5 > 80_000 ? undefined : dayOfNumber(epoch + serial))
      }),
    )
  })
})

describe('readRangeText', () => {
  it.each([
    ['9/1/26 - 9/13/26', '2026-09-01', '2026-09-13'],
    ['2022/11/01 to 2023/01/29', '2022-11-01', '2023-01-29'],
    ['Sep 1, 2026 - Sep 3, 2026', '2026-09-01', '2026-09-03'],
    ['Sep 1 - 3, 2026', '2026-09-01', '2026-09-03'],
    ['September 1, 2026 – September 2, 2026', '2026-09-01', '2026-09-02'],
    ['1. September 2026 - 2. September 2026', '2026-09-01', '2026-09-02'],
    ['Zeitraum: 01.09.2026-30.09.2026', '2026-09-01', '2026-09-30'],
    ['1.–3. September 2026', '2026-09-01', '2026-09-03'],
    ['Diffusion du 1 au 3 septembre 2026', '2026-09-01', '2026-09-03'],
    ['Diffusion du 28 août au 3 septembre 2026', '2026-08-28', '2026-09-03'],
    ['Dec 28 - Jan 3, 2027', '2026-12-28', '2027-01-03'],
    ['2026-09-01 00:00:00 - 2026-09-03 23:59:59', '2026-09-01', '2026-09-03'],
  ])('%j', (text, start, end) => {
    const range = readRangeText(text)
    expect(range && listRanges(range)).toEqual([{ start, end }])
  })

  it.each(['All time', 'Untitled report', '', '1 - 2 - 3', 'a - b', 'Sep 3, 2026', '- 1 September 2026'])(
    '%j is none',
    (text) => expect(readRangeText(text)).toBeUndefined(),
  )

  it('leaves the order open', () => {
    expect(listRanges(readRangeText('9/1/26 - 9/3/26')!)).toEqual([
      { start: '2026-01-09', end: '2026-03-09' },
      { start: '2026-09-01', end: '2026-09-03' },
    ])
  })
})

describe('decideDayOrder', () => {
  const slashed = (...texts: string[]) =>
    texts.map((text) => readDayText(text)).filter((day) => typeof day === 'object')

  it.each([
    [['1/9/2026', '13/9/2026'], [], 'day-first', 'part'],
    [['9/1/26', '9/13/26'], [], 'month-first', 'part'],
    [['1/9/2026', '2/9/2026'], [{ start: '2026-09-01', end: '2026-09-03' }], 'day-first', 'range'],
    [['1/9/2026', '2/9/2026'], [{ start: '2026-01-01', end: '2026-12-31' }], null, 'open'],
    [['1/9/2026', '2/9/2026'], [{ start: '2025-01-01', end: '2025-12-31' }], null, 'open'],
    [['1/9/2026', '2/9/2026'], [], null, 'open'],
    [['9/9/2026', '3/3/2026'], [], 'day-first', 'same'],
    [['13/9/2026', '9/13/2026'], [], null, 'conflict'],
  ] as const)('%j in %j: %s, because of %s', (texts, ranges, order, because) => {
    expect(decideDayOrder(slashed(...texts), ranges)).toMatchObject({ order, because })
  })

  it('never guesses an order under which days are wrong', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(days, fc.boolean(), fc.boolean(), (numbers, isDayFirst, hasRange) => {
        const all = numbers.map((count) => addDaysTo('2026-01-01', count)).toSorted()
        const texts = all.map((day) => {
          const [year, month, date] = day.split('-').map(Number)
          return isDayFirst ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
        })
        const { order } = decideDayOrder(slashed(...texts), hasRange ? [{ start: all[0]!, end: all.at(-1)! }] : [])
        if (order) expect(texts.map((text) => resolveDay(readDayText(text)!, order))).toEqual(all)
      }),
    )
  })
})
