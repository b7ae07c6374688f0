import { createId } from '@placard/domain'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { job } from './schema.js'
import type { Db } from './store.js'

/** What can be done. */
export type JobKind = (typeof job.$inferSelect)['kind']

/** A job that a server holds. */
export interface ClaimedJob {
  id: string
  subjectID: string
  /** How often it was begun, this time included. */
  tries: number
  createdAt: Date
}

/** How long a claim holds unless it is renewed, in seconds. By the database's clock: those of servers may differ. */
const CLAIM_SECONDS = 12
/** How often a living server renews its claims, in ms. */
export const RENEW_MS = 3_000

const claimEnd = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`
const free = or(isNull(job.claimedBy), lte(job.claimedUntil, sql`now()`))

/** What a server is told that has lost a job, because it seemed dead: another one does it again. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** Notes work to be done, in the transaction of what it is about. Noted again, it only becomes due at the new moment. */
export async function queueJob(
  db: Db,
  { kind, subjectID, dueAt, now }: { kind: JobKind; subjectID: string; dueAt: Date; now: Date },
): Promise<void> {
  await db
    .insert(job)
    .values({ id: createId(), kind, subjectID, dueAt, createdAt: now })
    .onConflictDoUpdate({ target: [job.kind, job.subjectID], set: { dueAt } })
}

/** Takes a job that somebody no longer wants out of the queue. A server that is at it notices when it ends. */
export async function dropJob(db: Db, kind: JobKind, subjectID: string): Promise<void> {
  await db.delete(job).where(and(eq(job.kind, kind), eq(job.subjectID, subjectID)))
}

/**
 * Takes on the job of a kind that is due first. Of several servers that ask at once each gets another one. `claim` is
 * new each time: who lost a job cannot hold it by mistake, not even when the same server took it again.
 */
export async function claimJob(db: Db, kind: JobKind, claim: string, now: Date): Promise<ClaimedJob | undefined> {
  const due = db
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.kind, kind), lte(job.dueAt, now), free))
    .orderBy(asc(job.dueAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(job)
    .set({ claimedBy: claim, claimedUntil: claimEnd, tries: sql`${job.tries} + 1` })
    // Not `in`: a plan may run such a query again for each row, and take on more than one job.
    .where(eq(job.id, sql`(${due})`))
    .returning({ id: job.id, subjectID: job.subjectID, tries: job.tries, createdAt: job.createdAt })
  return claimed
}

/** Renews the claims of a server that lives. Answers those that still hold. */
export async function renewClaims(db: Db, claims: string[]): Promise<Set<string>> {
  const held = await db
    .update(job)
    .set({ claimedUntil: claimEnd })
    .where(inArray(job.claimedBy, claims))
    .returning({ claim: job.claimedBy })
  return new Set(held.flatMap(({ claim }) => claim ?? []))
}

/** Frees every claim: for the start of the one server that an embedded database can have. */
export async function releaseAllClaims(db: Db): Promise<void> {
  await db.update(job).set({ claimedBy: null, claimedUntil: null })
}

const held = (id: string, claim: string) => and(eq(job.id, id), eq(job.claimedBy, claim))

/** Forgets a job that is done, in the transaction of what it did. Throws `ClaimLost`. */
export async function finishJob(db: Db, id: string, claim: string): Promise<void> {
  const done = await db.delete(job).where(held(id, claim)).returning({ id: job.id })
  if (done.length === 0) throw new ClaimLost('Another server has taken this job over.')
}

/** Gives a job back, to be done at a later moment; `resetTries` forgets how often it was tried. Throws `ClaimLost`. */
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
