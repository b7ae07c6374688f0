import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.js'

/** The number of API requests that may wait at once: about five seconds of work for the embedded database. */
const MAX_WAITING = 256
/** The seconds after which a shed request is worth repeating. */
const RETRY_SECONDS = 5
/** The shortest time between two log lines about shedding, in ms. */
const LOG_EVERY_MS = 60_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Refuses API requests with 503 and Retry-After while too many wait for an answer: one refused at once can be repeated,
 * one that waits 20 seconds is given up and its work done for nothing. @fastify/under-pressure measures the event loop and
 * the memory, which stay healthy while requests queue for the database, so the queue itself is counted.
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
    throw new Refusal(503, 'The server is busy. Try again in a few seconds.', { retryAfter: RETRY_SECONDS })
  }

  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) enter(request)
  })
  // A body counts once it has arrived: slow senders must not fill the queue.
  app.addHook('preValidation', async (request) => enter(request))
  app.addHook('onSend', async (request) => {
    waiting.delete(request)
  })
  app.addHook('onResponse', async (request) => {
    waiting.delete(request)
  })
}
