import * as z from 'zod'
import type { Day } from '../day/day.js'
import { dayFieldSchema } from '../day/day-field-schema.js'
import { type Campaign, campaignInputSchema } from './campaign.js'

const { name, data: flightSchema } = campaignInputSchema.shape
const momentOf = (day: Day | null) => (day === null ? null : { date: day })

/**
 * The fields in which a person fills in a campaign: days as they are written, words that are no day too. What comes out is
 * what the API takes, checked by its own rules.
 */
export const campaignFieldsSchema = z.object({
  name,
  data: z
    .object({ start: dayFieldSchema(), end: dayFieldSchema() })
    .transform(({ start, end }): z.input<typeof flightSchema> => ({ start: momentOf(start), end: momentOf(end) }))
    .pipe(flightSchema),
})
export type CampaignFields = z.input<typeof campaignFieldsSchema>

/** What the fields of a campaign begin with; without one, of a new one. */
export const campaignFieldsOf = (
  campaign?: Pick<Campaign, 'name'> & { data: Pick<Campaign['data'], 'start' | 'end'> },
): CampaignFields => ({
  name: campaign?.name ?? '',
  data: { start: campaign?.data.start?.date ?? null, end: campaign?.data.end?.date ?? null },
})
