import { type ClosedDay, type ClosingOptions, closeDays, readClosedDays } from '../store/clickhouse/closed-days.js'
import { type FactsQuery, readFacts } from '../store/clickhouse/read-facts.js'
import { copyRecentFacts } from '../store/clickhouse/recent-facts.js'
import { type ServingArrivals, writeServings } from '../store/clickhouse/servings.js'
import { createTables } from '../store/clickhouse/tables.js'
import { openTestEngine } from './test-engine.js'

// Owns the data folder of an engine, does what its parent says, and can be killed at any time, or ends itself at a
// named point.

const [, , folder = ''] = process.argv
const engine = await openTestEngine(folder)
await createTables(engine)

let dieAt: string | undefined
const reached = (point: string) => {
  if (point === dieAt) process.kill(process.pid, 'SIGKILL')
}

/** Calls that the parent may make. */
const calls = {
  async write(servings: ServingArrivals[], now: number) {
    await writeServings(engine, servings, now)
    reached('written')
  },
  async close(now: number, isTwice: boolean) {
    const runJob = async (options: ClosingOptions) => [
      ...(await closeDays(engine, now, options)),
      ...(await copyRecentFacts(engine, now, options)),
    ]
    const jobs = [runJob({ reached, readersMs: 0 })]
    if (isTwice) jobs.push(runJob({ readersMs: 0 }))
    return (await Promise.all(jobs)).flat()
  },
  readRuns: () => readClosedDays(engine),
  read: async (query: FactsQuery, closed?: ClosedDay[]) =>
    readFacts(engine, { closed: closed ?? (await readClosedDays(engine)), moved: [] }, query),
  run: (statement: string) => engine.run(statement),
}
export type EngineCalls = typeof calls

process.on('message', async ({ id, call, args, die }) => {
  dieAt = die
  try {
    process.send?.({ id, result: await calls[call as keyof EngineCalls](...(args as [never, never])) })
  } catch (cause) {
    process.send?.({ id, error: String(cause) })
  }
})
process.send?.({ isReady: true })
