import { addDaysTo } from '@placard/domain/internal/dates'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textOfValue, valueOfText, valueProblem } from './day-value.js'

const TODAY = '2025-10-14'

it('parses the text of every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (count) => {
      const day = addDaysTo(TODAY, count)
      expect(valueOfText(textOfValue(day), { today: TODAY })).toBe(day)
    }),
  )
})

it('keeps text that is not a date', () => {
  expect(valueOfText('soon ', { today: TODAY })).toBe('soon ')
  expect(textOfValue('soon ')).toBe('soon ')
  expect(valueOfText('  ', { today: TODAY })).toBeNull()
  expect(textOfValue(null)).toBe('')
})

it('resolves a date without a year within the bounds', () => {
  expect(valueOfText('1 Feb', { today: TODAY })).toBe('2026-02-01')
  expect(valueOfText('1 Feb', { today: TODAY, max: TODAY })).toBe('2025-02-01')
})

it('reports the error', () => {
  const rules = { today: TODAY, min: TODAY, max: '2025-12-31', isDayDisabled: (day: string) => day === '2025-12-25' }
  expect(valueProblem(null, rules)).toBeUndefined()
  expect(valueProblem('2025-12-24', rules)).toBeUndefined()
  expect(valueProblem('soon', rules)).toBe('Write a day like 30 Sep 2025')
  expect(valueProblem('2025-10-13', rules)).toBe('Choose today or later')
  expect(valueProblem('2026-01-01', rules)).toBe('Choose 31 Dec 2025 or earlier')
  expect(valueProblem('2025-12-25', rules)).toBe('Choose another day')
})
