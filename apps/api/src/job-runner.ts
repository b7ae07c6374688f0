import { createId } from '@placard/domain/internal/text'
import { isDatabaseAway } from './store/database-errors.js'
import {
  type ClaimedJob,
  ClaimLost,
  claimJob,
  finishJob,
  type JobKind,
  postponeJob,
  RENEW_MS,
  releaseAllClaims,
  renewClaims,
} from './store/jobs.js'
import type { Db } from './store/store.js'

/** Polling interval in ms for jobs that became due, or that another server lost. */
const LOOK_MS = 1_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 900_000

/** Number of jobs of each kind that one server runs at once. */
const WIDTHS: Readonly<Record<JobKind, number>> = {
  'send-mail': 4,
  'make-report-file': 2,
  'make-link-file': 2,
  'run-schedule': 2,
  'send-test-report': 1,
  'repeat-report': 1,
  'tell-undelivered': 1,
  'clean-up': 1,
  'vacuum-tables': 1,
  'update-totals': 1,
}
const KINDS = Object.keys(WIDTHS) as JobKind[]

/** Running job. A handler that returns without calling `finish` or `postpone` has finished it. */
export interface JobRun extends ClaimedJob {
  /** Aborts when another server has taken the job over, or this one is stopping. Nothing may be written after that. */
  signal: AbortSignal
  /** Deletes the job in the transaction of its result, so that both happen or neither. Throws `ClaimLost`. */
  finish: (tx: Db) => Promise<void>
  /**
   * Postpones the job, in the transaction of what was done so far. `resetTries` clears the number of attempts, for
   * work that was done and recurs. Throws `ClaimLost`.
   */
  postpone: (tx: Db, when: { dueAt: Date; resetTries: boolean }) => Promise<void>
  /** Starts jobs that this one has queued, after their commit. */
  trigger: (kind: JobKind) => void
}

/** Runs one job. Throws to have it retried later. */
export type JobHandler = (run: JobRun) => Promise<void>

/** Runs the jobs that are queued in the database. */
export interface JobRunner {
  /** Runs the due jobs of a kind; resolves when none is left. Never rejects: failed jobs are retried later. */
  trigger: (kind: JobKind) => Promise<void>
  /** Starts polling. With `alone` no other server can be running, so all claims are released first. */
  start: (options: { alone: boolean }) => Promise<void>
  /** Waits for the running jobs; the others stay for the next start. */
  close: () => Promise<void>
}

interface JobRunnerOptions {
  db: Db
  now: () => Date
  /** Returns why no job may start now. */
  findClockProblem?: () => string | undefined
  /** Writes to the operator's console. */
  print: (text: string) => void
  /**
   * Time in ms that running jobs get to finish when the server stops; then they are aborted and left to the next
   * start. @default 10000
   */
  shutdownTimeoutMs?: number
}

interface WorkerPool {
  /** Number of calls of `trigger`: a worker that found nothing looks again if it has changed meanwhile. */
  asked: number
  active: number
  workers: Set<Promise<void>>
}

/** Returns the delay in ms before a failed job is retried: exponential back-off from 30 s, up to 15 min. */
export const retryDelayMs = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)

