import * as z from 'zod'
import { campaignInputSchema, campaignSchema } from '../campaign/campaign.js'
import { idSchema } from '../id/id.js'
import { endpoint, envelope, listEnvelope, pageQuery } from './endpoint.js'
/** Default number of campaigns per page. */
export const CAMPAIGNS_PER_PAGE = 50

/** Maximum number of campaigns per page. */
export const MAX_CAMPAIGNS_PER_PAGE = 200

const listQuerySchema = z.object(pageQuery(MAX_CAMPAIGNS_PER_PAGE))
const listResponseSchema = listEnvelope(campaignSchema)

/** Campaigns: own and all, and one by id. */
export const campaignEndpoints = {
  mine: endpoint({
    method: 'GET',
    summary: "The caller's own campaigns",
    path: '/v1/campaign/mine',
    tokens: 'issued',
    query: listQuerySchema,
    response: listResponseSchema,
  }),
  all: endpoint({
    method: 'GET',
    summary: 'All campaigns of the company; 403 for those outside it',
    path: '/v1/campaign/all',
    tokens: 'issued',
    query: listQuerySchema,
    response: listResponseSchema,
  }),
  get: endpoint({
    method: 'GET',
    summary: 'One campaign',
    path: '/v1/campaign/get',
    tokens: 'issued',
    query: z.object({ campaignID: idSchema }),
    response: envelope(campaignSchema),
  }),
  newCampaign: endpoint({
    method: 'POST',
    summary: "Makes a campaign of the caller's",
    path: '/v1/campaign/new',
    body: campaignInputSchema,
    creates: true,
    response: envelope(campaignSchema),
  }),
  updateCampaign: endpoint({
    method: 'PUT',
    summary: 'Changes name and flight; 412 with the campaign as it is when somebody else was faster',
    path: '/v1/campaign/update',
    body: campaignInputSchema.extend({ id: idSchema, version: z.number().int().min(1) }),
    response: envelope(campaignSchema),
  }),
  deleteCampaign: endpoint({
    method: 'DELETE',
    summary: 'Deletes a campaign with its creatives, files and share links',
    path: '/v1/campaign/delete',
    query: z.object({ campaignID: idSchema }),
    response: envelope(z.null()),
  }),
}
