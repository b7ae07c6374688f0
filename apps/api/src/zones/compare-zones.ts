import { formatOffset } from '@placard/domain/dates'
import { zoneOffset } from '@placard/domain/internal/dates'
import { sql } from 'drizzle-orm'
import type { Db } from '../store/store.js'

/** Zone whose offset in the database is another than the server's. */
export interface DifferentZone {
  tzCode: string
  /** First of the compared moments at which they differ. */
  at: Date
  /** Offset of the server. */
  server: string
  /** Offset of the database. */
  database: string
}

const MONTH_MS = 30 * 24 * 3_600_000
/** Months ahead in which offsets are compared: each clock change of a year lies between two of them. */
const MONTHS = 13

/**
 * Compares the offsets of all zones in the coming year with those of the database. No result of ours depends on the
 * database's, but where they differ, the zone data of one of the two is out of date.
 */
export async function findDifferentZones(db: Db, now: Date): Promise<DifferentZone[]> {
  const moments = Array.from({ length: MONTHS }, (_, month) => new Date(now.getTime() + month * MONTH_MS).toISOString())
  const { rows } = await db.execute<{ name: string; month: number; minutes: number }>(sql`
    select named.name, moment.month::int as month,
      (extract(epoch from (moment.at at time zone named.name) - (moment.at at time zone 'UTC')) / 60)::int as minutes
    from pg_timezone_names named, unnest(${sql.param(moments)}::timestamptz[]) with ordinality moment(at, month)
    where named.name = any(${sql.param(Intl.supportedValuesOf('timeZone'))}::text[])
    order by named.name, moment.month`)
  const different = new Map<string, DifferentZone>()
  for (const { name, month, minutes } of rows) {
    if (different.has(name)) continue
    const at = new Date(moments[month - 1] ?? now)
    const [server, database] = [zoneOffset(name, at), formatOffset(minutes)]
    if (server !== database) different.set(name, { tzCode: name, at, server, database })
  }
  return [...different.values()]
}

const NAMED = 3

/** Describes the zones for the log of the server; undefined if there are none. */
export function differentZonesText(zones: readonly DifferentZone[], version: string): string | undefined {
  if (zones.length === 0) return undefined
  const named = zones
    .slice(0, NAMED)
    .map(
      ({ tzCode, at, server, database }) =>
        `${tzCode} in ${at.toISOString().slice(0, 7)} (GMT${server}, in the database GMT${database})`,
    )
  const others = zones.length > NAMED ? ` and ${zones.length - NAMED} more` : ''
  return `The database has other time zone data than Placard, which uses release ${version} for all its results: ${named.join(', ')}${others}. One of the two is out of date. The README says how to renew them ("Time zone data").`
}
