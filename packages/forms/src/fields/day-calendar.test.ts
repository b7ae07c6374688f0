import { addDaysTo, addMonthsTo, dayCount, firstOfMonth } from '@placard/domain/internal/dates'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { DayCalendar } from './day-calendar.js'
import { toDay, toLocalDate } from './local-date.js'

const deviceZone = process.env.TZ
afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

/** Enabled days of a month in the calendar. */
function daysShown(month: string): string[] {
  const markup = renderToStaticMarkup(
    createElement(DayCalendar, {
      month,
      start: undefined,
      end: undefined,
      today: month,
      onMonthChange: () => {},
      onPick: () => {},
    }),
  )
  return [...markup.matchAll(/<td[^>]*data-day="([\d-]+)"[^>]*><button/g)].map(([, day = '']) => day)
}

const daysOfMonth = (month: string) =>
  Array.from({ length: dayCount(month, addMonthsTo(month, 1)) - 1 }, (_, index) => addDaysTo(month, index))

it.each([
  ['Africa/Cairo', '2025-04-25', 'skips midnight every spring'],
  ['America/Sao_Paulo', '2018-11-04', 'skipped midnight'],
  ['America/Havana', '2025-11-02', 'has midnight twice'],
  ['Europe/Berlin', '2025-03-30', 'has a day of 23 hours'],
])('offers every day once on a device in %s, which on %s %s', (zone, day) => {
  process.env.TZ = zone
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  const month = firstOfMonth(day)
  expect(daysShown(month)).toEqual(daysOfMonth(month))
})

it('round-trips every day through the calendar in any device time zone', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 20_000 }), (name, count) => {
      process.env.TZ = name
      const day = addDaysTo('2000-01-01', count)
      // A day that does not exist in some time zones (Samoa skipped 30 December 2011).
      fc.pre(day !== '2011-12-30')
      expect(toDay(toLocalDate(day))).toBe(day)
    }),
  )
})
