import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { SpinnerArc } from '../spinner-arc.js'

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Says to assistive technology what is being waited for; without it the spinner is decoration. */
  label?: string
  /** Its width: beside text, in a control, alone in a box. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
}

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' }

/** Shows that something short is under way; for content that is coming, use a Skeleton of its shape. */
export function Spinner({ label, size = 'sm', className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      {...props}
      className={classNames('inline-flex shrink-0 text-ink-muted', sizes[size], className)}
    >
      <SpinnerArc className="size-full animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
