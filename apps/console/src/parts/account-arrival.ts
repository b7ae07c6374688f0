import { useLocation } from 'react-router-dom'

/** What a screen of the accounts is told by the one that leads to it. It outlives a reload, and is never a secret. */
export interface AccountArrival {
  /** The address to begin with. */
  email?: string | undefined
  /** Whether that address was verified just now. */
  verified?: boolean
  /** Other good news: 'Password changed. Sign in below'. */
  notice?: string | undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What the screen before had to say, if anything. */
export function useAccountArrival(): AccountArrival {
  const { state } = useLocation()
  const { email, verified, notice } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >
  return { email: textOf(email), verified: verified === true, notice: textOf(notice) }
}
