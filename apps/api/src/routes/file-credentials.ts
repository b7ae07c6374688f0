import { endpoints } from '@placard/domain/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { bucketCredentials } from '../files/bucket-credentials.js'
import { userRoute } from '../http/contract-route.js'
import { readSessionCookie } from '../http/cookies.js'
import { CREDENTIALS_LIMIT } from '../http/rate-limit.js'
import { notSignedIn } from '../refusal.js'
import { grantFileAccess, prefixOfUser } from '../s3/file-access.js'
import { createSessionKey } from '../store/accounts/sessions.js'

/** Adds the route that gives users temporary credentials for their folder: of the bucket, or of the embedded endpoint. */
export function fileCredentialRoute(app: FastifyInstance, context: Context): void {
  const { s3 } = context.config

  function readSecret(request: FastifyRequest): string {
    // The contract accepts no token for this call, so a signed-in user has a cookie.
    const secret = readSessionCookie(context.config, request)
    if (secret === undefined) throw notSignedIn()
    return secret
  }

  userRoute(
    app,
    context,
    endpoints.fileCredentials,
    async ({ session, request }) => {
      const { id } = session.user
      const data = s3
        ? await bucketCredentials(s3, { prefix: prefixOfUser(id), sessionName: id }, request.log)
        : grantFileAccess(context, { userID: id, sessionKey: createSessionKey(readSecret(request)) }, context.now())
      return { status: 200, data }
    },
    CREDENTIALS_LIMIT,
  )
}
