import * as DialogPrimitive from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { DialogPanel, type DialogPanelProps } from '../dialog-panel.js'

const drawerVariants = cva(
  'fixed inset-y-0 z-50 flex w-80 max-w-[calc(100%-3rem)] flex-col border-line bg-raised text-body text-ink shadow-dialog transition-[opacity,translate] duration-220 ease-out starting:opacity-0',
  {
    variants: {
      side: {
        left: 'left-0 border-r starting:-translate-x-8',
        right: 'right-0 border-l starting:translate-x-8',
      },
    },
    defaultVariants: { side: 'right' },
  },
)

export interface DrawerProps extends ComponentProps<typeof DialogPrimitive.Root> {}

/** A dialog that comes from an edge: a menu on small screens, filters, details beside a list. */
export function Drawer(props: DrawerProps) {
  return <DialogPrimitive.Root {...props} />
}

export interface DrawerTriggerProps extends ComponentProps<typeof DialogPrimitive.Trigger> {}

/** Opens the drawer; `asChild` around a Button. */
export function DrawerTrigger(props: DrawerTriggerProps) {
  return <DialogPrimitive.Trigger data-slot="drawer-trigger" {...props} />
}

export interface DrawerContentProps extends DialogPanelProps, VariantProps<typeof drawerVariants> {}

/** The panel at the edge, as high as the window. */
export function DrawerContent({ side, className, ...props }: DrawerContentProps) {
  return (
    <DialogPanel data-slot="drawer-content" {...props} className={classNames(drawerVariants({ side }), className)} />
  )
}

export interface DrawerCloseProps extends ComponentProps<typeof DialogPrimitive.Close> {}

/** Closes the drawer; `asChild` around a Button. */
export function DrawerClose(props: DrawerCloseProps) {
  return <DialogPrimitive.Close data-slot="drawer-close" {...props} />
}
