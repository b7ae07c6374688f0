import { type AnyColumn, sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Ids are at most 24 characters, so that a share token can never be mistaken for one. */
const shortID = (name: string, column: AnyColumn) => check(name, sql`char_length(${column}) between 1 and 24`)
const count = (name: string) => integer(name).notNull().default(0)

/** Who may sign in. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique('user_email_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ['staff', 'admin', 'advertiser', 'agency'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    shortID('user_id_length', table.id),
    check('user_email_lower', sql`${table.email} = lower(${table.email})`),
    check('user_role_known', sql`${table.role} in ('staff', 'admin', 'advertiser', 'agency')`),
  ],
)

/** A signed-in browser. The key is the SHA-256 of the cookie, so that the table alone opens nothing. */
export const session = pgTable(
  'session',
  {
    key: text('key').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('session_user').on(table.userID), index('session_expiry').on(table.expiresAt)],
)

/** Failed sign-ins by account, address, or both. The key is a hash: the table names nobody. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    nextAt: moment('next_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('login_attempt_updated').on(table.updatedAt)],
)

/** An advertiser's campaign and its flight. */
export const campaign = pgTable(
  'campaign',
  {
    id: text('id').primaryKey(),
    ownerID: text('owner_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    start: date('start_day', { mode: 'string' }),
    end: date('end_day', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    shortID('campaign_id_length', table.id),
    check('campaign_flight_order', sql`${table.end} >= ${table.start}`),
    index('campaign_owner').on(table.ownerID, table.updatedAt),
    index('campaign_updated').on(table.updatedAt),
  ],
)

/** One advertisement of a campaign; `position` keeps them in the order in which they were added. */
export const creative = pgTable(
  'creative',
  {
    id: text('id').primaryKey(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: ['Banner', 'VAST', 'VPAID'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    platform: text('platform').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    shortID('creative_id_length', table.id),
    check('creative_type_known', sql`${table.type} in ('Banner', 'VAST', 'VPAID')`),
    index('creative_campaign').on(table.campaignID, table.position),
  ],
)

/** A published copy of a creative: what tags point to and events are counted for. */
export const liveCreative = pgTable(
  'live_creative',
  {
    id: text('id').primaryKey(),
    creativeID: text('creative_id')
      .notNull()
      .references(() => creative.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    shortID('live_creative_id_length', table.id),
    index('live_creative_creative').on(table.creativeID, table.position),
  ],
)

/** A public link to a campaign's report. See docs/decisions/0003-share-tokens.md. */
export const shareToken = pgTable(
  'share_token',
  {
    id: text('id').primaryKey(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique('share_token_hash_unique'),
    tokenSealed: text('token_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [shortID('share_token_id_length', table.id), index('share_token_campaign').on(table.campaignID)],
)

/** A file made of a report, and the one user or share link that it was made for. */
export const reportFile = pgTable(
  'report_file',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    userID: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    shareTokenID: text('share_token_id').references(() => shareToken.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('report_file_one_reader', sql`num_nonnulls(${table.userID}, ${table.shareTokenID}) = 1`),
    index('report_file_expiry').on(table.expiresAt),
  ],
)

/**
 * What was counted for a live id in one hour. No foreign key on purpose: an event that arrives after its creative was
 * deleted must not fail a whole batch, and the table can be spread over servers by `live_id`.
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
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'hourly_fact_pk', columns: [table.liveID, table.hour] }),
    shortID('hourly_fact_live_id_length', table.liveID),
    check('hourly_fact_whole_hour', sql`extract(epoch from ${table.hour})::bigint % 3600 = 0`),
    index('hourly_fact_hour').using('brin', table.hour).with({ pages_per_range: 32 }),
  ],
)
