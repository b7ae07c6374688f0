import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { SERVING_LIFE_MS } from '@placard/domain/internal/tags'
import type { Engine } from './engine.js'
import { judgeServings } from './judge-servings.js'
import { formatPartition, listColumns, localTable, onCluster } from './tables.js'

/** Time after the end of a day of serving when it is closed: the life of a serving, and an hour for running writes. */
const CLOSE_AFTER_MS = SERVING_LIFE_MS + HOUR_MS

/** Time after the end of a day of serving when its servings may be dropped. */
const KEEP_MS = 7 * DAY_MS

/** Age at which an event is too old to be written: a day before its serving may be dropped. */
export const OLDEST_EVENT_MS = KEEP_MS - DAY_MS

/** Number of days of serving, up to the newest closed one, whose facts are stored by time too. */
const RECENT_DAYS = 62

/** Time for which readers and other jobs may still use a list of runs that they have read. */
export const READERS_MS = HOUR_MS

/** Bits of a run's number below its time in ms, which are random: two jobs at once have different runs. */
const RANDOM_BITS = 21

/** Newest finished run of a day. */
export interface ClosedDay {
  day: string
  run: string
  /** Number of notes in `late` that the run has seen. */
  late: number
  /** True once its servings are, or may be, dropped. */
  isDropped: boolean
  /** True for the last days, whose facts are copied to the table by time. */
  isRecent: boolean
  /** Number of the complete copy of its facts in `recent_fact`, if there is one. */
  copy?: string
}

const formatUtcDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const computeEnd = (day: string) => Date.parse(day) + DAY_MS

/** Returns the days of servings which have to be noted in `late`, because their facts may be written at the same time. */
export const lateDays = (servedAt: Iterable<number>, now: number): string[] =>
  [...new Set([...servedAt].map(formatUtcDay))].filter((day) => computeEnd(day) + SERVING_LIFE_MS <= now)

/** Returns the newest day whose facts by time nobody reads any more. */
export function findLastUnread(newest: string | undefined): string {
  return newest === undefined ? '' : formatUtcDay(Date.parse(newest) - RECENT_DAYS * DAY_MS)
}

async function finishedRuns(engine: Engine): Promise<ClosedDay[]> {
  const rows = await engine.read<{ day: string; last: string; seen: string; gone: number }>(
    'select day, max(run) as last, argMax(late, run) as seen, max(dropped) as gone from closed group by day order by day',
  )
  const unread = findLastUnread(rows.at(-1)?.day)
  return rows.map(({ day, last, seen, gone }) => ({
    day,
    run: last,
    late: Number(seen),
    isDropped: gone > 0,
    isRecent: day > unread,
  }))
}

/** Returns the newest complete copy of the facts of each day and run. */
async function listCopies(engine: Engine): Promise<Map<string, string>> {
  const rows = await engine.read<{ day: string; source: string; last: string }>(
    'select day, run as source, max(copy) as last from recent group by day, source',
  )
  return new Map(rows.map(({ day, source, last }) => [`${day} ${source}`, last]))
}

async function lateNotes(engine: Engine): Promise<Map<string, number>> {
  const rows = await engine.read<{ day: string; notes: string }>('select day, count() as notes from late group by day')
  return new Map(rows.map(({ day, notes }) => [day, Number(notes)]))
}

const isValid = ({ day, late, isDropped }: ClosedDay, notes: Map<string, number>) =>
  isDropped || late === (notes.get(day) ?? 0)

/**
 * Returns the days of serving whose facts are valid, with their runs; the servings of all others are judged when they
 * are read. A day to which servings came late is open again until it is closed anew, so that they count at once. The
 * result may be kept for a minute: servings and older runs stay much longer.
 */
export async function readClosedDays(engine: Engine): Promise<ClosedDay[]> {
  const [runs, notes, copies] = await Promise.all([finishedRuns(engine), lateNotes(engine), listCopies(engine)])
  return runs
    .filter((day) => isValid(day, notes))
    .map((each) => {
      const copy = each.isRecent ? copies.get(`${each.day} ${each.run}`) : undefined
      return copy === undefined ? each : { ...each, copy }
    })
}

/** Returns the days of which a table that is partitioned by day has rows. */
export async function listPartitions(engine: Engine, table: string): Promise<string[]> {
  const parts = engine.cluster === undefined ? 'system.parts' : `clusterAllReplicas('${engine.cluster}', system.parts)`
  const rows = await engine.read<{ day: string }>(
    `select distinct partition as day from ${parts} where active and database = currentDatabase() and table = '${localTable(engine, table)}' order by day`,
  )
  return rows.map(({ day }) => day)
}

/** Removes the rows of a day from a table that is partitioned by day. */
export const dropPartition = (engine: Engine, table: string, day: string): Promise<void> =>
  engine.run(
    `alter table ${localTable(engine, table)}${onCluster(engine)} drop partition ${formatPartition(table, day)}`,
  )

