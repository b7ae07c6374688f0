import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { Refusal } from '../refusal.js'
import { hashOf } from '../secrets.js'
import { countCall } from '../store/rate-limits.js'
import { clientAddress } from './client-address.js'

const perMinute = (max: number): FastifyContextConfig => ({ rateLimit: { max, timeWindow: '1 minute' } })

/** For what anybody may ask for: enough for an office behind one address, too little to try out tokens. */
export const SHARE_LIMIT = perMinute(300)

/** For what is asked again and again until it is done. */
export const POLL_LIMIT = perMinute(1200)

/** For what makes a file: each costs disk. */
export const FILE_LIMIT = perMinute(60)

/** For uploads, which a quota bounds as well: an editor may send its files one by one. */
export const UPLOAD_LIMIT = perMinute(240)

type Counted = (error: Error | null, calls?: { current: number; ttl: number }) => void

/**
 * Counts calls in the database, so that servers beside each other share the limits and a restart forgets none. While
 * the database is away, calls are let through: they fail at what they came for.
 */
const sharedStore = (app: FastifyInstance, { db }: Pick<Context, 'db'>) =>
  class SharedStore {
    child() {
      return this
    }

    incr(key: string, done: Counted, windowMs: number) {
      countCall(db, hashOf(key), windowMs).then(
        ({ hits, remainingMs }) => done(null, { current: hits, ttl: remainingMs }),
        (cause: unknown) => {
          app.log.warn({ err: cause }, 'A call was let through uncounted: the database does not answer.')
          done(null, { current: 1, ttl: windowMs })
        },
      )
    }
  }

/** Lets routes say how often one address may call them. */
export async function limitCalls(app: FastifyInstance, context: Pick<Context, 'db'>): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${request.method} ${request.routeOptions.url} ${clientAddress(request)}`,
    store: sharedStore(app, context),
    errorResponseBuilder: (_, { ttl }) => {
      const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
      return new Refusal(429, `That was too often. Wait ${retryAfter} seconds and try again.`, { retryAfter })
    },
  })
}
