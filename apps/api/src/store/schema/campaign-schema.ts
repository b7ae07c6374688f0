import type { AdExit, AssetAnimation, BrokenReference, CreativeInput } from '@placard/domain/creative'
import type { LinkSettings } from '@placard/domain/share'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { user } from './account-schema.js'
import { count, moment, shortID } from './columns.js'

/** Campaigns and their flights. */
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
    /** Landing page of its creatives without one of their own. */
    landingPage: text('landing_page'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    shortID('campaign_id_length', table.id),
    check('campaign_flight_order', sql`${table.end} >= ${table.start}`),
    index('campaign_owner').on(table.ownerID, table.updatedAt),
    index('campaign_updated').on(table.updatedAt),
  ],
)

/** Creatives of campaigns, in the order of `position`. */
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
    platform: text('platform').$type<CreativeInput['platform']>().notNull(),
    position: integer('position').notNull(),
    fluid: boolean('fluid').notNull().default(false),
    trackers: jsonb('trackers').$type<CreativeInput['trackers']>().notNull().default({}),
    settings: jsonb('settings').$type<CreativeInput['settings']>().notNull().default([]),
    layout: text('layout'),
    html: text('html').notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    shortID('creative_id_length', table.id),
    check('creative_type_known', sql`${table.type} in ('Banner', 'VAST', 'VPAID')`),
    index('creative_campaign').on(table.campaignID, table.position),
  ],
)

/** Columns of a version that a tag shows or has shown. */
const versionColumns = () => ({
  publishedAt: moment('published_at').notNull(),
  /** null for versions of before this was stored, and after their user was deleted. */
  publishedBy: text('published_by').references(() => user.id, { onDelete: 'set null' }),
  /** Number of the earlier version that this one publishes again. */
  restores: integer('restores'),
  /** `updatedAt` of the draft that was published; null for versions of before this was stored. */
  draftAt: moment('draft_at'),
  /** Creative with its assets as it was published; null for versions published before snapshots were stored. */
  snapshot: jsonb('snapshot').$type<unknown>(),
})

/**
 * Tags of creatives with the version that each shows. Events are counted by their id. See
 * docs/decisions/0030-tags-that-stay.md.
 */
export const liveCreative = pgTable(
  'live_creative',
  {
    id: text('id').primaryKey(),
    creativeID: text('creative_id')
      .notNull()
      .references(() => creative.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Number of the version that the tag shows. */
    number: integer('number').notNull().default(1),
    ...versionColumns(),
    /** Landing page of that version; null for versions of before this was stored. */
    landingPage: text('landing_page'),
    /** Time since which the tag shows nothing. */
    pausedAt: moment('paused_at'),
  },
  (table) => [
    shortID('live_creative_id_length', table.id),
    index('live_creative_creative').on(table.creativeID, table.position),
  ],
)

/** Earlier versions of tags. The one that a tag shows is in `live_creative`, so that serving reads one row. */
export const liveVersion = pgTable(
  'live_version',
  {
    liveID: text('live_id')
      .notNull()
      .references(() => liveCreative.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    ...versionColumns(),
  },
  (table) => [primaryKey({ name: 'live_version_pk', columns: [table.liveID, table.number] })],
)

/** Files in the file store. A file that nothing references is removed. */
export const storedFile = pgTable(
  'stored_file',
  {
    /** Random key in the file store, never derived from client input. */
    key: text('key').primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    ownerID: text('owner_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stored_file_created').on(table.createdAt), index('stored_file_owner').on(table.ownerID)],
)

/** Assets: files of creatives. */
export const asset = pgTable(
  'asset',
  {
    id: text('id').primaryKey(),
    creativeID: text('creative_id')
      .notNull()
      .references(() => creative.id, { onDelete: 'cascade' }),
    fileKey: text('file_key')
      .notNull()
      .references(() => storedFile.key),
    name: text('name').notNull(),
    width: integer('width'),
    height: integer('height'),
    duration: doublePrecision('duration'),
    codec: text('codec'),
    insecureUrls: text('insecure_urls').array(),
    exits: jsonb('exits').$type<AdExit[]>(),
    brokenReferences: jsonb('broken_references').$type<BrokenReference[]>(),
    animation: jsonb('animation').$type<AssetAnimation>(),
    uploadType: text('upload_type', { enum: ['image', 'video', 'font', 'archive'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    shortID('asset_id_length', table.id),
    index('asset_creative').on(table.creativeID, table.createdAt),
    index('asset_file').on(table.fileKey),
  ],
)

/**
 * Files of published versions; they stay as long as the version does. A version has no foreign key, because the one
 * that a tag shows and the earlier ones are in two tables.
 */
export const liveFile = pgTable(
  'live_file',
  {
    liveID: text('live_id')
      .notNull()
      .references(() => liveCreative.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().default(1),
    fileKey: text('file_key')
      .notNull()
      .references(() => storedFile.key),
  },
  (table) => [
    primaryKey({ name: 'live_file_pk', columns: [table.liveID, table.number, table.fileKey] }),
    index('live_file_file').on(table.fileKey),
  ],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Share links to campaign reports. See docs/decisions/0003-share-tokens.md and docs/decisions/0031-managed-links.md.
 */
export const shareToken = pgTable(
  'share_token',
  {
    id: text('id').primaryKey(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    /** Hash of the token, or a text that is none, for links that only servers with `managed_hash` may open. */
    tokenHash: text('token_hash').notNull().unique('share_token_hash_unique'),
    /** Hash of the token of a link that restricts anything; servers of before would show everything. */
    managedHash: text('managed_hash').unique('share_token_managed_hash_unique'),
    tokenSealed: text('token_sealed').notNull(),
    /** null for links from before this was stored, and after their user was deleted. */
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    /** Origins of the sites that may embed the report. */
    origins: text('origins').array().notNull().default(sql`'{}'`),
    /** Settings that differ from the defaults, without the expiry. */
    settings: jsonb('settings').$type<Partial<LinkSettings>>().notNull().default({}),
    version: integer('version').notNull().default(1),
    /** Argon2 hash; null without a password. */
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
    /** Moment from which it no longer opens; null for never. */
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    /** How often outside viewers have opened it. */
    views: count('views'),
    lastViewedAt: moment('last_viewed_at'),
  },
  (table) => [
    shortID('share_token_id_length', table.id),
    index('share_token_campaign').on(table.campaignID, table.createdAt),
    index('share_token_created').on(table.createdAt),
    index('share_token_creator').on(table.createdBy),
  ],
)

/** Logos of share links, re-encoded as PNG. One that no link refers to is removed. */
export const shareLogo = pgTable('share_logo', {
  /** SHA-256 of the file. */
  id: text('id').primaryKey(),
  png: bytes('png').notNull(),
  createdAt: moment('created_at').notNull(),
})
