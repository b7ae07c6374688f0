import { authEndpoints } from './auth.js'
import { campaignEndpoints } from './campaigns.js'
import { reportEndpoints } from './reports.js'

/** Every call of the API by name: the one contract of server, client and documentation. */
export const endpoints = { ...authEndpoints, ...campaignEndpoints, ...reportEndpoints }
