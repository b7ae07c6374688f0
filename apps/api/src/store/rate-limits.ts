import { sql } from 'drizzle-orm'
import { rateLimit } from './schema.js'
import type { Db } from './store.js'

/** How often somebody has called in the running window, and when it ends. */
interface Calls {
  hits: number
  /** How long the window goes on, in ms. */
  remainingMs: number
}

/**
 * Counts a call, in one statement, for all servers on this database; its clock decides when a window ends, since
 * theirs differ. The commit is not waited for on the disk: a power cut may forget the last moment of a count.
 */
export async function countCall(db: Db, key: string, windowMs: number): Promise<Calls> {
  const end = sql`clock_timestamp() + make_interval(secs => ${windowMs / 1000})`
  const isOver = sql`${rateLimit.endsAt} <= clock_timestamp()`
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

/** Forgets the windows that are over. */
export async function removeOldRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimit).where(sql`${rateLimit.endsAt} <= clock_timestamp()`)
}
