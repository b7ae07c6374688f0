import { eq, lt, type SQL, sql } from 'drizzle-orm'
import { clientNetworks } from '../http/client-networks.js'
import { Refusal } from '../refusal.js'
import { hashContent } from '../secrets.js'
import { loginAttempt } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** Action that tries out a secret or sends an email. */
export type ThrottledAction = 'login' | 'signup' | 'resend' | 'forgot' | 'verify' | 'change' | 'setup'

/** Attempt of a client on an account. */
export interface Attempt {
  action: ThrottledAction
  email: string
  /** See `clientAddress`. */
  address: string
  /** Id of a browser that has signed in to this account before. */
  device: string | undefined
}

/** Exponential back-off: the first attempts are free, then each waits twice as long as the one before. */
interface Backoff {
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** Time without an attempt after which counting starts again, in seconds. */
  memorySeconds: number
}

/** Token bucket: `burst` at once, then one per interval. */
interface Bucket {
  burst: number
  intervalSeconds: number
}

/** Enough for a whole office behind one address. */
const ADDRESS: Backoff = { free: 60, firstWaitSeconds: 2, longestWaitSeconds: 60, memorySeconds: 900 }
const DAY_SECONDS = 86_400

/** Limits of one client on one account. Those of emails grow longer, because they fill a mailbox. */
const CLIENT: Record<ThrottledAction, Backoff> = {
  login: { free: 5, firstWaitSeconds: 8, longestWaitSeconds: 120, memorySeconds: 900 },
  signup: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 3600, memorySeconds: DAY_SECONDS },
  resend: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 3600, memorySeconds: DAY_SECONDS },
  forgot: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 3600, memorySeconds: DAY_SECONDS },
  verify: { free: 20, firstWaitSeconds: 2, longestWaitSeconds: 60, memorySeconds: 900 },
  change: { free: 20, firstWaitSeconds: 2, longestWaitSeconds: 60, memorySeconds: 900 },
  setup: { free: 20, firstWaitSeconds: 2, longestWaitSeconds: 60, memorySeconds: 900 },
}

/**
 * Limits of one account over all clients that never signed in to it. At most ten passwords a minute are checked
 * (burst plus one interval), and one client alone, whose own back-off is slower, can never use them all up. An email
 * that is left out does no harm: the newest one is younger than an interval, and its link still works.
 */
const ACCOUNT: Partial<Record<ThrottledAction, Bucket>> = {
  login: { burst: 9, intervalSeconds: 60 },
  signup: { burst: 3, intervalSeconds: 900 },
  resend: { burst: 3, intervalSeconds: 900 },
  forgot: { burst: 3, intervalSeconds: 300 },
}

const accountKey = ({ action, email }: Attempt) => hashContent(`${action} account ${email.trim().toLowerCase()}`)
/** Keys of the networks of an attempt's client, and their limits. */
const networkLimits = ({ action, address }: Attempt) =>
  clientNetworks(address).map(({ name, multiple }) => ({
    key: hashContent(`${action} address ${name}`),
    limit: { ...ADDRESS, free: ADDRESS.free * multiple },
  }))
const clientKey = ({ action, email, address, device }: Attempt) =>
  hashContent(`${action} client ${email.trim().toLowerCase()} ${device === undefined ? address : `device ${device}`}`)

const formatTimestamp = (now: Date) => sql`${now.toISOString()}::timestamptz`
const seconds = (count: unknown) => sql`make_interval(secs => ${count})`

/** Time in seconds by which a clock may be set back before counts of the time before do no longer hold. */
const SET_BACK_SECONDS = 60

/**
 * Returns the condition that a counter was written under a clock that was ahead: nobody has to wait longer than the
 * longest wait, so a later end is not believed.
 */
const isFromTheFuture = (at: SQL, longestSeconds: number) =>
  sql`(${loginAttempt.nextAt} > ${at} + ${seconds(longestSeconds + SET_BACK_SECONDS)} or ${loginAttempt.updatedAt} > ${at} + ${seconds(SET_BACK_SECONDS)})`

async function secondsUntilNext(db: Db, key: string, now: Date, earlierSeconds = 0): Promise<number> {
  const [held] = await db.select({ nextAt: loginAttempt.nextAt }).from(loginAttempt).where(eq(loginAttempt.key, key))
  return Math.max(1, Math.ceil(((held?.nextAt.getTime() ?? 0) - now.getTime()) / 1000 - earlierSeconds))
}

/**
 * Counts one attempt and returns how long to wait instead, in seconds; 0 when it may proceed. One statement, so that
 * attempts at the same moment cannot slip through together.
 */
