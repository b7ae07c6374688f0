import {
  addDaysTo,
  addMonthsTo,
  type Day,
  dayCount,
  dayInZone,
  firstOfMonth,
  formatBucket,
  formatBucketDay,
  MONTH_NAMES,
  momentInZone,
} from '@placard/domain'
import { type StepKind, stepFrom, stepKind, type TimeSteps } from './chart-steps.js'

/** A mark on an axis. */
export interface AxisTick {
  /** Where it stands: a value, or the place of a step. */
  value: number
  /** What it says. */
  label: string
}

const MAX_MARKS = 5

/** Round numbers that hold both values and zero: five at most. Counts get no fractions. */
export function valueTicks(min: number, max: number, wholeNumbers: boolean): number[] {
  const span = max - min
  if (!(span > 0) || !Number.isFinite(span)) return [0, 1]
  const power = 10 ** (Math.floor(Math.log10(span / (MAX_MARKS - 1))) - 1)
  for (let scale = power; ; scale *= 10)
    for (const factor of [1, 2, 2.5, 5]) {
      const step = factor * scale
      if (wholeNumbers && !Number.isInteger(step)) continue
      const first = Math.floor(min / step + 1e-9)
      const count = Math.ceil(max / step - 1e-9) - first + 1
      if (count <= MAX_MARKS)
        return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)) + 0)
    }
}

/** A label and the air around it. */
const LABEL_ROOM = { day: 160, moment: 120, week: 160, month: 120 }
const LEAST_LABELS = 2.2
const LEAST_MONTHS = 3
const DAYS_OF_MONTH = 30.4
const STRIDES = {
  day: [1, 2, 3, 7, 14, 28, 56, 91],
  week: [1, 2, 4, 8, 13, 26],
  hour: [1, 2, 3, 6, 12, 24],
  month: [1, 2, 3, 6, 12, 24, 60, 120, 240],
}
/** More days than this are told by their months. */
const MOST_DAYS = 400
const MOST_HOUR_DAYS = 4
const MOST_MOMENT_DAYS = 120

const strideFor = (strides: number[], count: number, room: number) =>
  strides.find((size) => count / size <= room) ?? Math.ceil(count / room)

/** Returns as many steps as get a label without touching; the last day or week always has one. */
export function stepTicks(steps: TimeSteps, tzCode: string, plotWidth: number): AxisTick[] {
  const kind = stepKind(steps)
  const [first, last] = [steps.at(0), steps.at(steps.length - 1)]
  if (first === undefined || last === undefined) return []
  const roomFor = (what: keyof typeof LABEL_ROOM) => Math.max(LEAST_LABELS, plotWidth / LABEL_ROOM[what])
  if (kind !== 'moment' && steps.length <= MOST_DAYS) return evenTicks(steps, kind, tzCode, roomFor(kind))
  const dayOf = (step: string) => (step.includes('T') ? dayInZone(new Date(step), tzCode) : step.slice(0, 10))
  const [start, end] = [dayOf(first), dayOf(last)]
  const days = dayCount(start, end)
  if (kind === 'moment' && days <= MOST_HOUR_DAYS) return hourTicks(steps, tzCode, start, days, roomFor('moment'))
  if (kind === 'moment' && days <= MOST_MOMENT_DAYS) {
    const stride = strideFor(STRIDES.day, days, roomFor('day'))
    const marked = Array.from({ length: Math.ceil(days / stride) }, (_, index) => addDaysTo(start, index * stride))
    return placed(steps, tzCode, marked, (step) => formatBucketDay(step, tzCode))
  }
  return monthTicks(steps, tzCode, start, end, roomFor('month'))
}

/** Steps at equal distances, counted back from the last, which people look for first. */
function evenTicks(steps: TimeSteps, kind: 'day' | 'week', tzCode: string, room: number): AxisTick[] {
  const last = steps.length - 1
  const stride = strideFor(STRIDES[kind], last, room)
  const count = Math.floor(last / stride) + 1
  return Array.from({ length: count }, (_, index) => {
    const value = last - (count - 1 - index) * stride
    return { value, label: formatBucket(steps.at(value) ?? '', tzCode) }
  })
}

/** Hours of the clock of the zone, also where it is changed; the first of a day says the day. */
function hourTicks(steps: TimeSteps, tzCode: string, start: Day, days: number, room: number): AxisTick[] {
  const stride = strideFor(STRIDES.hour, days * 24, room)
  const marked: { value: number; hour: number }[] = []
  for (let hour = 0; hour < days * 24; hour += stride) {
    const time = `${String(hour % 24).padStart(2, '0')}:00`
    const moment = momentInZone(addDaysTo(start, Math.floor(hour / 24)), time, tzCode)
    const value = stepFrom(steps, moment.toISOString())
    if (value < steps.length && value !== marked.at(-1)?.value) marked.push({ value, hour: hour % 24 })
  }
  return marked.map(({ value, hour }) => {
    const step = steps.at(value) ?? ''
    return { value, label: hour === 0 ? formatBucketDay(step, tzCode) : formatBucket(step, tzCode) }
  })
}

/** Months, or years, of a long time. */
function monthTicks(steps: TimeSteps, tzCode: string, start: Day, end: Day, room: number): AxisTick[] {
  const first = start === firstOfMonth(start) ? start : addMonthsTo(firstOfMonth(start), 1)
  const months = dayCount(first, end) / DAYS_OF_MONTH
  const stride = strideFor(STRIDES.month, months, Math.max(LEAST_MONTHS, room))
  // Years begin in January, where there are enough of them to begin there.
  const toJanuary = (13 - Number(first.slice(5, 7))) % 12
  const yearly = stride >= 12 && months - toJanuary > stride
  const marked: Day[] = []
  for (let day = yearly ? addMonthsTo(first, toJanuary) : first; day <= end; day = addMonthsTo(day, stride))
    marked.push(day)
  return placed(steps, tzCode, marked, (_, day) => {
    const year = day.slice(0, 4)
    return yearly ? year : `${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${year}`
  })
}

/** The steps at which days begin. */
function placed(steps: TimeSteps, tzCode: string, days: Day[], label: (step: string, day: Day) => string): AxisTick[] {
  const kind: StepKind = stepKind(steps)
  return days.flatMap((day) => {
    const value = stepFrom(steps, kind === 'moment' ? momentInZone(day, '00:00', tzCode).toISOString() : day)
    const step = steps.at(value)
    return step === undefined ? [] : [{ value, label: label(step, day) }]
  })
}
