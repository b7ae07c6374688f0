import * as z from 'zod'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import { countersSchema } from '../metric/counters-schema.js'
import { METRICS, type MetricDefinition, type MetricName, metricChange, sumCounters } from '../metric/metric.js'
import { comparisonWindow } from './comparison-choice.js'
import { comparedBuckets, type ReportComparison } from './report-comparison.js'
import { rangeFromQuery, reportQuery, reportQuerySchema } from './report-query.js'
import { previousRange } from './report-range.js'
import { type Report, reportRowSchema } from './report-schema.js'
import { comparedRange, type ReportView } from './report-view.js'

/** The query of the totals call: that of a report, and the first day of as many days to compare with. */
export const totalsQuerySchema = reportQuerySchema.extend({
  compare_dt: reportQuerySchema.shape.start_dt.optional(),
})
export type TotalsQuery = z.infer<typeof totalsQuerySchema>

const rangeSchema = z.object({ start: daySchema, end: daySchema, tzCode: z.string() })

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
  range: rangeSchema,
  before: rangeSchema,
  campaigns: z.array(campaignTotalSchema),
  /** Sums of all campaigns in each time step with any count, of the range and of the range before. */
  rows: z.array(totalRowSchema),
  beforeRows: z.array(totalRowSchema),
  generatedAt: z.iso.datetime(),
})
export type CampaignTotals = z.infer<typeof campaignTotalsSchema>

/** A view as the totals call sends it. Without a comparison it is the period right before that comes along. */
export function totalsQuery(view: Pick<ReportView, 'range' | 'comparison'>): TotalsQuery {
  const compared = comparedRange(view)
  return { ...reportQuery(view.range), ...(compared && { compare_dt: reportQuery(compared).start_dt }) }
}

/** The ranges that a totals query means. Throws a `ZodError` when there is no valid one. */
export function rangesFromTotals({ compare_dt, ...query }: TotalsQuery) {
  const range = rangeFromQuery(query)
  if (compare_dt === undefined) return { range, before: { ...previousRange(range), zone: range.zone } }
  const { start } = rangeFromQuery({ ...query, start_dt: compare_dt, end_dt: compare_dt })
  return { range, before: { ...range, ...comparisonWindow(range, { mode: 'custom', start }) } }
}

/** The sums of all campaigns, and what they may be compared by; ratios come from these sums, never from ratios. */
export function sumTotals({ range, before, campaigns, generatedAt }: CampaignTotals) {
  const steps = comparedBuckets(range, before, new Date(generatedAt))
  const comparison: ReportComparison | undefined = steps && {
    current: sumCounters(campaigns.map(({ current }) => current)),
    before: sumCounters(campaigns.map((each) => each.before)),
    ...steps,
  }
  return { totals: sumCounters(campaigns.map(({ counters }) => counters)), comparison }
}

/** The only series of a chart of all campaigns. */
const ALL = { id: 'all', name: 'All campaigns', type: 'Banner', size: '', liveIDs: [] } as const

/** Parts of a report that a chart is drawn from. */
export type ChartedReport = Pick<Report, 'range' | 'creatives' | 'rows' | 'generatedAt'>

/** Returns the sums of all campaigns over time as reports with one series, of the range and of the range before. */
export function totalsReports({ range, before, rows, beforeRows, generatedAt }: CampaignTotals) {
  const reportOf = (days: typeof range, own: typeof rows): ChartedReport => ({
    range: days,
    generatedAt,
    creatives: [{ ...ALL, liveIDs: [] }],
    rows: own.map((row) => ({ ...row, creativeID: ALL.id })),
  })
  return { report: reportOf(range, rows), previous: reportOf(before, beforeRows) }
}

/** Campaign with a changed metric. */
export interface Mover {
  id: string
  /** The value that can be compared now, and the one before; null is no data. */
  value: number | null
  before: number | null
  /** Difference: a count, or percentage points of a ratio. */
  difference: number
  /** The change as it is written: percent of a count, or percentage points; null where there was nothing before. */
  change: number | null
}

/** The campaigns that moved most by a metric, as many up and as many down at most, the largest move first. */
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
