import * as z from 'zod'
import { dayCount } from '../day/day.js'
import { idSchema } from '../id/id.js'
import { countersSchema } from '../metric/counters-schema.js'
import { METRICS, type MetricDefinition, type MetricName, metricChange, sumCounters } from '../metric/metric.js'
import { comparisonWindow } from '../report-range/comparison-choice.js'
import { rangeFromQuery, reportQuery, reportQuerySchema } from '../report-range/report-query.js'
import { previousRange } from '../report-range/report-range.js'
import { rangeWithOffsetsSchema, zoneDifferenceSchema } from '../report-range/zoned-range.js'
import { comparedBuckets, type ReportComparison } from './report-comparison.js'
import { type Report, reportRowSchema } from './report-schema.js'
import { comparedRange, type ReportView, withRangeStep } from './report-view.js'

/**
 * Query of the totals call: that of a report, plus the first and last day of the comparison range. Without the last day it
 * is as long as the range.
 */
export const totalsQuerySchema = reportQuerySchema.extend({
  compare_dt: reportQuerySchema.shape.start_dt.optional(),
  compare_end_dt: reportQuerySchema.shape.end_dt.optional(),
})
export type TotalsQuery = z.infer<typeof totalsQuerySchema>

/** Counters of a campaign. `current` and `before` hold only the time steps that can be compared. */
export const campaignTotalSchema = z.object({
  id: idSchema,
  counters: countersSchema,
  current: countersSchema,
  before: countersSchema,
})
export type CampaignTotal = z.infer<typeof campaignTotalSchema>

const totalRowSchema = reportRowSchema.omit({ creativeID: true })

/** Counters of each of the caller's own campaigns in a range and in the comparison range. */
export const campaignTotalsSchema = z.object({
  range: rangeWithOffsetsSchema,
  before: rangeWithOffsetsSchema,
  /** Set when the query's `tzOffset` is not the offset that the server has for its `tz`. */
  zoneDifference: zoneDifferenceSchema.optional(),
  campaigns: z.array(campaignTotalSchema),
  /** Sums of all campaigns per time step, for the range and the one before. */
  rows: z.array(totalRowSchema),
  beforeRows: z.array(totalRowSchema),
  generatedAt: z.iso.datetime(),
})
export type CampaignTotals = z.infer<typeof campaignTotalsSchema>

/** Converts a view to the query of the totals call. Without a comparison, it requests the previous period. */
export function totalsQuery(view: Pick<ReportView, 'range' | 'comparison'>): TotalsQuery {
  const compared = comparedRange(view)
  if (!compared) return reportQuery(view.range)
  const { start_dt, end_dt } = reportQuery(compared)
  const isEqual = dayCount(compared.start, compared.end) === dayCount(view.range.start, view.range.end)
  return { ...reportQuery(view.range), compare_dt: start_dt, ...(!isEqual && { compare_end_dt: end_dt }) }
}

/** Returns the ranges of a totals query. Throws a `ZodError` if they are invalid. */
export function rangesFromTotals({ compare_dt, compare_end_dt, ...query }: TotalsQuery) {
  const range = rangeFromQuery(query)
  if (compare_dt === undefined) return { range, before: { ...previousRange(range), zone: range.zone } }
  const compared = rangeFromQuery({ ...query, start_dt: compare_dt, end_dt: compare_end_dt ?? compare_dt })
  if (compare_end_dt !== undefined) return { range, before: withRangeStep(range, compared) }
  return { range, before: { ...range, ...comparisonWindow(range, { mode: 'custom', start: compared.start }) } }
}

/** Sums all campaigns and the steps that can be compared; ratios are computed from sums. */
export function sumTotals({ range, before, campaigns, generatedAt }: CampaignTotals) {
  const steps = comparedBuckets(range, before, new Date(generatedAt))
  const comparison: ReportComparison | undefined = steps && {
    current: sumCounters(campaigns.map(({ current }) => current)),
    before: sumCounters(campaigns.map((each) => each.before)),
    ...steps,
  }
  return { totals: sumCounters(campaigns.map(({ counters }) => counters)), comparison }
}

/** Only series of a chart of all campaigns. */
const ALL = { id: 'all', type: 'Banner', size: '' } as const

/** Parts of a report that a chart is drawn from. */
export type ChartedReport = Pick<Report, 'range' | 'creatives' | 'rows' | 'generatedAt'>

/** Returns the sums of all campaigns over time as reports with one series of this name, for the range and the one before. */
export function totalsReports(
  { range, before, rows, beforeRows, generatedAt }: CampaignTotals,
  name = 'All campaigns',
) {
  const createReport = (days: typeof range, own: typeof rows): ChartedReport => ({
    range: days,
    generatedAt,
    creatives: [{ ...ALL, name, liveIDs: [] }],
    rows: own.map((row) => ({ ...row, creativeID: ALL.id })),
  })
  return { report: createReport(range, rows), previous: createReport(before, beforeRows) }
}

/** Campaign with a changed metric. */
export interface Mover {
  id: string
  /** Value in the comparable steps; null is no data. */
  value: number | null
  before: number | null
  /** Difference: a count, or percentage points of a ratio. */
  difference: number
  /** Displayed change: percent of a count, or percentage points; null without an earlier value. */
  change: number | null
}

/**
 * Returns the campaigns with the largest changes of a metric, sorted by size, with an equal maximum of increases and
 * decreases.
 */
export function topMovers(campaigns: readonly CampaignTotal[], metric: MetricName, eachWay: number): Mover[] {
  const { value }: MetricDefinition = METRICS[metric]
  const moved = campaigns
    .map(({ id, current, before }): Mover => {
      const [now, then] = [value(current), value(before)]
      const isRatio = METRICS[metric].kind === 'ratio'
      const difference = isRatio && (now === null || then === null) ? 0 : (now ?? 0) - (then ?? 0)
      return { id, value: now, before: then, difference, change: metricChange(metric, current, before) }
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const [up, down] = [moved.filter((one) => one.difference > 0), moved.filter((one) => one.difference < 0)]
  const shown = new Set([...up.slice(0, eachWay), ...down.slice(0, eachWay)])
  return moved.filter((one) => shown.has(one))
}
