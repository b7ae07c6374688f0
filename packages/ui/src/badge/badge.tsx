import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import type { Tone } from '../tone.js'
import { badgeVariants } from './badge.variants.js'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Tone of the badge. @default 'neutral' */
  tone?: Tone
  /** Decorative icon before the label. */
  icon?: ReactNode
}

/** Short label beside a name: a count, a type, "New". For a status use Status, which always has an icon. */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" {...props} className={classNames(badgeVariants({ tone }), className)}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
