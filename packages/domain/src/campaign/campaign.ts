import * as z from 'zod'
import { creativeSummarySchema } from '../creative/creative.js'
import type { Day } from '../day/day.js'
import { dayFieldSchema, daySchema } from '../day/day-schema.js'
import { createTemporaryId, idSchema } from '../id/id.js'
import { landingPageFieldSchema, landingPageSchema } from '../landing-page/landing-page-check.js'
import { scheduledReportSchema } from '../scheduled-report/scheduled-report.js'
import { CONTROL_CHARACTER_IN_NAME, isPlainName, isStorable, UNSTORABLE } from '../text/stored-text.js'
import { storedUrlSchema } from '../web-address/web-address.js'

const momentSchema = z.object({ date: daySchema })

/** Flight of a campaign (first and last day, null while undecided) and its totals. */
export const campaignDataSchema = z.object({
  impressions: z.number().int().min(0),
  engagement: z.number().int().min(0),
  clicks: z.number().int().min(0),
  start: momentSchema.nullable(),
  end: momentSchema.nullable(),
})

/** Maximum number of creatives in a campaign response: enough for a card, because lists of creatives are paged. */
export const CREATIVES_IN_CAMPAIGN = 24

/** Number of creatives of a campaign, and of their different sizes. */
const creativeCountsSchema = z.object({ all: z.number().int().min(0), sizes: z.number().int().min(0) })

/** First and last UTC day of data. */
const dataDatesSchema = z.object({ start: daySchema, end: daySchema }).nullable()

const countSchema = z.number().int().min(0)

/**
 * Campaign as shown in lists and report headers. Client state is not part of it: reports are cached by range, and the
 * view is in the URL and the settings.
 */
export const campaignSchema = z.object({
  id: idSchema,
  name: z.string(),
  data: campaignDataSchema,
  videoCompletes: z.number().int().min(0),
  /** First creatives in order. */
  creatives: z.array(creativeSummarySchema).max(CREATIVES_IN_CAMPAIGN),
  creativeCounts: creativeCountsSchema,
  /** True if any of its creatives is published. */
  isPublished: z.boolean(),
  /** Impressions of the last 14 days in UTC, oldest first. */
  trend: z.array(z.number().int().min(0)),
  /** Time at which the newest hour of data was written; null without data. */
  dataPulledAt: z.iso.datetime().nullable(),
  /**
   * Address of the newest share link that works without a password; null without one. Missing for access tokens and
   * outside viewers, because a link outlives them.
   */
  reportURL: z.string().nullable().optional(),
  /** Totals of the days in `lastReportDates`; null without data. */
  report: z
    .object({ impressions: countSchema, engagement: countSchema, clicks: countSchema, videoCompletes: countSchema })
    .nullable(),
  /** First and last day of a report with all data: of events or videos. */
  lastReportDates: dataDatesSchema,
  /** Time at which that report last changed. */
  lastReportUpdate: z.iso.datetime().nullable(),
  /** Days of video data. */
  lastVideoDates: dataDatesSchema,
  /** Days of impressions, engagement and clicks. */
  lastEventDates: dataDatesSchema,
  updatedAt: z.iso.datetime(),
  /** Landing page of its creatives without one of their own. */
  landingPage: storedUrlSchema.optional(),
  /** Rises with each change of name, flight or landing page. */
  version: z.number().int().min(1),
  /** Scheduled reports with their recipients; empty for outside viewers. */
  scheduledReports: z.array(scheduledReportSchema),
})
export type Campaign = z.infer<typeof campaignSchema>

/** Name and flight of a campaign, as submitted by its form. */
export const campaignInputSchema = z.object({
  name: z
    .string('Fill in a name')
    .trim()
    .min(1, 'Fill in a name')
    .max(200, 'The name is too long')
    .refine(isStorable, UNSTORABLE)
    .refine(isPlainName, CONTROL_CHARACTER_IN_NAME),
  data: z
    .object({ start: momentSchema.nullable().default(null), end: momentSchema.nullable().default(null) })
    .refine(({ start, end }) => !end || start !== null, { path: ['start'], message: 'Fill in the start date too' })
    .refine(({ start, end }) => !start || !end || start.date <= end.date, {
      path: ['end'],
      message: 'The end date is before the start date',
    })
    .default({ start: null, end: null }),
  /** Landing page of its creatives without one of their own; null for none. Omitted, it stays as it is. */
  landingPage: landingPageSchema.nullable().optional(),
})
export type CampaignInput = z.infer<typeof campaignInputSchema>

/** Totals of a campaign, and the hours and time of its data, as far as it has any. */
export interface CampaignSums {
  impressions: number
  engagement: number
  clicks: number
  videoCompletes: number
  firstEventHour?: Date | null
  lastEventHour?: Date | null
  firstVideoHour?: Date | null
  lastVideoHour?: Date | null
  writtenAt?: Date | null
}