/** Returns the number of a new run, larger than the one before. */
export function nextRun(before: string | undefined, now: number): string {
  const random = BigInt(Math.floor(Math.random() * 2 ** RANDOM_BITS))
  const next = (BigInt(now) << BigInt(RANDOM_BITS)) + random
  const least = BigInt(before ?? 0) + 1n + random
  return String(next > least ? next : least)
}

/** Returns the time in ms of the job that wrote a run. */
export const findWrittenAt = ({ run }: { run: string }): number => Number(BigInt(run) >> BigInt(RANDOM_BITS))

/** Options of the job, for tests. */
export interface ClosingOptions {
  /** Called at each point where a server may be killed. */
  reached?: (point: string) => void
  /** @default an hour */
  readersMs?: number
}

/**
 * Writes the facts of a day under a new run, and then the row that makes the run valid. It may be killed at any point,
 * repeated, and run twice at once: what counts is the last insert. Returns false if servings kept arriving late.
 */
async function closeDay(engine: Engine, day: string, now: number, reached: (point: string) => void): Promise<boolean> {
  const state = async () => {
    const [runs, notes] = await Promise.all([finishedRuns(engine), lateNotes(engine)])
    return { last: runs.find((each) => each.day === day), late: notes.get(day) ?? 0 }
  }
  for (let tries = 0; tries < 5; tries++) {
    const before = await state()
    if (before.last?.isDropped) return true
    const run = nextRun(before.last?.run, now)
    await engine.run(
      `insert into fact (live_id, hour, day, run, ${listColumns()})
        select live_id, toDateTime(hour * 3600, 'UTC'), toDate({day:String}), {run:UInt64}, ${listColumns()} from (${judgeServings('toDate(served_at) = toDate({day:String})')})`,
      { day, run },
    )
    reached('facts written')
    await engine.run(
      `insert into fact_day (live_id, date, day, run, ${listColumns()})
        select live_id, toDate(hour) as date, day, run, ${listColumns((name) => `sum(${name})`)} from fact
        where day = toDate({day:String}) and run = {run:UInt64} group by live_id, date, day, run`,
      { day, run },
    )
    reached('days written')
    const after = await state()
    // Another job has closed the day and dropped its servings: what this one read may be half of them.
    if (after.last?.isDropped) return true
    if (after.late !== before.late) continue
    await engine.insert('closed', [[day, run, before.late, 0]], { isSafe: true })
    reached('closed')
    return true
  }
  return false
}

/** Removes runs that a newer finished one has replaced. A newer run than that may still be finishing. */
export async function removeOldRuns(
  engine: Engine,
  tables: readonly string[],
  days: readonly { day: string; run: string }[],
  reached: (point: string) => void,
): Promise<string[]> {
  if (days.length === 0) return []
  const removed: string[] = []
  for (const table of tables) {
    const found = await engine.read<{ day: string; run: string }>(
      `select distinct day, run from ${table} where day in {days:Array(Date)} and run < transform(toString(day), {days:Array(String)}, {runs:Array(UInt64)}, toUInt64(0))`,
      { days: days.map(({ day }) => day), runs: days.map(({ run }) => BigInt(run)) },
    )
    for (const { day, run } of found) {
      // Replicated tables leave other partitions alone then; a single server only links their files anew.
      await engine.run(
        `delete from ${localTable(engine, table)}${onCluster(engine)} in partition ${formatPartition(table, day)} where day = toDate({day:String}) and run = {run:UInt64}`,
        { day, run },
      )
      reached('run removed')
      removed.push(`removed run of ${day} from ${table}`)
    }
  }
  return removed
}

/**
 * Closes the days that are due, closes days anew to which servings came late, and drops the servings and runs that
 * nobody reads any more. Returns what it did.
 */
export async function closeDays(
  engine: Engine,
  now: number,
  { reached = () => undefined, readersMs = READERS_MS }: ClosingOptions = {},
): Promise<string[]> {
  const did: string[] = []
  const [served, runs, notes] = await Promise.all([
    listPartitions(engine, 'serving'),
    finishedRuns(engine),
    lateNotes(engine),
  ])
  const before = new Map(runs.map((each) => [each.day, each]))
  for (const day of served) {
    const done = before.get(day)
    if (computeEnd(day) + CLOSE_AFTER_MS > now || (done && isValid(done, notes))) continue
    if (await closeDay(engine, day, now, reached)) did.push(`${done ? 'closed again' : 'closed'} ${day}`)
  }
  const present = new Set(served)
  const [finished, seen] = await Promise.all([finishedRuns(engine), lateNotes(engine)])
  const settled = finished.filter((day) => present.has(day.day) && findWrittenAt(day) + readersMs <= now)
  did.push(...(await removeOldRuns(engine, ['fact', 'fact_day'], settled, reached)))
  for (const day of settled) {
    if (computeEnd(day.day) + KEEP_MS > now || !isValid(day, seen)) continue
    if (!day.isDropped) await engine.insert('closed', [[day.day, day.run, day.late, 1]], { isSafe: true })
    reached('marked as dropped')
    await dropPartition(engine, 'serving', day.day)
    did.push(`dropped ${day.day}`)
  }
  return did
}
