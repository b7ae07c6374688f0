import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" {...props} className={classNames('sr-only', className)} />
}
