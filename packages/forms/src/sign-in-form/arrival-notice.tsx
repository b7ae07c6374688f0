import { EMAIL_VERIFIED, errorText, VERIFICATION_FALLBACK } from '@placard/domain'
import { Alert } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { ResendVerification } from './resend-verification.js'

export interface ArrivalNoticeProps {
  /** True if the email address was just verified. */
  verified: boolean
  /** Error of the verification. */
  verifyProblem: unknown
  /** Sends another verification email, if the address is known. */
  onResend: (() => Promise<void>) | undefined
  /** Other success message. */
  notice: ReactNode
}

/** Message about how the user got here; hidden after a submit. */
export function ArrivalNotice({ verified, verifyProblem, onResend, notice }: ArrivalNoticeProps) {
  const { isSubmitted } = useFormState()
  if (isSubmitted) return null
  if (verifyProblem !== undefined)
    return (
      <Alert live tone="danger" title="Email not verified">
        {errorText(verifyProblem, VERIFICATION_FALLBACK)
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
        {onResend && <ResendVerification onResend={onResend} />}
      </Alert>
    )
  const text = verified ? EMAIL_VERIFIED : notice
  return (
    text && (
      <Alert tone="success" role="status">
        {text}
      </Alert>
    )
  )
}
