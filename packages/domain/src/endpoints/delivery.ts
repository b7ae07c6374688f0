import * as z from 'zod'
import { fileCredentialsSchema } from '../file-manager/file-credentials.js'
import { handOverRequestSchema } from '../hand-over/hand-over.js'
import { idSchema } from '../id/id.js'
import { platformNameSchema } from '../platform/platform.js'
import { macrosByPlatformSchema, macrosOfPlatformSchema } from '../platform/platform-macros.js'
import { withNoData } from '../problem/problem-schema.js'
import { reportFileSchema } from '../report/report-file.js'
import { emailSubscriptionSchema, emailTokenSchema } from '../scheduled-report/email-subscription.js'
import {
  MAX_RUNS_SHOWN,
  scheduleChangeSchema,
  scheduledReportSchema,
  scheduleEmailSchema,
  scheduleInputSchema,
  schedulePreviewSchema,
  scheduleRecipientSchema,
  scheduleRepeatSchema,
  scheduleRunResultSchema,
} from '../scheduled-report/scheduled-report.js'
import { endpoint, envelope } from './endpoint.js'

const MACROS = '/v1/user/macros'

/** Endpoints of tag sheets, scheduled reports and access to the file store. */
export const deliveryEndpoints = {
  tags: endpoint({
    method: 'POST',
    summary:
      'Makes a sheet of ad tags. The keys of `tags` choose the creatives, each of them published; their texts are ignored, as the server writes every tag itself, with the macros that the caller has stored for the platform',
    path: '/v1/campaign/tags',
    tokens: 'read',
    body: z.object({
      campaignID: idSchema,
      type: z.literal('xlsx', 'Choose the type xlsx'),
      /** Platform of the tags. @default the platform of each creative */
      platform: platformNameSchema.optional(),
      /** Tags by creative id. The values are ignored. */
      tags: z.record(
        idSchema,
        z.string('Send each tag as text').max(20_000, 'The tag is too long'),
        'Choose at least one creative.',
      ),
    }),
    response: envelope(reportFileSchema),
  }),
  handOver: endpoint({
    method: 'POST',
    summary:
      'Makes a hand-over pack for publishers: a ZIP with tags, backup images, previews and specs of published creatives. Its progress is that of a report file',
    path: '/v1/campaign/handOver',
    tokens: 'read',
    body: handOverRequestSchema,
    response: envelope(reportFileSchema),
  }),
  platformMacros: endpoint({
    method: 'GET',
    summary: 'The macros that the user has entered, by platform',
    path: MACROS,
    response: envelope(macrosByPlatformSchema),
  }),
  updatePlatformMacros: endpoint({
    method: 'PUT',
    summary:
      'Stores the macros of one platform for the user, instead of those stored before; only missing and unconfirmed ones can be entered. Answers those of all platforms',
    path: MACROS,
    tokens: 'none',
    body: macrosOfPlatformSchema,
    response: envelope(macrosByPlatformSchema),
  }),
  scheduleReport: endpoint({
    method: 'POST',
    summary:
      "Emails a campaign's report on a schedule. Addresses that are neither users nor of the company confirm by email first",
    path: '/v1/campaign/scheduledReport',
    body: withNoData(scheduleInputSchema),
    creates: true,
    response: envelope(scheduledReportSchema),
  }),
  scheduledReports: endpoint({
    method: 'GET',
    summary: "A campaign's scheduled reports",
    path: '/v1/campaign/scheduledReport',
    query: z.object({ campaignID: idSchema }),
    response: envelope(z.array(scheduledReportSchema)),
  }),
  updateScheduledReport: endpoint({
    method: 'PUT',
    summary:
      'Changes a scheduled report and plans its next run; the last of two changes counts. Recipients who stay keep their confirmation or unsubscription, new ones confirm as in a new schedule, the others are removed',
    path: '/v1/campaign/scheduledReport',
    body: withNoData(scheduleChangeSchema),
    response: envelope(scheduledReportSchema),
  }),
  pauseScheduledReport: endpoint({
    method: 'PUT',
    summary: 'Pauses a scheduled report, or resumes it. What was due while it was paused is not sent later',
    path: '/v1/campaign/scheduledReport/paused',
    body: z.object({ id: idSchema, paused: z.boolean() }),
    response: envelope(scheduledReportSchema),
  }),
  testScheduledReport: endpoint({
    method: 'POST',
    summary:
      'Emails the report of the last period that is complete, as a test, to the signed-in user and nobody else. It changes nothing about the schedule',
    path: '/v1/campaign/scheduledReport/test',
    body: z.object({ id: idSchema }),
    response: envelope(z.null()),
  }),
  scheduleRuns: endpoint({
    method: 'GET',
    summary: `The last ${MAX_RUNS_SHOWN} runs of a scheduled report with their results, newest first, and the periods that were missed`,
    path: '/v1/campaign/scheduledReport/runs',
    query: z.object({ id: idSchema }),
    response: envelope(z.array(scheduleRunResultSchema)),
  }),
  repeatScheduledReport: endpoint({
    method: 'POST',
    summary:
      'Sends a period of the history again, with the data of now, to everybody who gets the scheduled report now. Requested again before it is sent, it is sent once',
    path: '/v1/campaign/scheduledReport/runs',
    body: scheduleRepeatSchema,
    response: envelope(z.null()),
  }),
  previewScheduledReport: endpoint({
    method: 'POST',
    summary:
      'The email that a scheduled report would send for the last period that is complete. Creates and sends nothing',
    path: '/v1/campaign/scheduledReport/preview',
    tokens: 'read',
    body: schedulePreviewSchema,
    response: envelope(scheduleEmailSchema),
  }),
  deleteScheduledReport: endpoint({
    method: 'DELETE',
    summary: 'Stops a scheduled report',
    path: '/v1/campaign/scheduledReport',
    query: z.object({ id: idSchema }),
    response: envelope(z.null()),
  }),
  removeRecipient: endpoint({
    method: 'DELETE',
    summary: 'Removes a recipient of a scheduled report',
    path: '/v1/campaign/scheduledReport/recipient',
    query: scheduleRecipientSchema,
    response: envelope(scheduledReportSchema),
  }),
  retryRecipient: endpoint({
    method: 'POST',
    summary: 'Includes a recipient in the next reports again, whose address a mail server has refused',
    path: '/v1/campaign/scheduledReport/recipient',
    body: scheduleRecipientSchema,
    response: envelope(scheduledReportSchema),
  }),
  askRecipient: endpoint({
    method: 'POST',
    summary: 'Sends the confirmation email of a recipient again; the link in the one before no longer works',
    path: '/v1/campaign/scheduledReport/confirmation',
    body: scheduleRecipientSchema,
    response: envelope(scheduledReportSchema),
  }),
  emailSubscription: endpoint({
    method: 'GET',
    summary: 'What the token of a report email is about. Reading it changes nothing',
    path: '/v1/emails/subscription',
    query: emailTokenSchema,
    response: envelope(emailSubscriptionSchema),
  }),
  confirmEmails: endpoint({
    method: 'POST',
    summary: 'Confirms with the token of the confirmation email, once, that an address may be sent reports',
    path: '/v1/emails/confirm',
    body: emailTokenSchema,
    response: envelope(emailSubscriptionSchema),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    summary: 'Ends a scheduled report for the address that the token of its email was sent to',
    path: '/v1/emails/unsubscribe',
    body: emailTokenSchema,
    response: envelope(emailSubscriptionSchema),
  }),
  fileCredentials: endpoint({
    method: 'GET',
    summary:
      'Temporary credentials for the file manager. They give access to the keys below `prefix` only, and end with `expiration`',
    path: '/v1/files/credentials',
    tokens: 'none',
    response: envelope(fileCredentialsSchema),
  }),
}
