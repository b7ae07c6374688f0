import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { type Tone, toneIcon, toneSurface } from '../tone.js'
import { useLabels } from '../use-labels.js'

const alertVariants = cva('flex items-start gap-3 rounded-card border px-4 py-3 text-dense', {
  variants: { tone: toneSurface },
})

const alertLabels = {
  /** Label of the close button. @default 'Dismiss' */
  dismiss: 'Dismiss',
}

/** Texts of an Alert. */
export type AlertLabels = typeof alertLabels

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Tone of the message; selects color and icon. @default 'neutral' */
  tone?: Tone
  /** Short title. */
  title?: ReactNode
  /** Button or link that helps. */
  action?: ReactNode
  /** Called by the close button; without it there is none. */
  onDismiss?: () => void
  /** Overrides of the texts. */
  labels?: Partial<AlertLabels>
  /** Announces the alert immediately (`role="alert"`): only if it appears after a user action. @default false */
  live?: boolean
}

/** Persistent message in the page, beside its subject. */
export function Alert({
  tone = 'neutral',
  title,
  action,
  onDismiss,
  labels,
  live = false,
  className,
  children,
  ...props
}: AlertProps) {
  const texts = useLabels('alert', alertLabels, labels)
  const Icon = toneIcon[tone]
  return (
    <div
      data-slot="alert"
      data-state={tone}
      role={live ? 'alert' : undefined}
      {...props}
      className={classNames(alertVariants({ tone }), className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 text-pretty break-words text-ink">
          {title !== undefined && <p className="max-w-[72ch] font-semibold">{title}</p>}
          {children !== undefined && <div className="max-w-[72ch]">{children}</div>}
        </div>
        {action !== undefined && <div className="flex shrink-0 items-center gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={texts.dismiss} size="sm" onClick={onDismiss} className="-my-1 -me-2">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
