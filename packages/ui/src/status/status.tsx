import { Check, Circle, CircleAlert, CircleDashed, type LucideIcon, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { badgeVariants } from '../badge/badge.variants.js'
import { classNames } from '../class-names.js'
import type { Tone } from '../tone.js'

const statusIcon: Record<Tone, LucideIcon> = {
  neutral: Circle,
  info: CircleDashed,
  success: Check,
  warning: CircleAlert,
  danger: X,
}

export interface StatusProps extends ComponentProps<'span'> {
  /** Selects color and icon. @default 'neutral' */
  tone?: Tone
  /** Short status text: "Live", "Ends in 3 days". */
  children: ReactNode
}

/** Status with icon and text, readable without color. */
export function Status({ tone = 'neutral', className, children, ...props }: StatusProps) {
  const Icon = statusIcon[tone]
  return (
    <span data-slot="status" data-state={tone} {...props} className={classNames(badgeVariants({ tone }), className)}>
      <Icon aria-hidden strokeWidth={2.25} />
      <span className="truncate">{children}</span>
    </span>
  )
}
