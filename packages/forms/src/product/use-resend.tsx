import { errorText } from '@placard/domain/api'
import { Alert, useLabels } from '@placard/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formLabels } from '../engine/form-labels.js'
import { useTranslate } from '../use-translate.js'

type Resent = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; text: string }

/** Resends an email and stores the outcome. `fallback` is the error message for failures without one. */
export function useResend(onResend: (() => Promise<void>) | undefined, fallback: string) {
  const [resent, setResent] = useState<Resent>({ state: 'idle' })
  const resend = async () => {
    setResent({ state: 'sending' })
    try {
      await onResend?.()
      setResent({ state: 'sent' })
    } catch (failure) {
      setResent({ state: 'failed', text: errorText(failure, fallback) })
    }
  }
  return { resent, resend }
}

interface ResendStatusProps {
  resent: Resent
  /** Text once it was sent. @default 'Email sent' */
  sentText?: string
}

/** Announces that an email was sent again, or why it was not. */
export function ResendStatus({ resent, sentText }: ResendStatusProps) {
  const labels = useLabels('form', formLabels)
  const translate = useTranslate()
  return (
    <>
      <div role="status" className="empty:hidden mt-2 flex items-center gap-1.5 text-dense text-ink-muted">
        {resent.state === 'sent' && (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
            {sentText ?? labels.emailSent}
          </>
        )}
      </div>
      {resent.state === 'failed' && (
        <Alert live tone="danger" title={labels.emailNotSent} className="mt-4">
          {resent.text.split('\n').map((line) => (
            <p key={line}>{translate(line)}</p>
          ))}
        </Alert>
      )}
    </>
  )
}
