import { addDaysTo } from '@placard/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDay, toLocalDate } from './local-date.js'

it('keeps every day through the calendar and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (count) => {
      const day = addDaysTo('1970-01-01', count)
      expect(toDay(toLocalDate(day))).toBe(day)
    }),
  )
})
