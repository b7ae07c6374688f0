import { type DatabaseKind, hasDatabase } from './test-database.js'

/**
 * How often a crash test kills servers on a database: 25 times in all, about half of them on each. PLACARD_KILLS sets
 * either for longer runs.
 */
export function killsOf(kind: DatabaseKind): number {
  if (process.env.PLACARD_KILLS !== undefined) return Number(process.env.PLACARD_KILLS)
  if (kind === 'postgres') return 12
  return hasDatabase('postgres') ? 13 : 25
}
