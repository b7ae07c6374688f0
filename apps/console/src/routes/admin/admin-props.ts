import type { AdminUser, AdminUserChange, UndeliveredInvitation } from '@placard/domain/internal/account'
import type { UserSearch } from './user-search.js'

/** Reason for opening the dialog of a user's share links, schedules and access tokens. */
export type HoldingsPurpose = 'disable' | 'review'

export interface AdminScreenProps {
  /** Users of the page; undefined on first load. */
  users: readonly AdminUser[] | undefined
  /** Invitations that could not be delivered. @default none */
  undelivered?: readonly UndeliveredInvitation[] | undefined
  /** Withdraws the invitation of an address. */
  onWithdraw: (email: string) => Promise<unknown>
  /** Number of pages. @default 1 */
  pages?: number
  /** Search text and page. */
  search: UserSearch
  /** Called with a new search. */
  onSearch: (q: string) => void
  /** Dims the rows while newer ones load. @default false */
  refreshing?: boolean
  /** Error message, if loading failed. */
  error?: string | undefined
  /** True if the user has no access. @default false */
  forbidden?: boolean
  /** Reloads the list. */
  onReload: () => void
  /** Changes a user; errors thrown are shown in the row. */
  onChange: (change: AdminUserChange) => Promise<void>
  /** Opens the dialog of a user's share links, schedules and access tokens, to disable the user or to review them. */
  onHoldings: (user: AdminUser, purpose: HoldingsPurpose) => void
  /** ID of the signed-in administrator, whose row is marked and asks before it locks them out. */
  ownID: string | undefined
}
