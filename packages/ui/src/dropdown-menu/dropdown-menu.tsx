import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { MenuPartsContext } from '../menu/menu.js'
import { menuVariants } from '../menu/menu.variants.js'
import { useOverlayContainer } from '../overlay-container.js'

export interface DropdownMenuProps extends ComponentProps<typeof MenuPrimitive.Root> {}

/** Contains a button and its menu. */
export function DropdownMenu(props: DropdownMenuProps) {
  return (
    <MenuPartsContext value={MenuPrimitive}>
      <MenuPrimitive.Root {...props} />
    </MenuPartsContext>
  )
}

export interface DropdownMenuTriggerProps extends ComponentProps<typeof MenuPrimitive.Trigger> {}

/** Opens the menu; use `asChild` with a Button. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <MenuPrimitive.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

export interface DropdownMenuContentProps extends ComponentProps<typeof MenuPrimitive.Content> {}

/**
 * Menu content: arrow keys and typing move, Enter selects, Escape closes and returns focus. Contains MenuItem and
 * similar items.
 */
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
        onContextMenu={(event) => event.preventDefault()}
        {...props}
        className={classNames(menuVariants(), className)}
      />
    </MenuPrimitive.Portal>
  )
}
