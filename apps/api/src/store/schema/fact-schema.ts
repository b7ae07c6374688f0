import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { count, moment, shortID } from './columns.js'

/**
 * What was counted for a live id in one hour. No foreign key on purpose: an event that arrives after its creative was
 * deleted must not fail a whole batch, and the table can be spread over servers by `live_id`. It is divided into one
 * table a month, so that old months are dropped or moved at once; `ensureMonths` makes them. Written by `addFacts` only.
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
    /** Impressions and clicks that were filtered; in no other counter. */
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

/** The sums of all hours of a live id, kept in the transactions that write them: lists read these, not the hours. */
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
  },
  (table) => [shortID('live_total_live_id_length', table.liveID)],
)

/**
 * The events that were counted already, so that none counts twice. `day` is the UTC day on which the advertisement was
 * served, known from the event itself: so the same event always meets the same partition, and days that are too old for
 * events to be taken are dropped whole.
 */
export const countedEvent = pgTable(
  'counted_event',
  {
    liveID: text('live_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The serving and what happened in it. */
    event: text('event').notNull(),
  },
  (table) => [primaryKey({ name: 'counted_event_pk', columns: [table.liveID, table.day, table.event] })],
)
