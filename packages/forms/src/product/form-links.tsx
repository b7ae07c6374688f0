import { classNames } from '@placard/ui'
import type { ReactNode } from 'react'

interface FormLinksProps {
  /** Links of your router. */
  children: ReactNode
}

/** Links below a form, such as from sign-in to sign-up. */
export function FormLinks({ children }: FormLinksProps) {
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-dense', linkLook)}>
      {children}
    </div>
  )
}

/** Class names of links in a form's texts. */
export const linkLook =
  '[&_a:not([data-slot])]:text-brand-ink [&_a:not([data-slot])]:underline [&_a:not([data-slot])]:underline-offset-2 [&_a:not([data-slot])]:hover:decoration-2'
