import {
  type Bucket,
  type Day,
  daysBetween,
  endOfDayInZone,
  type ReportRange,
  type ReportRow,
  startOfDayInZone,
} from '@placard/domain'
import { and, eq, gte, lte, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { creative, hourlyFact, liveCreative } from './schema.js'
import type { Db } from './store.js'

/** A range, and the zone that its days are counted in: a name, or an offset where no name was sent. */
export type ZonedRange = ReportRange & { zone: string }

/** Which days are wanted, in which steps. `zone` is an IANA name or an offset such as '+05:30'. */
export interface Steps {
  start: Day
  end: Day
  zone: string
  /** 'range' is one step: the days are summed up, and its name is the first day's. */
  bucket: Bucket | 'range'
}

/** What rows are wanted. */
export interface RowsQuery extends Steps {
  liveIDs: string[]
  withVideoData: boolean
}

const total = (column: PgColumn) => sum(column).mapWith(Number)

/**
 * The time step of a fact. An hour is itself. A day is its place among the starts of the range's days, which the
 * contract's own rules computed: so daylight saving and half-hour zones come out as they do in the client, for every
 * zone that Node knows, while databases differ in the names that they know (new zones, old aliases).
 */
function stepOf({ start, end, zone, bucket }: Steps): { step: SQL<number>; name: (step: number) => string } {
  if (bucket === 'range') return { step: sql<number>`1`, name: () => start }
  if (bucket === 'hour')
    return {
      step: sql<number>`(extract(epoch from ${hourlyFact.hour}) / 3600)::int`,
      name: (step) => new Date(step * 3_600_000).toISOString(),
    }
  const days = daysBetween(start, end)
  const starts = days.map((day) => startOfDayInZone(day, zone).toISOString())
  return {
    step: sql<number>`width_bucket(${hourlyFact.hour}, ${sql.param(starts)}::timestamptz[])`,
    name: (step) => days[step - 1] ?? end,
  }
}

/** One row for each creative and time step with any count, in order of time, then of the creatives. */
export async function reportRows(db: Db, query: RowsQuery): Promise<ReportRow[]> {
  const { liveIDs, start, end, zone, withVideoData } = query
  const { step, name } = stepOf(query)
  const video = (column: PgColumn) => (withVideoData ? total(column) : sql<number>`0`)
  const counted = sql`${hourlyFact.impressions} + ${hourlyFact.engagement} + ${hourlyFact.clicks} + ${hourlyFact.videoStarts} + ${hourlyFact.firstQuartiles} + ${hourlyFact.midpoints} + ${hourlyFact.thirdQuartiles} + ${hourlyFact.videoCompletes} > 0`
  const rows = await db
    .select({
      creativeID: creative.id,
      step: step.as('step'),
      impressions: total(hourlyFact.impressions),
      engagement: total(hourlyFact.engagement),
      clicks: total(hourlyFact.clicks),
      videoStarts: video(hourlyFact.videoStarts),
      firstQuartiles: video(hourlyFact.firstQuartiles),
      midpoints: video(hourlyFact.midpoints),
      thirdQuartiles: video(hourlyFact.thirdQuartiles),
      videoCompletes: video(hourlyFact.videoCompletes),
    })
    .from(hourlyFact)
    .innerJoin(liveCreative, eq(liveCreative.id, hourlyFact.liveID))
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .where(
      and(
        sql`${hourlyFact.liveID} = any(${sql.param(liveIDs)}::text[])`,
        gte(hourlyFact.hour, startOfDayInZone(start, zone)),
        lte(hourlyFact.hour, endOfDayInZone(end, zone)),
        counted,
      ),
    )
    .groupBy(creative.id, sql`step`)
    .orderBy(sql`step`, creative.position, creative.id)
  return rows.map(({ step: at, ...row }) => ({ ...row, bucket: name(at) }))
}
