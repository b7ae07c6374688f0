import { EMAIL_VERIFIED, errorText, VERIFICATION_FALLBACK } from '@placard/domain'
import { Alert, Spinner } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFieldSource } from '../form/form.js'

export interface ArrivalNoticeProps {
  /** Whether the address is being verified, or was. */
  verification: 'checking' | 'verified' | undefined
  /** What the verification of the address failed with. */
  verifyProblem: unknown
  /** Any other good news. */
  notice: ReactNode
}

/** What brought the person to the form, until they have sent it: then its own outcome is what counts. */
export function ArrivalNotice({ verification, verifyProblem, notice }: ArrivalNoticeProps) {
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
      </Alert>
    )
  if (verification === 'checking')
    return (
      <p role="status" className="flex items-center gap-2 text-dense text-ink-muted">
        <Spinner className="size-4" />
        Verifying your email…
      </p>
    )
  const words = verification === 'verified' ? EMAIL_VERIFIED : notice
  return (
    words && (
      <Alert tone="success" role="status">
        {words}
      </Alert>
    )
  )
}
