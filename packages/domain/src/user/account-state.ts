import type { AdminUser } from '../admin/admin.js'

/** Whether an account can be signed in to, and if not, why. */
export type AccountState = 'active' | 'unconfirmed' | 'disabled'

/** What each state is called. */
export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  disabled: 'Disabled',
}

/** The state of an account. One that is disabled stays so, whether or not its address was ever proven. */
export const accountState = ({ verifiedAt, disabledAt }: Pick<AdminUser, 'verifiedAt' | 'disabledAt'>): AccountState =>
  disabledAt !== null ? 'disabled' : verifiedAt === null ? 'unconfirmed' : 'active'
