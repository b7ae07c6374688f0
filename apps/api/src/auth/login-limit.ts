import { eq, inArray, lt, sql } from 'drizzle-orm'
import { Refusal } from '../refusal.js'
import { hashOf } from '../secrets.js'
import { loginAttempt } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** After this long without a try, earlier failures are forgotten. */
const MEMORY_SECONDS = 900
const LONGEST_WAIT_SECONDS = 60

/** Who is trying what: each combination has its own number of free tries before it has to wait. */
interface Limit {
  key: string
  free: number
}

const limitsOf = (email: string, address: string): [Limit, Limit, Limit] => {
  const account = email.trim().toLowerCase()
  return [
    { key: hashOf(`address ${address}`), free: 60 },
    { key: hashOf(`account ${account}`), free: 10 },
    { key: hashOf(`both ${account} ${address}`), free: 5 },
  ]
}

/**
 * Counts one try and answers how long to wait instead, in seconds; 0 when it may go on. One statement, so that tries
 * at the same moment cannot slip through together. The wait doubles with each failure up to a minute, never more:
 * nobody can lock somebody else out.
 */
async function claim(db: Db, { key, free }: Limit, now: Date): Promise<number> {
  const stale = sql`${loginAttempt.updatedAt} < ${now.toISOString()}::timestamptz - make_interval(secs => ${MEMORY_SECONDS})`
  const failures = sql`case when ${stale} then 1 else ${loginAttempt.failures} + 1 end`
  const wait = sql`case when ${failures} < ${free} then 0 else least(${LONGEST_WAIT_SECONDS}, power(2, least(${failures} - ${free} + 1, 10))) end`
  const claimed = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, nextAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        failures,
        nextAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
        updatedAt: now,
      },
      setWhere: sql`${loginAttempt.nextAt} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ key: loginAttempt.key })
  if (claimed.length > 0) return 0
  const [held] = await db.select({ nextAt: loginAttempt.nextAt }).from(loginAttempt).where(eq(loginAttempt.key, key))
  return Math.max(1, Math.ceil(((held?.nextAt.getTime() ?? 0) - now.getTime()) / 1000))
}

/**
 * Counts a try to sign in before the password is looked at. Throws a `Refusal` when it comes too soon; then it does not
 * count, so that whoever keeps trying on one account uses up no other limit.
 */
export async function countLoginTry(db: Db, email: string, address: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const limit of limitsOf(email, address)) {
      const seconds = await claim(tx, limit, now)
      if (seconds === 0) continue
      const time = seconds === 1 ? 'a second' : `${seconds} seconds`
      throw new Refusal(429, `Too many tries. Wait ${time} and try again.`, { retryAfter: seconds })
    }
  })
}

/** After the owner has signed in: forgets the failures of the account, and that this try was counted for the address. */
export async function forgetLoginTries(db: Db, email: string, address: string): Promise<void> {
  const [ofAddress, ...own] = limitsOf(email, address)
  await db.delete(loginAttempt).where(
    inArray(
      loginAttempt.key,
      own.map(({ key }) => key),
    ),
  )
  await db
    .update(loginAttempt)
    .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(eq(loginAttempt.key, ofAddress.key))
}

/** Forgets what is too old to count. */
export async function removeOldLoginTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginAttempt).where(lt(loginAttempt.updatedAt, new Date(now.getTime() - MEMORY_SECONDS * 1000)))
}
