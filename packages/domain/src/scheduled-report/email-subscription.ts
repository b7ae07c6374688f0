import * as z from 'zod'
import { LANGUAGES } from '../language/language-choice.js'
import { SCHEDULE_FREQUENCIES } from '../report-range/report-options.js'

/** Validity of a confirmation link, in ms. */
export const CONFIRMATION_MS = 7 * 24 * 3_600_000

/** Maximum number of confirmation emails per address and day, from all users together. */
export const MAX_CONFIRMATIONS_PER_DAY = 3

const LINK_INCOMPLETE = 'This link is incomplete. Copy the whole link from the email.'

/** The token in a link of a report email: it confirms or unsubscribes one address. */
export const emailTokenSchema = z.object({
  token: z.string(LINK_INCOMPLETE).min(1, LINK_INCOMPLETE).max(128, LINK_INCOMPLETE),
})

/** Emailed report, as its recipient sees it without signing in. */
export const emailSubscriptionSchema = z.object({
  email: z.string(),
  campaign: z.string(),
  /** Name and address of the user who set up the report. */
  sender: z.string(),
  frequency: z.enum(SCHEDULE_FREQUENCIES),
  state: z.enum(['waiting', 'confirmed', 'unsubscribed']),
  /** Language of the email that the link is in. */
  language: z.enum(LANGUAGES).default('en'),
})
export type EmailSubscription = z.infer<typeof emailSubscriptionSchema>

/** Message for a link that was used, has expired or never existed. */
export const EMAIL_LINK_NOT_FOUND =
  'This link no longer works. It may have expired or been used already. Ask the sender for a new one.'

/** Message for a user who has reached the daily limit of report emails. */
export const dailyEmailsReached = (limit: number): string =>
  `Your scheduled reports can send ${limit} emails a day. Choose fewer recipients, or try again tomorrow.`

/** Message for an address that has reached its daily limit of confirmation emails. */
export const TOO_MANY_CONFIRMATIONS = 'This address was asked to confirm several times today. Try again tomorrow.'

/** Message for another confirmation email to an address that has confirmed or unsubscribed. */
export const RECIPIENT_NOT_WAITING = 'This recipient is no longer waiting to confirm.'

/** Message for removing the only recipient of a schedule. */
export const LAST_RECIPIENT = 'A schedule needs at least one recipient. Delete the schedule instead.'

/** Message for a recipient that was removed already. */
export const RECIPIENT_NOT_FOUND = 'This recipient was removed already.'
