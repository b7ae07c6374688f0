import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { type Tone, toneIcon, toneSurface } from '../tone.js'
import { useLabels } from '../use-labels.js'

const bannerVariants = cva('flex w-full min-w-0 items-start gap-3 border-b px-4 py-2 text-dense text-ink sm:px-6', {
  variants: { tone: toneSurface },
})

const bannerLabels = {
  /** Name of the region. @default 'Announcement' */
  label: 'Announcement',
  /** Label of the close button. @default 'Dismiss' */
  dismiss: 'Dismiss',
}

/** Texts of a Banner. */
export type BannerLabels = typeof bannerLabels

export interface BannerProps extends ComponentProps<'section'> {
  /** Tone of the message; selects color and icon. @default 'neutral' */
  tone?: Tone
  /** Name of the region for screen readers. @default 'Announcement' */
  label?: string
  /** Link or button that helps. */
  action?: ReactNode
  /** Called by the close button; without it there is none. */
  onDismiss?: () => void
  /** Overrides of the texts. */
  labels?: Partial<BannerLabels>
}

/** Full-width message about the whole page or product, above the content. */
export function Banner({
  tone = 'neutral',
  label,
  action,
  onDismiss,
  labels,
  className,
  children,
  ...props
}: BannerProps) {
  const texts = useLabels('banner', bannerLabels, labels)
  const Icon = toneIcon[tone]
  return (
    <section
      data-slot="banner"
      data-state={tone}
      aria-label={label ?? texts.label}
      {...props}
      className={classNames(bannerVariants({ tone }), className)}
    >
      <Icon aria-hidden className="mt-1.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 max-w-[100ch] flex-1 basis-64 text-pretty break-words py-1">{children}</div>
        {action !== undefined && <div className="ms-auto flex shrink-0 items-center gap-2 max-sm:ms-0">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={texts.dismiss} size="sm" onClick={onDismiss} className="-me-1.5">
          <X aria-hidden />
        </IconButton>
      )}
    </section>
  )
}
