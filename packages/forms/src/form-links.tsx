import { classNames } from '@placard/ui'
import type { ReactNode } from 'react'

interface FormLinksProps {
  /** Links of the caller's router. */
  children: ReactNode
}

/** Ways elsewhere at the foot of a form, such as from signing in to signing up. */
export function FormLinks({ children }: FormLinksProps) {
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-dense', linkLook)}>
      {children}
    </div>
  )
}

/** How links in a form's own texts look. */
export const linkLook =
  '[&_a:not([data-slot])]:text-brand-ink [&_a:not([data-slot])]:underline [&_a:not([data-slot])]:underline-offset-2 [&_a:not([data-slot])]:hover:decoration-2'
