import * as z from 'zod'
import { MAX_EMAIL_LENGTH } from '../account/credentials.js'
import { failedDeliverySchema } from '../email/delivery-problem.js'
import { idSchema } from '../id/id.js'
import { LANGUAGES } from '../language/language-choice.js'
import { REPORT_TYPES, reportFormatSchema, SCHEDULE_FREQUENCIES } from '../report-range/report-options.js'
import { zoneNameSchema, zoneOffsetsSchema } from '../timezone/timezone-schema.js'

const NO_TIME = 'Fill in a time such as 09:00'
const EMAILS_ONLY = 'Fill in emails only'
const NO_RECIPIENT = 'Fill in at least one recipient'
const NO_WEEKDAY = 'Choose a weekday'
const NO_MONTH_DAY = 'Choose a day of the month'

/** Schedule dialog and body of POST /v1/campaign/scheduledReport. `time` is local, 'HH:mm'. */
export const scheduleInputSchema = z.object({
  campaignID: idSchema,
  frequency: z.enum(SCHEDULE_FREQUENCIES, 'Choose how often'),
  /** Day of a weekly report: 1 is Monday, 7 is Sunday. @default 1 */
  weekday: z.int(NO_WEEKDAY).min(1, NO_WEEKDAY).max(7, NO_WEEKDAY).optional(),
  /** Day of a monthly report; the last day in months that are shorter. @default 1 */
  monthDay: z.int(NO_MONTH_DAY).min(1, NO_MONTH_DAY).max(31, NO_MONTH_DAY).optional(),
  type: z.enum(REPORT_TYPES, 'Choose Summary or Full'),
  format: reportFormatSchema,
  tzCode: zoneNameSchema,
  time: z.string(NO_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME),
  recipients: z
    .array(z.email(EMAILS_ONLY).max(MAX_EMAIL_LENGTH, EMAILS_ONLY), NO_RECIPIENT)
    .min(1, NO_RECIPIENT)
    .max(50, 'At most 50 recipients'),
  withVideo: z.boolean(),
  /** Language for people without an account; null is that of the schedule's owner. */
  language: z.enum(LANGUAGES, 'Choose a language').nullish(),
})
export type ScheduleInput = z.infer<typeof scheduleInputSchema>

/** New definition of a schedule: body of PUT /v1/campaign/scheduledReport. Its campaign cannot change. */
export const scheduleChangeSchema = scheduleInputSchema.omit({ campaignID: true }).extend({ id: idSchema })
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>

/** Default form values of a schedule: the previous week, every Monday morning, to its creator. */
export const suggestedSchedule = (tzCode: string, email: string | undefined): Omit<ScheduleInput, 'campaignID'> => ({
  frequency: 'Weekly',
  weekday: 1,
  monthDay: 1,
  type: 'Summary',
  format: 'xlsx',
  tzCode,
  time: '09:00',
  recipients: email ? [email] : [],
  withVideo: true,
  language: null,
})

// Fields about deliveries have defaults, because earlier servers do not send them.

/** Recipient whose last email was given up. */
const undeliveredRecipientSchema = failedDeliverySchema.extend({
  email: z.string(),
  /** True if the address gets no further reports until somebody retries it; otherwise the next one is sent. */
  skipped: z.boolean(),
})

/** Emails of one report. Those that are neither undelivered nor pending were accepted by the mail server. */
const reportDeliverySchema = z.object({
  emails: z.number().int(),
  /** Emails that were given up. */
  undelivered: z.number().int(),
  /** Emails that wait to be sent or retried. */
  pending: z.number().int(),
})

/** Days that a run of a schedule covers. */
const schedulePeriodSchema = z.object({ start: z.iso.date(), end: z.iso.date() })

/** Maximum number of runs in the history of a schedule. */
export const MAX_RUNS_SHOWN = 20

/** Run of a schedule in its history, or a period that was missed. */
export const scheduleRunResultSchema = schedulePeriodSchema.extend({
  id: idSchema,
  at: z.iso.datetime(),
  result: z.enum(['sent', 'failed', 'missed']),
  /** Reason why it was not sent; null if it was, also if no email could be delivered later. */
  problem: z.string().nullable(),
  /** True if a user has sent the period again. */
  repeated: z.boolean(),
  /** Addresses that it was sent to; none for a run of an earlier version. */
  recipients: z.array(z.string()),
  /** Number of emails. */
  emails: z.number().int(),
  /** Number of these emails that were given up. */
  undelivered: z.number().int(),
  /** Name and size of the attached file; null if none was sent. */
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  /** True while the period waits to be sent again. */
  pending: z.boolean(),
})
export type ScheduleRunResult = z.infer<typeof scheduleRunResultSchema>

