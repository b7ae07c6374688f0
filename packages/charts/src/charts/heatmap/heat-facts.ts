import {
  formatHour,
  formatHourOfWeek,
  hourOfWeekLabel,
  hourOfWeekValue,
  WEEKDAYS,
} from '@placard/domain/internal/report'
import {
  type HourOfWeek,
  type HourOfWeekValue,
  type HoursOfWeek,
  METRICS,
  type MetricDefinition,
  type MetricName,
} from '@placard/domain/report'
import type { ChartFigures } from '../chart-table/chart-table.js'
import { metricLabel } from '../metric-text.js'
import { ENGLISH_HEAT, type HeatExtreme, type HeatLanguage } from './heat-labels.js'

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
  /** Messages and formats. */
  language: HeatLanguage
}

/** Returns the data of a heatmap whose week starts on a given day. */
export function heatFacts(
  hours: HoursOfWeek,
  metric: MetricName,
  kind: HourOfWeekValue,
  first: number,
  language: HeatLanguage = ENGLISH_HEAT,
): HeatFacts {
  const days = WEEKDAYS.map((_, row) =>
    hours.cells
      .filter(({ weekday }) => weekday === (first + row) % WEEKDAYS.length)
      .map((cell): HeatCell => ({ ...cell, value: hourOfWeekValue([cell], metric, kind) })),
  )
  return { metric, kind, days, tzCode: hours.tzCode, minute: hours.minute ?? 0, language }
}

/** Returns all values in the order of the days. */
export const heatValues = ({ days }: HeatFacts) => days.flat().map(({ value }) => value)

const isRatio = (metric: MetricName) => {
  const { kind }: MetricDefinition = METRICS[metric]
  return kind === 'ratio'
}

/** Returns the unit for use in a sentence: 'clicks', 'clicks an hour', 'CTR'. */
export function heatUnit({ metric, kind, language: { labels, texts } }: HeatFacts): string {
  const unit = metricLabel(metric, texts)
  return kind === 'average' && !isRatio(metric) ? labels.perHour(unit) : unit
}

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
  const { metric, kind, minute, language } = facts
  const { labels, texts } = language
  const when = hourOfWeekLabel(cell, minute, texts)
  if (cell.value === null) return `${when}: ${labels.noDataFor(metricLabel(metric, texts))}`
  const { most, least } = extremes(facts)
  const parts = [`${formatHourOfWeek(metric, cell.value, kind, texts)} ${heatUnit(facts)}`]
  if (most.length === 1 && most.includes(cell)) parts.push(labels.extreme('most', isRatio(metric)))
  if (least.length === 1 && least.includes(cell)) parts.push(labels.extreme('least', isRatio(metric)))
  if (kind === 'sum' && cell.running) parts.push(labels.inProgress)
  return `${when}: ${parts.join(', ')}`
}

/** Summarizes the week in one sentence: its highest and lowest hours, and the time zone. */
export function heatSummary(facts: HeatFacts): string {
  const { metric, kind, minute, tzCode, language } = facts
  const { labels, texts } = language
  const { most, least, counted } = extremes(facts)
  const zone = tzCode.replaceAll('_', ' ')
  const unit = heatUnit(facts)
  const value = (cell?: HeatCell) => formatHourOfWeek(metric, cell?.value ?? null, kind, texts)
  const [top, bottom] = [most[0], least[0]]
  if (!top || !bottom)
    return counted[0]?.value ? labels.equal(counted.length, value(counted[0]), unit, zone) : labels.none(unit)
  const extreme = (cells: HeatCell[], cell: HeatCell): HeatExtreme => ({
    hours: cells.length,
    label: hourOfWeekLabel(cell, minute, texts),
    value: value(cell),
  })
  const summary = { unit, most: extreme(most, top), least: extreme(least, bottom), zone }
  return isRatio(metric)
    ? labels.ratios(summary)
    : labels.counts(summary, bottom.value === 0 ? least.length : undefined)
}

/** Returns the note about the hour in progress; undefined without one. */
export function hourInProgressNote({ days, kind, language }: HeatFacts): string | undefined {
  const isRunning = days.flat().some(({ running }) => running)
  return isRunning ? language.labels.running(kind === 'sum') : undefined
}

/** Returns the week as a table: one row per hour, one column per day, and the totals of days. */
export function heatFigures({ days, metric, kind, minute, language }: HeatFacts): ChartFigures {
  const { labels, texts } = language
  return {
    rowHead: labels.hour,
    head: days.map((day, row) => {
      const weekday = day[0]?.weekday ?? row
      return { id: WEEKDAYS[weekday] ?? '', name: texts.weekdays[weekday] ?? '' }
    }),
    rows: Array.from({ length: 24 }, (_, hour) => ({
      id: String(hour),
      name: formatHour(hour, minute),
      cells: days.map((day) => day[hour]?.value ?? null),
    })),
    total: { name: labels.wholeDay, cells: days.map((day) => hourOfWeekValue(day, metric, kind)) },
  }
}
