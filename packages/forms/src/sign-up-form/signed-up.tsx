import { SIGN_UP_FALLBACK, type SignUpInput } from '@placard/domain'
import { CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormOutcome } from '../form-outcome.js'

export interface SignedUpProps {
  /** Submitted values. */
  values: SignUpInput
  /** Resends the email. */
  onResend: (() => Promise<void>) | undefined
  /** Returns to the form. */
  onBack: () => void
  /** Next step, such as a link. */
  next: ReactNode
  className: string | undefined
}

/** Outcome of a sign-up: check your email, or sign in if an invitation or set-up activated the account. */
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
