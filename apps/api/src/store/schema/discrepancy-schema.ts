import type {
  DiscrepancyChoices,
  DiscrepancySummary,
  PartnerChoices,
  PartnerReading,
} from '@placard/domain/discrepancy'
import type { Discrepancy } from '@placard/domain/internal/discrepancy'
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { user } from './account-schema.js'
import { campaign, creative, storedFile } from './campaign-schema.js'
import { moment, shortID } from './columns.js'

/**
 * JSON as text: names in a partner's file can contain characters that jsonb refuses, such as lone surrogates, and
 * nothing in these columns is searched.
 */
const json = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => JSON.parse(value) as Value,
  })(name)

/** Result of a check, with all that was read from its file but the rows. */
export type StoredReport = Pick<Discrepancy, 'reading' | 'sheet' | 'sheets' | 'check' | 'creatives'>

/** Part of a check that its list shows. */
type StoredSummary = Pick<DiscrepancySummary, 'platform' | 'range' | 'impressions' | 'isWithin' | 'openQuestions'>

/** Checks of partners' files, which are kept with their campaign. */
export const discrepancy = pgTable(
  'discrepancy',
  {
    id: text('id').primaryKey(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    /** null after the user was deleted. */
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    comparedAt: moment('compared_at').notNull(),
    version: integer('version').notNull().default(1),
    fileName: text('file_name').notNull(),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    fileSha256: text('file_sha256').notNull(),
    /** Key in the file store; null if the file was deleted after reading. */
    fileKey: text('file_key').references(() => storedFile.key),
    /** Key of remembered corrections: hash of the header as it was read first; empty without a header. */
    headerHash: text('header_hash').notNull(),
    tz: text('tz').notNull(),
    choices: json<DiscrepancyChoices>('choices').notNull(),
    /** Choices of earlier files that were applied. */
    remembered: json<PartnerChoices>('remembered').notNull(),
    report: json<StoredReport>('report').notNull(),
    /** Rows of the file by day, creative, placement and size; null if they were too many. */
    rows: json<PartnerReading['rows']>('rows'),
    summary: json<StoredSummary>('summary').notNull(),
  },
  (table) => [
    shortID('discrepancy_id_length', table.id),
    index('discrepancy_campaign').on(table.campaignID, table.createdAt),
    index('discrepancy_creator').on(table.createdBy),
    index('discrepancy_file').on(table.fileKey),
  ],
)

/** Corrections of how files of a platform are read, which are applied to the next one with the same header. */
export const partnerCorrection = pgTable(
  'partner_correction',
  {
    /** Owner of the campaigns. */
    ownerID: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Empty if unknown. */
    platform: text('platform').notNull(),
    headerHash: text('header_hash').notNull(),
    choices: json<PartnerChoices>('choices').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'partner_correction_pk', columns: [table.ownerID, table.platform, table.headerHash] }),
  ],
)

/** Corrections of which creative a partner's name belongs to, which are applied to the next file of the platform. */
export const partnerMatch = pgTable(
  'partner_match',
  {
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    /** Empty if unknown. */
    platform: text('platform').notNull(),
    /** Hash of `partnerKey`, which is too long for an index. */
    keyHash: text('key_hash').notNull(),
    partnerKey: text('partner_key').notNull(),
    /** null for "none of ours". */
    creativeID: text('creative_id').references(() => creative.id, { onDelete: 'cascade' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'partner_match_pk', columns: [table.campaignID, table.platform, table.keyHash] }),
    index('partner_match_creative').on(table.creativeID),
  ],
)
