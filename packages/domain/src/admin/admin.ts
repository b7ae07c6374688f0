import * as z from 'zod'
import { roleSchema, userSchema } from '../user/user-schema.js'

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
})
export type AdminUserChange = z.infer<typeof adminUserChangeSchema>

/** What administrators are told about a change that would leave nobody who can undo it. */
export const LAST_ADMIN = 'This is the last administrator. Make somebody else one first.'

/** What administrators are told about a user who is not there. */
export const USER_NOT_FOUND = 'User not found!'

const emailSchema = z.email().max(254)

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
    .array(z.string(NO_ADDRESS).trim().min(1, NO_ADDRESS).max(254, NO_ADDRESS), NO_ADDRESSES)
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
