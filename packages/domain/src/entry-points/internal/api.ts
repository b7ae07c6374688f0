// Names of api that only Placard's packages and apps use. They may change in any release.
export { accountEndpoints, USERS_PER_PAGE } from '../../endpoints/accounts.js'
export { authEndpoints } from '../../endpoints/auth.js'
export { CAMPAIGNS_PER_PAGE, MAX_CAMPAIGNS_PER_PAGE } from '../../endpoints/campaigns.js'
export { CREATIVES_PER_PAGE, MAX_CREATIVES_PER_PAGE } from '../../endpoints/creatives.js'
export { inputMessage, readInput } from '../../problem/input-messages.js'
export { RESPONSE_INTERRUPTED } from '../../problem/problem.js'
export type { Failure } from '../../problem/problem-schema.js'
export { failureSchema, NO_DATA_TO_SEND } from '../../problem/problem-schema.js'
