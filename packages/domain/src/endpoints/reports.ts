import * as z from 'zod'
import { idSchema } from '../id/id.js'
import { withNoData } from '../problem/problem-schema.js'
import { campaignTotalsSchema, totalsQuerySchema } from '../report/campaign-totals.js'
import { NO_LIVE_IDS } from '../report/report.js'
import { reportFileSchema } from '../report/report-file.js'
import { eventsSchema, reportSchema, videoDataSchema } from '../report/report-schema.js'
import { reportFormatSchema } from '../report-range/report-options.js'
import { downloadQuerySchema, granularitySchema, reportQuerySchema } from '../report-range/report-query.js'
import { linkChangesSchema, sharedLinkSchema } from '../share-token/link-settings.js'
import { embeddingOriginsSchema, LINK_STATES, shareLinkSchema, shareTokenSchema } from '../share-token/share-token.js'
import { endpoint, envelope, listEnvelope, pageQuery } from './endpoint.js'

/** Boolean in a query: 'true' or 'false', with or without quotes. */
const switchSchema = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** Live ids in a query, separated by commas. */
export const liveIDsSchema = z
  .string()
  .min(1, NO_LIVE_IDS)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).max(500))

const granularity = granularitySchema.default('full')

const reportOptions = {
  type: z.literal('json').default('json'),
  granularity,
  withVideoData: switchSchema.default(true),
}

const ofCampaign = { campaignID: idSchema.optional(), liveIDs: liveIDsSchema.optional() }
const ofShare = { sharedToken: shareTokenSchema, liveIDs: liveIDsSchema.optional() }

const fileResponse = envelope(reportFileSchema)

/** Query with the name of a file in /uploads/. */
const ofFile = z.object({ file: z.string().max(128) })

const TOKENS = '/v1/campaign/tokens'

/** Link that a change is of; without `version`, it applies to whatever is there. */
const ofLink = { campaignID: idSchema, id: idSchema, version: z.number().int().min(1).optional() }

