import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { useOverlayContainer } from '../overlay-container.js'
import { menuItemVariants, menuVariants } from './menu.variants.js'
import { useMenuParts } from './menu-item.js'

export interface MenuSubProps extends ComponentProps<typeof DropdownPrimitive.Sub> {}

/** Holds an item of a menu and the menu that it opens; one level is as deep as anyone can find things. */
export function MenuSub(props: MenuSubProps) {
  const { Sub } = useMenuParts('MenuSub')
  return <Sub {...props} />
}

export interface MenuSubTriggerProps extends ComponentProps<typeof DropdownPrimitive.SubTrigger> {
  /** A decorative icon before the label. */
  icon?: ReactNode
}

/** The item that opens the menu beside it, by hover, Enter or the arrow towards it. */
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

/** The menu beside its trigger; the arrow back closes it. */
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
