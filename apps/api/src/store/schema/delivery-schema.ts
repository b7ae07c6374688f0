import type { ReportFileRequest } from '@placard/domain/internal/report'
import type { DeliveryProblem } from '@placard/domain/internal/schedule'
import type { HandOverRequest } from '@placard/domain/internal/tags'
import type { Language } from '@placard/domain/report'
import type { ScheduleInput } from '@placard/domain/schedule'
import type { PlatformMacros, PlatformName } from '@placard/domain/tags'
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
 * Job queue. Finished jobs are deleted. A server renews its claim while a job runs; an expired claim is free for all
 * servers. See docs/decisions/0011-jobs.md.
 */
export const job = pgTable(
  'job',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'send-mail',
        'make-report-file',
        'make-link-file',
        'run-schedule',
        'send-test-report',
        'repeat-report',
        'tell-undelivered',
        'clean-up',
        'vacuum-tables',
        'update-totals',
      ],
    }).notNull(),
    /**
     * Subject: an email, a report file, a schedule, or a schedule and the reader of its test or the period to repeat. A
     * subject has one job of each kind.
     */
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

/** Queued emails, sealed with the server's secret because they contain links. Sent emails are deleted. */
export const mail = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    sealed: text('sealed').notNull(),
    /** Attachment. */
    fileKey: text('file_key').references(() => storedFile.key),
    /** Recipient of a scheduled report, so that the email is deleted when they unsubscribe. */
    recipientID: text('recipient_id').references((): AnyPgColumn => scheduleRecipient.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    shortID('mail_id_length', table.id),
    index('mail_file').on(table.fileKey),
    index('mail_recipient').on(table.recipientID),
  ],
)

/** Report files that are generated or queued, each for one user or share link. */
export const reportFile = pgTable(
  'report_file',
  {
    /** SHA-256 of the name in the URL, so that the table alone gives no access. */
    key: text('key').primaryKey(),
    /** File name when it is saved. */
    name: text('name').notNull(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    userID: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    shareTokenID: text('share_token_id').references(() => shareToken.id, { onDelete: 'cascade' }),
    /** Requested content; null for files generated within the request. */
    request: jsonb('request').$type<ReportFileRequest | HandOverRequest>(),
    state: text('state', { enum: ['waiting', 'working', 'ready', 'failed', 'cancelled'] }).notNull(),
    /** Progress in percent. */
    progress: count('progress'),
    /** Key in the file store, once the file is ready. */
    fileKey: text('file_key').references(() => storedFile.key),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('report_file_one_reader', sql`num_nonnulls(${table.userID}, ${table.shareTokenID}) = 1`),
    check('report_file_ready_has_bytes', sql`(${table.state} = 'ready') = (${table.fileKey} is not null)`),
    index('report_file_expiry').on(table.expiresAt),
    index('report_file_file').on(table.fileKey),
    index('report_file_share_token').on(table.shareTokenID),
  ],
)

/** Reports that are emailed on a schedule. */
export const scheduledReport = pgTable(
  'scheduled_report',
  {
    id: text('id').primaryKey(),
    campaignID: text('campaign_id')
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    /** Creator: the report shows what they may see, and they are told of failures. */
    ownerID: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    frequency: text('frequency').$type<ScheduleInput['frequency']>().notNull(),
    /** Day of a weekly report: 1 is Monday. */
    weekday: integer('weekday').notNull().default(1),
    /** Day of a monthly report; the last one in months that are shorter. */
    monthDay: integer('month_day').notNull().default(1),
    type: text('type').$type<ScheduleInput['type']>().notNull(),
    format: text('format').$type<ScheduleInput['format']>().notNull(),
    tzCode: text('tz_code').notNull(),
    time: text('time').notNull(),
    /** Share link for recipients without access to the console; created for the first of them. */
    shareTokenID: text('share_token_id').references(() => shareToken.id, { onDelete: 'set null' }),
    withVideo: boolean('with_video').notNull(),
    /** Language for people without an account; null is that of the owner. */
    language: text('language').$type<Language>(),
    createdAt: moment('created_at').notNull(),
    /** Time when the schedule was paused; null while it runs. */
    pausedAt: moment('paused_at'),
    /** null while it is paused, and when there will be no further run. */
    nextRunAt: moment('next_run_at'),
    lastRunAt: moment('last_run_at'),
    lastResult: text('last_result', { enum: ['sent', 'failed'] }),
    /** Reason of the last failure, as a message for the owner. */
    lastProblem: text('last_problem'),
    /** Number of failed runs in a row. */
    failures: integer('failures').notNull().default(0),
    /** Time when the owner was told of failures in a row; they are told once, and when a report is sent again. */
    failureToldAt: moment('failure_told_at'),
    /** Last test email that was given up, until the next one. */
    testFailure: jsonb('test_failure').$type<{ userID: string; at: string; problem: DeliveryProblem }>(),
  },
  (table) => [
    shortID('scheduled_report_id_length', table.id),
    check('scheduled_report_weekday', sql`${table.weekday} between 1 and 7`),
    check('scheduled_report_month_day', sql`${table.monthDay} between 1 and 31`),
    check('scheduled_report_language_known', sql`${table.language} in ('en', 'de')`),
    index('scheduled_report_campaign').on(table.campaignID, table.createdAt),
    index('scheduled_report_owner').on(table.ownerID),
    index('scheduled_report_share_token').on(table.shareTokenID),
  ],
)

/**
 * Recipients of schedules. Reports go to confirmed addresses only; `unsubscribedAt` ends that for good. See
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
    /** Order in which recipients were typed. */
    position: integer('position').notNull(),
    /** Token in every email's unsubscribe link, so it cannot be hashed; it can only unsubscribe. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique('schedule_recipient_unsubscribe_token'),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** SHA-256 of the confirmation email's token; null after its use, or while another schedule's email is pending. */
    confirmKey: text('confirm_key').unique('schedule_recipient_confirm_key'),
    /** Expiry of the confirmation email; null before one was sent. */
    confirmExpiresAt: moment('confirm_expires_at'),
    /** Time when the last email was given up; null after a delivery, and when somebody retries the address. */
    failedAt: moment('failed_at'),
    failure: text('failure').$type<DeliveryProblem>(),
    /** Time when the schedule's owner was told of the failure; they are told once in a row. */
    failureToldAt: moment('failure_told_at'),
  },
  (table) => [
    shortID('schedule_recipient_id_length', table.id),
    unique('schedule_recipient_once').on(table.scheduleID, table.email),
    index('schedule_recipient_email').on(table.email),
  ],
)

