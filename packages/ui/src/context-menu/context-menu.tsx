import * as MenuPrimitive from '@radix-ui/react-context-menu'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from '../class-names.js'
import { MenuPartsContext } from '../menu/menu.js'
import { menuVariants } from '../menu/menu.variants.js'
import { useOverlayContainer } from '../overlay-container.js'

export interface ContextMenuProps extends ComponentProps<typeof MenuPrimitive.Root> {}

/** Contains an area and its context menu. */
export function ContextMenu(props: ContextMenuProps) {
  return (
    <MenuPartsContext value={MenuPrimitive}>
      <MenuPrimitive.Root {...props} />
    </MenuPartsContext>
  )
}

export interface ContextMenuTriggerProps extends ComponentProps<typeof MenuPrimitive.Trigger> {}

/** Trigger area: a right click, a long press, the menu key or Shift+F10 opens the menu. It must be or contain a focusable element. */
export function ContextMenuTrigger({
  asChild = false,
  children,
  className,
  onKeyDown,
  ...props
}: ContextMenuTriggerProps) {
  return (
    <MenuPrimitive.Trigger
      asChild
      data-slot="context-menu-trigger"
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented && event.shiftKey && event.key === 'F10') openAtFocus(event)
      }}
      className={classNames('coarse:select-none', className)}
    >
      {asChild ? children : <div>{children}</div>}
    </MenuPrimitive.Trigger>
  )
}

/** Opens the menu on Shift+F10, because macOS has no menu key. */
function openAtFocus(event: KeyboardEvent<HTMLElement>) {
  event.preventDefault()
  const focused = event.target instanceof Element ? event.target : event.currentTarget
  const box = focused.getBoundingClientRect()
  const rtl = getComputedStyle(focused).direction === 'rtl'
  focused.dispatchEvent(
    new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      clientX: rtl ? box.right - 16 : box.left + 16,
      clientY: Math.min(box.bottom, box.top + 32),
    }),
  )
}

export interface ContextMenuContentProps extends ComponentProps<typeof MenuPrimitive.Content> {}

/**
 * Menu content: arrow keys and typing move, Enter selects, Escape closes and returns focus. Contains MenuItem and
 * similar items.
 */
export function ContextMenuContent({ className, ...props }: ContextMenuContentProps) {
  return (
    <MenuPrimitive.Portal container={useOverlayContainer()}>
      <MenuPrimitive.Content
        data-slot="context-menu-content"
        collisionPadding={8}
        onContextMenu={(event) => event.preventDefault()}
        {...props}
        className={classNames(menuVariants(), className)}
      />
    </MenuPrimitive.Portal>
  )
}
