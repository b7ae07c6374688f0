import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from 'prom-client'
import { isLoopback } from '../config.js'
import { Refusal } from '../refusal.js'
import { isSameSecret } from '../secrets.js'
import { applyZoneData } from '../zones/zone-data.js'
import { pageNotFound } from './error-responses.js'
import type { HttpParts } from './http-parts.js'
import { forwardingHeader } from './proxy-headers.js'

const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const DATABASE_PATIENCE_MS = 2000

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Allows metrics to the operator only, because they show how busy a company is: with the token, or without one on a
 * server that nobody else can reach. A public server needs the token: behind a proxy on its machine, which may send no
 * header of its own and the address of the server as Host, strangers look like a program of this machine.
 */
function requireOperator({ metricsToken, proxies, isPublic }: HttpParts['config'], request: FastifyRequest): void {
  const { authorization = '' } = request.headers
  if (metricsToken !== undefined && isSameSecret(authorization, `Bearer ${metricsToken}`)) return
  const isDirect = proxies === 0 && forwardingHeader(request) === undefined
  // Another name of this machine may be that of a page which wants to read what only this machine may.
  const isOfThisMachine = LOOPBACK.test(request.ip) && isLoopback(request.hostname)
  if (metricsToken === undefined && !isPublic && isDirect && isOfThisMachine) return
  throw pageNotFound()
}

/** Returns whether the database responds within two seconds. */
async function databaseAnswers({ db }: HttpParts): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_PATIENCE_MS)
  })
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const answers = await Promise.race([asked, late])
  clearTimeout(timer)
  return answers
}

/** Minimum time between two checks for damage, in ms: /readyz is public, and each check takes the database's time. */
const DAMAGE_CHECK_MS = 5000

/** Creates a check of the database's files that takes milliseconds. The damaged file is only named in the log. */
function damageCheck({ findDamage, foundDamage }: HttpParts): (request: FastifyRequest) => Promise<void> {
  let damage: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  return async ({ log }) => {
    if (performance.now() - checkedAt >= DAMAGE_CHECK_MS) {
      checkedAt = performance.now()
      damage = await findDamage()
    }
    // A request may have met damage since the last check.
    damage ??= foundDamage()
    if (damage === undefined) return
    log.error({ damage }, 'the database is damaged')
    throw new Refusal('unavailable', 'The database is damaged. The log of the server says where.')
  }
}

/** Minimum time between two checks of the files' folder, in ms. */
const FILES_CHECK_MS = 5000

/** Creates a check that files can be stored in the data folder; a bucket is not asked. */
function filesCheck({ config, files }: HttpParts): (request: FastifyRequest) => Promise<string | undefined> {
  let problem: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  return async ({ log }) => {
    if (config.s3 || performance.now() - checkedAt < FILES_CHECK_MS) return problem
    checkedAt = performance.now()
    problem = await files.check().then(
      () => undefined,
      (cause: unknown) => {
        log.error({ err: cause }, 'files cannot be stored')
        return 'The folder for files cannot be written. Uploads and report files fail until it can.'
      },
    )
    return problem
  }
}

/** Minimum time between two checks of ClickHouse, in ms. */
const FACTS_CHECK_MS = 5000

/** Creates a check that the home of facts answers within two seconds, which logs and counts when it does not. */
function factsCheck({ facts }: HttpParts): (request: FastifyRequest) => Promise<string | undefined> {
  let problem: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  return async ({ log }) => {
    if (performance.now() - checkedAt < FACTS_CHECK_MS) return problem
    checkedAt = performance.now()
    problem = await facts.findProblem()
    if (problem !== undefined) log.error({ problem }, 'facts cannot be read or written')
    return problem
  }
}

/** Measures how long requests take, by route and status. */
export function measureRequests(app: FastifyInstance): Histogram {
  const durations = new Histogram({
    name: 'placard_http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS_S,
    registers: [],
  })
  const durationByLabels = new Map<string, ReturnType<typeof durations.labels>>()
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    // The route's pattern, because a URL may contain a share token and there is no limit to their number.
    const [route, status] = [routeOptions.url ?? 'none', String(reply.statusCode)]
    const key = `${method} ${route} ${status}`
    const duration = durationByLabels.get(key) ?? durations.labels({ method, route, status })
    durationByLabels.set(key, duration)
    duration.observe(reply.elapsedTime / 1000)
    done()
  })
  return durations
}

/**
 * Adds /healthz (the process is alive), /readyz (the database responds and is not damaged) and /metrics in the
 * OpenMetrics format. A server that serves requests but needs its operator is ready, and says what is wrong: without
 * it ads would stop. None of them reveals anything about campaigns or people.
 */
export function healthAndMetricsRoutes(app: FastifyInstance, context: HttpParts, durations: Histogram): void {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(openMetricsContentType)
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(durations)
  context.events.metrics.register(registry)
  if (context.config.clickHouse)
    new Gauge({
      name: 'placard_clickhouse_answers',
      help: '1 while ClickHouse answers; 0 while reports fail and events wait',
      registers: [registry],
      async collect() {
        this.set((await context.facts.findProblem()) === undefined ? 1 : 0)
      },
    })
  if (context.pages) registry.registerMetric(context.pages.counted)
  const { version, source, nodeVersion } = applyZoneData(context.config.zoneDataFile)
  new Gauge({
    name: 'placard_zone_data',
    help: 'Always 1. Release of the IANA time zone database that results are computed with, where it is from, and the release of Node',
    labelNames: ['version', 'source', 'node'],
    registers: [registry],
  }).set({ version, source, node: nodeVersion }, 1)

  app.get('/healthz', async () => ({ status: 'ok' }))

  const requireIntactDatabase = damageCheck(context)
  const findFilesProblem = filesCheck(context)
  const findFactsProblem = factsCheck(context)
  app.get('/readyz', async (request) => {
    if (!(await databaseAnswers(context)))
      throw new Refusal('unavailable', 'The database does not answer.', { retryAfter: 5 })
    await requireIntactDatabase(request)
    const problems = [
      context.findClockProblem(),
      await findFilesProblem(request),
      await findFactsProblem(request),
    ].filter((text) => text !== undefined)
    return problems.length > 0 ? { status: 'degraded', problems } : { status: 'ok' }
  })

  app.get('/metrics', async (request, reply) => {
    requireOperator(context.config, request)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
