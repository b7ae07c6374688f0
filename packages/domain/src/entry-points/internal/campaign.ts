// Names of campaign that only Placard's packages and apps use. They may change in any release.
export type { CampaignScope } from '../../campaign/campaign.js'
export {
  CAMPAIGN_NOT_FOUND,
  CREATIVES_IN_CAMPAIGN,
  campaignScopeSchema,
  MAX_CAMPAIGNS_PER_USER,
  NO_CAMPAIGN,
  NO_CAMPAIGN_YET,
  TOO_MANY_CAMPAIGNS,
} from '../../campaign/campaign.js'
export type { CampaignColumn } from '../../campaign/campaign-columns.js'
export { CAMPAIGN_COLUMNS, campaignHeadings, campaignValue, fullDays } from '../../campaign/campaign-columns.js'
export {
  FLIGHT_IS_OVER,
  flightDaysText,
  flightProgress,
  flightText,
  isFlightOver,
  readFlight,
} from '../../campaign/campaign-text.js'
