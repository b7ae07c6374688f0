import {
  bucketBounds,
  bucketOf,
  type CampaignTotal,
  type CampaignTotals,
  COUNTER_NAMES,
  type Counters,
  comparedBuckets,
  countersSchema,
  endOfDayInZone,
  startOfDayInZone,
} from '@placard/domain'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { reportRows, type ZonedRange } from '../reports/report-rows.js'
import { campaign, creative, hourlyFact, liveCreative } from '../schema.js'
import type { Db } from '../store.js'

/** Returns the condition for the hours of a range, both ends included. */
const hoursOf = ({ start, end, zone }: ZonedRange): SQL =>
  sql`${hourlyFact.hour} between ${startOfDayInZone(start, zone).toISOString()}::timestamptz and ${endOfDayInZone(end, zone).toISOString()}::timestamptz`

/** Returns the condition for the hours of consecutive time steps; false for none. */
function hoursOfSteps(steps: readonly string[], zone: string): SQL {
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return sql`false`
  const from = new Date(bucketBounds(first, zone).from).toISOString()
  const to = new Date(bucketBounds(last, zone).to).toISOString()
  return sql`${hourlyFact.hour} >= ${from}::timestamptz and ${hourlyFact.hour} < ${to}::timestamptz`
}

const PARTS = ['counters', 'current', 'before'] as const
type Part = (typeof PARTS)[number]
const nameOf = (part: Part, counter: keyof Counters) => `${part}_${counter}`

/**
 * Returns the counters of each campaign in a range, and in the time steps that are compared. One statement that
 * reads the hours of all live ids in one scan and aggregates them before the joins.
 */
export async function campaignTotals(
  db: Db,
  where: SQL,
  { range, before, now }: { range: ZonedRange; before: ZonedRange; now: Date },
): Promise<CampaignTotal[]> {
  // Without a zone name, days are those of the offset.
  const inZone = (days: ZonedRange) => ({ ...days, tzCode: days.zone })
  const steps = comparedBuckets(inZone(range), inZone(before), now)
  const hours: Record<Part, SQL> = {
    counters: hoursOf(range),
    current: hoursOfSteps(steps?.buckets ?? [], range.zone),
    before: hoursOfSteps(steps?.previousBuckets ?? [], range.zone),
  }
  const columns = PARTS.flatMap((part) => COUNTER_NAMES.map((counter) => ({ part, counter })))
  const liveIDs = db
    .select({ id: liveCreative.id })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .innerJoin(campaign, eq(campaign.id, creative.campaignID))
    .where(where)
  const counted = db
    .select({
      liveID: hourlyFact.liveID,
      ...Object.fromEntries(
        columns.map(({ part, counter }) => {
          const name = nameOf(part, counter)
          return [name, sql`sum(${hourlyFact[counter]}) filter (where ${hours[part]})`.as(name)]
        }),
      ),
    })
    .from(hourlyFact)
    .where(and(sql`${hourlyFact.liveID} = any(array(${liveIDs}))`, or(hours.counters, hours.before)))
    .groupBy(hourlyFact.liveID)
    .as('counted')
  const rows: Record<string, unknown>[] = await db
    .select({
      id: campaign.id,
      ...Object.fromEntries(
        columns.map(({ part, counter }) => {
          const name = nameOf(part, counter)
          return [name, sql`coalesce(sum(${sql.identifier(name)}), 0)`.mapWith(Number)]
        }),
      ),
    })
    .from(campaign)
    .leftJoin(creative, eq(creative.campaignID, campaign.id))
    .leftJoin(liveCreative, eq(liveCreative.creativeID, creative.id))
    .leftJoin(counted, eq(counted.liveID, liveCreative.id))
    .where(where)
    .groupBy(campaign.id)
    .orderBy(desc(campaign.updatedAt), campaign.id)
  const partOf = (row: Record<string, unknown>, part: Part): Counters =>
    countersSchema.parse(Object.fromEntries(COUNTER_NAMES.map((counter) => [counter, row[nameOf(part, counter)]])))
  return rows.map((row) => ({
    id: String(row.id),
    counters: partOf(row, 'counters'),
    current: partOf(row, 'current'),
    before: partOf(row, 'before'),
  }))
}

/** Returns the sums of all campaigns for each time step of each range. */
export async function totalRows(db: Db, where: SQL, ranges: readonly ZonedRange[]): Promise<CampaignTotals['rows'][]> {
  const liveIDs = await db
    .select({ id: liveCreative.id })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .innerJoin(campaign, eq(campaign.id, creative.campaignID))
    .where(where)
  // As one creative, so that a step's sums are one row.
  const all = { id: 'all', liveIDs: liveIDs.map(({ id }) => id) }
  return Promise.all(
    ranges.map(async ({ start, end, zone, bucket }) => {
      const rows = await reportRows(db, {
        creatives: [all],
        liveIDs: all.liveIDs,
        ...{ start, end, zone },
        bucket: bucketOf({ start, end, bucket }),
        withVideoData: true,
      })
      return rows.map(({ creativeID: _, ...row }) => row)
    }),
  )
}
