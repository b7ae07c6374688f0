import { type EmailSubscription, endpoints } from '@placard/domain'
import { call } from './api.js'

/** Subscription that the token of a report email belongs to. */
export const readSubscription = async (token: string, signal: AbortSignal): Promise<EmailSubscription> =>
  (await call(endpoints.emailSubscription, { query: { token }, signal })).data

/** Confirms, once, that an address may be sent reports. */
export const confirmEmails = async (token: string): Promise<EmailSubscription> =>
  (await call(endpoints.confirmEmails, { body: { token } })).data

/** Ends a scheduled report for the address of the token. */
export const unsubscribe = async (token: string): Promise<EmailSubscription> =>
  (await call(endpoints.unsubscribe, { body: { token } })).data
