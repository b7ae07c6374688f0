import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

export interface FooterProps extends ComponentProps<'footer'> {}

/** Last line of every page: version, links, copyright. */
export function Footer({ className, ...props }: FooterProps) {
  return (
    <footer
      data-slot="footer"
      {...props}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 border-line-subtle border-t px-4 py-4 text-caption text-ink-muted md:px-6 2xl:px-8 print:hidden [&_a:hover]:text-ink [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:underline coarse:[&_a]:min-h-11 [&_a]:underline-offset-2',
        className,
      )}
    />
  )
}
