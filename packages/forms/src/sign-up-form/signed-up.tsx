import { SIGN_UP_FALLBACK, type SignUpInput } from '@placard/domain'
import { CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormOutcome } from '../form-outcome.js'

export interface SignedUpProps {
  /** What was sent. */
  values: SignUpInput
  /** Sends the email again. */
  onResend: (() => Promise<void>) | undefined
  /** Goes back to the form. */
  onBack: () => void
  /** The way on. */
  next: ReactNode
  className: string | undefined
}

/** Outcome of signing up: an email to look for, or the sign-in where an invitation or the set-up made the account at once. */
export function SignedUp({
  values: { email, inviteToken, setupToken },
  onResend,
  onBack,
  next,
  className,
}: SignedUpProps) {
  const common = { slot: 'sign-up-form', fallback: SIGN_UP_FALLBACK, links: next, className }
  if (inviteToken !== undefined || setupToken !== undefined)
    return (
      <FormOutcome {...common} icon={<CircleCheck aria-hidden />} title="Your account is ready">
        Sign in as <strong>{email}</strong>.
      </FormOutcome>
    )
  return (
    <FormOutcome
      {...common}
      icon={<MailCheck aria-hidden />}
      title="Check your inbox"
      onResend={onResend}
      onBack={onBack}
    >
      We sent a confirmation link to <strong>{email}</strong>. Open it to confirm your email and set your password.
    </FormOutcome>
  )
}
