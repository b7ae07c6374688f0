import { accessTokenEndpoints } from './access-tokens.js'
import { accountEndpoints } from './accounts.js'
import { authEndpoints } from './auth.js'
import { campaignEndpoints } from './campaigns.js'
import { creativeEndpoints } from './creatives.js'
import { deliveryEndpoints } from './delivery.js'
import { discrepancyEndpoints } from './discrepancies.js'
import { reportEndpoints } from './reports.js'

/** Every API call by name: the contract of server, client and documentation. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...accessTokenEndpoints,
  ...campaignEndpoints,
  ...creativeEndpoints,
  ...reportEndpoints,
  ...deliveryEndpoints,
  ...discrepancyEndpoints,
}
