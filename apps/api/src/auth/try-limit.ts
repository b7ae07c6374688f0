import { eq, inArray, lt, sql } from 'drizzle-orm'
import { Refusal } from '../refusal.js'
import { hashOf } from '../secrets.js'
import { loginAttempt } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** What is counted: everything that tries out a secret, or makes us send mail. */
export type TriedAction = 'login' | 'signup' | 'forgot' | 'verify' | 'change'

/** Who tries: the account's address, and where the request comes from. */
export interface Tries {
  action: TriedAction
  email: string
  address: string
}

/** How many tries are free, the longest wait after that, and after how long without a try all is forgotten. */
interface Limit {
  free: number
  longestSeconds: number
  memorySeconds: number
}

const SHORT = { longestSeconds: 60, memorySeconds: 900 }
/** For what fills a mailbox: somebody else's, it may be. */
const LONG = { longestSeconds: 3600, memorySeconds: 86_400 }
/** Enough for a whole office behind one address. */
const ADDRESS: Limit = { ...SHORT, free: 60 }

const LIMITS: Record<TriedAction, { account: Limit; both: Limit }> = {
  login: { account: { ...SHORT, free: 10 }, both: { ...SHORT, free: 5 } },
  signup: { account: { ...LONG, free: 8 }, both: { ...LONG, free: 5 } },
  forgot: { account: { ...LONG, free: 8 }, both: { ...LONG, free: 5 } },
  verify: { account: { ...SHORT, free: 40 }, both: { ...SHORT, free: 20 } },
  change: { account: { ...SHORT, free: 40 }, both: { ...SHORT, free: 20 } },
}

type KeyedLimit = Limit & { key: string }

function limitsOf({ action, email, address }: Tries): [KeyedLimit, KeyedLimit, KeyedLimit] {
  const account = email.trim().toLowerCase()
  return [
    { ...ADDRESS, key: hashOf(`${action} address ${address}`) },
    { ...LIMITS[action].account, key: hashOf(`${action} account ${account}`) },
    { ...LIMITS[action].both, key: hashOf(`${action} both ${account} ${address}`) },
  ]
}

/**
 * Counts one try and answers how long to wait instead, in seconds; 0 when it may go on. One statement, so that tries
 * at the same moment cannot slip through together. The wait doubles with each try up to the longest, never more:
 * nobody can lock somebody else out.
 */
async function claim(db: Db, { key, free, longestSeconds, memorySeconds }: KeyedLimit, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const stale = sql`${loginAttempt.updatedAt} < ${at} - make_interval(secs => ${memorySeconds})`
  const failures = sql`case when ${stale} then 1 else ${loginAttempt.failures} + 1 end`
  const wait = sql`case when ${failures} < ${free} then 0 else least(${longestSeconds}, power(2, least(${failures} - ${free} + 1, 12))) end`
  const claimed = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, nextAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: { failures, nextAt: sql`${at} + make_interval(secs => ${wait})`, updatedAt: now },
      setWhere: sql`${loginAttempt.nextAt} <= ${at}`,
    })
    .returning({ key: loginAttempt.key })
  if (claimed.length > 0) return 0
  const [held] = await db.select({ nextAt: loginAttempt.nextAt }).from(loginAttempt).where(eq(loginAttempt.key, key))
  return Math.max(1, Math.ceil(((held?.nextAt.getTime() ?? 0) - now.getTime()) / 1000))
}

function inWords(seconds: number): string {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}

/**
 * Counts a try before anything is looked at. Throws a `Refusal` when it comes too soon; then it does not count, so that
 * whoever keeps trying on one account uses up no other limit. The counters are in the database: every server that works
 * on it shares them, and a restart keeps them.
 */
export async function countTry(db: Db, tries: Tries, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const limit of limitsOf(tries)) {
      const seconds = await claim(tx, limit, now)
      if (seconds === 0) continue
      throw new Refusal(429, `Too many tries. Wait ${inWords(seconds)} and try again.`, { retryAfter: seconds })
    }
  })
}

/** After the owner has succeeded: forgets the failures of the account, and that this try was counted for the address. */
export async function forgetTries(db: Db, tries: Tries): Promise<void> {
  const [ofAddress, ...own] = limitsOf(tries)
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
export async function removeOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginAttempt).where(lt(loginAttempt.updatedAt, new Date(now.getTime() - LONG.memorySeconds * 1000)))
}
