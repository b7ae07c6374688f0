import rateLimitPlugin from '@fastify/rate-limit'
import { eq, sql } from 'drizzle-orm'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.js'
import { hashContent } from '../secrets.js'
import { rateLimit } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { clientAddress, clientNetworks } from './client-networks.js'
import type { HttpParts } from './http-parts.js'

/** Number of requests in the current window. */
interface Calls {
  /** Requests that count towards the limit of one client. */
  hits: number
  /** Time until the window ends, in ms. */
  remainingMs: number
}

/**
 * Counts a request for all servers of this database, in one statement. The database's clock decides when a window
 * ends. The commit does not wait for the disk: a power cut may lose the last moment of a count.
 */
export async function countRequest(db: Db, key: string, windowMs: number): Promise<Calls> {
  const end = sql`clock_timestamp() + make_interval(secs => ${windowMs / 1000})`
  // A window that ends later than a new one would was begun while the clock was ahead.
  const isOver = sql`(${rateLimit.endsAt} <= clock_timestamp() or ${rateLimit.endsAt} > ${end} + interval '1 second')`
  const { rows } = await db.execute<{ hits: number; remaining: number }>(sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into ${rateLimit} (key, hits, ends_at) select ${key}, 1, ${end} from quick
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else ${rateLimit.hits} + 1 end,
      ends_at = case when ${isOver} then ${end} else ${rateLimit.endsAt} end
    returning hits, greatest(0, extract(epoch from ends_at - clock_timestamp()) * 1000)::int as remaining`)
  const [calls] = rows
  if (!calls) throw new Error('A counted call has a row.')
  return { hits: calls.hits, remainingMs: calls.remaining }
}

/** Takes back a counted request that should not count. */
export async function uncountRequest(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ hits: sql`greatest(${rateLimit.hits} - 1, 0)` })
    .where(eq(rateLimit.key, key))
}

/** Deletes windows that have ended. */
export async function removeOldWindows(db: Db): Promise<void> {
  await db.delete(rateLimit).where(sql`${rateLimit.endsAt} <= clock_timestamp()`)
}

const perMinute = (max: number): FastifyContextConfig => ({ rateLimit: { max, timeWindow: '1 minute' } })

/** Limit of public routes: enough for an office behind one address, too little to guess tokens. */
export const SHARE_LIMIT = perMinute(300)

/** Limit of routes that are polled. */
export const POLL_LIMIT = perMinute(1200)

/** Limit of routes that generate files, because each takes disk space. */
export const FILE_LIMIT = perMinute(60)

/** Limit of uploads, which also have a quota: an editor may send its files one by one. */
export const UPLOAD_LIMIT = perMinute(240)

/** Limit of new access tokens, because each is emailed to its user. */
export const TOKEN_LIMIT = perMinute(30)

/** Limit of requests for credentials of files, which last an hour. */
export const CREDENTIALS_LIMIT = perMinute(300)

/** Counts a request for each network of its client. Returns the count that is closest to its limit. */
async function countByNetwork(db: Db, { route, address }: RequestKey, windowMs: number): Promise<Calls> {
  const counts = await Promise.all(
    clientNetworks(address).map(async ({ name, multiple }) => {
      const { hits, remainingMs } = await countRequest(db, hashContent(`${route} ${name}`), windowMs)
      return { hits: Math.ceil(hits / multiple), remainingMs }
    }),
  )
  return counts.reduce((most, calls) => (calls.hits > most.hits ? calls : most))
}

/** Route and client of a request; the plugin's keys are texts. */
interface RequestKey {
  route: string
  address: string
}
const createKey = (key: RequestKey) => JSON.stringify(key)
const readKey = (key: string) => JSON.parse(key) as RequestKey

type Counted = (error: Error | null, calls?: { current: number; ttl: number }) => void

/**
 * Stores the counts in the database, so that all servers share them and restarts keep them. While the database is
 * away requests are let through; they fail at their queries.
 */
const sharedStore = (app: FastifyInstance, { db }: Pick<HttpParts, 'db'>) =>
  class SharedStore {
    child() {
      return this
    }

    incr(key: string, done: Counted, windowMs: number) {
      countByNetwork(db, readKey(key), windowMs).then(
        ({ hits, remainingMs }) => done(null, { current: hits, ttl: remainingMs }),
        (cause: unknown) => {
          app.log.warn({ err: cause }, 'A call was let through uncounted: the database does not answer.')
          done(null, { current: 1, ttl: windowMs })
        },
      )
    }
  }

/** Enables rate limits in the configuration of routes. */
export async function limitRequests(app: FastifyInstance, context: Pick<HttpParts, 'db'>): Promise<void> {
  await app.register(rateLimitPlugin, {
    global: false,
    keyGenerator: (request) =>
      createKey({ route: `${request.method} ${request.routeOptions.url}`, address: clientAddress(request) }),
    store: sharedStore(app, context),
    errorResponseBuilder: (_, { ttl }) => {
      const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
      return new Refusal('too-many', `Too many requests. Wait ${retryAfter} seconds and try again.`, { retryAfter })
    },
  })
}
