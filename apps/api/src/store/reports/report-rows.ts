import { daysBetween, endOfDayInZone, startOfDayInZone } from '@placard/domain/internal/dates'
import { COUNTER_NAMES, countersSchema } from '@placard/domain/internal/report'
import type { Counters, InvalidCount, ReportRow } from '@placard/domain/report'
import { and, desc, gte, lte, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { HourCondition, InvalidHour, RowsQuery, Steps, ZonedDays } from '../facts/fact-home.js'
import { hourlyFact, invalidFact } from '../schema.js'
import { equalsAny, readColumns } from '../sql.js'
import type { Db } from '../store.js'

const total = (column: PgColumn) => sql<number>`sum(${column})::bigint`

/**
 * Returns the time step of a fact. A day is the index among the starts of the range's days, which the contract's own
 * rules compute. So daylight saving time and half-hour zones are the same as in the client for every zone that Node
 * knows, while databases know different names.
 */
function createTimeStep({ start, end, zone, bucket }: Steps): { step: SQL<number>; name: (step: number) => string } {
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

/** Returns the live ids to read and the index of each one's creative. */
export function indexLiveIDs({ creatives, liveIDs }: Pick<RowsQuery, 'creatives' | 'liveIDs'>) {
  const liveIDSet = new Set(liveIDs)
  const copies: { ids: string[]; places: number[] } = { ids: [], places: [] }
  for (const [place, creative] of creatives.entries())
    for (const id of creative.liveIDs)
      if (liveIDSet.has(id)) {
        copies.ids.push(id)
        copies.places.push(place)
      }
  return copies
}

/**
 * Returns one row per creative and time step with any count, ordered by time and then by creative. The creative of
 * each live id is sent along, because joining the tables took most of the time.
 */
export async function reportRows(db: Db, query: RowsQuery, isRead?: HourCondition): Promise<ReportRow[]> {
  const { creatives, start, end, zone, withVideoData } = query
  const { ids, places } = indexLiveIDs(query)
  const copy = sql`unnest(${sql.param(ids)}::text[], ${sql.param(places)}::int[]) as copy(id, place)`
  const { step, name } = createTimeStep(query)
  const video = (column: PgColumn) => (withVideoData ? total(column) : sql<number>`0`)
  const counted = sql`${hourlyFact.impressions} + ${hourlyFact.engagement} + ${hourlyFact.clicks} + ${hourlyFact.videoStarts} + ${hourlyFact.firstQuartiles} + ${hourlyFact.midpoints} + ${hourlyFact.thirdQuartiles} + ${hourlyFact.videoCompletes} + ${hourlyFact.invalidTraffic} > 0`
  const rowsQuery = db
    .select({
      place: sql<number>`copy.place`.as('place'),
      step: step.as('step'),
      impressions: total(hourlyFact.impressions).as('impressions'),
      engagement: total(hourlyFact.engagement).as('engagement'),
      clicks: total(hourlyFact.clicks).as('clicks'),
      videoStarts: video(hourlyFact.videoStarts).as('videoStarts'),
      firstQuartiles: video(hourlyFact.firstQuartiles).as('firstQuartiles'),
      midpoints: video(hourlyFact.midpoints).as('midpoints'),
      thirdQuartiles: video(hourlyFact.thirdQuartiles).as('thirdQuartiles'),
      videoCompletes: video(hourlyFact.videoCompletes).as('videoCompletes'),
      invalidTraffic: total(hourlyFact.invalidTraffic).as('invalidTraffic'),
    })
    .from(hourlyFact)
    .innerJoin(copy, sql`copy.id = ${hourlyFact.liveID}`)
    .where(
      and(
        equalsAny(hourlyFact.liveID, ids),
        gte(hourlyFact.hour, startOfDayInZone(start, zone)),
        lte(hourlyFact.hour, endOfDayInZone(end, zone)),
        counted,
        isRead?.(hourlyFact.hour),
      ),
    )
    .groupBy(sql`step`, sql`copy.place`)
    .orderBy(sql`step`, sql`copy.place`)
  const rows = await readColumns(db, rowsQuery, ['place', 'step', ...COUNTER_NAMES])
  return rows.map((row) => ({
    creativeID: creatives[row.place]?.id ?? '',
    bucket: name(row.step),
    impressions: row.impressions,
    engagement: row.engagement,
    clicks: row.clicks,
    videoStarts: row.videoStarts,
    firstQuartiles: row.firstQuartiles,
    midpoints: row.midpoints,
    thirdQuartiles: row.thirdQuartiles,
    videoCompletes: row.videoCompletes,
    invalidTraffic: row.invalidTraffic,
  }))
}

/** Returns the invalid traffic of live ids in a range by its reason, the most frequent first. */
export async function loadInvalidKinds(
  db: Db,
  liveIDs: readonly string[],
  { start, end, zone }: ZonedDays,
  isRead?: HourCondition,
): Promise<InvalidCount[]> {
  const count = sql`sum(${invalidFact.amount})`.mapWith(Number)
  return db
    .select({ kind: invalidFact.kind, count })
    .from(invalidFact)
    .where(
      and(
        equalsAny(invalidFact.liveID, liveIDs),
        gte(invalidFact.hour, startOfDayInZone(start, zone)),
        lte(invalidFact.hour, endOfDayInZone(end, zone)),
        isRead?.(invalidFact.hour),
      ),
    )
    .groupBy(invalidFact.kind)
    .orderBy(desc(count), invalidFact.kind)
}

/** Returns the invalid traffic of live ids in a range by live id, hour and reason. */
export async function loadInvalidHours(
  db: Db,
  liveIDs: readonly string[],
  { start, end, zone }: ZonedDays,
  isRead?: HourCondition,
): Promise<InvalidHour[]> {
  return db
    .select({
      liveID: invalidFact.liveID,
      hour: sql<number>`(extract(epoch from ${invalidFact.hour}) / 3600)::int`,
      kind: invalidFact.kind,
      amount: invalidFact.amount,
    })
    .from(invalidFact)
    .where(
      and(
        equalsAny(invalidFact.liveID, liveIDs),
        gte(invalidFact.hour, startOfDayInZone(start, zone)),
        lte(invalidFact.hour, endOfDayInZone(end, zone)),
        isRead?.(invalidFact.hour),
      ),
    )
}

const sums = Object.fromEntries(
  COUNTER_NAMES.map((name) => [name, sql`coalesce(${sum(hourlyFact[name])}, 0)`.mapWith(Number)]),
)

/** Returns the counters of live ids in a range as one sum. */
export async function loadReportTotals(
  db: Db,
  liveIDs: string[],
  { start, end, zone }: ZonedDays,
  isRead?: HourCondition,
): Promise<Counters> {
  const [totals] = await db
    .select(sums)
    .from(hourlyFact)
    .where(
      and(
        equalsAny(hourlyFact.liveID, liveIDs),
        gte(hourlyFact.hour, startOfDayInZone(start, zone)),
        lte(hourlyFact.hour, endOfDayInZone(end, zone)),
        isRead?.(hourlyFact.hour),
      ),
    )
  return countersSchema.parse(totals)
}
