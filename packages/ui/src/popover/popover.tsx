import * as PopoverPrimitive from '@radix-ui/react-popover'
import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '../class-names.js'
import { useOverflow } from '../hooks/hooks.js'
import { useOverlayContainer } from '../overlay-container.js'

export interface PopoverProps extends ComponentProps<typeof PopoverPrimitive.Root> {}

/** Contains a trigger and its panel. */
export function Popover(props: PopoverProps) {
  return <PopoverPrimitive.Root {...props} />
}

export interface PopoverTriggerProps extends ComponentProps<typeof PopoverPrimitive.Trigger> {}

/** Opens the panel; use `asChild` with a Button. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <PopoverPrimitive.Trigger data-slot="popover-trigger" {...props} />
}

export interface PopoverAnchorProps extends ComponentProps<typeof PopoverPrimitive.Anchor> {}

/** Anchors the panel at an element other than its trigger. */
export function PopoverAnchor(props: PopoverAnchorProps) {
  return <PopoverPrimitive.Anchor data-slot="popover-anchor" {...props} />
}

export interface PopoverContentProps extends ComponentProps<typeof PopoverPrimitive.Content> {
  /** Accessible name of the panel. */
  label: string
  /** Alignment with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Preferred side of the trigger. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Floating panel with controls; Escape closes it and returns focus. Inside a dialog it is rendered in the dialog. */
export function PopoverContent({
  label,
  align = 'start',
  side = 'bottom',
  sideOffset = 6,
  className,
  children,
  ...props
}: PopoverContentProps) {
  return (
    <PopoverPrimitive.Portal container={useOverlayContainer()}>
      <PopoverPrimitive.Content
        data-slot="popover-content"
        aria-label={label}
        align={align}
        side={side}
        sideOffset={sideOffset}
        collisionPadding={8}
        {...props}
        className={classNames(
          'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-(--radix-popover-content-available-width) overflow-auto -outline-offset-2 rounded-card border border-line bg-raised p-4 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out starting:-translate-y-1 starting:opacity-0',
          className,
        )}
      >
        {children}
        <ScrollStop />
      </PopoverPrimitive.Content>
    </PopoverPrimitive.Portal>
  )
}

/** Makes a panel with only long text focusable, so that arrow keys scroll it. */
function ScrollStop() {
  const marker = useRef<HTMLSpanElement>(null)
  const { needsTabStop } = useOverflow(marker)
  useEffect(() => {
    if (needsTabStop && marker.current?.parentElement) marker.current.parentElement.tabIndex = 0
  }, [needsTabStop])
  return <span ref={marker} hidden />
}

export interface PopoverCloseProps extends ComponentProps<typeof PopoverPrimitive.Close> {}

/** Closes the panel; use `asChild` with a Button. */
export function PopoverClose(props: PopoverCloseProps) {
  return <PopoverPrimitive.Close data-slot="popover-close" {...props} />
}
