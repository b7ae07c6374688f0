import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.js'

/** Maximum number of waiting API requests: about five seconds of work for the embedded database. */
const MAX_WAITING = 256
/** Value of Retry-After for shed requests, in seconds. */
const RETRY_SECONDS = 5
/** Minimum time between two log lines about shedding, in ms. */
const LOG_EVERY_MS = 60_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses API requests with 503 and Retry-After while too many are waiting: a client retries one that is refused at
 * once, but gives up one that waits for 20 seconds, whose work is then wasted. @fastify/under-pressure measures
 * event loop and memory, which stay healthy while requests wait for the database, so the waiting requests themselves
 * are counted.
 */
export function shedLoad(app: FastifyInstance): void {
  const waiting = new Set<FastifyRequest>()
  let loggedAt = 0

  function enter(request: FastifyRequest): void {
    if (!request.url.startsWith('/api/') || waiting.has(request)) return
    if (waiting.size < MAX_WAITING) return void waiting.add(request)
    const now = performance.now()
    if (loggedAt === 0 || now - loggedAt > LOG_EVERY_MS) {
      loggedAt = now
      request.log.warn(`More than ${MAX_WAITING} requests wait for an answer. Others are refused with 503.`)
    }
    throw new Refusal('unavailable', 'The server is busy. Try again in a few seconds.', { retryAfter: RETRY_SECONDS })
  }

  app.addHook('onRequest', (request, _, done) => {
    if (!hasBody(request)) enter(request)
    done()
  })
  // A body counts once it has arrived: slow senders must not fill the queue.
  app.addHook('preValidation', (request, _, done) => {
    enter(request)
    done()
  })
  app.addHook('onSend', (request, _, payload, done) => {
    waiting.delete(request)
    done(null, payload)
  })
  app.addHook('onResponse', (request, _, done) => {
    waiting.delete(request)
    done()
  })
}