const errorMessage = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Creates the job runner of one server. */
export function createJobRunner(
  { db, now, print, findClockProblem = () => undefined, shutdownTimeoutMs = 10_000 }: JobRunnerOptions,
  handlers: Readonly<Record<JobKind, JobHandler>>,
): JobRunner {
  /** Running jobs by claim. */
  const running = new Map<string, AbortController>()
  const timers: NodeJS.Timeout[] = []
  const pools = new Map(KINDS.map((kind): [JobKind, WorkerPool] => [kind, { asked: 0, active: 0, workers: new Set() }]))
  let closed = false
  let hasFailed = false

  async function runJob(kind: JobKind, claim: string, claimed: ClaimedJob): Promise<void> {
    const controller = new AbortController()
    running.set(claim, controller)
    let isOver = false
    const run: JobRun = {
      ...claimed,
      signal: controller.signal,
      async finish(tx) {
        await finishJob(tx, claimed.id, claim)
        isOver = true
      },
      async postpone(tx, when) {
        await postponeJob(tx, claimed.id, claim, when)
        isOver = true
      },
      trigger: (other) => void trigger(other),
    }
    try {
      await handlers[kind](run)
      if (!isOver) await finishJob(db, claimed.id, claim)
    } catch (cause) {
      const { aborted, reason } = controller.signal
      const isLost = cause instanceof ClaimLost || reason instanceof ClaimLost
      if (!isLost) await retryLater(kind, claim, claimed, aborted ? 'stopping' : cause)
    } finally {
      running.delete(claim)
    }
  }

  async function retryLater(kind: JobKind, claim: string, { id, tries }: ClaimedJob, cause: unknown): Promise<void> {
    const isAway = isDatabaseAway(cause)
    const wait = cause === 'stopping' ? 0 : retryDelayMs(isAway ? 1 : tries)
    const dueAt = new Date(now().getTime() + wait)
    if (wait > 0) print(`A job (${kind}) failed: ${errorMessage(cause)}. Trying again in ${wait / 1000} seconds.`)
    // An attempt that the database cut off says nothing about the job.
    await postponeJob(db, id, claim, { dueAt, resetTries: isAway }).catch((lost) => {
      if (!(lost instanceof ClaimLost)) throw lost
    })
  }

  async function work(kind: JobKind, pool: WorkerPool): Promise<void> {
    try {
      // By a wrong clock reports would be sent on the wrong day, and what is still needed would be deleted.
      while (!closed && findClockProblem() === undefined) {
        const { asked } = pool
        const claim = createId()
        const claimed = await claimJob(db, kind, claim, now())
        hasFailed = false
        if (claimed) {
          // There may be more jobs: start another worker.
          startWorker(kind, pool)
          await runJob(kind, claim, claimed)
        } else if (asked === pool.asked) return
      }
    } catch (cause) {
      // Once, since every kind looks again each second while the database is away.
      if (!hasFailed) print(`Jobs wait for the database (${kind}): ${errorMessage(cause)}.`)
      hasFailed = true
    } finally {
      // Right away, so that a `trigger` in this moment starts another worker.
      pool.active--
    }
  }

  function startWorker(kind: JobKind, pool: WorkerPool): void {
    if (closed || pool.active >= WIDTHS[kind]) return
    pool.active++
    const worker = work(kind, pool).finally(() => pool.workers.delete(worker))
    pool.workers.add(worker)
  }

  async function trigger(kind: JobKind): Promise<void> {
    const pool = pools.get(kind)
    if (!pool) throw new Error(`There are no jobs of the kind ${kind}.`)
    pool.asked++
    startWorker(kind, pool)
    while (pool.workers.size > 0) await Promise.all(pool.workers)
  }

  async function renew(): Promise<void> {
    const claims = [...running.keys()]
    if (claims.length === 0) return
    const held = await renewClaims(db, claims)
    for (const claim of claims)
      if (!held.has(claim)) running.get(claim)?.abort(new ClaimLost('Another server has this job now.'))
  }

  const pokeAll = () => Promise.all(KINDS.map(trigger))

  return {
    trigger,
    async start({ alone }) {
      if (alone) await releaseAllClaims(db)
      void pokeAll()
      timers.push(
        setInterval(() => void pokeAll(), LOOK_MS).unref(),
        setInterval(
          () => renew().catch((cause) => print(`Claims could not be renewed: ${errorMessage(cause)}.`)),
          RENEW_MS,
        ).unref(),
      )
    },
    async close() {
      closed = true
      const patience = setTimeout(() => {
        for (const controller of running.values()) controller.abort(new Error('The server stops.'))
      }, shutdownTimeoutMs)
      await Promise.all([...pools.values()].flatMap(({ workers }) => [...workers]))
      // Claims are renewed until the last job has ended.
      clearTimeout(patience)
      for (const timer of timers) clearInterval(timer)
    },
  }
}
