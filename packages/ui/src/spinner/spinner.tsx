import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { SpinnerArc } from '../spinner-arc.js'

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Says to assistive technology what is being waited for; without it the spinner is decoration. */
  label?: string
}

/** Shows that something short is under way; for content that is coming, use a Skeleton of its shape. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      {...props}
      className={classNames('inline-flex size-4 shrink-0 text-ink-muted', className)}
    >
      <SpinnerArc className="size-full animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
