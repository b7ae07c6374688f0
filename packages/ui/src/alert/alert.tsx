import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { type Tone, toneIcon, toneSurface } from '../tone.js'

const alertVariants = cva('flex items-start gap-3 rounded-card border px-4 py-3 text-dense', {
  variants: { tone: toneSurface },
})

/** Texts of an Alert. */
export interface AlertLabels {
  /** Name of the button that closes it. @default 'Dismiss' */
  dismiss: string
}

const defaultLabels: AlertLabels = { dismiss: 'Dismiss' }

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the message is about; selects colour and icon together. @default 'neutral' */
  tone?: Tone
  /** What happened, in a few words. */
  title?: ReactNode
  /** A button or link that helps. */
  action?: ReactNode
  /** Takes it away; without it the message stays as long as its reason. */
  onDismiss?: () => void
  /** Texts in another language. */
  labels?: Partial<AlertLabels>
  /** Announces it at once (`role="alert"`): only for what appears after something the user did. @default false */
  live?: boolean
}

/** A message that stays in the page, beside what it is about. */
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
        <IconButton
          label={{ ...defaultLabels, ...labels }.dismiss}
          size="sm"
          onClick={onDismiss}
          className="-my-1 -me-2"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
