import { SIGN_UP_FALLBACK, type SignUpInput } from '@placard/domain'
import { CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormOutcome } from '../form-outcome.js'

export interface SignedUpProps {
  /** What was sent. */
  values: SignUpInput
  /** Sends the mail again. */
  onResend: (() => Promise<void>) | undefined
  /** Goes back to the form. */
  onBack: () => void
  /** The way on. */
  next: ReactNode
  className: string | undefined
}

/** What comes after signing up: a mail to look for, or at once the sign-in, as an invitation has proven the address. */
export function SignedUp({ values: { email, inviteToken }, onResend, onBack, next, className }: SignedUpProps) {
  const common = { slot: 'sign-up-form', fallback: SIGN_UP_FALLBACK, links: next, className }
  if (inviteToken !== undefined)
    return (
      <FormOutcome {...common} icon={<CircleCheck aria-hidden />} title="Your account is ready">
        Sign in as <strong>{email}</strong>.
      </FormOutcome>
    )
  return (
    <FormOutcome
      {...common}
      icon={<MailCheck aria-hidden />}
      title="Check your mail"
      onResend={onResend}
      onBack={onBack}
    >
      We sent a mail to <strong>{email}</strong>. Follow its link to confirm your email, then sign in.
    </FormOutcome>
  )
}
