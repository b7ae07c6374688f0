import type { Day, Zone } from '@placard/domain/dates'
import { dayInZone, MINUTE_MS } from '@placard/domain/internal/dates'
import { isWeekBucket, weekDays } from '@placard/domain/internal/report'

/**
 * Time steps of a chart in order: days 'YYYY-MM-DD', UTC moments of hours, or weeks 'first/last'. An array fits; an object
 * that computes its steps saves memory when there are many.
 */
export interface TimeSteps {
  /** Number of steps. */
  readonly length: number
  /** Returns the step at an index; negative ones count from the end. */
  at(index: number): string | undefined
}

/** Returns consecutive steps of equal length from a UTC moment. Steps are computed on access. */
export function regularSteps(start: string, count: number, minutes = 60): TimeSteps {
  const first = Date.parse(start)
  return {
    length: count,
    at(index) {
      const step = index < 0 ? count + index : index
      return step < 0 || step >= count ? undefined : new Date(first + step * minutes * MINUTE_MS).toISOString()
    },
  }
}

/** Unit of a step. */
export type StepKind = 'moment' | 'day' | 'week'

/** Returns the unit of the steps, judged by the first one. */
export function stepKind(steps: TimeSteps): StepKind {
  const first = steps.at(0) ?? ''
  return isWeekBucket(first) ? 'week' : first.includes('T') ? 'moment' : 'day'
}

const computeStart = (step: string) => (isWeekBucket(step) ? weekDays(step).start : step)

/** Returns the index of the first step that starts at or after a day or moment; the number of steps if there is none. */
export function firstStepFrom(steps: TimeSteps, start: string): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (computeStart(steps.at(middle) ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the index of a step; undefined if it is not part of the chart. */
export function indexOfStep(steps: TimeSteps, step: string | undefined): number | undefined {
  if (step === undefined) return undefined
  const index = firstStepFrom(steps, computeStart(step))
  return steps.at(index) === step ? index : undefined
}

/** Returns the index of the step in which a day, moment or week starts; undefined outside of the chart. */
export function stepAround(steps: TimeSteps, moment: string, zone: Zone): number | undefined {
  const [last, before] = [steps.at(steps.length - 1), steps.at(steps.length - 2)]
  if (last === undefined) return undefined
  const start = computeStart(moment)
  if (stepKind(steps) === 'moment') {
    const [at, end] = [Date.parse(start), Date.parse(last)]
    const length = before === undefined ? 60 * MINUTE_MS : end - Date.parse(before)
    if (at >= end + length) return undefined
    const index = firstStepFrom(steps, new Date(at + 1).toISOString()) - 1
    return index < 0 ? undefined : index
  }
  const day: Day = start.includes('T') ? dayInZone(new Date(start), zone) : start
  const lastDay = isWeekBucket(last) ? weekDays(last).end : last
  if (day > lastDay || day < computeStart(steps.at(0) ?? '')) return undefined
  const index = firstStepFrom(steps, day)
  return steps.at(index) !== undefined && computeStart(steps.at(index) ?? '') === day ? index : index - 1
}
