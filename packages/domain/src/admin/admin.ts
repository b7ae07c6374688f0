import * as z from 'zod'
import { MAX_EMAIL_LENGTH } from '../account/credentials.js'
import { SCHEDULE_FREQUENCIES } from '../report/report-options.js'
import { roleSchema, userSchema } from '../user/user.js'

/** A user as administrators see them. `verifiedAt` is null until the e-mail is proven, `disabledAt` while they may sign in. */
export const adminUserSchema = userSchema.extend({
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  disabledAt: z.iso.datetime().nullable(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** What an administrator changes of a user: POST /v1/admin/users. */
export const adminUserChangeSchema = z.object({
  id: userSchema.shape.id,
  role: roleSchema.optional(),
  disabled: z.boolean().optional(),
  /** What becomes of their share links and schedules; they stay as they are without it. */
  holdings: z
    .union([z.literal('end'), z.object({ transferTo: userSchema.shape.id })], 'Choose to end or transfer them')
    .optional(),
})
export type AdminUserChange = z.infer<typeof adminUserChangeSchema>

/** Share links and schedules that a user has made, with the campaign of each. */
export const userHoldingsSchema = z.object({
  shareLinks: z.array(
    z.object({
      id: z.string(),
      campaign: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  schedules: z.array(
    z.object({
      id: z.string(),
      campaign: z.string(),
      frequency: z.enum(SCHEDULE_FREQUENCIES),
      recipients: z.number().int(),
      nextRunAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type UserHoldings = z.infer<typeof userHoldingsSchema>

/** Shown when share links and schedules would go to a user who cannot sign in or would give them to themselves. */
export const CANNOT_TAKE_OVER = 'Choose another user whose account is active.'

/** Shown when the chosen user does not see some of the campaigns. */
export const cannotSeeCampaigns = (count: number): string =>
  `This user has no access to ${count === 1 ? 'one of the campaigns' : `${count} of the campaigns`}. Choose somebody from the company's staff.`

/** What administrators are told about a change that would leave nobody who can undo it. */
export const LAST_ADMIN = 'This is the last administrator. Make somebody else one first.'

/** What administrators are told about a user who is not there. */
export const USER_NOT_FOUND = 'User not found!'

const emailSchema = z.email().max(MAX_EMAIL_LENGTH)

/** Whether a text is an e-mail address that can be invited. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success

/** How many addresses one invitation takes. */
export const MAX_INVITED_AT_ONCE = 100

/** How long an invitation can be accepted, in ms. */
export const INVITATION_MS = 7 * 24 * 3_600_000

const NO_ADDRESS = 'Fill in emails only'
const NO_ADDRESSES = 'Fill in at least one email'

/** The invite form and the body of POST /v1/admin/invite. */
export const inviteSchema = z.object({
  emails: z
    .array(z.string(NO_ADDRESS).trim().min(1, NO_ADDRESS).max(MAX_EMAIL_LENGTH, NO_ADDRESS), NO_ADDRESSES)
    .min(1, NO_ADDRESSES)
    .max(MAX_INVITED_AT_ONCE, `At most ${MAX_INVITED_AT_ONCE} emails at once`),
  role: z.enum(['advertiser', 'agency'], 'Choose a role'),
})
export type InviteInput = z.infer<typeof inviteSchema>

/** What became of one invited address. */
export const inviteResultSchema = z.object({
  email: z.string(),
  result: z.enum(['invited', 'has-account', 'not-an-email']),
})
export type InviteResult = z.infer<typeof inviteResultSchema>

const DAY_MS = 86_400_000

/** How long an invitation can be accepted, in days. */
export const INVITATION_DAYS = INVITATION_MS / DAY_MS

/** What became of an invited address, in a few words. */
export const INVITE_RESULT_LABELS: Record<InviteResult['result'], string> = {
  invited: 'Invited',
  'has-account': 'Has an account',
  'not-an-email': 'Not an email',
}

/** The addresses that have to be mended before they can be invited. An account needs no invitation. */
export const invalidAddresses = (results: readonly InviteResult[]): string[] =>
  results.filter(({ result }) => result === 'not-an-email').map(({ email }) => email)

/** How many were invited, in words. */
export function inviteSummary(results: readonly InviteResult[]): string {
  const invited = results.filter(({ result }) => result === 'invited').length
  if (invited === 0) return 'Nobody was invited'
  if (invited < results.length) return `${invited} of ${results.length} invited`
  return invited === 1 ? '1 person invited' : `${invited} people invited`
}

/** Whether an account can be signed in to, and if not, why. */
export type AccountState = 'active' | 'unconfirmed' | 'disabled'

/** What each state is called. */
export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  disabled: 'Disabled',
}

/** The state of an account. One that is disabled stays so, whether or not its address was ever proven. */
export const accountState = ({ verifiedAt, disabledAt }: Pick<AdminUser, 'verifiedAt' | 'disabledAt'>): AccountState =>
  disabledAt !== null ? 'disabled' : verifiedAt === null ? 'unconfirmed' : 'active'
