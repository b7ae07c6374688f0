/**
 * How often a crash test kills servers on a database. The embedded one dies with its server, so it is killed the most;
 * PLACARD_KILLS sets both for longer runs.
 */
export const killsOf = (kind: 'embedded' | 'postgres'): number =>
  Number(process.env.PLACARD_KILLS ?? (kind === 'embedded' ? 25 : 5))
