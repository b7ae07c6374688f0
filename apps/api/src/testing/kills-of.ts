import { type DatabaseKind, hasDatabase } from './test-database.js'

/** Enough that a rule which is broken is seen to be; `test:long` kills far more often. */
export const KILLS = Number(process.env.PLACARD_KILLS ?? 8)

/** How often a crash test kills servers on a database: half of all on each. PLACARD_KILLS sets both for longer runs. */
export function killsOf(kind: DatabaseKind): number {
  if (process.env.PLACARD_KILLS !== undefined) return KILLS
  return kind === 'postgres' || hasDatabase('postgres') ? KILLS / 2 : KILLS
}
