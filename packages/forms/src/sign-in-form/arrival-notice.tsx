import { EMAIL_VERIFIED, errorText, VERIFICATION_FALLBACK } from '@placard/domain'
import { Alert } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFieldSource } from '../form/form.js'
import { ResendVerification } from './resend-verification.js'

export interface ArrivalNoticeProps {
  /** Whether the address was verified just now. */
  verified: boolean
  /** What the verification of the address failed with. */
  verifyProblem: unknown
  /** Emails another verification link, where the address is known. */
  onResend: (() => Promise<void>) | undefined
  /** Any other good news. */
  notice: ReactNode
}

/** Message about what led to the form, until the form is sent: then its own outcome is what counts. */
export function ArrivalNotice({ verified, verifyProblem, onResend, notice }: ArrivalNoticeProps) {
  const { isSubmitted } = useFieldSource()
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