type CampaignReport = Pick<
  Campaign,
  'dataPulledAt' | 'report' | 'lastReportDates' | 'lastReportUpdate' | 'lastVideoDates' | 'lastEventDates'
>

const utcDay = (moment: Date) => moment.toISOString().slice(0, 10) as Day
const createDates = (start: Date | null | undefined, end: Date | null | undefined) =>
  start && end ? { start: utcDay(start), end: utcDay(end) } : null

/** Returns what a campaign's response says about its report, from its totals. */
export function campaignReport(totals: CampaignSums): CampaignReport {
  const { impressions, engagement, clicks, videoCompletes, writtenAt } = totals
  const events = createDates(totals.firstEventHour, totals.lastEventHour)
  const videos = createDates(totals.firstVideoHour, totals.lastVideoHour)
  const days = [events, videos].flatMap((dates) => (dates ? [dates.start, dates.end] : [])).sort()
  const [start, end] = [days[0], days.at(-1)]
  const at = writtenAt?.toISOString() ?? null
  return {
    dataPulledAt: at,
    report: start ? { impressions, engagement, clicks, videoCompletes } : null,
    lastReportDates: start && end ? { start, end } : null,
    lastReportUpdate: start ? at : null,
    lastVideoDates: videos,
    lastEventDates: events,
  }
}

/** Creates a campaign that only the client knows yet: no creatives, all counts zero. */
export const newCampaign = (now: Date): Campaign => ({
  id: createTemporaryId(),
  name: '',
  data: { impressions: 0, engagement: 0, clicks: 0, start: null, end: null },
  videoCompletes: 0,
  creatives: [],
  creativeCounts: { all: 0, sizes: 0 },
  isPublished: false,
  trend: [],
  ...campaignReport({ impressions: 0, engagement: 0, clicks: 0, videoCompletes: 0 }),
  updatedAt: now.toISOString(),
  version: 1,
  scheduledReports: [],
})

/** Message for a campaign that does not exist or is not visible to the caller. */
export const CAMPAIGN_NOT_FOUND = 'Campaign not found!'

/** Message for a change by a temporary id that has no server id. */
export const NO_CAMPAIGN_YET = 'No campaign found yet!'

/** Message for a new creative without a campaign. */
export const NO_CAMPAIGN = 'No campaign'

/** Maximum number of campaigns per user. */
export const MAX_CAMPAIGNS_PER_USER = 5000

/** Error message of a campaign beyond that number. */
export const TOO_MANY_CAMPAIGNS = `You have ${MAX_CAMPAIGNS_PER_USER} campaigns, which is the most for one user. Delete some first.`

/** Number of days before its last day in which a campaign counts as ending. */
export const ENDING_SOON_DAYS = 7

export type CampaignStatus = 'draft' | 'scheduled' | 'live' | 'ending' | 'ended'

/** Flight of a campaign, and whether any of it is published: the source of its status. */
export interface CampaignFlight {
  data: Pick<Campaign['data'], 'start' | 'end'>
  isPublished: boolean
}

/** Status of a campaign on a day; 'draft' has nothing published. Tags serve without a flight too. */
export function campaignStatus({ data, isPublished }: CampaignFlight, today: string): CampaignStatus {
  if (!isPublished) return 'draft'
  if (data.start && today < data.start.date) return 'scheduled'
  if (!data.end) return 'live'
  if (today > data.end.date) return 'ended'
  const daysLeft = (Date.parse(data.end.date) - Date.parse(today)) / 86_400_000
  return daysLeft < ENDING_SOON_DAYS ? 'ending' : 'live'
}

/** Scope of a campaign list: the caller's own campaigns, or all of the company. */
export const campaignScopeSchema = z.enum(['mine', 'all'])
export type CampaignScope = z.infer<typeof campaignScopeSchema>

const { name, data: flightSchema } = campaignInputSchema.shape
const createMoment = (day: Day | null) => (day === null ? null : { date: day })

/**
 * Schema of the campaign form. Takes days as they were typed, even invalid ones, and returns the body that the API
 * expects.
 */
export const campaignFieldsSchema = z.object({
  name,
  data: z
    .object({ start: dayFieldSchema(), end: dayFieldSchema() })
    .transform(
      ({ start, end }): z.input<typeof flightSchema> => ({ start: createMoment(start), end: createMoment(end) }),
    )
    .pipe(flightSchema),
  landingPage: landingPageFieldSchema.transform((url) => (url === '' ? null : url)).optional(),
})
export type CampaignFields = z.input<typeof campaignFieldsSchema>

/** Initial form values of a campaign, or of a new one. */
export const createCampaignFields = (
  campaign?: Pick<Campaign, 'name' | 'landingPage'> & { data: Pick<Campaign['data'], 'start' | 'end'> },
): CampaignFields => ({
  name: campaign?.name ?? '',
  data: { start: campaign?.data.start?.date ?? null, end: campaign?.data.end?.date ?? null },
  landingPage: campaign?.landingPage ?? '',
})
