import * as z from 'zod'
import { creativeSummarySchema } from '../creative/creative.js'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import { type Counters, countersSchema, sumCounters } from '../metric/metric.js'
import { scheduledReportSchema } from '../scheduled-report/scheduled-report.js'
import { shareLinkSchema } from '../share-token/share-token.js'

/** What a report without live ids says. */
export const NO_LIVE_IDS = 'No live ids set'

/** How long a client reuses a report, in seconds. */
export const REPORT_CACHE_SECONDS = 3600

/** One creative's counters in one time step. `bucket` is 'YYYY-MM-DD', or an hour's UTC moment in a report by hour. */
export const reportRowSchema = z.object({ creativeID: idSchema, bucket: z.string(), ...countersSchema.shape })
export type ReportRow = z.infer<typeof reportRowSchema>

/** A campaign's report: who, when, and one row for each creative and time step with any count. */
export const reportSchema = z.object({
  campaign: z.object({
    id: idSchema,
    name: z.string(),
    start: daySchema.nullable(),
    end: daySchema.nullable(),
  }),
  range: z.object({ start: daySchema, end: daySchema, tzCode: z.string() }),
  bucket: z.enum(['hour', 'day']),
  withVideoData: z.boolean(),
  creatives: z.array(creativeSummarySchema),
  rows: z.array(reportRowSchema),
  /** When the newest counted hour was written; null without data. */
  lastReportUpdate: z.iso.datetime().nullable(),
  generatedAt: z.iso.datetime(),
  /** The campaign's share links; always empty for outside viewers. */
  reportToken: z.array(shareLinkSchema),
  scheduledReports: z.array(scheduledReportSchema),
})
export type Report = z.infer<typeof reportSchema>

const ofReport = reportSchema.pick({ range: true, bucket: true, creatives: true, generatedAt: true })
const step = reportRowSchema.pick({ creativeID: true, bucket: true })

/** The events of a report by themselves. */
export const eventsSchema = ofReport.extend({
  rows: z.array(step.extend(reportRowSchema.pick({ impressions: true, engagement: true, clicks: true }).shape)),
})
export type EventsReport = z.infer<typeof eventsSchema>

/** The video counts of a report by themselves. */
export const videoDataSchema = ofReport.extend({
  rows: z.array(reportRowSchema.omit({ impressions: true, engagement: true, clicks: true })),
})
export type VideoReport = z.infer<typeof videoDataSchema>

/** The sums of a whole report, or of one creative in it. */
export const reportTotals = ({ rows }: Pick<Report, 'rows'>, creativeID?: string): Counters =>
  sumCounters(creativeID ? rows.filter((row) => row.creativeID === creativeID) : rows)

/** Whether a report has no counted event at all. */
export const isEmptyReport = (report: Pick<Report, 'rows'>): boolean =>
  Object.values(reportTotals(report)).every((count) => count === 0)

/** Sums by creative, in the report's order of creatives; those without any row are zeros. */
export const totalsByCreative = (report: Pick<Report, 'rows' | 'creatives'>) =>
  report.creatives.map((creative) => ({ creative, counters: reportTotals(report, creative.id) }))

/** By whole characters: half a one cannot be written into a header. */
/** Letters keep their marks: without them Hindi loses its vowels. A character of two units is never cut in half. */
const fileNamePart = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, 60)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-+|-+$/g, '') || 'report'

/** What a downloaded report is called: the campaign, its days and the zone they are in. */
export const reportFileName = (campaign: string, { start, end, tzCode }: Report['range'], extension: string): string =>
  `${fileNamePart(campaign)}_${start}_${end}_${fileNamePart(tzCode)}.${extension}`

/** What a sheet of a campaign's tags is called. */
export const tagsFileName = (campaign: string): string => `${fileNamePart(campaign)}_tags.xlsx`