/** Number of emails that a user caused, or that asked an address to confirm, on a day in UTC. */
export const dailyEmail = pgTable(
  'daily_email',
  {
    /** Hash of a user or an address, so the table names nobody. */
    key: text('key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    emails: count('emails'),
  },
  (table) => [primaryKey({ name: 'daily_email_pk', columns: [table.key, table.day] })],
)

/** Periods that were sent: the primary key prevents sending one twice. */
export const scheduledRun = pgTable(
  'scheduled_run',
  {
    scheduleID: text('schedule_id')
      .notNull()
      .references(() => scheduledReport.id, { onDelete: 'cascade' }),
    /** First and last day, such as '2026-11-01/2026-11-30'. */
    period: text('period').notNull(),
    mails: integer('mails').notNull(),
    /** Number of these emails that were given up. */
    undelivered: count('undelivered'),
    finishedAt: moment('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'scheduled_run_pk', columns: [table.scheduleID, table.period] }),
    index('scheduled_run_finished').on(table.scheduleID, table.finishedAt),
  ],
)

/** Latest runs of schedules with their results, and periods that were missed. */
export const scheduleHistory = pgTable(
  'schedule_history',
  {
    id: text('id').primaryKey(),
    scheduleID: text('schedule_id')
      .notNull()
      .references(() => scheduledReport.id, { onDelete: 'cascade' }),
    /** First and last day of the period. */
    start: date('start', { mode: 'string' }).notNull(),
    end: date('end', { mode: 'string' }).notNull(),
    /** Time of the run; the due time of a missed period. */
    at: moment('at').notNull(),
    result: text('result', { enum: ['sent', 'failed', 'missed'] }).notNull(),
    /** Reason why it was not sent, as a message. */
    problem: text('problem'),
    /** True if a user has sent the period again. */
    isRepeated: boolean('is_repeated').notNull().default(false),
    recipients: text('recipients').array().notNull().default(sql`'{}'`),
    /** Number of emails. It is more than the known recipients in runs of earlier versions. */
    emails: count('emails'),
    /** Number of these emails that were given up. */
    undelivered: count('undelivered'),
    fileName: text('file_name'),
    fileBytes: integer('file_bytes'),
  },
  (table) => [
    shortID('schedule_history_id_length', table.id),
    check('schedule_history_result_known', sql`${table.result} in ('sent', 'failed', 'missed')`),
    index('schedule_history_latest').on(table.scheduleID, table.at),
  ],
)

/** Macros that a user entered for a platform whose own are missing or unconfirmed; used in all tags of theirs. */
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
