import { daysBetween } from '@placard/domain/internal/dates'
import { splitIntoWeeks } from '@placard/domain/internal/report'
import { listBuckets } from '@placard/domain/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annotationsByStep, nextAnnotation } from './annotations.js'
import { firstStepFrom, indexOfStep, regularSteps, stepAround } from './time-steps.js'

const hours = listBuckets({ start: '2025-10-26', end: '2025-10-26', tzCode: 'Europe/Berlin' })
const days = daysBetween('2025-09-30', '2025-10-13')
const weeks = splitIntoWeeks(days).map(({ bucket }) => bucket)

describe('TimeSteps', () => {
  it('are computed on access', () => {
    const steps = regularSteps('2025-10-25T22:00:00Z', 25)
    expect(Array.from({ length: 25 }, (_, index) => steps.at(index))).toEqual(hours)
    expect([steps.at(-1), steps.at(25), steps.at(-26)]).toEqual([hours[24], undefined, undefined])
  })

  it('are found by indexOfStep', () => {
    for (const steps of [hours, days, weeks]) {
      for (const [place, step] of steps.entries()) expect(indexOfStep(steps, step)).toBe(place)
      expect(indexOfStep(steps, '2025-01-01')).toBeUndefined()
    }
    const many = regularSteps('2003-07-17T00:00:00.000Z', 200_000)
    fc.assert(
      fc.property(fc.nat(199_999), (place) => {
        expect(indexOfStep(many, many.at(place))).toBe(place)
      }),
    )
    expect(firstStepFrom(days, '2026-01-01')).toBe(days.length)
  })

  it('contain the times between their start and end', () => {
    expect(stepAround(hours, '2025-10-26T01:30:00Z', 'Europe/Berlin')).toBe(3)
    expect(stepAround(hours, '2025-10-26T22:59:59Z', 'Europe/Berlin')).toBe(24)
    expect(stepAround(hours, '2025-10-26T23:00:00Z', 'Europe/Berlin')).toBeUndefined()
    expect(stepAround(hours, '2025-10-25T21:59:00Z', 'Europe/Berlin')).toBeUndefined()
    // 22:30 UTC is the next day in Berlin.
    expect(stepAround(days, '2025-10-01T22:30:00Z', 'Europe/Berlin')).toBe(2)
    expect(stepAround(days, '2025-10-14', 'UTC')).toBeUndefined()
    expect(stepAround(days, '2025-09-29', 'UTC')).toBeUndefined()
    for (const day of days) {
      const at = stepAround(weeks, day, 'UTC')!
      const [from, to] = weeks[at]!.split('/')
      expect(day >= from! && day <= to!).toBe(true)
    }
    expect(stepAround([], '2025-10-14', 'UTC')).toBeUndefined()
  })
})

describe('notes', () => {
  const notes = annotationsByStep(
    [
      { step: '2025-10-09', label: 'Published' },
      { step: '2025-10-01', label: 'Paused' },
      { step: '2025-10-09', label: 'Budget raised' },
      { step: '2024-10-09', label: 'Long ago' },
    ],
    days,
    'UTC',
  )

  it('are in the order of their steps, joined if they share one', () => {
    expect([...notes]).toEqual([
      [1, ['Paused']],
      [9, ['Published', 'Budget raised']],
    ])
  })

  it('are cycled through', () => {
    expect([nextAnnotation(notes, undefined, 1), nextAnnotation(notes, 1, 1), nextAnnotation(notes, 9, 1)]).toEqual([
      1, 9, 1,
    ])
    expect([nextAnnotation(notes, undefined, -1), nextAnnotation(notes, 9, -1), nextAnnotation(notes, 0, -1)]).toEqual([
      9, 1, 9,
    ])
    expect(nextAnnotation(new Map(), 3, 1)).toBeUndefined()
  })
})