/** Request to send the period of a run again; it has to be the newest run of its period. */
export const scheduleRepeatSchema = z.object({ id: idSchema, runID: idSchema })
export type ScheduleRepeat = z.infer<typeof scheduleRepeatSchema>

/** Schedule whose email is shown: body of its request. */
export const schedulePreviewSchema = scheduleInputSchema.omit({ recipients: true }).extend({
  /** Schedule that is being edited, whose owner and share link the email keeps. @default a new one */
  id: idSchema.optional(),
})
export type SchedulePreview = z.infer<typeof schedulePreviewSchema>

/** Email of a schedule as it would be sent. */
export const scheduleEmailSchema = z.object({ subject: z.string(), html: z.string() })
export type ScheduleEmail = z.infer<typeof scheduleEmailSchema>

/** Message for sending a period again that is not in the history. */
export const RUN_NOT_FOUND = 'This run is no longer in the history.'

/** Message for sending a period again whose later run the user has not seen. */
export const RUN_NOT_NEWEST = 'This period was sent again in the meantime. See its latest run.'

/** Message for sending a report again to nobody. */
export const NOBODY_TO_SEND_TO =
  'No recipient can get this report. Check the recipients: some haven’t confirmed, or their addresses were refused.'

/** Schedule in the list of its campaign. */
export const scheduledReportSchema = scheduleInputSchema.extend({
  id: idSchema,
  /** Recipients who have not confirmed yet; they receive nothing. */
  waiting: z.array(z.string()),
  /** Recipients who have unsubscribed. */
  unsubscribed: z.array(z.string()),
  /** Recipients whose last report or confirmation email was given up. */
  undelivered: z.array(undeliveredRecipientSchema).default([]),
  /** True when nothing is sent until it is resumed. */
  paused: z.boolean(),
  /** Time of the next run; null while paused, and when there will be none. */
  nextRunAt: z.iso.datetime().nullable(),
  /** UTC offsets of its time zone around the last and the next run, so that clients need no zone data of their own. */
  offsets: zoneOffsetsSchema.optional(),
  lastRunAt: z.iso.datetime().nullable(),
  /** Result of the last run; null before the first one. It has failed if nobody got its emails. */
  lastResult: z.enum(['sent', 'failed']).nullable(),
  /** Reason why the last run failed; null when it did not. */
  lastProblem: z.string().nullable(),
  /** Emails of the last run; null if it sent none. */
  lastDelivery: reportDeliverySchema.nullable().default(null),
  /** Latest periods that were not sent because no server was running, newest first; they can be sent again. */
  missed: z.array(schedulePeriodSchema).default([]),
  /** Reason why the signed-in user's last test email was given up; null if it was not. */
  testProblem: failedDeliverySchema.nullable().default(null),
})
export type ScheduledReport = z.infer<typeof scheduledReportSchema>

/** Maximum number of schedules per campaign, which also bounds the list. */
export const MAX_SCHEDULES = 50

/** Maximum number of schedules per user. */
export const MAX_SCHEDULES_PER_USER = 100

/** Error message of a schedule beyond that number. */
export const TOO_MANY_SCHEDULES = `You can have ${MAX_SCHEDULES_PER_USER} scheduled reports. Delete one first.`

/** Recipient of a schedule: query of its removal, and body of another confirmation email. */
export const scheduleRecipientSchema = z.object({ id: idSchema, email: z.string(EMAILS_ONLY).max(254) })
export type ScheduleRecipient = z.infer<typeof scheduleRecipientSchema>

/** Message for a schedule that does not exist or belongs to another user. */
export const SCHEDULE_NOT_FOUND = 'This scheduled report is no longer there.'

/** Message for scheduling a report at the end of a campaign that is over. */
export const CAMPAIGN_HAS_ENDED = 'The campaign has ended already. Choose another frequency.'

/** Reasons why a report was not sent, as its list and its owner's email show them. */
export const SCHEDULE_PROBLEMS = {
  disabled: 'The account of the person who set it up is disabled.',
  notVisible: 'The person who set it up no longer has access to the campaign.',
  notMade: 'Its file could not be created after several attempts.',
  dailyLimit: 'The person who set it up has reached the daily limit of report emails.',
  noRecipient: 'No recipient has confirmed yet, or all have unsubscribed.',
  allSkipped: 'Mail servers refused its recipients. Try them again or change them.',
  notDelivered: 'None of its emails could be delivered.',
  missed: 'No server was running at that time.',
} as const
