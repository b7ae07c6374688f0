import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useOverlayContainer } from '../overlay-container.js'
import { menuVariants } from './dropdown-menu.variants.js'

export * from './dropdown-menu-item.js'

export interface DropdownMenuProps extends ComponentProps<typeof MenuPrimitive.Root> {}

/** Holds a button and the menu of actions that it opens. */
export function DropdownMenu(props: DropdownMenuProps) {
  return <MenuPrimitive.Root {...props} />
}

export interface DropdownMenuTriggerProps extends ComponentProps<typeof MenuPrimitive.Trigger> {}

/** Opens the menu; `asChild` around a Button. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <MenuPrimitive.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

export interface DropdownMenuContentProps extends ComponentProps<typeof MenuPrimitive.Content> {}

/** The menu: arrows and typing move, Enter chooses, Escape closes and gives focus back. */
export function DropdownMenuContent({
  align = 'start',
  sideOffset = 4,
  className,
  ...props
}: DropdownMenuContentProps) {
  return (
    <MenuPrimitive.Portal container={useOverlayContainer()}>
      <MenuPrimitive.Content
        data-slot="dropdown-menu-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        {...props}
        className={classNames(menuVariants(), className)}
      />
    </MenuPrimitive.Portal>
  )
}

export interface DropdownMenuLabelProps extends ComponentProps<typeof MenuPrimitive.Label> {}

/** A heading over some of the items. */
export function DropdownMenuLabel({ className, ...props }: DropdownMenuLabelProps) {
  return (
    <MenuPrimitive.Label
      data-slot="dropdown-menu-label"
      {...props}
      className={classNames('px-2 pt-2 pb-1 text-caption text-ink-muted', className)}
    />
  )
}

export interface DropdownMenuSeparatorProps extends ComponentProps<typeof MenuPrimitive.Separator> {}

/** A line between groups of items. */
export function DropdownMenuSeparator({ className, ...props }: DropdownMenuSeparatorProps) {
  return (
    <MenuPrimitive.Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={classNames('-mx-1 my-1 h-px bg-line-subtle', className)}
    />
  )
}
