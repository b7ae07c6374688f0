import * as z from 'zod'
import {
  accessTokenSchema,
  createdAccessTokenSchema,
  issuedTokenSchema,
  newAccessTokenSchema,
  shortLivedTokenSchema,
} from '../access-token/access-token.js'
import { idSchema } from '../id/id.js'
import { userSchema } from '../user/user.js'
import { endpoint, envelope } from './endpoint.js'

const TOKENS = '/v1/user/tokens'

/** Endpoints of access tokens, by which other products and scripts use the API. */
export const accessTokenEndpoints = {
  accessTokens: endpoint({
    method: 'GET',
    summary: "The caller's access tokens, without their secrets",
    path: TOKENS,
    tokens: 'none',
    response: envelope(z.array(accessTokenSchema)),
  }),
  // Without an Idempotency-Key: the response, with the secret, would have to be stored for repetitions.
  newAccessToken: endpoint({
    method: 'POST',
    summary:
      'Creates an access token, and emails its user. Only this response contains its secret. A token that can write needs the password',
    path: TOKENS,
    tokens: 'none',
    body: newAccessTokenSchema,
    response: envelope(createdAccessTokenSchema),
  }),
  revokeAccessToken: endpoint({
    method: 'DELETE',
    summary: 'Revokes an access token, and those that it has issued',
    path: TOKENS,
    tokens: 'none',
    query: z.object({ id: idSchema }),
    response: envelope(z.null()),
  }),
  revokeUserToken: endpoint({
    method: 'DELETE',
    summary: "Revokes a user's access token, and those that it has issued, for administrators",
    path: '/v1/admin/tokens',
    tokens: 'none',
    query: z.object({ userID: userSchema.shape.id, id: idSchema }),
    response: envelope(z.null()),
  }),
  issueToken: endpoint({
    method: 'POST',
    summary:
      'Issues a short-lived token for a browser: it may read the campaigns of the access token that the call is made with, or some of them',
    path: '/v1/tokens',
    tokens: 'read',
    body: shortLivedTokenSchema,
    response: envelope(issuedTokenSchema),
  }),
}
