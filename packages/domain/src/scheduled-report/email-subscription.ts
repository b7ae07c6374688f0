import * as z from 'zod'
import { SCHEDULE_FREQUENCIES } from '../report/report-options.js'

/** How long a recipient can confirm, in ms. */
export const CONFIRMATION_MS = 7 * 24 * 3_600_000

/** How often one address may be asked to confirm per day, whoever asks. */
export const MAX_CONFIRMATIONS_PER_DAY = 3

const LINK_INCOMPLETE = 'This link is incomplete. Copy the whole link from the email.'

/** The token in a link of a report email: it confirms or unsubscribes one address. */
export const emailTokenSchema = z.object({
  token: z.string(LINK_INCOMPLETE).min(1, LINK_INCOMPLETE).max(128, LINK_INCOMPLETE),
})

/** The report that an address gets by email, as its reader sees it without signing in. */
export const emailSubscriptionSchema = z.object({
  email: z.string(),
  campaign: z.string(),
  /** The name and address of the user who set the report up. */
  sender: z.string(),
  frequency: z.enum(SCHEDULE_FREQUENCIES),
  state: z.enum(['waiting', 'confirmed', 'unsubscribed']),
})
export type EmailSubscription = z.infer<typeof emailSubscriptionSchema>

/** Shown for a link that was used, has expired or never existed. */
export const EMAIL_LINK_NOT_FOUND =
  'This link no longer works. It may have expired or been used already. Ask the sender for a new one.'

/** Shown to a user whose schedules may send no more emails today. */
export const dailyEmailsReached = (limit: number): string =>
  `Your scheduled reports can send ${limit} emails a day. Choose fewer recipients, or try again tomorrow.`

/** Shown beside an address that was asked to confirm too often today. */
export const TOO_MANY_CONFIRMATIONS = 'This address was asked to confirm several times today. Try again tomorrow.'

/** Shown when the owner asks again for an address that has confirmed or unsubscribed. */
export const RECIPIENT_NOT_WAITING = 'This recipient is no longer waiting to confirm.'

/** Shown when the only recipient of a schedule is removed. */
export const LAST_RECIPIENT = 'A schedule needs at least one recipient. Delete the schedule instead.'

/** Shown for a recipient that was removed already. */
export const RECIPIENT_NOT_FOUND = 'This recipient was removed already.'
