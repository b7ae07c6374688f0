import * as z from 'zod'
import { creativeSummarySchema } from '../creative/creative.js'
import { daySchema } from '../day/day.js'
import { idSchema } from '../id/id.js'

const momentSchema = z.object({ date: daySchema })

/** A campaign's flight (first and last day, null while undecided) and what it has counted so far. */
export const campaignDataSchema = z.object({
  impressions: z.number().int().min(0),
  engagement: z.number().int().min(0),
  clicks: z.number().int().min(0),
  start: momentSchema.nullable(),
  end: momentSchema.nullable(),
})

/** A campaign as the list and the report header show it. */
export const campaignSchema = z.object({
  id: idSchema,
  name: z.string(),
  data: campaignDataSchema,
  videoCompletes: z.number().int().min(0),
  creatives: z.array(creativeSummarySchema),
  /** Impressions of the last 14 days in UTC, oldest first. */
  trend: z.array(z.number().int().min(0)),
  /** When the newest counted hour was written; null without data. */
  dataPulledAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Campaign = z.infer<typeof campaignSchema>

/** How many days before its last day a campaign counts as ending. */
export const ENDING_SOON_DAYS = 7

export type CampaignStatus = 'draft' | 'scheduled' | 'live' | 'ending' | 'ended'

/** Where a campaign is in its flight on a day: 'draft' has no flight or nothing published. */
export function campaignStatus(
  { data, creatives }: Pick<Campaign, 'data' | 'creatives'>,
  today: string,
): CampaignStatus {
  if (!data.start || !creatives.some(({ liveIDs }) => liveIDs.length > 0)) return 'draft'
  if (today < data.start.date) return 'scheduled'
  if (!data.end) return 'live'
  if (today > data.end.date) return 'ended'
  const daysLeft = (Date.parse(data.end.date) - Date.parse(today)) / 86_400_000
  return daysLeft < ENDING_SOON_DAYS ? 'ending' : 'live'
}

/** Which campaigns a list shows: the caller's own, or all of the company. */
export const campaignScopeSchema = z.enum(['mine', 'all'])
export type CampaignScope = z.infer<typeof campaignScopeSchema>
