import type { AdminUser, AdminUserChange } from '@placard/domain'
import type { UserSearch } from './user-search.js'

/** Reason why the dialog of a user's share links and schedules is open. */
export type HoldingsPurpose = 'disable' | 'review'

export interface AdminScreenProps {
  /** The users of the page; undefined while they load for the first time. */
  users: readonly AdminUser[] | undefined
  /** How many pages there are. @default 1 */
  pages?: number
  /** What was searched, and which page of it is open. */
  search: UserSearch
  /** Gets another search. */
  onSearch: (q: string) => void
  /** Whether newer rows are on their way: those of before stay, dimmed. @default false */
  refreshing?: boolean
  /** What the server said when it failed. */
  error?: string | undefined
  /** Whether it refused because of who asks. @default false */
  forbidden?: boolean
  /** Loads the list again. */
  onReload: () => void
  /** Changes a user; what it throws is shown at the row. */
  onChange: (change: AdminUserChange) => Promise<void>
  /** Opens the share links and schedules of a user, to disable the user or to review them. */
  onHoldings: (user: AdminUser, purpose: HoldingsPurpose) => void
  /** Whose own row is marked, and asks before it locks them out. */
  ownID: string | undefined
}
