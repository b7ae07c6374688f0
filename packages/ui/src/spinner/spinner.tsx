import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

/** Arc of Spinner and of a loading button: lucide's `LoaderCircle`, inlined so that Button does not load an icon library. */
export function SpinnerArc(props: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  )
}

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Accessible name, such as "Loading campaigns"; without it, the spinner is decorative. */
  label?: string
  /** Size: beside text, in a control, standalone. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
}

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' }

/** Shows that something short is in progress; for loading content, use a Skeleton of its shape. */
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
