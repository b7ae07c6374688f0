import * as z from 'zod'
import { accessTokenSchema } from '../access-token/access-token.js'
import { MAX_EMAIL_LENGTH } from '../account/credentials.js'
import { DAY_MS } from '../durations/durations.js'
import { failedDeliverySchema } from '../email/delivery-problem.js'
import { SCHEDULE_FREQUENCIES } from '../report-range/report-options.js'
import { roleSchema, userSchema } from '../user/user.js'

/**
 * User as administrators see them. `verifiedAt` is null until the email is verified, `disabledAt` while the account is
 * active.
 */
export const adminUserSchema = userSchema.extend({
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  disabledAt: z.iso.datetime().nullable(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** Changes of a user by an administrator: body of POST /v1/admin/users. */
export const adminUserChangeSchema = z.object({
  id: userSchema.shape.id,
  role: roleSchema.optional(),
  disabled: z.boolean().optional(),
  /** Ends or transfers the user's share links and schedules; without it they stay as they are. */
  holdings: z
    .union([z.literal('end'), z.object({ transferTo: userSchema.shape.id })], 'Choose to end or transfer them')
    .optional(),
  /** Revokes the user's access tokens. Those of a disabled user otherwise work again when the user is enabled. */
  revokeTokens: z.boolean().optional(),
})
export type AdminUserChange = z.infer<typeof adminUserChangeSchema>

/** Share links and schedules that a user has created, with the campaign of each, and the user's access tokens. */
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
  /** Access tokens that have not expired. */
  accessTokens: z.array(accessTokenSchema),
})
export type OwnedItems = z.infer<typeof userHoldingsSchema>

/** Message for a transfer of share links and schedules to the same user or to one who cannot sign in. */
export const CANNOT_TAKE_OVER = 'Choose another user whose account is active.'

/** Message for a transfer to a user who has no access to some of the campaigns. */
export const cannotSeeCampaigns = (count: number): string =>
  count === 1
    ? "This user has no access to one of the campaigns. Choose somebody from the company's staff."
    : `This user has no access to ${count} of the campaigns. Choose somebody from the company's staff.`

/** Message for a change that would leave the installation without an administrator. */
export const LAST_ADMIN = 'This is the last administrator. Make somebody else one first.'

/** Message for an unknown user. */
export const USER_NOT_FOUND = 'User not found!'

const emailSchema = z.email().max(MAX_EMAIL_LENGTH)

/** True when a text is an email that can be invited. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success

/** Maximum number of addresses per invitation. */
export const MAX_INVITED_AT_ONCE = 100

/** Validity of an invitation, in ms. */
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

/** Result for one invited address. */
export const inviteResultSchema = z.object({
  email: z.string(),
  result: z.enum(['invited', 'has-account', 'not-an-email']),
})
export type InviteResult = z.infer<typeof inviteResultSchema>

/** Valid invitation whose email was given up. */
export const undeliveredInvitationSchema = failedDeliverySchema.extend({
  email: z.string(),
  /** Role that it gives. */
  role: inviteSchema.shape.role,
})
export type UndeliveredInvitation = z.infer<typeof undeliveredInvitationSchema>

/** Validity of an invitation, in days. */
export const INVITATION_DAYS = INVITATION_MS / DAY_MS

/** Labels of the results of an invitation. */
export const INVITE_RESULT_LABELS: Record<InviteResult['result'], string> = {
  invited: 'Invited',
  'has-account': 'Has an account',
  'not-an-email': 'Not an email',
}

/** Addresses that have to be corrected before they can be invited. Existing accounts need no invitation. */
export const invalidAddresses = (results: readonly InviteResult[]): string[] =>
  results.filter(({ result }) => result === 'not-an-email').map(({ email }) => email)

/** State of an account: active, or the reason why its user cannot sign in. */
export type AccountState = 'active' | 'unconfirmed' | 'disabled'

/** Labels of the account states. */
export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  disabled: 'Disabled',
}

/** Returns the state of an account. A disabled one stays disabled whether or not its email was verified. */
export const accountState = ({ verifiedAt, disabledAt }: Pick<AdminUser, 'verifiedAt' | 'disabledAt'>): AccountState =>
  disabledAt !== null ? 'disabled' : verifiedAt === null ? 'unconfirmed' : 'active'
