import type { Day, Zone } from '@placard/domain/dates'
import { addDaysTo, addMonthsTo, dayCount, dayInZone, firstOfMonth, momentInZone } from '@placard/domain/internal/dates'
import { ENGLISH, formatBucket, formatBucketDay } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'
import { firstStepFrom, type StepKind, stepKind, type TimeSteps } from './time-steps.js'

/** A labelled step on the time axis. */
export interface TimeTick {
  /** Index of the step. */
  value: number
  label: string
}

/** Width of a label and the space around it, in pixels. */
const LABEL_WIDTH = { day: 160, moment: 120, week: 160, month: 120 }
const MIN_LABELS = 2.2
const MIN_MONTHS = 3
const DAYS_OF_MONTH = 30.4
const STRIDES = {
  day: [1, 2, 3, 7, 14, 28, 56, 91],
  week: [1, 2, 4, 8, 13, 26],
  hour: [1, 2, 3, 6, 12, 24],
  month: [1, 2, 3, 6, 12, 24, 60, 120, 240],
}
/** More days than this are labelled by month. */
const MAX_DAYS = 400
const MAX_HOUR_DAYS = 4
const MAX_MOMENT_DAYS = 120

const strideFor = (strides: number[], count: number, maxLabels: number) =>
  strides.find((size) => count / size <= maxLabels) ?? Math.ceil(count / maxLabels)

/** Returns the steps that get a label, in the zone of the report. Labels do not touch; the last day or week always has one. */
export function timeTicks(steps: TimeSteps, zone: Zone, plotWidth: number, texts: ReportTexts = ENGLISH): TimeTick[] {
  const kind = stepKind(steps)
  const [first, last] = [steps.at(0), steps.at(steps.length - 1)]
  if (first === undefined || last === undefined) return []
  const labelsFor = (what: keyof typeof LABEL_WIDTH) => Math.max(MIN_LABELS, plotWidth / LABEL_WIDTH[what])
  if (kind !== 'moment' && steps.length <= MAX_DAYS) return evenTicks(steps, kind, zone, labelsFor(kind), texts)
  const computeDay = (step: string) => (step.includes('T') ? dayInZone(new Date(step), zone) : step.slice(0, 10))
  const [start, end] = [computeDay(first), computeDay(last)]
  const days = dayCount(start, end)
  if (kind === 'moment' && days <= MAX_HOUR_DAYS) return hourTicks(steps, zone, start, days, labelsFor('moment'), texts)
  if (kind === 'moment' && days <= MAX_MOMENT_DAYS) {
    const stride = strideFor(STRIDES.day, days, labelsFor('day'))
    const starts = Array.from({ length: Math.ceil(days / stride) }, (_, index) => addDaysTo(start, index * stride))
    return ticksAtDays(steps, zone, starts, (step) => formatBucketDay(step, zone, texts))
  }
  return monthTicks(steps, zone, start, end, labelsFor('month'), texts)
}

/** Labels steps at equal distances, counted back from the last, because readers look for it first. */
function evenTicks(
  steps: TimeSteps,
  kind: 'day' | 'week',
  zone: Zone,
  maxLabels: number,
  texts: ReportTexts,
): TimeTick[] {
  const last = steps.length - 1
  const stride = strideFor(STRIDES[kind], last, maxLabels)
  const count = Math.floor(last / stride) + 1
  return Array.from({ length: count }, (_, index) => {
    const value = last - (count - 1 - index) * stride
    return { value, label: formatBucket(steps.at(value) ?? '', zone, 'short', texts) }
  })
}

/** Labels hours of the local clock, also on days with a clock change; midnight is labelled with the day. */
function hourTicks(
  steps: TimeSteps,
  zone: Zone,
  start: Day,
  days: number,
  maxLabels: number,
  texts: ReportTexts,
): TimeTick[] {
  const stride = strideFor(STRIDES.hour, days * 24, maxLabels)
  const starts: { value: number; hour: number }[] = []
  for (let hour = 0; hour < days * 24; hour += stride) {
    const time = `${String(hour % 24).padStart(2, '0')}:00`
    const moment = momentInZone(addDaysTo(start, Math.floor(hour / 24)), time, zone)
    const value = firstStepFrom(steps, moment.toISOString())
    if (value < steps.length && value !== starts.at(-1)?.value) starts.push({ value, hour: hour % 24 })
  }
  return starts.map(({ value, hour }) => {
    const step = steps.at(value) ?? ''
    return {
      value,
      label: hour === 0 ? formatBucketDay(step, zone, texts) : formatBucket(step, zone, 'short', texts),
    }
  })
}

/** Labels months, or years of a long range. */
function monthTicks(
  steps: TimeSteps,
  zone: Zone,
  start: Day,
  end: Day,
  maxLabels: number,
  texts: ReportTexts,
): TimeTick[] {
  const first = start === firstOfMonth(start) ? start : addMonthsTo(firstOfMonth(start), 1)
  const months = dayCount(first, end) / DAYS_OF_MONTH
  const stride = strideFor(STRIDES.month, months, Math.max(MIN_MONTHS, maxLabels))
  // Yearly labels start in January if the range is long enough.
  const toJanuary = (13 - Number(first.slice(5, 7))) % 12
  const yearly = stride >= 12 && months - toJanuary > stride
  const starts: Day[] = []
  for (let day = yearly ? addMonthsTo(first, toJanuary) : first; day <= end; day = addMonthsTo(day, stride))
    starts.push(day)
  return ticksAtDays(steps, zone, starts, (_, day) => {
    const year = day.slice(0, 4)
    return yearly ? year : `${texts.months[Number(day.slice(5, 7)) - 1]} ${year}`
  })
}

/** Labels the steps at which days start. */
function ticksAtDays(steps: TimeSteps, zone: Zone, days: Day[], label: (step: string, day: Day) => string): TimeTick[] {
  const kind: StepKind = stepKind(steps)
  return days.flatMap((day) => {
    const value = firstStepFrom(steps, kind === 'moment' ? momentInZone(day, '00:00', zone).toISOString() : day)
    const step = steps.at(value)
    return step === undefined ? [] : [{ value, label: label(step, day) }]
  })
}
