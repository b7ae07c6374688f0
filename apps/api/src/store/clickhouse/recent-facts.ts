import {
  type ClosedDay,
  type ClosingOptions,
  dropPartition,
  findLastUnread,
  findWrittenAt,
  listPartitions,
  nextRun,
  READERS_MS,
  readClosedDays,
  removeOldRuns,
} from './closed-days.js'
import type { Engine } from './engine.js'
import { listColumns } from './tables.js'

/** Returns the mean number of facts of an hour in the copies. The engine knows the number of rows without reading. */
export async function countFactsPerHour(engine: Engine, closed: readonly ClosedDay[]): Promise<number> {
  const days = closed.filter(({ copy }) => copy !== undefined).length
  const [row] = await engine.read<{ facts: string }>('select count() as facts from recent_fact')
  return Number(row?.facts ?? 0) / Math.max(24, 24 * days)
}

/**
 * Copies the facts of closed days to the table by time, and removes copies that nobody reads any more. Each attempt
 * has a number of its own, which readers know once the copy is complete: it may be killed at any point, repeated, and
 * run twice at once. Days that were closed before there was such a table are copied too. Returns what it did.
 */
export async function copyRecentFacts(
  engine: Engine,
  now: number,
  { reached = () => undefined, readersMs = READERS_MS }: ClosingOptions = {},
): Promise<string[]> {
  const did: string[] = []
  let closed = await readClosedDays(engine)
  for (const { day, run, isRecent, copy } of closed) {
    if (!isRecent || copy !== undefined) continue
    const next = nextRun(undefined, now)
    await engine.run(
      `insert into recent_fact (live_id, hour, day, run, ${listColumns()})
        select live_id, hour, day, {copy:UInt64}, ${listColumns()} from fact
        where day = toDate({day:String}) and run = {run:UInt64}`,
      { day, run, copy: next },
    )
    reached('facts copied')
    await engine.insert('recent', [[day, run, next]], { isSafe: true })
    reached('copy noted')
    did.push(`copied ${day}`)
  }
  if (did.length > 0) closed = await readClosedDays(engine)
  const isSettled = (run: string) => findWrittenAt({ run }) + readersMs <= now
  const copies = closed.flatMap(({ day, copy }) => (copy !== undefined && isSettled(copy) ? [{ day, run: copy }] : []))
  did.push(...(await removeOldRuns(engine, ['recent_fact'], copies, reached)))
  // Readers with an older list may have an older newest day, and read as many days before it.
  const unread = findLastUnread(closed.findLast(({ run }) => isSettled(run))?.day)
  for (const day of await listPartitions(engine, 'recent_fact'))
    if (day <= unread) {
      await dropPartition(engine, 'recent_fact', day)
      did.push(`dropped copy of ${day}`)
    }
  return did
}
