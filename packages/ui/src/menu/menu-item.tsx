import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { useMenuParts } from '../menu-parts.js'
import { menuItemVariants } from './menu.variants.js'

export interface MenuItemProps extends ComponentProps<typeof DropdownPrimitive.Item> {
  /** A decorative icon before the words. */
  icon?: ReactNode
  /** `danger` for what deletes. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** A shortcut or a short note at the end. */
  hint?: ReactNode
  /** Why it cannot be chosen now; the item stays in reach of the keys, so that everyone can read it. */
  disabledReason?: string
}

/** One action of a DropdownMenu or ContextMenu; `asChild` around a link for going somewhere. */
export function MenuItem({ icon, tone, hint, disabledReason, className, children, ...props }: MenuItemProps) {
  const { Item } = useMenuParts('MenuItem')
  const held = disabledReason !== undefined && {
    'aria-disabled': true,
    onSelect: (event: Event) => event.preventDefault(),
  }
  return (
    <Item data-slot="menu-item" {...props} {...held} className={classNames(menuItemVariants({ tone }), className)}>
      {icon}
      {held ? (
        <span className="min-w-0 flex-1">
          <span className="block">{children}</span>
          <span className="block text-pretty text-caption text-ink-subtle">{disabledReason}</span>
        </span>
      ) : (
        <Slottable>{children}</Slottable>
      )}
      <MenuHint>{hint}</MenuHint>
    </Item>
  )
}

/** The quiet text at the end of an item. */
export function MenuHint({ children }: { children: ReactNode }) {
  if (children === undefined) return null
  return (
    <span className="ms-auto shrink-0 whitespace-nowrap ps-4 text-caption text-ink-subtle forced-colors:text-inherit">
      {children}
    </span>
  )
}
