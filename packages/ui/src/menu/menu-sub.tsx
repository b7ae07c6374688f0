import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { useOverlayContainer } from '../overlay-container.js'
import { menuItemVariants, menuVariants } from './menu.variants.js'
import { useMenuParts } from './menu-item.js'

export interface MenuSubProps extends ComponentProps<typeof DropdownPrimitive.Sub> {}

/** Contains a menu item and its submenu; use one level only. */
export function MenuSub(props: MenuSubProps) {
  const { Sub } = useMenuParts('MenuSub')
  return <Sub {...props} />
}

export interface MenuSubTriggerProps extends ComponentProps<typeof DropdownPrimitive.SubTrigger> {
  /** Decorative icon before the label. */
  icon?: ReactNode
}

/** Item that opens a submenu, by hover, Enter or arrow key. */
export function MenuSubTrigger({ icon, className, children, ...props }: MenuSubTriggerProps) {
  const { SubTrigger } = useMenuParts('MenuSubTrigger')
  return (
    <SubTrigger data-slot="menu-sub-trigger" {...props} className={classNames(menuItemVariants(), className)}>
      {icon}
      {children}
      <ChevronRight aria-hidden className="ms-auto rtl:-scale-x-100" />
    </SubTrigger>
  )
}

export interface MenuSubContentProps extends ComponentProps<typeof DropdownPrimitive.SubContent> {}

/** Submenu beside its trigger; the arrow key back closes it. */
export function MenuSubContent({ className, ...props }: MenuSubContentProps) {
  const { Portal, SubContent } = useMenuParts('MenuSubContent')
  return (
    <Portal container={useOverlayContainer()}>
      <SubContent
        data-slot="menu-sub-content"
        sideOffset={4}
        alignOffset={-5}
        collisionPadding={8}
        onContextMenu={(event) => event.preventDefault()}
        {...props}
        className={classNames(menuVariants(), className)}
      />
    </Portal>
  )
}
