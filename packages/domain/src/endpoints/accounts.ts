import * as z from 'zod'
import {
  changePasswordSchema,
  forgotPasswordSchema,
  ownPasswordSchema,
  profileSchema,
  signOutEverywhereSchema,
  signUpSchema,
  verificationLinkSchema,
  verificationSchema,
  verifySchema,
} from '../account/account-forms.js'
import {
  adminUserChangeSchema,
  adminUserSchema,
  inviteResultSchema,
  inviteSchema,
  undeliveredInvitationSchema,
  userHoldingsSchema,
} from '../admin/admin.js'
import { userSchema } from '../user/user.js'
import { endpoint, envelope } from './endpoint.js'

const done = envelope(z.null())

/** Number of users per page. */
export const USERS_PER_PAGE = 50

/** Endpoints of accounts: sign-up, verification, recovery, profile, and administration. */
export const accountEndpoints = {
  signUp: endpoint({
    method: 'POST',
    summary:
      'Requests an account. The link of the email that follows leads to its verification. The response never reveals who has one',
    path: '/signup',
    tokens: 'none',
    body: signUpSchema(),
    creates: true,
    response: z.object({
      status: z.literal(200),
      user: userSchema.pick({ first_name: true, last_name: true, email: true }),
    }),
  }),
  resendVerification: endpoint({
    method: 'POST',
    summary: 'Emails another verification link. The response never reveals who has an account',
    path: '/resendVerification',
    tokens: 'none',
    body: forgotPasswordSchema,
    response: done,
  }),
  verification: endpoint({
    method: 'POST',
    summary:
      'Returns the names that a verification link was requested with, and whether this browser signed up. Changes nothing; the link stays valid',
    path: '/verification',
    tokens: 'none',
    body: verificationLinkSchema,
    response: envelope(verificationSchema),
  }),
  verify: endpoint({
    method: 'POST',
    summary:
      'Verifies an email with the token of its link, once. The browser that signed up sends the link alone, and its names and password apply; any other sends names and password too. Nothing of other sign-ups with the same address stays',
    path: '/verify',
    tokens: 'none',
    body: z.union([verifySchema, verificationLinkSchema]),
    response: done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    summary: 'Emails a link to set a new password. The response never reveals who has an account',
    path: '/forgotPassword',
    tokens: 'none',
    body: forgotPasswordSchema,
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    summary:
      'Sets a new password with the token of an email, once, ends every session, and revokes the access tokens on request',
    path: '/changePassword',
    tokens: 'none',
    body: changePasswordSchema,
    response: done,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    summary: "Changes the caller's own names, and the language of their emails",
    path: '/v1/user',
    tokens: 'none',
    body: profileSchema,
    response: envelope(userSchema),
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    summary: 'Ends every session of the caller, on all devices, and revokes the access tokens on request',
    path: '/v1/user/signOutEverywhere',
    tokens: 'none',
    changesUser: true,
    body: signOutEverywhereSchema,
    response: done,
  }),
  updatePassword: endpoint({
    method: 'PUT',
    summary:
      "Changes the caller's own password, given the current one, ends their other sessions, and revokes the access tokens on request",
    path: '/v1/user/password',
    tokens: 'none',
    body: ownPasswordSchema,
    response: done,
  }),
  users: endpoint({
    method: 'GET',
    summary: 'Users by page, for administrators',
    path: '/v1/admin/users',
    tokens: 'none',
    query: z.object({
      /** Part of a name or email. */
      search: z.string().max(100).optional(),
      'paginate[page]': z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: envelope(z.array(adminUserSchema)).extend({
      pagination: z.object({ page: z.number().int(), pages: z.number().int() }),
    }),
  }),
  userHoldings: endpoint({
    method: 'GET',
    summary: "A user's share links, schedules and access tokens, for administrators",
    path: '/v1/admin/holdings',
    tokens: 'none',
    query: z.object({ id: userSchema.shape.id }),
    response: envelope(userHoldingsSchema),
  }),
  changeUser: endpoint({
    method: 'POST',
    summary:
      "Changes a user's role, disables and enables them, ends or transfers their share links and schedules, all or none, and revokes their access tokens on request. A disabled user's sessions end, and their tokens do not work until the user is enabled",
    path: '/v1/admin/users',
    tokens: 'none',
    body: adminUserChangeSchema,
    response: envelope(adminUserSchema),
  }),
  invite: endpoint({
    method: 'POST',
    summary: 'Invites people from outside the company by mail, and says what became of each address',
    path: '/v1/admin/invite',
    tokens: 'none',
    body: inviteSchema,
    creates: true,
    response: envelope(z.array(inviteResultSchema)),
  }),
  undeliveredInvitations: endpoint({
    method: 'GET',
    summary: 'Valid invitations whose emails could not be delivered, the newest first, for administrators',
    path: '/v1/admin/invite',
    tokens: 'none',
    response: envelope(z.array(undeliveredInvitationSchema)),
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    summary: 'Withdraws an invitation, whose link then no longer works, for administrators',
    path: '/v1/admin/invite',
    tokens: 'none',
    query: z.object({ email: z.string().trim().min(1).max(320) }),
    response: done,
  }),
}
