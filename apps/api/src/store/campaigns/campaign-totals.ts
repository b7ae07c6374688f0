import { addDaysTo, DAY_MS, dayInZone, endOfDayInZone, startOfDayInZone } from '@placard/domain/internal/dates'
import {
  bucketBounds,
  type CampaignTotal,
  type CampaignTotals,
  COUNTER_NAMES,
  chooseBucket,
  comparedBuckets,
  countersSchema,
} from '@placard/domain/internal/report'
import type { Counters } from '@placard/domain/report'
import { and, desc, eq, gte, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { ComparedRanges, HourCondition, Stores, ZonedRange } from '../facts/fact-home.js'
import { campaign, creative, hourlyFact, liveCreative } from '../schema.js'
import { equalsAny, named } from '../sql.js'
import type { Db } from '../store.js'

/** Parts of a campaign's totals: its range, and the time steps of both ranges that are compared. */
export const TOTAL_PARTS = ['counters', 'current', 'before'] as const
type Part = (typeof TOTAL_PARTS)[number]

/** First and last moment of some hours, in ms. */
interface Window {
  from: number
  to: number
}

/** Returns the window of consecutive time steps; undefined for none. */
function windowOfSteps(steps: readonly string[], zone: string): Window | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { from: bucketBounds(first, zone).from, to: bucketBounds(last, zone).to - 1 }
}

/** Returns the window of each part of the totals; undefined where nothing is compared. */
export function comparedWindows({
  range,
  before,
  now,
}: ComparedRanges): Record<Part, Window | undefined> & { counters: Window } {
  // Without a zone name, days are those of the offset.
  const inZone = (days: ZonedRange) => ({ ...days, tzCode: days.zone })
  const steps = comparedBuckets(inZone(range), inZone(before), now)
  return {
    counters: {
      from: startOfDayInZone(range.start, range.zone).getTime(),
      to: endOfDayInZone(range.end, range.zone).getTime(),
    },
    current: windowOfSteps(steps?.buckets ?? [], range.zone),
    before: windowOfSteps(steps?.previousBuckets ?? [], range.zone),
  }
}

const isWithinRange = (window: Window | undefined): SQL =>
  window
    ? sql`${hourlyFact.hour} between ${new Date(window.from).toISOString()}::timestamptz and ${new Date(window.to).toISOString()}::timestamptz`
    : sql`false`

const createColumnName = (part: Part, counter: keyof Counters) => `${part}_${counter}`

/**
 * Returns the counters of each campaign in a range, and in the time steps that are compared. One statement that
 * reads the hours of all live ids in one scan and aggregates them before the joins.
 */
export async function campaignTotals(
  db: Db,
  where: SQL,
  ranges: ComparedRanges,
  isRead?: HourCondition,
): Promise<CampaignTotal[]> {
  const windows = comparedWindows(ranges)
  const hours: Record<Part, SQL> = {
    counters: isWithinRange(windows.counters),
    current: isWithinRange(windows.current),
    before: isWithinRange(windows.before),
  }
  const columns = TOTAL_PARTS.flatMap((part) => COUNTER_NAMES.map((counter) => ({ part, counter })))
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
          const name = createColumnName(part, counter)
          return [name, sql`sum(${hourlyFact[counter]}) filter (where ${hours[part]})`.as(name)]
        }),
      ),
    })
    .from(hourlyFact)
    .where(
      and(
        sql`${hourlyFact.liveID} = any(array(${liveIDs}))`,
        or(hours.counters, hours.before),
        isRead?.(hourlyFact.hour),
      ),
    )
    .groupBy(hourlyFact.liveID)
    .as('counted')
  const rows: Record<string, unknown>[] = await db
    .select({
      id: campaign.id,
      ...Object.fromEntries(
        columns.map(({ part, counter }) => {
          const name = createColumnName(part, counter)
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
  const readPart = (row: Record<string, unknown>, part: Part): Counters =>
    countersSchema.parse(
      Object.fromEntries(COUNTER_NAMES.map((counter) => [counter, row[createColumnName(part, counter)]])),
    )
  return rows.map((row) => ({
    id: String(row.id),
    counters: readPart(row, 'counters'),
    current: readPart(row, 'current'),
    before: readPart(row, 'before'),
  }))
}

/** Returns the sums of all campaigns for each time step of each range. */
export async function totalRows(
  { db, facts }: Stores,
  where: SQL,
  ranges: readonly ZonedRange[],
): Promise<CampaignTotals['rows'][]> {
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
      const rows = await facts.reportRows({
        creatives: [all],
        liveIDs: all.liveIDs,
        ...{ start, end, zone },
        bucket: chooseBucket({ start, end, bucket }),
        withVideoData: true,
      })
      return rows.map(({ creativeID: _, ...row }) => row)
    }),
  )
}

/** Number of UTC days in a trend. */
export const TREND_DAYS = 14

/**
 * Returns the impressions of campaigns for the last 14 UTC days, oldest first. Hours are aggregated by live id and
 * day before they are joined, for all live ids in one scan, which takes a third of the work of a scan for each. The
 * CTE resolves live ids to campaigns once for both uses.
 */
export async function loadTrends(
  db: Db,
  campaignIDs: string[],
  now: Date,
  isRead?: HourCondition,
): Promise<Map<string, number[]>> {
  const first = new Date(addDaysTo(dayInZone(now, 'UTC'), 1 - TREND_DAYS))
  const end = new Date(first.getTime() + TREND_DAYS * DAY_MS)
  const from = sql`${first.toISOString()}::timestamptz`
  const copy = db.$with('copy').as(
    db
      .select({ liveID: named(liveCreative.id, 'copy_id'), campaignID: named(creative.campaignID, 'campaign_id') })
      .from(liveCreative)
      .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
      .where(equalsAny(creative.campaignID, campaignIDs)),
  )
  const days = db
    .select({
      liveID: hourlyFact.liveID,
      day: sql`date_bin('1 day', ${hourlyFact.hour}, ${from})`.as('day'),
      impressions: sum(hourlyFact.impressions).as('impressions'),
    })
    .from(hourlyFact)
    .where(
      and(
        sql`${hourlyFact.liveID} = any(array(${db.select({ id: copy.liveID }).from(copy)}))`,
        gte(hourlyFact.hour, first),
        lt(hourlyFact.hour, end),
        isRead?.(hourlyFact.hour),
      ),
    )
    .groupBy(hourlyFact.liveID, sql`day`)
    .as('days')
  const rows = await db
    .with(copy)
    .select({
      id: copy.campaignID,
      day: sql<number>`extract(day from ${days.day} - ${from})::int`,
      impressions: sum(days.impressions).mapWith(Number),
    })
    .from(days)
    .innerJoin(copy, eq(copy.liveID, days.liveID))
    .groupBy(copy.campaignID, days.day)
  const trends = new Map(campaignIDs.map((id) => [id, Array.from({ length: TREND_DAYS }, () => 0)]))
  for (const { id, day: index, impressions } of rows) {
    const trend = trends.get(id)
    if (trend) trend[index] = impressions
  }
  return trends
}

/** Returns the live ids of campaigns, with the campaign of each. */
export const listCampaignLiveIDs = (db: Db, where: SQL): Promise<{ liveID: string; campaignID: string }[]> =>
  db
    .select({ liveID: liveCreative.id, campaignID: creative.campaignID })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .innerJoin(campaign, eq(campaign.id, creative.campaignID))
    .where(where)
