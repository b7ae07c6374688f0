import * as z from 'zod'
import { idSchema } from '../id/id-schema.js'
import { withNoData } from '../problem/no-data.js'
import { reportFileSchema } from '../report/report-file.js'
import { scheduledReportSchema, scheduleInputSchema } from '../scheduled-report/scheduled-report.js'
import { endpoint, envelope } from './endpoint.js'

/** What leaves the house: sheets of tags, scheduled reports, access to the file store. */
export const deliveryEndpoints = {
  tags: endpoint({
    method: 'POST',
    summary: 'Makes a sheet of ad tags',
    path: '/v1/campaign/tags',
    body: z.object({
      campaignID: idSchema,
      type: z.literal('xlsx'),
      /** The tag of each creative, by its id. */
      tags: z.record(idSchema, z.string().max(20_000)),
    }),
    response: envelope(reportFileSchema),
  }),
  scheduleReport: endpoint({
    method: 'POST',
    summary: "Sends a campaign's report by mail, again and again",
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
  deleteScheduledReport: endpoint({
    method: 'DELETE',
    summary: 'Stops a scheduled report',
    path: '/v1/campaign/scheduledReport',
    query: z.object({ id: idSchema }),
    response: envelope(z.null()),
  }),
  fileCredentials: endpoint({
    method: 'GET',
    summary: 'Short-lived access to the file store, for the file manager',
    path: '/v1/files/credentials',
    response: envelope(
      z.object({
        region: z.string(),
        bucket: z.string(),
        accessKeyId: z.string(),
        secretAccessKey: z.string(),
        sessionToken: z.string(),
        expiration: z.iso.datetime(),
      }),
    ),
  }),
}
