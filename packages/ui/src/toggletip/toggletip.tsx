import * as PopoverPrimitive from '@radix-ui/react-popover'
import { CircleHelp } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.js'
import { usePageContainer } from '../overlay-container.js'

// Radix makes a popover a dialog; this one only mirrors the status.
const noDialog = { role: undefined, tabIndex: undefined, 'aria-haspopup': undefined, 'aria-controls': undefined }

export interface ToggletipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name of the button: "What is VCR?" */
  label: string
  /** Explanation: one or two sentences without interactive content. */
  children: ReactNode
  /** Icon of the button. @default a question mark in a circle */
  icon?: ReactNode
  /** Preferred side. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Initially open. @default false */
  defaultOpen?: boolean
}

/** Small button that explains a term, by click, keyboard or touch; the explanation is announced. */
export function Toggletip({
  label,
  children,
  icon = <CircleHelp aria-hidden />,
  side = 'top',
  defaultOpen = false,
  className,
  ...props
}: ToggletipProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <PopoverPrimitive.Root open={open} onOpenChange={setOpen}>
      <PopoverPrimitive.Trigger
        data-slot="toggletip"
        aria-label={label}
        {...props}
        {...noDialog}
        className={classNames(
          'relative inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-full align-middle text-ink-subtle transition-colors duration-100 hover:bg-hover hover:text-ink data-[state=open]:bg-active data-[state=open]:text-ink coarse:before:absolute coarse:before:-inset-2.5 [&_svg]:size-4',
          className,
        )}
      >
        {icon}
      </PopoverPrimitive.Trigger>
      {/* Rendered before it has text, because screen readers announce only changes. */}
      <span role="status" className="sr-only">
        {open && children}
      </span>
      <PopoverPrimitive.Portal container={usePageContainer()}>
        <PopoverPrimitive.Content
          data-slot="toggletip-content"
          {...noDialog}
          // Screen readers read the status beside the button.
          aria-hidden
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="z-50 w-max max-w-72 text-pretty break-words rounded-control border border-line bg-raised px-3 py-2 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out starting:translate-y-1 starting:opacity-0"
        >
          {children}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  )
}
