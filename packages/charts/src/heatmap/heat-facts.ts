import {
  formatHour,
  formatHourOfWeek,
  type HourOfWeek,
  type HourOfWeekValue,
  type HoursOfWeek,
  hourOfWeekLabel,
  hourOfWeekValue,
  METRICS,
  type MetricDefinition,
  type MetricName,
  WEEKDAYS,
} from '@placard/domain'
import type { ChartFigures } from '../chart-table/chart-table.js'
import { metricLabel } from '../metric-text.js'

/** Hour of the week. */
export interface HeatCell extends HourOfWeek {
  /** Value of the metric; null is no data. */
  value: number | null
}

/** Data behind the drawing and the texts of a heatmap. */
export interface HeatFacts {
  /** The metric of all values. */
  metric: MetricName
  /** Sums or averages. */
  kind: HourOfWeekValue
  /** Days from top to bottom, each with 24 hours. */
  days: HeatCell[][]
  /** Time zone of the hours. */
  tzCode: string
  /** Minute at which hours start. */
  minute: number
}

/** Returns the data of a heatmap whose week starts on a given day. */
export function heatFacts(hours: HoursOfWeek, metric: MetricName, kind: HourOfWeekValue, first: number): HeatFacts {
  const days = WEEKDAYS.map((_, row) =>
    hours.cells
      .filter(({ weekday }) => weekday === (first + row) % WEEKDAYS.length)
      .map((cell): HeatCell => ({ ...cell, value: hourOfWeekValue([cell], metric, kind) })),
  )
  return { metric, kind, days, tzCode: hours.tzCode, minute: hours.minute ?? 0 }
}

/** Returns all values in the order of the days. */
export const heatValues = ({ days }: HeatFacts) => days.flat().map(({ value }) => value)

const isRatio = (metric: MetricName) => {
  const { kind }: MetricDefinition = METRICS[metric]
  return kind === 'ratio'
}

/** Returns the unit for use in a sentence: 'clicks', 'clicks an hour', 'CTR'. */
export const heatUnit = ({ metric, kind }: Pick<HeatFacts, 'metric' | 'kind'>) =>
  kind === 'average' && !isRatio(metric) ? `${metricLabel(metric)} an hour` : metricLabel(metric)

/** Returns the cells with the largest and the smallest value; none if all are equal. */
function extremes({ days }: HeatFacts): { most: HeatCell[]; least: HeatCell[]; counted: HeatCell[] } {
  const counted = days.flat().filter(({ value }) => value !== null)
  const values = counted.map(({ value }) => value ?? 0)
  const [high, low] = [Math.max(...values), Math.min(...values)]
  if (high === low) return { most: [], least: [], counted }
  return {
    most: counted.filter(({ value }) => value === high),
    least: counted.filter(({ value }) => value === low),
    counted,
  }
}

/** Formats one cell for the live region: "Monday 14:00 to 15:00: 1,204 clicks, the most of the week". */
export function formatCell(facts: HeatFacts, cell: HeatCell): string {
  const { metric, kind, minute } = facts
  const when = hourOfWeekLabel(cell, minute)
  if (cell.value === null) return `${when}: no data for ${metricLabel(metric)}`
  const { most, least } = extremes(facts)
  const [top, bottom] = isRatio(metric) ? ['highest', 'lowest'] : ['most', 'least']
  const words = [`${formatHourOfWeek(metric, cell.value, kind)} ${heatUnit(facts)}`]
  if (most.length === 1 && most.includes(cell)) words.push(`the ${top} of the week`)
  if (least.length === 1 && least.includes(cell)) words.push(`the ${bottom} of the week`)
  if (kind === 'sum' && cell.running) words.push('in progress')
  return `${when}: ${words.join(', ')}`
}

/** Summarizes the week in one sentence: its highest and lowest hours, and the time zone. */
export function heatSummary(facts: HeatFacts): string {
  const { metric, kind, minute, tzCode } = facts
  const { most, least, counted } = extremes(facts)
  const clock = `on the clock of ${tzCode.replaceAll('_', ' ')}`
  const unit = heatUnit(facts)
  const value = (cell?: HeatCell) => formatHourOfWeek(metric, cell?.value ?? null, kind)
  const [top, bottom] = [most[0], least[0]]
  if (!top || !bottom) {
    if (!counted[0]?.value) return `No ${unit} in these days.`
    return `${counted.length === 1 ? 'The only hour' : 'Every hour'} with data has ${value(counted[0])} ${unit}, ${clock}.`
  }
  const at = (cells: HeatCell[], cell: HeatCell) =>
    cells.length > 1
      ? `in ${cells.length} hours (${value(cell)})`
      : `on ${hourOfWeekLabel(cell, minute)} (${value(cell)})`
  const none = bottom.value === 0 && `none in ${least.length === 1 ? '1 hour' : `${least.length} hours`} of the week`
  if (isRatio(metric)) return `${unit} is highest ${at(most, top)} and lowest ${at(least, bottom)}, ${clock}.`
  return `Most ${unit} fall ${at(most, top).replace(/^in/, 'into')}, ${none || `fewest ${at(least, bottom)}`}, ${clock}.`
}

/** Returns the note about the hour in progress; undefined without one. */
export function hourInProgressNote({ days, kind }: HeatFacts): string | undefined {
  if (!days.flat().some(({ running }) => running)) return undefined
  return kind === 'sum' ? 'The running hour counts as far as it is.' : 'The running hour is left out.'
}

/** Returns the week as a table: one row per hour, one column per day, and the totals of days. */
export function heatFigures({ days, metric, kind, minute }: HeatFacts): ChartFigures {
  return {
    rowHead: 'Hour',
    head: days.map((day, row) => {
      const name = WEEKDAYS[day[0]?.weekday ?? row] ?? ''
      return { id: name, name }
    }),
    rows: Array.from({ length: 24 }, (_, hour) => ({
      id: String(hour),
      name: formatHour(hour, minute),
      cells: days.map((day) => day[hour]?.value ?? null),
    })),
    total: { name: 'Whole day', cells: days.map((day) => hourOfWeekValue(day, metric, kind)) },
  }
}
