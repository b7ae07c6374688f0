import cookie from '@fastify/cookie'
import { HTTP_TIMEOUT_MS } from '@placard/domain/client'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Context } from './context.js'
import { checkBySchema, writeBySchema } from './http/check-by-schema.js'
import { compressAnswers } from './http/compression.js'
import { serveConsole } from './http/console.js'
import { documentation } from './http/documentation.js'
import { answerFailure, answerUnreadable, answerUnroutable } from './http/failures.js'
import { warnOfUnknownProxies } from './http/forwarding.js'
import { stopGracefully } from './http/graceful-stop.js'
import { secureHeaders } from './http/headers.js'
import { limitCalls } from './http/limits.js'
import { shedLoad } from './http/load-shedding.js'
import { operationRoutes } from './http/operations.js'
import { requireOwnOrigin, takeEmptyBodies } from './http/own-origin.js'
import { accountRoutes } from './routes/accounts.js'
import { adminRoutes } from './routes/admin.js'
import { assetRoutes } from './routes/assets.js'
import { authRoutes } from './routes/auth.js'
import { campaignRoutes } from './routes/campaigns.js'
import { creativeRoutes } from './routes/creatives.js'
import { deliveryRoutes } from './routes/delivery.js'
import { emailRoutes, oneClickRoute } from './routes/emails.js'
import { fileRoutes } from './routes/files.js'
import { reportFileRoutes } from './routes/report-files.js'
import { reportRoutes } from './routes/reports.js'
import { scheduleRoutes } from './routes/schedules.js'
import { servingRoutes } from './routes/serving.js'
import { servingPreviewRoutes } from './routes/serving-previews.js'
import { shareRoutes } from './routes/share.js'
import { tagRoutes } from './routes/tags.js'
import { totalsRoutes } from './routes/totals.js'
import { uploadRoutes } from './routes/uploads.js'

/** The longest html of a creative fits, in any script. */
const MAX_BODY_BYTES = 1_750_000
const MAX_PARAMETER_LENGTH = 128

/** Builds the server without letting it listen: the API below /api, report files, and the console. */
export async function buildApp(
  context: Context,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const { config } = context
  const app = Fastify({
    logger,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    trustProxy: config.proxies > 0 && ((_, hop) => hop < config.proxies),
    // As long as the console waits: an upload over a slow line takes minutes.
    requestTimeout: HTTP_TIMEOUT_MS,
    // An address that cannot even be decoded never reaches the error handler.
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  })
  app.setValidatorCompiler(checkBySchema)
  app.setSerializerCompiler(writeBySchema)
  app.decorateRequest('session', null)
  app.setErrorHandler(answerFailure)
  stopGracefully(app)
  shedLoad(app)
  await app.register(cookie)
  await secureHeaders(app, config)
  await limitCalls(app, context)
  requireOwnOrigin(app, config)
  takeEmptyBodies(app)
  warnOfUnknownProxies(app, config)
  operationRoutes(app, context)
  await app.register(
    async (api) => {
      await compressAnswers(api)
      authRoutes(api, context)
      accountRoutes(api, context)
      adminRoutes(api, context)
      campaignRoutes(api, context)
      creativeRoutes(api, context)
      await assetRoutes(api, context)
      reportRoutes(api, context)
      totalsRoutes(api, context)
      reportFileRoutes(api, context)
      shareRoutes(api, context)
      scheduleRoutes(api, context)
      emailRoutes(api, context)
      tagRoutes(api, context)
      deliveryRoutes(api, context)
      await documentation(api, config)
    },
    { prefix: '/api' },
  )
  uploadRoutes(app, context)
  fileRoutes(app, context)
  await app.register(async (tags) => {
    await compressAnswers(tags, { forOtherSites: true })
    servingRoutes(tags, context)
  })
  await app.register(async (previews) => {
    await compressAnswers(previews)
    servingPreviewRoutes(previews, context)
  })
  await app.register((mailPrograms) => oneClickRoute(mailPrograms, context))
  await serveConsole(app, config)
  return app
}
