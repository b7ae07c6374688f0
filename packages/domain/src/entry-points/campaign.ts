// Entry point `@placard/domain/campaign`: campaigns: schemas, flight and status.
export type {
  Campaign,
  CampaignFields,
  CampaignFlight,
  CampaignInput,
  CampaignStatus,
  CampaignSums,
} from '../campaign/campaign.js'
export {
  campaignFieldsSchema,
  campaignInputSchema,
  campaignReport,
  campaignSchema,
  campaignStatus,
  createCampaignFields,
  newCampaign,
} from '../campaign/campaign.js'
export { campaignStatusText, isInFlight } from '../campaign/campaign-text.js'
