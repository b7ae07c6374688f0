import { sql } from 'drizzle-orm'
import type { Db } from './store.js'

/**
 * Difference in ms from which a clock counts as wrong. NTP keeps clocks within milliseconds, and a busy database
 * answers seconds late; the shortest time that the server waits for, one of a minute, is far longer.
 */
const MAX_SKEW_MS = 5_000
const MEASURE_MS = 60_000
/** Interval in ms while a clock is wrong, so that jobs go on soon after it is right. */
const MEASURE_AGAIN_MS = 10_000
/** Time in ms for which a changed clock of the database has to stay before it is believed. */
const SETTLE_MS = 60_000

/**
 * The database's clock, which all servers on one database share. It runs on this machine's monotonic timer, so that
 * changes of the machine's clock never reach it.
 */
export interface DatabaseClock {
  /** Returns the database's time. */
  now: () => Date
  /** Returns what is wrong with the clocks, for the operator; undefined while they agree. Then no job may run. */
  findProblem: () => string | undefined
  /** Compares with the database now; never rejects. */
  measure: () => Promise<void>
  close: () => void
}

/** Clocks of this machine in ms, replaced in tests. */
export interface MachineClocks {
  /** Time of day. */
  time: () => number
  /** Time since any fixed moment. */
  elapsed: () => number
}

const MACHINE: MachineClocks = { time: () => Date.now(), elapsed: () => performance.now() }

/** Units with their length in ms. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

function formatDuration(ms: number): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[3]
  return `${Math.round(ms / length)} ${unit}s`
}

const WAITING = 'Scheduled reports, emails and other jobs wait until then.'

const skewProblem = (skew: number) =>
  `The clock of this server is ${formatDuration(Math.abs(skew))} ${skew > 0 ? 'ahead of' : 'behind'} the database's. Set the clock of this machine, or of the database's, with NTP. ${WAITING}`

const jumpProblem = (jump: number) =>
  `The database's clock was moved ${formatDuration(Math.abs(jump))} ${jump > 0 ? 'ahead' : 'back'}. It is believed when it has stayed so for a minute. ${WAITING}`

/**
 * Measures the database's clock, and then each minute until `close`. Rejects if the database does not answer the
 * first time.
 */
export async function openDatabaseClock(
  db: Db,
  print: (text: string) => void,
  { time, elapsed }: MachineClocks = MACHINE,
): Promise<DatabaseClock> {
  /**
   * Reads the database's time and returns by how many ms an origin differs from it: zero if it fits any moment of the
   * reading, because the answer may have waited for a connection.
   */
  async function read(): Promise<{ latest: number; differenceFrom: (origin: number) => number }> {
    const before = elapsed()
    const { rows } = await db.execute<{ at: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    )
    const [row] = rows
    if (!row) throw new Error('The database has no time.')
    const [earliest, latest] = [Number(row.at) - elapsed(), Number(row.at) - before]
    return { latest, differenceFrom: (from) => Math.max(0, earliest - from) + Math.min(0, latest - from) }
  }

  /** The database's time at zero of the timer. */
  let origin = (await read()).latest
  /** Another origin that the database has had since a moment of the timer. */
  let moved: { origin: number; since: number } | undefined
  let isPrinted = false
  let timer: NodeJS.Timeout | undefined

  const nowMs = () => origin + elapsed()

  function adjust({ latest, differenceFrom }: Awaited<ReturnType<typeof read>>): void {
    const difference = differenceFrom(origin)
    if (Math.abs(difference) <= MAX_SKEW_MS) {
      origin += difference
      moved = undefined
    } else if (!moved || Math.abs(differenceFrom(moved.origin)) > MAX_SKEW_MS) {
      moved = { origin: latest, since: elapsed() }
    } else if (elapsed() - moved.since >= SETTLE_MS) {
      origin = moved.origin
      moved = undefined
    }
  }

  function findProblem(): string | undefined {
    const skew = time() - nowMs()
    const isWrong = Math.abs(skew) > MAX_SKEW_MS
    const problem = moved ? jumpProblem(moved.origin - origin) : isWrong ? skewProblem(skew) : undefined
    if (problem !== undefined && !isPrinted) print(problem)
    if (problem === undefined && isPrinted) print('The clocks of this server and of the database agree again.')
    isPrinted = problem !== undefined
    return problem
  }

  async function measure(): Promise<void> {
    // While the database is away, the timer is as good.
    const measured = await read().catch(() => undefined)
    if (measured) adjust(measured)
    findProblem()
  }

  function measureLater(): void {
    timer = setTimeout(
      () => void measure().then(() => timer && measureLater()),
      findProblem() === undefined ? MEASURE_MS : MEASURE_AGAIN_MS,
    ).unref()
  }
  measureLater()

  return {
    now: () => new Date(nowMs()),
    findProblem,
    measure,
    close() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
