import {
  type AdminUser,
  type AdminUserChange,
  endpoints,
  type InviteInput,
  type InviteResult,
  userSchema,
} from '@placard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentSession, endSession, keepUser } from '../state/session-store.js'
import { call } from './api.js'
import { queryClient } from './query-client.js'

/** One page of the users that were found. */
export interface UserPage {
  users: AdminUser[]
  /** How many pages there are. */
  pages: number
}

/** A page of the users whose name or e-mail holds some words; the page before stays until it is there. */
export const userPageQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['users', search, page],
    queryFn: async ({ signal }): Promise<UserPage> => {
      const query = { ...(search && { search }), 'paginate[page]': page }
      const { data, pagination } = await call(endpoints.users, { query, signal })
      return { users: data, pages: pagination.pages }
    },
    placeholderData: keepPreviousData,
  })

/** The share links and schedules of a user. They are asked for each time, since a decision hangs on them. */
export const userHoldingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['user-holdings', id],
    queryFn: async ({ signal }) => (await call(endpoints.userHoldings, { query: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })

/** Changes a user's role, disables or enables them, and ends or transfers what they own; updates every cached list. */
export async function changeUser(change: AdminUserChange): Promise<AdminUser> {
  const { data: changed } = await call(endpoints.changeUser, { body: change })
  queryClient.setQueriesData<UserPage>(
    { queryKey: ['users'] },
    (list) => list && { ...list, users: list.users.map((one) => (one.id === changed.id ? changed : one)) },
  )
  if (changed.id === currentSession()?.user.id) {
    if (changed.disabledAt === null) keepUser(userSchema.parse(changed))
    else endSession(true)
    // Whether the list is still open to them is for the server to say.
    void queryClient.invalidateQueries({ queryKey: ['users'] })
  }
  return changed
}

/** Invites people by mail; answers what became of each address. Tries with one key invite once. */
export async function inviteUsers(body: InviteInput, idempotencyKey: string): Promise<InviteResult[]> {
  return (await call(endpoints.invite, { body, idempotencyKey })).data
}
