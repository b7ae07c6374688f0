import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

export interface SeparatorProps extends ComponentProps<'div'> {
  /** Direction of the line. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Hides the line from assistive technology. @default false */
  decorative?: boolean
}

/** Line between groups of content. */
export function Separator({ orientation = 'horizontal', decorative = false, className, ...props }: SeparatorProps) {
  const role = decorative ? { role: 'none' } : { role: 'separator', 'aria-orientation': orientation }
  return (
    <div
      data-slot="separator"
      data-orientation={orientation}
      {...role}
      {...props}
      className={classNames(
        'shrink-0 border-line-subtle',
        orientation === 'horizontal' ? 'w-full border-t' : 'h-auto self-stretch border-s',
        className,
      )}
    />
  )
}
