import { formatDay } from '@placard/domain/dates'
import { addDaysTo } from '@placard/domain/internal/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRangeDraft, draftText, pickDay, readDays, resolveDraft, tidied } from './range-draft.js'

const TODAY = '2025-10-14'
const chosen = { start: '1 Oct 2025', end: '14 Oct 2025' }

describe('pickDay', () => {
  it('starts a new range when one is complete', () => {
    expect(pickDay(chosen, '2025-10-05', TODAY)).toEqual({ start: '5 Oct 2025', end: '' })
  })

  it('completes a started range in either direction', () => {
    const started = { start: '5 Oct 2025', end: '' }
    expect(pickDay(started, '2025-10-09', TODAY)).toEqual({ start: '5 Oct 2025', end: '9 Oct 2025' })
    expect(pickDay(started, '2025-09-28', TODAY)).toEqual({ start: '28 Sep 2025', end: '5 Oct 2025' })
    expect(pickDay(started, '2025-10-05', TODAY)).toEqual({ start: '5 Oct 2025', end: '5 Oct 2025' })
  })

  it('starts over if the typed text is not a date', () => {
    expect(pickDay({ start: 'soon', end: '' }, '2025-10-05', TODAY)).toEqual({ start: '5 Oct 2025', end: '' })
    expect(pickDay({ start: '1 Oct', end: 'soon' }, '2025-10-05', TODAY)).toEqual({ start: '5 Oct 2025', end: '' })
  })

  it('creates a valid range from any two days within the limits', () => {
    const day = fc.integer({ min: 0, max: 399 }).map((count) => addDaysTo(TODAY, -count))
    fc.assert(
      fc.property(day, day, (one, other) => {
        const draft = pickDay(pickDay(chosen, one, TODAY), other, TODAY)
        const [start, end] = [one, other].sort()
        expect(resolveDraft(draft, { today: TODAY, tzCode: 'UTC' }).range).toEqual({ start, end, tzCode: 'UTC' })
      }),
    )
  })
})

describe('resolveDraft', () => {
  it.each([
    ['', '', { start: 'Select a start date', end: 'Select an end date' }],
    ['31 Sep 2025', '1 Oct 2025', { start: 'Write a day like 30 Sep 2025' }],
    ['1 Oct 2025', '15 Oct 2025', { end: 'Choose today or earlier' }],
    ['9 Oct 2025', '8 Oct 2025', { end: 'The range ends before it starts' }],
    ['1 Jan 2024', '1 Oct 2025', { end: 'A report covers 400 days at most' }],
  ])('reports the error of %j to %j', (start, end, problems) => {
    expect(resolveDraft({ start, end }, { today: TODAY, tzCode: 'UTC' })).toEqual({ problems })
  })

  it('respects the bounds', () => {
    const bounds = { min: '2025-09-01', max: '2025-10-10' }
    const problems = (start: string, end: string) =>
      resolveDraft({ start, end }, { today: TODAY, tzCode: 'UTC', bounds }).problems
    expect(problems('31 Aug', '11 Oct')).toEqual({
      start: 'Choose 1 Sep 2025 or later',
      end: 'Choose 10 Oct 2025 or earlier',
    })
    expect(problems('1 Sep', '10 Oct')).toBeUndefined()
  })

  it('round-trips a range', () => {
    const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'Europe/Berlin' }
    expect(resolveDraft(createRangeDraft(range), { today: TODAY, tzCode: 'Europe/Berlin' }).range).toEqual(range)
  })
})

describe('Text of a draft', () => {
  it('describes an incomplete selection', () => {
    expect(draftText(chosen, TODAY)).toBe('1–14 Oct 2025 · 14 days')
    expect(draftText({ start: 'today', end: 'today' }, TODAY)).toBe('14 Oct 2025 · 1 day')
    expect(draftText({ start: '5 Oct', end: '' }, TODAY)).toBe('Starts 5 Oct 2025, select an end date')
    expect(draftText({ start: '', end: '' }, TODAY)).toBe('Select a start date')
  })

  it('omits an end before the start', () => {
    expect(readDays({ start: '5 Oct', end: '4 Oct' }, TODAY)).toEqual({ start: '2025-10-05', end: undefined })
  })

  it('normalizes valid dates only', () => {
    expect(tidied({ start: '5/10', end: 'soon' }, 'start', TODAY).start).toBe(formatDay('2025-10-05'))
    expect(tidied({ start: '5/10', end: 'soon' }, 'end', TODAY).end).toBe('soon')
  })
})
