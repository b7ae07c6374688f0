import type { ComponentProps } from 'react'

/** The turning arc of Spinner and of a loading button: lucide's `LoaderCircle`, drawn here so that a Button does not bring an icon library. */
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
