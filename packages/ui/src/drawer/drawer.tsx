import * as DialogPrimitive from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { DialogPanel, type DialogPanelProps } from '../dialog/dialog.js'

const drawerVariants = cva(
  'fixed z-50 flex flex-col border-line bg-raised text-body text-ink shadow-dialog transition-[opacity,translate] duration-220 ease-out starting:opacity-0',
  {
    variants: {
      side: {
        start:
          'inset-y-0 start-0 w-80 max-w-[calc(100%-3rem)] border-e starting:-translate-x-8 rtl:starting:translate-x-8',
        end: 'inset-y-0 end-0 w-80 max-w-[calc(100%-3rem)] border-s starting:translate-x-8 rtl:starting:-translate-x-8',
        bottom:
          'inset-x-0 bottom-0 mx-auto max-h-[85dvh] max-w-[640px] rounded-t-dialog border-t pb-[env(safe-area-inset-bottom)] sm:border-x starting:translate-y-8',
      },
      size: { sm: '', md: '', lg: '' },
    },
    compoundVariants: [
      { side: ['start', 'end'], size: 'md', className: 'w-120' },
      { side: ['start', 'end'], size: 'lg', className: 'w-160' },
    ],
    defaultVariants: { side: 'end', size: 'sm' },
  },
)

export interface DrawerProps extends ComponentProps<typeof DialogPrimitive.Root> {}

/** Dialog at an edge of the viewport: a menu on small screens, filters, details beside a list. */
export function Drawer(props: DrawerProps) {
  return <DialogPrimitive.Root {...props} />
}

export interface DrawerTriggerProps extends ComponentProps<typeof DialogPrimitive.Trigger> {}

/** Opens the drawer; use `asChild` with a Button. */
export function DrawerTrigger(props: DrawerTriggerProps) {
  return <DialogPrimitive.Trigger data-slot="drawer-trigger" {...props} />
}

export interface DrawerContentProps extends DialogPanelProps {
  /**
   * Edge of the drawer; `start` and `end` follow the text direction, `bottom` is a sheet for phones.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom'
  /** Width of a side drawer: 320, 480 or 640 pixels. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
}

/** Panel at the edge, as high as the viewport; at the bottom as high as its content. */
export function DrawerContent({ side, size, className, ...props }: DrawerContentProps) {
  return (
    <DialogPanel
      data-slot="drawer-content"
      data-side={side ?? 'end'}
      {...props}
      className={classNames(drawerVariants({ side, size }), className)}
    />
  )
}

export interface DrawerCloseProps extends ComponentProps<typeof DialogPrimitive.Close> {}

/** Closes the drawer; use `asChild` with a Button. */
export function DrawerClose(props: DrawerCloseProps) {
  return <DialogPrimitive.Close data-slot="drawer-close" {...props} />
}
