import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

/** Keyboard key; render several side by side for a shortcut. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      {...props}
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-bar border border-line bg-sunken px-1 font-medium font-sans text-caption text-ink-muted',
        className,
      )}
    />
  )
}
