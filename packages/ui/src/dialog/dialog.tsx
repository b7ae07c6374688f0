import * as DialogPrimitive from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { DialogPanel, type DialogPanelProps } from './dialog-panel.js'

export { type DialogLabels, DialogPanel, type DialogPanelProps } from './dialog-panel.js'

const dialogVariants = cva(
  'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col rounded-dialog border border-line bg-raised text-body text-ink shadow-dialog transition-[opacity,scale] duration-220 ease-out starting:scale-98 starting:opacity-0',
  {
    variants: { size: { sm: 'max-w-[480px]', md: 'max-w-[640px]', lg: 'max-w-[880px]' } },
    defaultVariants: { size: 'sm' },
  },
)

export interface DialogProps extends ComponentProps<typeof DialogPrimitive.Root> {}

/** Contains a trigger and its dialog. */
export function Dialog(props: DialogProps) {
  return <DialogPrimitive.Root {...props} />
}

export interface DialogTriggerProps extends ComponentProps<typeof DialogPrimitive.Trigger> {}

/** Opens the dialog; use `asChild` with a Button. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />
}

export interface DialogContentProps extends DialogPanelProps {
  /** Maximum width: 480, 640 or 880 pixels. @default 'sm' */
  size?: 'sm' | 'md' | 'lg'
}

/** Modal panel for one task: focus is trapped, Escape closes it, and focus returns to its trigger. */
export function DialogContent({ size, className, ...props }: DialogContentProps) {
  return (
    <DialogPanel data-slot="dialog-content" {...props} className={classNames(dialogVariants({ size }), className)} />
  )
}

export interface DialogFooterProps extends ComponentProps<'div'> {}

/** Actions of the dialog, the primary one last. It stays visible while the body scrolls. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return (
    <div
      data-slot="dialog-footer"
      {...props}
      className={classNames(
        'sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-2 rounded-b-dialog border-line-subtle border-t bg-raised px-6 py-4',
        className,
      )}
    />
  )
}

export interface DialogCloseProps extends ComponentProps<typeof DialogPrimitive.Close> {}

/** Closes the surrounding dialog or drawer; use `asChild` with a Button. */
export function DialogClose(props: DialogCloseProps) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />
}
