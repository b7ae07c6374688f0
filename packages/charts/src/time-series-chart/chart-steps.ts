import { type Day, dayInZone, isWeekBucket, weekDays } from '@placard/domain'

/**
 * The steps of a chart, in order: days 'YYYY-MM-DD', UTC moments of hours, or weeks 'first/last'. An array is one; so is
 * anything that can say its length and the step at a place, and then many steps need no memory.
 */
export interface TimeSteps {
  /** How many steps there are. */
  readonly length: number
  /** The step at a place. */
  at(index: number): string | undefined
}

const MINUTE_MS = 60_000

/** Steps of one length after each other, counted from a UTC moment; made as they are asked for. */
export function regularSteps(start: string, count: number, minutes = 60): TimeSteps {
  const first = Date.parse(start)
  return {
    length: count,
    at(index) {
      const place = index < 0 ? count + index : index
      return place < 0 || place >= count ? undefined : new Date(first + place * minutes * MINUTE_MS).toISOString()
    },
  }
}

/** What a step is. */
export type StepKind = 'moment' | 'day' | 'week'

/** What the steps of a chart are. */
export function stepKind(steps: TimeSteps): StepKind {
  const first = steps.at(0) ?? ''
  return isWeekBucket(first) ? 'week' : first.includes('T') ? 'moment' : 'day'
}

const startOf = (step: string) => (isWeekBucket(step) ? weekDays(step).start : step)

/** The place of the first step that begins at a day or moment, or after it; the number of steps if none does. */
export function stepFrom(steps: TimeSteps, start: string): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (startOf(steps.at(middle) ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

/** The place of a step, if it is one of them. */
export function placeOf(steps: TimeSteps, step: string | undefined): number | undefined {
  if (step === undefined) return undefined
  const place = stepFrom(steps, startOf(step))
  return steps.at(place) === step ? place : undefined
}

/** The place of the step in which a day, moment or week begins; undefined outside of the chart. */
export function placeAround(steps: TimeSteps, moment: string, tzCode: string): number | undefined {
  const [last, before] = [steps.at(steps.length - 1), steps.at(steps.length - 2)]
  if (last === undefined) return undefined
  const start = startOf(moment)
  if (stepKind(steps) === 'moment') {
    const [at, end] = [Date.parse(start), Date.parse(last)]
    const length = before === undefined ? 60 * MINUTE_MS : end - Date.parse(before)
    if (at >= end + length) return undefined
    const place = stepFrom(steps, new Date(at + 1).toISOString()) - 1
    return place < 0 ? undefined : place
  }
  const day: Day = start.includes('T') ? dayInZone(new Date(start), tzCode) : start
  const lastDay = isWeekBucket(last) ? weekDays(last).end : last
  if (day > lastDay || day < startOf(steps.at(0) ?? '')) return undefined
  const place = stepFrom(steps, day)
  return steps.at(place) !== undefined && startOf(steps.at(place) ?? '') === day ? place : place - 1
}
