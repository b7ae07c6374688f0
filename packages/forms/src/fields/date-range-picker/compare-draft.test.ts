import { addDaysTo, dayCount } from '@placard/domain/internal/dates'
import { comparisonWindow, type ReportComparisonChoice } from '@placard/domain/report'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareText, createCompareDraft, resolveCompare, toggledCompare } from './compare-draft.js'

const TODAY = '2025-10-14'
const range = { start: '2025-10-01', end: '2025-10-14' }
const off = createCompareDraft({ mode: 'off' }, range)

it('starts with the period right before the range', () => {
  expect(off).toEqual({ mode: 'off', matchWeekday: false, first: '17 Sep 2025' })
  expect(compareText({ ...off, mode: 'custom' }, range, TODAY)).toBe('vs 17–30 Sep 2025')
})

it('is toggled and keeps its settings', () => {
  const on = toggledCompare({ ...off, matchWeekday: true })
  expect(resolveCompare(on, range, TODAY).choice).toEqual({ mode: 'previous', matchWeekday: true })
  expect(resolveCompare(toggledCompare(on), range, TODAY).choice).toEqual({ mode: 'off' })
})

it.each([
  ['soon', 'Write a day like 30 Sep 2025'],
  ['', 'Select a start date'],
  ['2 Oct 2025', 'Choose 1 Oct 2025 or earlier'],
])('reports the error of %j', (first, problem) => {
  expect(resolveCompare({ ...off, mode: 'custom', first }, range, TODAY)).toEqual({ problem })
  expect(compareText({ ...off, mode: 'custom', first }, range, TODAY)).toBe('')
})

it('has no text while the range is incomplete', () => {
  expect(compareText({ ...off, mode: 'previous' }, undefined, TODAY)).toBe('')
})

it('round-trips every comparison', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDaysTo(TODAY, -count))
  const choice = fc.oneof(
    fc.constant<ReportComparisonChoice>({ mode: 'off' }),
    fc.record({ mode: fc.constantFrom('previous' as const, 'lastYear' as const), matchWeekday: fc.boolean() }),
    fc.record({ mode: fc.constant('custom' as const), start: day }),
  )
  fc.assert(
    fc.property(choice, day, fc.integer({ min: 0, max: 399 }), (chosen, end, length) => {
      const days = { start: addDaysTo(end, -length), end }
      const { choice: again, problem } = resolveCompare(createCompareDraft(chosen, days), days, TODAY)
      if (again) expect(again).toEqual(chosen)
      else {
        const window = comparisonWindow(days, chosen)!
        expect(problem).toMatch(/^Choose /)
        expect(window.end > TODAY).toBe(true)
        expect(dayCount(window.start, window.end)).toBe(length + 1)
      }
    }),
  )
})
