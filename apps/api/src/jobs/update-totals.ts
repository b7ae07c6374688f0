import type { Context } from '../context.js'
import type { JobHandler } from '../job-runner.js'
import { EngineAway } from '../store/clickhouse/engine.js'

/** Time in ms between two updates: lists are at most this much older than reports. */
const UPDATE_MS = 30_000

/** Share of the time that updates may take, as a multiple of the last one. */
const REST = 10

/**
 * Creates the handler that brings the totals of live ids up to date. Only servers with ClickHouse queue this job. While
 * it does not answer, lists show the last totals.
 */
export const updateTotalsJob =
  ({ db, facts, now }: Pick<Context, 'db' | 'facts' | 'now'>): JobHandler =>
  async ({ postpone }) => {
    const started = performance.now()
    try {
      await facts.updateTotals(now())
    } catch (cause) {
      if (!(cause instanceof EngineAway)) throw cause
    }
    const pause = Math.max(UPDATE_MS, REST * (performance.now() - started))
    await postpone(db, { dueAt: new Date(now().getTime() + pause), resetTries: true })
  }
