import { setTimeout as wait } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { HTTP_TIMEOUT_MS } from '@placard/domain/client'
import { readInput } from '@placard/domain/internal/api'
import { escapePercents, FILES_PREFIX } from '@placard/domain/internal/creative'
import { UPLOADS_PREFIX } from '@placard/domain/internal/report'
import Fastify, {
  type FastifyInstance,
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
  type FastifyServerOptions,
} from 'fastify'
import type { Histogram } from 'prom-client'
import type * as z from 'zod'
import type { Context } from './context.js'
import { createUploadQuota } from './files/upload-quota.js'
import { answerPreflights } from './http/ad-origins.js'
import { openToOrigins, recognizeOrigins } from './http/allowed-origins.js'
import { serveApiDocs } from './http/api-docs.js'
import { compressResponses } from './http/compression.js'
import {
  endpointNotFound,
  handleClientError,
  handleFrameworkError,
  sendError,
  sendRefusal,
} from './http/error-responses.js'
import { healthAndMetricsRoutes, measureRequests } from './http/health-and-metrics.js'
import { shedLoad } from './http/load-shedding.js'
import { acceptEmptyBodies, requireOwnOrigin } from './http/origin-check.js'
import { warnAboutProxies } from './http/proxy-headers.js'
import { limitRequests } from './http/rate-limit.js'
import { setSecurityHeaders } from './http/security-headers.js'
import { consoleConfig, serveConsole } from './http/serve-console.js'
import { invalid, linkNotFound, type Refusal } from './refusal.js'
import { accessTokenRoutes } from './routes/access-tokens.js'
import { accountRoutes } from './routes/accounts.js'
import { servingPreviewRoutes } from './routes/ad-previews.js'
import { pixelRoute, servingRoutes } from './routes/ad-serving.js'
import { adminRoutes } from './routes/admin-users.js'
import { fileRoutes } from './routes/asset-files.js'
import { assetUploadRoutes } from './routes/asset-uploads.js'
import { authRoutes } from './routes/auth.js'
import { campaignRoutes } from './routes/campaigns.js'
import { clickTestRoutes } from './routes/click-tests.js'
import { creativeRoutes } from './routes/creatives.js'
import { discrepancyRoutes } from './routes/discrepancies.js'
import { emailRoutes, oneClickRoute } from './routes/email-links.js'
import { fileCredentialRoute } from './routes/file-credentials.js'
import { pageFileRoutes } from './routes/page-files.js'
import { reportDownloadRoutes } from './routes/report-downloads.js'
import { reportFileJobRoutes } from './routes/report-file-jobs.js'
import { reportRoutes } from './routes/reports.js'
import { scheduleRoutes } from './routes/schedules.js'
import { shareLinkRoutes } from './routes/share-links.js'
import { sharedLinkRoutes } from './routes/shared-links.js'
import { createSharedPages } from './routes/shared-pages.js'
import { shareRoutes } from './routes/shared-reports.js'
import { tagRoutes } from './routes/tags.js'
import { vastPlayerRoutes } from './routes/vast-player.js'
import { s3Endpoint } from './s3/s3-endpoint.js'
import { readClickPath } from './serving/serving-id.js'
import { findLiveLink, listSites } from './store/reports/open-links.js'

/** Fits the longest html of a creative in any script. */
const MAX_BODY_BYTES = 1_750_000
const MAX_PARAMETER_LENGTH = 128

/** Builds the server without listening: the API below /api, files, objects, ad serving and the console. */
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
    // Before the router, which refuses what it cannot decode.
    rewriteUrl: ({ url = '/' }) =>
      url.startsWith(FILES_PREFIX) ? url.replace(/^[^?]*/, escapePercents) : readClickPath(url, context.servingIDs),
    // As long as the console's timeout: an upload over a slow connection takes minutes.
    requestTimeout: HTTP_TIMEOUT_MS,
    // A URL that cannot be decoded never reaches the error handler.
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('session', null)
  app.setErrorHandler(sendError)
  shutDownGracefully(app)
  const durations = measureRequests(app)
  pixelRoute(app, context)
  // In a scope of their own, whose hooks would take longer for a pixel than counting it.
  await app.register((others) => otherRoutes(others, context, durations))
  return app
}

