import type { PlatformMacros, PlatformName, ReportFileRequest, ScheduleInput } from '@placard/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { user } from './account-schema.js'
import { campaign, shareToken, storedFile } from './campaign-schema.js'
import { count, moment, shortID } from './columns.js'

/**
 * Work that still has to be done, by whichever server takes it. Done work is deleted. A server that holds a job renews
 * its claim while it lives; a claim that ran out is free for all. See docs/decisions/0011-jobs.md.
 */
export const job = pgTable(
  'job',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['send-mail', 'make-report-file', 'run-schedule', 'send-test-report', 'clean-up', 'vacuum-tables'],
    }).notNull(),
    /** What it is about: a mail, a report file, a schedule, a schedule and who gets its test. One job of a kind for each. */
    subjectID: text('subject_id').notNull(),
    dueAt: moment('due_at').notNull(),
    tries: count('tries'),
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    shortID('job_id_length', table.id),
    unique('job_one_per_subject').on(table.kind, table.subjectID),
    index('job_due').on(table.kind, table.dueAt),
  ],
)

/** Mail that still has to be sent, sealed with the server's secret because links stand in it. Sent mail is deleted. */
export const mail = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    sealed: text('sealed').notNull(),
    /** The file that goes with it. */
    fileKey: text('file_key').references(() => storedFile.key),
    /** The recipient of a scheduled report that it is for, so that it is dropped when they unsubscribe. */
    recipientID: text('recipient_id').references((): AnyPgColumn => scheduleRecipient.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    shortID('mail_id_length', table.id),
    index('mail_file').on(table.fileKey),
    index('mail_recipient').on(table.recipientID),
  ],
)

/** A file that is made of a report, or will be, and the one user or share link that it is made for. */
export const reportFile = pgTable(
  'report_file',
  {
    /** SHA-256 of the name that it is fetched by: the table alone opens nothing. */
    key: text('key').primaryKey(),
    /** What it is called when it is saved. */
    name: text('name').notNull(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    userID: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    shareTokenID: text('share_token_id').references(() => shareToken.id, { onDelete: 'cascade' }),
    /** What is to be in it; null for files that were made within the call that asked for them. */
    request: jsonb('request').$type<ReportFileRequest>(),
    state: text('state', { enum: ['waiting', 'working', 'ready', 'failed', 'cancelled'] }).notNull(),
    /** In percent. */
    progress: count('progress'),
    /** Where its bytes are, once it is ready. */
    fileKey: text('file_key').references(() => storedFile.key),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('report_file_one_reader', sql`num_nonnulls(${table.userID}, ${table.shareTokenID}) = 1`),
    check('report_file_ready_has_bytes', sql`(${table.state} = 'ready') = (${table.fileKey} is not null)`),
    index('report_file_expiry').on(table.expiresAt),
    index('report_file_file').on(table.fileKey),
  ],
)

/** A report that is sent by mail again and again. */
export const scheduledReport = pgTable(
  'scheduled_report',
  {
    id: text('id').primaryKey(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    /** Who made it: the report shows what they may see, and they hear of failures. */
    ownerID: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    frequency: text('frequency').$type<ScheduleInput['frequency']>().notNull(),
    type: text('type').$type<ScheduleInput['type']>().notNull(),
    format: text('format').$type<ScheduleInput['format']>().notNull(),
    tzCode: text('tz_code').notNull(),
    time: text('time').notNull(),
    /** The link that its emails give to recipients who cannot open the console; made for the first of them. */
    shareTokenID: text('share_token_id').references(() => shareToken.id, { onDelete: 'set null' }),
    withVideo: boolean('with_video').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Since when nothing of it is sent; null while it runs. */
    pausedAt: moment('paused_at'),
    /** null while it is paused, and once it never will be sent again. */
    nextRunAt: moment('next_run_at'),
    lastRunAt: moment('last_run_at'),
    lastResult: text('last_result', { enum: ['sent', 'failed'] }),
    /** Why the last run failed, in words for its owner. */
    lastProblem: text('last_problem'),
    /** How many runs in a row have failed; the owner hears of the first. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    shortID('scheduled_report_id_length', table.id),
    index('scheduled_report_campaign').on(table.campaignID, table.createdAt),
    index('scheduled_report_owner').on(table.ownerID),
  ],
)

/**
 * An address that a schedule sends to. Reports go to confirmed addresses only; `unsubscribedAt` ends that for good. See
 * docs/decisions/0016-scheduled-reports.md.
 */
export const scheduleRecipient = pgTable(
  'schedule_recipient',
  {
    id: text('id').primaryKey(),
    scheduleID: text('schedule_id')
      .notNull()
      .references(() => scheduledReport.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Keeps recipients in the order in which they were typed. */
    position: integer('position').notNull(),
    /** Stands in the unsubscribe link of every email, so it cannot be hashed; it can do nothing but unsubscribe. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique('schedule_recipient_unsubscribe_token'),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** SHA-256 of the token in the confirmation email; null once it was used, or while another schedule's email asks. */
    confirmKey: text('confirm_key').unique('schedule_recipient_confirm_key'),
    /** When the confirmation email expires; null before one was sent. */
    confirmExpiresAt: moment('confirm_expires_at'),
  },
  (table) => [
    shortID('schedule_recipient_id_length', table.id),
    unique('schedule_recipient_once').on(table.scheduleID, table.email),
    index('schedule_recipient_email').on(table.email),
  ],
)

/** Number of emails that somebody has caused, or was asked to confirm by, on a day in UTC. */
export const dailyEmail = pgTable(
  'daily_email',
  {
    /** A user or an address, hashed: the table names nobody. */
    key: text('key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    emails: count('emails'),
  },
  (table) => [primaryKey({ name: 'daily_email_pk', columns: [table.key, table.day] })],
)

/** A period that a schedule has been sent for: the row that makes each period be sent once. */
export const scheduledRun = pgTable(
  'scheduled_run',
  {
    scheduleID: text('schedule_id')
      .notNull()
      .references(() => scheduledReport.id, { onDelete: 'cascade' }),
    /** The days that the report covered, such as '2026-11-01/2026-11-30'. */
    period: text('period').notNull(),
    mails: integer('mails').notNull(),
    finishedAt: moment('finished_at').notNull(),
  },
  (table) => [primaryKey({ name: 'scheduled_run_pk', columns: [table.scheduleID, table.period] })],
)

/** Macros that a user entered for a platform whose own are missing or unconfirmed: they are in every tag of theirs. */
export const platformMacros = pgTable(
  'platform_macros',
  {
    userID: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    platform: text('platform').$type<PlatformName>().notNull(),
    macros: jsonb('macros').$type<PlatformMacros>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ name: 'platform_macros_pk', columns: [table.userID, table.platform] })],
)
