import { cva } from 'class-variance-authority'

/** Styles of Badge and Status. */
export const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1 rounded-badge px-1.5 py-0.5 align-middle font-medium text-caption [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-active text-ink-muted',
        info: 'bg-info-tint text-info-ink',
        success: 'bg-success-tint text-success-ink',
        warning: 'bg-warning-tint text-warning-ink',
        danger: 'bg-danger-tint text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
