import { endpoints } from '@placard/domain/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { queryClient } from '../query-client.js'

/** Subscription that the token of a report email belongs to. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-subscription', token],
    queryFn: async ({ signal }) => (await call(endpoints.emailSubscription, { query: { token }, signal })).data,
  })

/** Confirms, once, that an address may be sent reports, or ends a scheduled report for it. */
export const updateSubscriptionMutation = (action: 'confirm' | 'unsubscribe', token: string) =>
  mutationOptions({
    mutationFn: async () =>
      (await call(action === 'confirm' ? endpoints.confirmEmails : endpoints.unsubscribe, { body: { token } })).data,
    onSuccess: (subscription) => void queryClient.setQueryData(subscriptionQuery(token).queryKey, subscription),
  })