async function backOff(db: Db, key: string, limit: Backoff, now: Date): Promise<number> {
  const { free, firstWaitSeconds, longestWaitSeconds, memorySeconds } = limit
  const at = formatTimestamp(now)
  const isFuture = isFromTheFuture(at, longestWaitSeconds)
  const isStale = sql`(${loginAttempt.updatedAt} < ${at} - ${seconds(memorySeconds)} or ${isFuture})`
  const failures = sql`case when ${isStale} then 1 else ${loginAttempt.failures} + 1 end`
  const wait = sql`case when ${failures} < ${free} then 0 else least(${longestWaitSeconds}, ${firstWaitSeconds} * power(2, least(${failures} - ${free}, 12))) end`
  const counted = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, nextAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: { failures, nextAt: sql`${at} + ${seconds(wait)}`, updatedAt: now },
      setWhere: sql`${loginAttempt.nextAt} <= ${at} or ${isFuture}`,
    })
    .returning({ key: loginAttempt.key })
  return counted.length > 0 ? 0 : secondsUntilNext(db, key, now)
}

/** Takes one token of a bucket and returns how long to wait instead, in seconds; 0 when there was one. `nextAt` is when the bucket is full again. */
async function takeToken(db: Db, key: string, { burst, intervalSeconds }: Bucket, now: Date): Promise<number> {
  const at = formatTimestamp(now)
  const full = new Date(now.getTime() + intervalSeconds * 1000)
  const spareSeconds = (burst - 1) * intervalSeconds
  const isFuture = isFromTheFuture(at, burst * intervalSeconds)
  const nextAt = sql`case when ${isFuture} then ${at} else greatest(${loginAttempt.nextAt}, ${at}) end`
  const counted = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, nextAt: full, updatedAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        nextAt: sql`${nextAt} + ${seconds(intervalSeconds)}`,
        failures: sql`${loginAttempt.failures} + 1`,
        updatedAt: now,
      },
      setWhere: sql`${loginAttempt.nextAt} <= ${at} + ${seconds(spareSeconds)} or ${isFuture}`,
    })
    .returning({ key: loginAttempt.key })
  return counted.length > 0 ? 0 : secondsUntilNext(db, key, now, spareSeconds)
}

function formatWait(wait: number): string {
  if (wait >= 120) return `${Math.ceil(wait / 60)} minutes`
  return wait === 1 ? 'a second' : `${wait} seconds`
}

function tooMany(wait: number): Refusal {
  return new Refusal('too-many', `Too many attempts. Wait ${formatWait(wait)} and try again.`, { retryAfter: wait })
}

/**
 * Counts an attempt before anything else is checked. Throws a `Refusal` when its client has to wait; then no other
 * limit counts it. Returns false when the account has had enough emails requested by unknown devices and this one
 * should be skipped. A known device has its own limit and is never blocked by others. The counters are in the
 * database, so all servers share them and restarts keep them.
 */
export async function registerAttempt(db: Db, attempt: Attempt, now: Date): Promise<boolean> {
  const { action, device } = attempt
  return db.transaction(async (tx) => {
    const refuse = (wait: number) => {
      if (wait > 0) throw tooMany(wait)
    }
    if (device === undefined)
      for (const { key, limit } of networkLimits(attempt)) refuse(await backOff(tx, key, limit, now))
    refuse(await backOff(tx, clientKey(attempt), CLIENT[action], now))
    const bucket = ACCOUNT[action]
    if (device !== undefined || !bucket) return true
    const wait = await takeToken(tx, accountKey(attempt), bucket, now)
    if (action === 'login') refuse(wait)
    return wait === 0
  })
}

/** Undoes a successful attempt. Failures of others stay counted. */
export async function undoAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(loginAttempt).where(eq(loginAttempt.key, clientKey(attempt)))
  if (attempt.device !== undefined) return
  const oneLess = sql`greatest(${loginAttempt.failures} - 1, 0)`
  for (const { key } of networkLimits(attempt))
    await db.update(loginAttempt).set({ failures: oneLess }).where(eq(loginAttempt.key, key))
  const bucket = ACCOUNT[attempt.action]
  if (!bucket) return
  const nextAt = sql`${loginAttempt.nextAt} - ${seconds(bucket.intervalSeconds)}`
  await db
    .update(loginAttempt)
    .set({ nextAt })
    .where(eq(loginAttempt.key, accountKey(attempt)))
}

/** Deletes counters that are too old to count. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(loginAttempt).where(lt(loginAttempt.updatedAt, new Date(now.getTime() - DAY_SECONDS * 1000)))
}
