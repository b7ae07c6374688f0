import * as z from 'zod'
import { expirySchema, loginInputSchema } from '../session/session.js'
import { userSchema } from '../user/user.js'
import { endpoint, envelope } from './endpoint.js'

/** Signing in and out. A session is an HttpOnly cookie that the server sets. */
export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    summary: 'Signs in by e-mail and password',
    path: '/login',
    tokens: 'none',
    changesUser: true,
    body: loginInputSchema.extend({ method: z.literal('password') }),
    response: z.object({
      status: z.literal(200),
      user: userSchema,
      expiry: expirySchema,
      location: z.string(),
    }),
  }),
  logout: endpoint({
    method: 'POST',
    summary: 'Ends the session on the server too',
    path: '/logout',
    tokens: 'none',
    changesUser: true,
    response: envelope(z.null()),
  }),
  me: endpoint({
    method: 'GET',
    summary: 'The signed-in user, or the owner of the access token, and how long the session or token lasts',
    path: '/me',
    response: envelope(z.object({ user: userSchema, expiry: expirySchema, location: z.string() })),
  }),
}
