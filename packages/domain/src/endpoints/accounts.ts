import * as z from 'zod'
import {
  changePasswordSchema,
  forgotPasswordSchema,
  ownPasswordSchema,
  profileSchema,
  signUpSchema,
  verifySchema,
} from '../account/account-forms.js'
import { adminUserChangeSchema, adminUserSchema, inviteResultSchema, inviteSchema } from '../admin/admin.js'
import { userSchema } from '../user/user-schema.js'
import { endpoint, envelope } from './endpoint.js'

const done = envelope(z.null())

/** How many users one page of the list holds. */
export const USERS_PER_PAGE = 50

/** Accounts: how one begins, is proven, recovered and kept, and what administrators do with them. */
export const accountEndpoints = {
  signUp: endpoint({
    method: 'POST',
    summary: 'Asks for an account; the mail that follows verifies the address. The answer never tells who has one',
    path: '/signup',
    body: signUpSchema(),
    creates: true,
    response: z.object({
      status: z.literal(200),
      user: userSchema.pick({ first_name: true, last_name: true, email: true }),
    }),
  }),
  verify: endpoint({
    method: 'POST',
    summary: "Proves an address with the mail's token, once",
    path: '/verify',
    body: verifySchema,
    response: done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    summary: 'Sends a link to choose a new password. The answer never tells who has an account',
    path: '/forgotPassword',
    body: forgotPasswordSchema,
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    summary: "Sets a new password with the mail's token, once, and ends every session",
    path: '/changePassword',
    body: changePasswordSchema,
    response: done,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    summary: "Changes the caller's own names",
    path: '/v1/user',
    body: profileSchema,
    response: envelope(userSchema),
  }),
  updatePassword: endpoint({
    method: 'PUT',
    summary: "Changes the caller's own password, given the current one, and ends their other sessions",
    path: '/v1/user/password',
    body: ownPasswordSchema,
    response: done,
  }),
  users: endpoint({
    method: 'GET',
    summary: 'Users by page, for administrators',
    path: '/v1/admin/users',
    query: z.object({
      /** Part of a name or e-mail. */
      search: z.string().max(100).optional(),
      'paginate[page]': z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: envelope(z.array(adminUserSchema)).extend({
      pagination: z.object({ page: z.number().int(), pages: z.number().int() }),
    }),
  }),
  changeUser: endpoint({
    method: 'POST',
    summary: "Changes a user's role, or disables and enables them; a disabled user's sessions end",
    path: '/v1/admin/users',
    body: adminUserChangeSchema,
    response: envelope(adminUserSchema),
  }),
  invite: endpoint({
    method: 'POST',
    summary: 'Invites people from outside the company by mail, and says what became of each address',
    path: '/v1/admin/invite',
    body: inviteSchema,
    creates: true,
    response: envelope(z.array(inviteResultSchema)),
  }),
}
