import type { InvalidKind } from '@placard/domain/creative'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { count, moment, shortID } from './columns.js'

/**
 * Counters per live id and hour. Without a foreign key on purpose: an event that arrives after its creative was
 * deleted must not fail a batch. Partitioned by month, so that old
 * months can be dropped or moved; `ensureMonths` creates the partitions. Only `addFacts` and `countEvents` write to
 * it.
 */
export const hourlyFact = pgTable(
  'hourly_fact',
  {
    liveID: text('live_id').notNull(),
    hour: moment('hour').notNull(),
    impressions: count('impressions'),
    engagement: count('engagement'),
    clicks: count('clicks'),
    videoStarts: count('video_starts'),
    firstQuartiles: count('first_quartiles'),
    midpoints: count('midpoints'),
    thirdQuartiles: count('third_quartiles'),
    videoCompletes: count('video_completes'),
    /** Filtered impressions and clicks, which no other counter includes. */
    invalidTraffic: count('invalid_traffic'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'hourly_fact_pk', columns: [table.liveID, table.hour] }),
    shortID('hourly_fact_live_id_length', table.liveID),
    check('hourly_fact_whole_hour', sql`extract(epoch from ${table.hour})::bigint % 3600 = 0`),
    index('hourly_fact_hour').using('brin', table.hour).with({ pages_per_range: 32 }),
  ],
)

const total = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Totals of all hours per live id, updated in the same transactions: lists read these instead of the hours. */
export const liveTotal = pgTable(
  'live_total',
  {
    liveID: text('live_id').primaryKey(),
    impressions: total('impressions'),
    engagement: total('engagement'),
    clicks: total('clicks'),
    videoStarts: total('video_starts'),
    firstQuartiles: total('first_quartiles'),
    midpoints: total('midpoints'),
    thirdQuartiles: total('third_quartiles'),
    videoCompletes: total('video_completes'),
    invalidTraffic: total('invalid_traffic'),
    writtenAt: moment('written_at').notNull(),
    /** When the first impression was counted; null for live ids with older ones. */
    firstImpressionAt: moment('first_impression_at'),
    /** First and last hour of impressions, engagement or clicks, and of videos; null for none. */
    firstEventHour: moment('first_event_hour'),
    lastEventHour: moment('last_event_hour'),
    firstVideoHour: moment('first_video_hour'),
    lastVideoHour: moment('last_video_hour'),
    /** Kind of the last invalid event, and when it was counted. */
    lastInvalidKind: text('last_invalid_kind').$type<InvalidKind>(),
    lastInvalidAt: moment('last_invalid_at'),
  },
  (table) => [shortID('live_total_live_id_length', table.liveID)],
)

/** Invalid traffic per live id, hour and reason; the hours from before reasons were stored have none. */
export const invalidFact = pgTable(
  'invalid_fact',
  {
    liveID: text('live_id').notNull(),
    hour: moment('hour').notNull(),
    kind: text('kind').$type<InvalidKind>().notNull(),
    amount: count('amount'),
  },
  (table) => [
    primaryKey({ name: 'invalid_fact_pk', columns: [table.liveID, table.hour, table.kind] }),
    shortID('invalid_fact_live_id_length', table.liveID),
  ],
)

/**
 * Events that were counted, so that none counts twice. `day` is the UTC day when the ad was served, known from the
 * event itself, so the same event is always in the same partition, and days too old for events are dropped as a
 * whole.
 */
export const countedEvent = pgTable(
  'counted_event',
  {
    liveID: text('live_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Serving key and event. */
    event: text('event').notNull(),
  },
  (table) => [primaryKey({ name: 'counted_event_pk', columns: [table.liveID, table.day, table.event] })],
)

/**
 * Sums per live id that were last added to `liveTotal` from ClickHouse, so that only the difference is added next
 * time. Empty without ClickHouse.
 */
export const engineTotal = pgTable(
  'engine_total',
  {
    liveID: text('live_id').primaryKey(),
    impressions: total('impressions'),
    engagement: total('engagement'),
    clicks: total('clicks'),
    videoStarts: total('video_starts'),
    firstQuartiles: total('first_quartiles'),
    midpoints: total('midpoints'),
    thirdQuartiles: total('third_quartiles'),
    videoCompletes: total('video_completes'),
    invalidTraffic: total('invalid_traffic'),
    /** When the sums were read: older ones are never added after newer ones. */
    readAt: moment('read_at').notNull(),
  },
  (table) => [shortID('engine_total_live_id_length', table.liveID)],
)

/**
 * Months of facts that were moved to ClickHouse and compared there: from then on they are read there only. `run` is
 * the number under which their rows are stored.
 */
export const movedMonth = pgTable('moved_month', {
  /** First day of the month in UTC. */
  month: date('month', { mode: 'string' }).primaryKey(),
  run: text('run').notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  movedAt: moment('moved_at').notNull(),
})
