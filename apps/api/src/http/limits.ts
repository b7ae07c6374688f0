import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.js'

const perMinute = (max: number): FastifyContextConfig => ({ rateLimit: { max, timeWindow: '1 minute' } })

/** For what anybody may ask for: enough for an office behind one address, too little to try out tokens. */
export const SHARE_LIMIT = perMinute(300)

/** For what is asked again and again until it is done. */
export const POLL_LIMIT = perMinute(1200)

/** For what makes a file: each costs disk. */
export const FILE_LIMIT = perMinute(60)

/** For uploads, which a quota bounds as well: an editor may send its files one by one. */
export const UPLOAD_LIMIT = perMinute(240)

/** Lets routes say how often one address may call them. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_, { ttl }) => {
      const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
      return new Refusal(429, `That was too often. Wait ${retryAfter} seconds and try again.`, { retryAfter })
    },
  })
}
