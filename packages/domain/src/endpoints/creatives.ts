import * as z from 'zod'
import { assetSchema, uploadFieldsSchema } from '../asset/asset.js'
import { NO_CAMPAIGN } from '../campaign/campaign.js'
import { cpuUseSchema } from '../creative/cpu-use.js'
import { creativeInputSchema, creativeSchema, MAX_HTML_LENGTH, publishedCreativeSchema } from '../creative/creative.js'
import { checkTrackers } from '../creative/creative-trackers.js'
import { FINDING_SEVERITIES, findingCodeSchema } from '../creative/publish-finding.js'
import { publishedVersionSchema, tagActivitySchema } from '../creative/published-version.js'
import { idSchema, idSchemaWithMessage } from '../id/id.js'
import { endpoint, envelope, listEnvelope, pageQuery } from './endpoint.js'
/** Default number of creatives per page. */
export const CREATIVES_PER_PAGE = 100

/** Maximum number of creatives per page. */
export const MAX_CREATIVES_PER_PAGE = 5000

const CREATIVES = '/v1/campaign/creatives'
const version = z.number().int().min(1)
const number = version
const MAX_CONFIRMED = Object.keys(FINDING_SEVERITIES).length
const creativeResponse = envelope(creativeSchema)
const emptyResponse = envelope(z.null())

/** Creatives, their published copies and their files. */
export const creativeEndpoints = {
  creative: endpoint({
    method: 'GET',
    summary: 'One creative',
    path: '/v1/campaign/creative',
    tokens: 'issued',
    query: z.object({ id: idSchema }),
    response: creativeResponse,
  }),
  creatives: endpoint({
    method: 'GET',
    summary: "A campaign's creatives",
    path: CREATIVES,
    tokens: 'issued',
    query: z.object({ campaignID: idSchema, ...pageQuery(MAX_CREATIVES_PER_PAGE) }),
    response: listEnvelope(creativeSchema),
  }),
  newCreative: endpoint({
    method: 'POST',
    summary: 'Adds a creative to a campaign',
    path: CREATIVES,
    body: creativeInputSchema.extend({ campaignID: idSchemaWithMessage(NO_CAMPAIGN) }).superRefine(checkTrackers),
    creates: true,
    response: creativeResponse,
  }),
  updateCreative: endpoint({
    method: 'PUT',
    summary: 'Changes a creative; 412 with the creative as it is when somebody else was faster',
    path: CREATIVES,
    body: creativeInputSchema.extend({ id: idSchema, version }).superRefine(checkTrackers),
    response: creativeResponse,
  }),
  updateCreativeHtml: endpoint({
    method: 'PUT',
    summary: "Changes a creative's html alone; 412 as above",
    path: '/v1/campaign/creatives/html',
    body: z.object({ id: idSchema, version, html: z.string().max(MAX_HTML_LENGTH, 'The html is too long') }),
    response: creativeResponse,
  }),
  duplicateCreative: endpoint({
    method: 'PUT',
    summary: 'Adds a copy of a creative with its files, unpublished, named "… (Copy)"',
    path: '/v1/campaign/creatives/duplicate',
    body: z.object({ id: idSchema }),
    creates: true,
    response: creativeResponse,
  }),
  publishCreative: endpoint({
    method: 'POST',
    summary:
      'Publishes a creative as it is: its newest tag shows this version from now on, and a first publication creates the tag; 400 with `problems` while it has errors, 409 with `data.findings` while warnings are not confirmed',
    path: '/v1/campaign/creatives/publish',
    body: z.object({
      id: idSchema,
      version,
      /** Warnings that the user has seen and accepts. */
      confirmed: z.array(findingCodeSchema).max(MAX_CONFIRMED).default([]),
      /** CPU time of the ad in a preview, for a warning; omit it if it was not measured. */
      cpuUse: cpuUseSchema.optional(),
      /** Live id of the tag that shows this version. @default its newest tag */
      liveID: idSchema.optional(),
      /** Creates another tag, counted on its own, instead of changing one. @default false */
      asNewTag: z.boolean().optional(),
    }),
    creates: true,
    response: creativeResponse,
  }),
  creativeVersions: endpoint({
    method: 'GET',
    summary: 'Published versions of all tags of a creative, the newest first',
    path: `${CREATIVES}/versions`,
    query: z.object({ id: idSchema }),
    response: envelope(z.array(publishedVersionSchema)),
  }),
  creativeVersion: endpoint({
    method: 'GET',
    summary: 'A published version as its tag showed it',
    path: `${CREATIVES}/version`,
    query: z.object({ liveID: idSchema, number: z.coerce.number().int().min(1) }),
    response: envelope(publishedCreativeSchema),
  }),
  restoreVersion: endpoint({
    method: 'PUT',
    summary:
      'Publishes an earlier version of a tag again, as its newest version; 412 with the creative as it is when somebody else was faster',
    path: `${CREATIVES}/version`,
    body: z.object({
      liveID: idSchema,
      /** Version to show again. */
      number,
      /** Version that the tag showed when the user decided. */
      current: number,
    }),
    response: creativeResponse,
  }),
  pauseTag: endpoint({
    method: 'PUT',
    summary: 'Pauses a tag, which then shows nothing and counts nothing, or resumes it',
    path: `${CREATIVES}/pause`,
    body: z.object({ liveID: idSchema, paused: z.boolean() }),
    response: creativeResponse,
  }),
  tagActivity: endpoint({
    method: 'GET',
    summary: 'First and last counted event of each tag of a creative, and the last event that was invalid',
    path: `${CREATIVES}/activity`,
    query: z.object({ id: idSchema }),
    response: envelope(z.array(tagActivitySchema)),
  }),
  deleteCreative: endpoint({
    method: 'DELETE',
    summary: 'Deletes a creative with its files and published copies',
    path: '/v1/campaign/creatives/delete',
    query: z.object({ id: idSchema }),
    response: emptyResponse,
  }),
  uploadAssets: endpoint({
    method: 'POST',
    summary: 'Adds files (files[]) to a creative; assets that `assets` does not name any more are deleted',
    path: '/v1/campaign/creatives/assets',
    sends: 'multipart',
    body: uploadFieldsSchema,
    creates: true,
    response: envelope(z.array(assetSchema)).extend({ deleted: z.array(assetSchema) }),
  }),
  deleteAsset: endpoint({
    method: 'DELETE',
    summary: 'Deletes a file of a creative; published copies keep theirs',
    path: '/v1/campaign/creatives/assets',
    query: z.object({ id: idSchema, creativeID: idSchema }),
    response: emptyResponse,
  }),
}
