import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { useMenuParts } from '../menu-parts.js'
import { menuItemVariants } from './menu.variants.js'

export interface MenuItemProps extends ComponentProps<typeof DropdownPrimitive.Item> {
  /** A decorative icon before the words. */
  icon?: ReactNode
  /** `danger` for what deletes. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** A shortcut or a short note at the end: it describes the item and is no part of its name. */
  hint?: ReactNode
  /** Why it cannot be chosen now; the item stays in reach of the keys, so that everyone can read it. */
  disabledReason?: string
}

/** One action of a DropdownMenu or ContextMenu; `asChild` around a link for going somewhere. */
export function MenuItem({ icon, tone, hint, disabledReason, className, children, ...props }: MenuItemProps) {
  const { Item } = useMenuParts('MenuItem')
  const id = useId()
  const held = disabledReason !== undefined && {
    'aria-disabled': true,
    onSelect: (event: Event) => event.preventDefault(),
  }
  return (
    <Item
      data-slot="menu-item"
      {...props}
      {...held}
      aria-describedby={describedBy(
        props['aria-describedby'],
        held && reasonIdOf(id),
        hint !== undefined && hintIdOf(id),
      )}
      className={classNames(menuItemVariants({ tone }), className)}
    >
      {icon}
      {held ? (
        <span className="min-w-0 flex-1">
          <span className="block">{children}</span>
          <span id={reasonIdOf(id)} aria-hidden className="block text-pretty text-caption text-ink-subtle">
            {disabledReason}
          </span>
        </span>
      ) : (
        <Slottable>{children}</Slottable>
      )}
      <MenuHint of={id}>{hint}</MenuHint>
    </Item>
  )
}

const reasonIdOf = (id: string) => `${id}reason`

/** Id of the hint of an item. */
export const hintIdOf = (id: string): string => `${id}hint`

/** Ids of what describes an item, those that there are. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** The quiet text at the end of an item. It is hidden where it stands, as a menu item is named by all of its words. */
export function MenuHint({ of, children }: { of: string; children: ReactNode }) {
  if (children === undefined) return null
  return (
    <span
      id={hintIdOf(of)}
      aria-hidden
      className="ms-auto shrink-0 whitespace-nowrap ps-4 text-caption text-ink-subtle forced-colors:text-inherit"
    >
      {children}
    </span>
  )
}
