import multipart from '@fastify/multipart'
import { endpoints } from '@placard/domain/api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { LOGO_UPLOAD_OPTIONS, receiveLogo } from '../files/receive-logo.js'
import { userRoute } from '../http/contract-route.js'
import { FILE_LIMIT } from '../http/rate-limit.js'
import { addLogo } from '../store/reports/link-rows.js'
import {
  changeShareLink,
  createShareLink,
  endShareLink,
  endShareLinks,
  listShareLinks,
  rotateShareLink,
} from '../store/reports/share-links.js'

/** Adds the routes with which users manage the share links of their campaigns. */
export async function shareLinkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, now } = context

  userRoute(app, context, endpoints.newToken, async ({ body, session }) => ({
    status: 200,
    data: await createShareLink(context, session, body),
  }))

  userRoute(app, context, endpoints.tokens, async ({ query, session }) => {
    const { 'paginate[page]': page, 'paginate[size]': size, ...wanted } = query
    const { links, pagination } = await listShareLinks(context, session, { ...wanted, page, size })
    return { status: 200, data: links, ...(pagination && { pagination }) }
  })

  userRoute(app, context, endpoints.updateToken, async ({ body, session }) => ({
    status: 200,
    data: await changeShareLink(context, session, body),
  }))

  userRoute(app, context, endpoints.rotateToken, async ({ body, session }) => ({
    status: 200,
    data: await rotateShareLink(context, session, body),
  }))

  userRoute(app, context, endpoints.revokeToken, async ({ query, session }) => {
    await endShareLink(context, session, query)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.revokeTokens, async ({ query, session }) => ({
    status: 200,
    data: { revoked: await endShareLinks(context, session, query.campaignID) },
  }))

  await app.register(async (scope) => {
    await scope.register(multipart, LOGO_UPLOAD_OPTIONS)
    userRoute(
      scope,
      context,
      endpoints.addLinkLogo,
      async ({ request }) => ({
        status: 200,
        data: { logo: await addLogo(db, await receiveLogo(request), now()) },
      }),
      FILE_LIMIT,
    )
  })
}
