import type { InviteInput } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { type AdminUser, type AdminUserChange, userSchema } from '@placard/domain/internal/account'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { currentSession, endSession, keepUser } from '../../state/session-store.js'
import { call } from '../api.js'
import { emailResultInterval } from '../email-results.js'
import type { Creation } from '../mutations.js'
import { queryClient } from '../query-client.js'

/** Page of the users found by a search. */
export interface UserPage {
  users: AdminUser[]
  /** Number of pages. */
  pages: number
}

/** Query of one page of the users whose name or email contains `search`; the previous page stays while it loads. */
export const usersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['users', search, page],
    queryFn: async ({ signal }): Promise<UserPage> => {
      const query = { ...(search && { search }), 'paginate[page]': page }
      const { data, pagination } = await call(endpoints.users, { query, signal })
      return { users: data, pages: pagination.pages }
    },
    placeholderData: keepPreviousData,
  })

const holdingsKey = (id: string) => ['user-holdings', id]

/** Share links, schedules and access tokens of a user; never cached, because a decision depends on them. */
export const ownedItemsQuery = (id: string) =>
  queryOptions({
    queryKey: holdingsKey(id),
    queryFn: async ({ signal }) => (await call(endpoints.userHoldings, { query: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })

/** Changes a user's role, disables or enables them, and ends or transfers what they own, and revokes their access tokens on request; updates every cached list. */
export const updateUserMutation = mutationOptions({
  mutationFn: async (change: AdminUserChange) => (await call(endpoints.changeUser, { body: change })).data,
  onSuccess(changed) {
    queryClient.setQueriesData<UserPage>(
      { queryKey: ['users'] },
      (list) => list && { ...list, users: list.users.map((one) => (one.id === changed.id ? changed : one)) },
    )
    if (changed.id !== currentSession()?.user.id) return
    if (changed.disabledAt === null) keepUser(userSchema.parse(changed))
    else endSession(true)
    // The new role of the user may not be allowed to see the list.
    void queryClient.invalidateQueries({ queryKey: ['users'] })
  },
})

/** Revokes an access token of a user. */
export const revokeUserTokenMutation = mutationOptions({
  mutationFn: (query: { userID: string; id: string }) => call(endpoints.revokeUserToken, { query }),
  onSettled: (_, __, { userID }) => queryClient.invalidateQueries({ queryKey: holdingsKey(userID) }),
})

const INVITE_KEY = ['invite']

/** Invitations that could not be delivered. Refetched for some time after an invitation. */
export const undeliveredInvitationsQuery = queryOptions({
  queryKey: ['undelivered-invitations'],
  queryFn: async ({ signal }) => (await call(endpoints.undeliveredInvitations, { signal })).data,
  refetchInterval: () => emailResultInterval(INVITE_KEY),
})

/** Withdraws an invitation. */
export const deleteInvitationMutation = mutationOptions({
  mutationFn: (email: string) => call(endpoints.withdrawInvitation, { query: { email } }),
  onSettled: () => queryClient.invalidateQueries(undeliveredInvitationsQuery),
})

/** Invites people by email; returns the outcome for each address. */
export const createInvitationsMutation = mutationOptions({
  mutationKey: INVITE_KEY,
  onSettled: () => void queryClient.invalidateQueries(undeliveredInvitationsQuery),
  mutationFn: async ({ input, idempotencyKey }: Creation<InviteInput>) =>
    (await call(endpoints.invite, { body: input, idempotencyKey })).data,
})
