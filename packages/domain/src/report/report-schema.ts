import * as z from 'zod'
import { creativeSummarySchema } from '../creative/creative.js'
import { invalidKindSchema } from '../creative/published-version.js'
import { daySchema } from '../day/day-schema.js'
import { idSchema } from '../id/id.js'
import { countersSchema } from '../metric/counters-schema.js'
import { rangeWithOffsetsSchema, zoneDifferenceSchema } from '../report-range/zoned-range.js'
import { scheduledReportSchema } from '../scheduled-report/scheduled-report.js'
import { reportPartSchema } from '../share-token/report-parts.js'
import { shareLinkSchema } from '../share-token/share-token.js'

/** Counters of a creative in a time step. `bucket` is 'YYYY-MM-DD', or the UTC moment of an hour. */
export const reportRowSchema = z.object({ creativeID: idSchema, bucket: z.string(), ...countersSchema.shape })
export type ReportRow = z.infer<typeof reportRowSchema>

/** Number of invalid impressions and clicks of a reason. */
export const invalidCountSchema = z.object({ kind: invalidKindSchema, count: z.number().int().min(0) })
export type InvalidCount = z.infer<typeof invalidCountSchema>

/** Report of a campaign: subject, range, and one row per creative and time step with data. */
export const reportSchema = z.object({
  campaign: z.object({
    id: idSchema,
    name: z.string(),
    start: daySchema.nullable(),
    end: daySchema.nullable(),
  }),
  range: rangeWithOffsetsSchema,
  /** Set when the query's `tzOffset` is not the offset that the server has for its `tz`. */
  zoneDifference: zoneDifferenceSchema.optional(),
  bucket: z.enum(['hour', 'day']),
  withVideoData: z.boolean(),
  creatives: z.array(creativeSummarySchema),
  rows: z.array(reportRowSchema),
  /** Invalid traffic of all rows by its reason, the most frequent first, as far as the reason was stored. */
  invalidKinds: z.array(invalidCountSchema).optional(),
  /** Time at which the newest hour of data was written; null without data. */
  lastReportUpdate: z.iso.datetime().nullable(),
  generatedAt: z.iso.datetime(),
  /** Parts that the share link leaves out: their counters are 0 in every row. @default none */
  leftOut: z.array(reportPartSchema).optional(),
  /** The campaign's share links; empty for outside viewers, who are readers with a share link or a short-lived token. */
  reportToken: z.array(shareLinkSchema),
  /** The campaign's scheduled reports; empty for outside viewers. */
  scheduledReports: z.array(scheduledReportSchema),
})
export type Report = z.infer<typeof reportSchema>

const ofReport = reportSchema.pick({
  range: true,
  zoneDifference: true,
  bucket: true,
  creatives: true,
  generatedAt: true,
})
const step = reportRowSchema.pick({ creativeID: true, bucket: true })

/** Events of a report. */
export const eventsSchema = ofReport.extend({
  rows: z.array(
    step.extend(
      reportRowSchema.pick({ impressions: true, engagement: true, clicks: true, invalidTraffic: true }).shape,
    ),
  ),
})
export type EventsReport = z.infer<typeof eventsSchema>

/** Video counts of a report. */
export const videoDataSchema = ofReport.extend({
  rows: z.array(reportRowSchema.omit({ impressions: true, engagement: true, clicks: true, invalidTraffic: true })),
})
export type VideoReport = z.infer<typeof videoDataSchema>