/** Adds all routes except that of pixels, with the hooks that they share. */
async function otherRoutes(app: FastifyInstance, context: Context, durations: Histogram): Promise<void> {
  const { config } = context
  shedLoad(app)
  await app.register(cookie)
  await setSecurityHeaders(app, config)
  await limitRequests(app, context)
  recognizeOrigins(app, context)
  requireOwnOrigin(app, config)
  acceptEmptyBodies(app)
  warnAboutProxies(app, config)
  healthAndMetricsRoutes(app, context, durations)
  const takeQuota = createUploadQuota(() => config.uploadQuotaBytes)
  await app.register(
    async (api) => {
      await openToOrigins(api)
      // In this scope, so that a page of an allowed origin learns that its base URL is wrong.
      api.setNotFoundHandler((_, reply) => sendRefusal(reply, endpointNotFound()))
      await compressResponses(api)
      authRoutes(api, context)
      accountRoutes(api, context)
      accessTokenRoutes(api, context)
      adminRoutes(api, context)
      campaignRoutes(api, context)
      creativeRoutes(api, context)
      await assetUploadRoutes(api, context, takeQuota)
      fileCredentialRoute(api, context)
      reportRoutes(api, context)
      reportFileJobRoutes(api, context)
      shareRoutes(api, context)
      sharedLinkRoutes(api, context)
      await shareLinkRoutes(api, context)
      await discrepancyRoutes(api, context)
      scheduleRoutes(api, context)
      emailRoutes(api, context)
      tagRoutes(api, context)
      await serveApiDocs(api, config)
    },
    { prefix: '/api' },
  )
  if (!config.s3) await app.register(async (objects) => s3Endpoint(objects, context, takeQuota))
  await app.register(
    async (downloads) => {
      await openToOrigins(downloads)
      reportDownloadRoutes(downloads, context)
    },
    { prefix: UPLOADS_PREFIX.replace(/\/$/, '') },
  )
  answerPreflights(app)
  fileRoutes(app, context)
  pageFileRoutes(app, context)
  await app.register(async (tags) => {
    await compressResponses(tags, { forOtherSites: true })
    servingRoutes(tags, context)
  })
  await app.register(async (previews) => {
    await compressResponses(previews)
    servingPreviewRoutes(previews, context)
    clickTestRoutes(previews, context)
    vastPlayerRoutes(previews, context)
  })
  await app.register((mailPrograms) => oneClickRoute(mailPrograms, context))
  await serveConsole(app, config, {
    findLink: (token) => findLiveLink(context, token),
    sitesOf: listSites,
    rendered: createSharedPages(context, consoleConfig(config)),
  })
}

const LINK_FIELDS = ['sharedToken', 'shareToken']

function createRefusal({ issues }: z.ZodError): Refusal {
  // A mistyped token is a link that does not work, not invalid input.
  if (issues.some(({ path: [field] }) => LINK_FIELDS.includes(String(field)))) return linkNotFound()
  return invalid(issues)
}

/** Validates requests by the contract's schemas. Messages and their order are the schema's, as in the forms. */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = readInput(schema, data)
    return read.success ? { value: read.data } : { error: createRefusal(read.error) }
  }

/**
 * Serializes responses and throws for one that does not match the contract. Uses `parse`, which is twice as fast as
 * `encode` and equivalent, since no response schema transforms its input.
 */
const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data))

const LOOK_AGAIN_MS = 10

/** Makes shutdown wait for requests in progress only: idle connections are closed, and new requests get 503. */
function shutDownGracefully(app: FastifyInstance): void {
  const underway = new Set<unknown>()
  app.addHook('onRequest', ({ raw }, _, done) => {
    underway.add(raw)
    raw.once('close', () => underway.delete(raw))
    done()
  })
  app.addHook('onResponse', ({ raw }, _, done) => {
    underway.delete(raw)
    done()
  })
  app.addHook('preClose', async () => {
    while (underway.size > 0) await wait(LOOK_AGAIN_MS)
    app.server.closeAllConnections()
  })
}
