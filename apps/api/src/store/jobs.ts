import { HOUR_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { job } from './schema.js'
import type { Db } from './store.js'

/** Kinds of jobs. */
export type JobKind = (typeof job.$inferSelect)['kind']

/** Job claimed by a server. */
export interface ClaimedJob {
  id: string
  subjectID: string
  /** Number of attempts, this one included. */
  tries: number
  createdAt: Date
}

/**
 * Duration of a claim unless it is renewed, in seconds of the database's clock, because those of servers may differ.
 */
const CLAIM_SECONDS = 12
/** Interval at which a running server renews its claims, in ms. */
export const RENEW_MS = 3_000

const claimEnd = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`
/** Free jobs: also those claimed for longer than any claim lasts, while the database's clock was ahead. */
const free = or(
  isNull(job.claimedBy),
  lte(job.claimedUntil, sql`now()`),
  gt(job.claimedUntil, sql`now() + make_interval(secs => ${5 * CLAIM_SECONDS})`),
)

/**
 * Longest time in ms that a job waits. One that is due later was postponed by a clock that was ahead, and is due now.
 * Schedules wait for weeks: `replanSchedules` corrects theirs.
 */
const LONGEST_WAIT_MS: Readonly<Record<Exclude<JobKind, 'run-schedule'>, number>> = {
  'send-mail': 24 * HOUR_MS,
  'make-report-file': HOUR_MS,
  'make-link-file': HOUR_MS,
  'send-test-report': HOUR_MS,
  'repeat-report': HOUR_MS,
  'tell-undelivered': HOUR_MS,
  'clean-up': HOUR_MS + 60_000,
  'vacuum-tables': 25 * HOUR_MS,
  'update-totals': HOUR_MS,
}

const isDue = (kind: JobKind, now: Date) =>
  kind === 'run-schedule'
    ? lte(job.dueAt, now)
    : or(lte(job.dueAt, now), gt(job.dueAt, new Date(now.getTime() + LONGEST_WAIT_MS[kind])))

/** Error of a server whose job was taken over by another one because it seemed dead. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** Queues a job, in the transaction of its cause. A job that is already queued only gets the new due time. */
export async function queueJob(
  db: Db,
  { kind, subjectID, dueAt, now }: { kind: JobKind; subjectID: string; dueAt: Date; now: Date },
): Promise<void> {
  await db
    .insert(job)
    .values({ id: createId(), kind, subjectID, dueAt, createdAt: now })
    .onConflictDoUpdate({ target: [job.kind, job.subjectID], set: { dueAt } })
}

/** Deletes a job that is no longer wanted. A server that is running it notices at the end. */
export async function dropJob(db: Db, kind: JobKind, subjectID: string): Promise<void> {
  await db.delete(job).where(and(eq(job.kind, kind), eq(job.subjectID, subjectID)))
}

/**
 * Claims the job of a kind that is due first. Several servers at once get different jobs. `claim` is unique per
 * call, so that a job that was lost cannot be held by mistake, even by the same server.
 */
export async function claimJob(db: Db, kind: JobKind, claim: string, now: Date): Promise<ClaimedJob | undefined> {
  const due = db
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.kind, kind), isDue(kind, now), free))
    .orderBy(asc(job.dueAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(job)
    .set({ claimedBy: claim, claimedUntil: claimEnd, tries: sql`${job.tries} + 1` })
    // With `in`, a plan may run the subquery again for each row and claim several jobs.
    .where(eq(job.id, sql`(${due})`))
    .returning({ id: job.id, subjectID: job.subjectID, tries: job.tries, createdAt: job.createdAt })
  return claimed
}

/** Renews the claims of a running server and returns those that are still valid. */
export async function renewClaims(db: Db, claims: string[]): Promise<Set<string>> {
  const held = await db
    .update(job)
    .set({ claimedUntil: claimEnd })
    .where(inArray(job.claimedBy, claims))
    .returning({ claim: job.claimedBy })
  return new Set(held.flatMap(({ claim }) => claim ?? []))
}

/** Releases every claim: for the start of the only server of an embedded database. */
export async function releaseAllClaims(db: Db): Promise<void> {
  await db.update(job).set({ claimedBy: null, claimedUntil: null })
}

const held = (id: string, claim: string) => and(eq(job.id, id), eq(job.claimedBy, claim))

/** Deletes a finished job, in the transaction of its result. Throws `ClaimLost`. */
export async function finishJob(db: Db, id: string, claim: string): Promise<void> {
  const done = await db.delete(job).where(held(id, claim)).returning({ id: job.id })
  if (done.length === 0) throw new ClaimLost('Another server has taken this job over.')
}

/** Releases a job until a later time; `resetTries` clears the number of attempts. Throws `ClaimLost`. */
export async function postponeJob(
  db: Db,
  id: string,
  claim: string,
  { dueAt, resetTries }: { dueAt: Date; resetTries: boolean },
): Promise<void> {
  const done = await db
    .update(job)
    .set({ dueAt, claimedBy: null, claimedUntil: null, ...(resetTries && { tries: 0 }) })
    .where(held(id, claim))
    .returning({ id: job.id })
  if (done.length === 0) throw new ClaimLost('Another server has taken this job over.')
}
