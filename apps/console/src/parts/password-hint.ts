import { config } from '../config.js'

/** What a new password has to be. */
export const passwordHint = (): string => `At least ${config().minPassword} characters`
