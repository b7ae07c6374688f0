const hasPostgres = process.env.PLACARD_TEST_DATABASE_URL !== undefined

/**
 * How often a crash test kills servers on a database: 25 times in all, about half of them on each. PLACARD_KILLS sets
 * either for longer runs.
 */
export function killsOf(kind: 'embedded' | 'postgres'): number {
  if (process.env.PLACARD_KILLS !== undefined) return Number(process.env.PLACARD_KILLS)
  if (kind === 'postgres') return 12
  return hasPostgres ? 13 : 25
}