/** Reports, their files, and the links that share them. */
export const reportEndpoints = {
  report: endpoint({
    method: 'GET',
    summary:
      'The report of a campaign, or of live ids of one campaign. Share links and scheduled reports are empty for a short-lived token',
    path: '/v1/campaign/reports',
    tokens: 'issued',
    query: reportQuerySchema.extend({
      ...ofCampaign,
      ...reportOptions,
    }),
    response: envelope(reportSchema),
  }),
  totals: endpoint({
    method: 'GET',
    summary: 'What each own campaign counted in a range, and in the days that it is compared with',
    path: '/v1/campaign/totals',
    tokens: 'issued',
    query: totalsQuerySchema,
    response: envelope(campaignTotalsSchema),
  }),
  sharedReport: endpoint({
    method: 'GET',
    summary: 'The report that a share token opens, to anybody who has it',
    path: '/share/reports',
    query: reportQuerySchema.extend({
      ...ofShare,
      ...reportOptions,
    }),
    response: envelope(reportSchema),
  }),
  events: endpoint({
    method: 'GET',
    summary: 'Impressions, engagement and clicks by creative and time step',
    path: '/v1/campaign/events',
    tokens: 'issued',
    query: reportQuerySchema.extend({ ...ofCampaign, granularity }),
    response: envelope(eventsSchema),
  }),
  videoData: endpoint({
    method: 'GET',
    summary: 'Video starts, quartiles and completes by creative and time step',
    path: '/v1/campaign/videoData',
    tokens: 'issued',
    query: reportQuerySchema.extend({ ...ofCampaign, granularity }),
    response: envelope(videoDataSchema),
  }),
  sharedEvents: endpoint({
    method: 'GET',
    summary: 'The events that a share token opens',
    path: '/share/events',
    query: reportQuerySchema.extend({ ...ofShare, granularity }),
    response: envelope(eventsSchema),
  }),
  sharedVideoData: endpoint({
    method: 'GET',
    summary: 'The video data that a share token opens',
    path: '/share/videoData',
    query: reportQuerySchema.extend({ ...ofShare, granularity }),
    response: envelope(videoDataSchema),
  }),
  download: endpoint({
    method: 'GET',
    summary: "Makes a file of a campaign's report",
    path: '/v1/campaign/dateReport',
    tokens: 'issued',
    queuesFile: true,
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
    queuesFile: true,
    query: downloadQuerySchema.extend({
      shareToken: shareTokenSchema,
      liveIDs: liveIDsSchema.optional(),
      format: reportFormatSchema,
      withVideo: switchSchema.default(true),
    }),
    response: fileResponse,
  }),
  reportFile: endpoint({
    method: 'GET',
    summary: 'How far the making of a report file is',
    path: '/v1/reportFile',
    tokens: 'issued',
    query: ofFile,
    response: fileResponse,
  }),
  cancelReportFile: endpoint({
    method: 'DELETE',
    summary: 'Stops the making of a report file, or deletes the file',
    path: '/v1/reportFile',
    tokens: 'issued',
    query: ofFile,
    response: envelope(z.null()),
  }),
  sharedLink: endpoint({
    method: 'GET',
    summary: 'What a share link shows, or that it needs a password',
    path: '/share/link',
    query: z.object({ sharedToken: shareTokenSchema }),
    response: envelope(sharedLinkSchema),
  }),
  unlockLink: endpoint({
    method: 'POST',
    summary: 'Checks the password of a share link; the browser keeps a proof of it for 12 hours',
    path: '/share/password',
    query: z.object({ sharedToken: shareTokenSchema }),
    body: z.object({ password: z.string().min(1, 'Fill in the password').max(200) }),
    tokens: 'none',
    response: envelope(z.null()),
  }),
  viewLink: endpoint({
    method: 'POST',
    summary: 'Counts a view of a shared report; robots and signed-in users are not counted',
    path: '/share/views',
    query: z.object({ sharedToken: shareTokenSchema }),
    tokens: 'none',
    response: envelope(z.null()),
  }),
  newToken: endpoint({
    method: 'POST',
    summary: "Makes a public link to a campaign's report. Every setting is optional",
    path: '/v1/campaign/newToken',
    body: withNoData(linkChangesSchema.extend({ campaignID: idSchema, origins: embeddingOriginsSchema.optional() })),
    creates: true,
    response: envelope(shareLinkSchema),
  }),
  updateToken: endpoint({
    method: 'PUT',
    summary: 'Changes settings of a share link; 412 with the link as it is when somebody else was faster',
    path: TOKENS,
    body: linkChangesSchema.extend({ ...ofLink, origins: embeddingOriginsSchema.optional() }),
    response: envelope(shareLinkSchema),
  }),
  rotateToken: endpoint({
    method: 'POST',
    summary: 'Gives a share link another address; the one before ends at once. 412 as above',
    path: `${TOKENS}/rotate`,
    body: z.object(ofLink),
    response: envelope(shareLinkSchema),
  }),
  tokens: endpoint({
    method: 'GET',
    summary:
      'Share links of a campaign, or of all campaigns that the user sees, the newest first. Ended ones stay for 90 days',
    path: TOKENS,
    query: z.object({
      campaignID: idSchema.optional(),
      /** 'ended' are expired and revoked ones. @default active ones */
      state: z.enum(['all', 'ended', ...LINK_STATES]).default('active'),
      /** Text in the name of the link or of its campaign. */
      search: z.string().max(100).optional(),
      ...pageQuery(100),
    }),
    response: listEnvelope(shareLinkSchema),
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    summary: 'Ends a share link at once',
    path: TOKENS,
    query: z.object({ campaignID: idSchema, id: idSchema }),
    response: envelope(z.null()),
  }),
  revokeTokens: endpoint({
    method: 'DELETE',
    summary: 'Ends all share links of a campaign at once, and returns how many',
    path: `${TOKENS}/all`,
    query: z.object({ campaignID: idSchema }),
    response: envelope(z.object({ revoked: z.number().int().min(0) })),
  }),
  addLinkLogo: endpoint({
    method: 'POST',
    summary: 'Uploads a logo for share links: PNG, JPEG or WebP, re-encoded as PNG. The file is sent as `file`',
    path: `${TOKENS}/logo`,
    sends: 'multipart',
    fileField: 'file',
    response: envelope(z.object({ logo: z.string() })),
  }),
}
