import { config } from '../config.js'

/** Requirement of a new password. */
export const passwordHint = (): string => `At least ${config().minPassword} characters`
