import { COUNTER_NAMES, type Counters, countersSchema, endOfDayInZone, startOfDayInZone } from '@placard/domain'
import { and, gte, lte, sql, sum } from 'drizzle-orm'
import type { ZonedRange } from './report-rows.js'
import { hourlyFact } from './schema.js'
import type { Db } from './store.js'

const sums = Object.fromEntries(
  COUNTER_NAMES.map((name) => [name, sql`coalesce(${sum(hourlyFact[name])}, 0)`.mapWith(Number)]),
)

/** What was counted for live ids in a range, as one sum. */
export async function reportTotalsOf(
  db: Db,
  liveIDs: string[],
  { start, end, zone }: Pick<ZonedRange, 'start' | 'end' | 'zone'>,
): Promise<Counters> {
  const [totals] = await db
    .select(sums)
    .from(hourlyFact)
    .where(
      and(
        sql`${hourlyFact.liveID} = any(${sql.param(liveIDs)}::text[])`,
        gte(hourlyFact.hour, startOfDayInZone(start, zone)),
        lte(hourlyFact.hour, endOfDayInZone(end, zone)),
      ),
    )
  return countersSchema.parse(totals)
}
