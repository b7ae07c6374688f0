import { createId } from '@placard/domain'
import {
  type ClaimedJob,
  ClaimLost,
  claimJob,
  finishJob,
  freeAllClaims,
  type JobKind,
  postponeJob,
  RENEW_MS,
  renewClaims,
} from '../store/jobs.js'
import type { Db } from '../store/store.js'

/** How often a server looks for work that nobody poked it for, in ms: work that became due, or that another one lost. */
const LOOK_MS = 1_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 900_000

/** How many jobs of a kind one server does at once. */
const WIDTHS: Readonly<Record<JobKind, number>> = {
  'send-mail': 4,
  'make-report-file': 2,
  'run-schedule': 2,
  'clean-up': 1,
}
const KINDS = Object.keys(WIDTHS) as JobKind[]

/** A job that is being done. A handler that returns without `finish` or `postpone` has finished it. */
export interface JobRun extends ClaimedJob {
  /** Fires when the job was lost to another server, or the server stops: then nothing may be written any more. */
  signal: AbortSignal
  /** Ends the job in the transaction of what it did, so that both happen or none. Throws `ClaimLost`. */
  finish: (tx: Db) => Promise<void>
  /**
   * Puts the job off, in the transaction of what was done so far. `afresh` forgets how often it was tried: for work
   * that was done and comes again. Throws `ClaimLost`.
   */
  postpone: (tx: Db, when: { dueAt: Date; afresh: boolean }) => Promise<void>
  /** Begins other work that the job has queued, once that is committed. */
  poke: (kind: JobKind) => void
}

/** Does the jobs of one kind. Throws to have a job tried again later. */
export type JobHandler = (run: JobRun) => Promise<void>

/** Does the work that waits in the database. */
export interface Jobs {
  /** Begins work of a kind that is due; answers when none is left. Never fails: what failed stays for later. */
  poke: (kind: JobKind) => Promise<void>
  /** Looks for work by itself from now on. `alone`: no other server can be at work, so that all claims are void. */
  start: (options: { alone: boolean }) => Promise<void>
  /** Ends after the jobs that are being done right now; the others stay for the next start. */
  close: () => Promise<void>
}

interface JobsParts {
  db: Db
  now: () => Date
  /** Where the operator reads. */
  say: (text: string) => void
}

/** How long a job that has failed so often waits, in ms. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Makes the doer of jobs. */
export function createJobs({ db, now, say }: JobsParts, handlers: Readonly<Record<JobKind, JobHandler>>): Jobs {
  const server = createId()
  const running = new Map<string, AbortController>()
  const timers: NodeJS.Timeout[] = []
  const lanes = new Map<JobKind, { round: Promise<void>; waiting: boolean }>(
    KINDS.map((kind) => [kind, { round: Promise.resolve(), waiting: false }]),
  )
  let closed = false

  async function doJob(kind: JobKind, claimed: ClaimedJob): Promise<void> {
    const controller = new AbortController()
    running.set(claimed.id, controller)
    let isOver = false
    const run: JobRun = {
      ...claimed,
      signal: controller.signal,
      async finish(tx) {
        await finishJob(tx, claimed.id, server)
        isOver = true
      },
      async postpone(tx, when) {
        await postponeJob(tx, claimed.id, server, when)
        isOver = true
      },
      poke: (other) => void poke(other),
    }
    try {
      await handlers[kind](run)
      if (!isOver) await finishJob(db, claimed.id, server)
    } catch (cause) {
      if (!(cause instanceof ClaimLost)) await putOff(kind, claimed, cause)
    } finally {
      running.delete(claimed.id)
    }
  }

  async function putOff(kind: JobKind, { id, tries }: ClaimedJob, cause: unknown): Promise<void> {
    const wait = waitAfter(tries)
    const dueAt = new Date(now().getTime() + wait)
    say(`A job (${kind}) failed: ${textOf(cause)}. Trying again in ${wait / 1000} seconds.`)
    await postponeJob(db, id, server, { dueAt, afresh: false }).catch((lost) => {
      if (!(lost instanceof ClaimLost)) throw lost
    })
  }

  async function workThrough(kind: JobKind): Promise<void> {
    while (!closed) {
      const claimed = await claimJob(db, kind, server, now())
      if (!claimed) return
      await doJob(kind, claimed)
    }
  }

  async function workAll(kind: JobKind): Promise<void> {
    const workers = Array.from({ length: WIDTHS[kind] }, () => workThrough(kind))
    const ends = await Promise.allSettled(workers)
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) say(`Jobs (${kind}) could not be fetched from the database: ${textOf(failed.reason)}.`)
  }

  function poke(kind: JobKind): Promise<void> {
    const lane = lanes.get(kind)
    if (!lane) throw new Error(`There are no jobs of the kind ${kind}.`)
    // One more round after the running one is enough for everybody who pokes meanwhile.
    if (!lane.waiting) {
      lane.waiting = true
      lane.round = lane.round.then(() => {
        lane.waiting = false
        return workAll(kind)
      })
    }
    return lane.round
  }

  async function renew(): Promise<void> {
    const ids = [...running.keys()]
    if (ids.length === 0) return
    const held = await renewClaims(db, server, ids)
    for (const id of ids) if (!held.has(id)) running.get(id)?.abort(new ClaimLost('Another server has this job now.'))
  }

  return {
    poke,
    async start({ alone }) {
      if (alone) await freeAllClaims(db)
      timers.push(
        setInterval(() => {
          for (const kind of KINDS) void poke(kind)
        }, LOOK_MS).unref(),
        setInterval(
          () => renew().catch((cause) => say(`Claims could not be renewed: ${textOf(cause)}.`)),
          RENEW_MS,
        ).unref(),
      )
    },
    async close() {
      closed = true
      // Renewing goes on until the last job has ended.
      for (const timer of timers.slice(0, 1)) clearInterval(timer)
      await Promise.all([...lanes.values()].map(({ round }) => round))
      for (const timer of timers) clearInterval(timer)
    },
  }
}
