import { Button, useLabels } from '@placard/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { formLabels } from '../engine/form-labels.js'
import { FormLinks } from './form-links.js'
import { ResendStatus, useResend } from './use-resend.js'

interface FormOutcomeProps {
  /** Form that this message replaces. */
  slot: string
  /** A decorative icon. */
  icon: ReactNode
  /** Title: the outcome. */
  title: ReactNode
  /** Next step for the user. */
  children: ReactNode
  /** Sends the email again; without it, there is no button. */
  onResend?: (() => Promise<void>) | undefined
  /** Error message when resending fails without one. */
  fallback: string
  /** Returns to the form and keeps its input. */
  onBack?: (() => void) | undefined
  /** Links below the message. */
  links?: ReactNode
  className?: string | undefined
}

/** Message that replaces a submitted form and takes focus: the outcome and the next step. */
export function FormOutcome({
  slot,
  icon,
  title,
  children,
  onResend,
  fallback,
  onBack,
  links,
  className,
}: FormOutcomeProps) {
  const labels = useLabels('form', formLabels)
  const heading = useRef<HTMLHeadingElement>(null)
  const { resent, resend } = useResend(onResend, fallback)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div data-slot={slot} data-state="done" className={className}>
      <div role="status" className="flex items-start gap-3">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-control border border-success-line bg-success-tint text-success-ink [&_svg]:size-4">
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-body text-ink outline-none">
            {title}
          </h2>
          <div className="mt-1 max-w-[60ch] text-pretty text-dense text-ink-muted [&_strong]:wrap-anywhere [&_strong]:font-medium [&_strong]:text-ink">
            {children}
          </div>
        </div>
      </div>
      {(onResend || onBack) && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {onResend && (
            <Button onClick={() => void resend()} loading={resent.state === 'sending'}>
              {labels.resendEmail}
            </Button>
          )}
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              {labels.useDifferentEmail}
            </Button>
          )}
        </div>
      )}
      {onResend && <ResendStatus resent={resent} />}
      {links && (
        <div className="mt-4">
          <FormLinks>{links}</FormLinks>
        </div>
      )}
    </div>
  )
}
