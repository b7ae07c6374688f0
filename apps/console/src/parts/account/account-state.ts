import { useLocation } from 'react-router-dom'

/** Navigation state passed between the account screens. It survives a reload, so it never contains a secret. */
export interface AccountState {
  /** Initial value of the email field. */
  email?: string | undefined
  /** True if this email was verified just now. */
  verified?: boolean
  /** Success message: 'Password changed. Sign in below'. */
  notice?: string | undefined
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Returns the state passed by the previous screen; empty if there is none. */
export function useAccountState(): AccountState {
  const { state } = useLocation()
  const { email, verified, notice } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >
  return { email: toText(email), verified: verified === true, notice: toText(notice) }
}
