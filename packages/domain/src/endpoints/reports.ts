import * as z from 'zod'
import { idSchema } from '../id/id.js'
import { reportFormatSchema, reportSchema } from '../report/report.js'
import { downloadQuerySchema, reportQuerySchema } from '../report/report-range.js'
import { shareLinkSchema, shareTokenSchema } from '../share-token/share-token.js'
import { endpoint, envelope } from './endpoint.js'

/** A switch in a query: the text 'true' or 'false', with or without quotes of a client's own. */
const switchSchema = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** Live ids in a query: one text, separated by commas. */
export const liveIDsSchema = z
  .string()
  .min(1, 'No live ids set')
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).max(500))

const reportOptions = {
  type: z.literal('json').default('json'),
  granularity: z.literal('full').default('full'),
  withVideoData: switchSchema.default(true),
}

const fileResponse = envelope(
  z.object({
    /** The file below /uploads/ on the API host. */
    file: z.string(),
    /** What the file should be called when it is saved. */
    name: z.string(),
  }),
)

/** Reports, their files, and the links that share them. */
export const reportEndpoints = {
  report: endpoint({
    method: 'GET',
    summary: 'The report of a campaign, or of live ids of one campaign',
    path: '/v1/campaign/reports',
    query: reportQuerySchema.extend({
      campaignID: idSchema.optional(),
      liveIDs: liveIDsSchema.optional(),
      ...reportOptions,
    }),
    response: envelope(reportSchema),
  }),
  sharedReport: endpoint({
    method: 'GET',
    summary: 'The report that a share token opens, to anybody who has it',
    path: '/share/reports',
    query: reportQuerySchema.extend({
      sharedToken: shareTokenSchema,
      liveIDs: liveIDsSchema.optional(),
      ...reportOptions,
    }),
    response: envelope(reportSchema),
  }),
  download: endpoint({
    method: 'GET',
    summary: "Makes a file of a campaign's report",
    path: '/v1/campaign/dateReport',
    query: downloadQuerySchema.extend({
      campaignID: idSchema,
      liveIDs: liveIDsSchema.optional(),
      format: reportFormatSchema,
      withVideo: switchSchema.default(true),
    }),
    response: fileResponse,
  }),
  sharedDownload: endpoint({
    method: 'GET',
    summary: 'Makes a file of a shared report',
    path: '/share/dateReport',
    query: downloadQuerySchema.extend({
      shareToken: shareTokenSchema,
      liveIDs: liveIDsSchema.optional(),
      format: reportFormatSchema,
      withVideo: switchSchema.default(true),
    }),
    response: fileResponse,
  }),
  newToken: endpoint({
    method: 'POST',
    summary: "Makes a public link to a campaign's report",
    path: '/v1/campaign/newToken',
    body: z.object({ campaignID: idSchema }),
    response: envelope(shareLinkSchema),
  }),
  tokens: endpoint({
    method: 'GET',
    summary: "A campaign's share links",
    path: '/v1/campaign/tokens',
    query: z.object({ campaignID: idSchema }),
    response: envelope(z.array(shareLinkSchema)),
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    summary: 'Ends a share link at once',
    path: '/v1/campaign/tokens',
    query: z.object({ campaignID: idSchema, id: idSchema }),
    response: envelope(z.null()),
  }),
}
