import * as HoverCardPrimitive from '@radix-ui/react-hover-card'
import type { ComponentProps, FocusEvent } from 'react'
import { classNames } from '../class-names.js'
import { usePageContainer } from '../overlay-container.js'

/** Ignores focus that returns from a menu or dialog closed by pointer, so that the trigger's hint does not open. */
function onlyVisibleFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

export interface HoverCardProps extends ComponentProps<typeof HoverCardPrimitive.Root> {
  /** Hover delay before it opens, in ms. @default 400 */
  openDelay?: number
  /** Delay before it closes after the pointer has left, in ms. @default 200 */
  closeDelay?: number
}

/** Contains a link and a preview of its target. @experimental Props may change in a minor version. */
export function HoverCard({ openDelay = 400, closeDelay = 200, ...props }: HoverCardProps) {
  return <HoverCardPrimitive.Root openDelay={openDelay} closeDelay={closeDelay} {...props} />
}

export interface HoverCardTriggerProps extends ComponentProps<typeof HoverCardPrimitive.Trigger> {}

/**
 * Link that opens the card on hover or keyboard focus. On touch devices it is only a link.
 * @experimental Props may change in a minor version.
 */
export function HoverCardTrigger({ onFocus, ...props }: HoverCardTriggerProps) {
  return (
    <HoverCardPrimitive.Trigger
      data-slot="hover-card-trigger"
      {...props}
      onFocus={(event) => {
        onFocus?.(event)
        onlyVisibleFocus(event)
      }}
    />
  )
}

export interface HoverCardContentProps extends ComponentProps<typeof HoverCardPrimitive.Content> {
  /** Alignment with the link. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Preferred side of the link. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * Preview card. It stays open while hovered; Escape closes it.
 * @experimental Props may change in a minor version.
 */
export function HoverCardContent({
  align = 'start',
  side = 'bottom',
  sideOffset = 6,
  className,
  ...props
}: HoverCardContentProps) {
  return (
    // Not in a surrounding dialog, whose focus trap would pull focus back when the card disappears.
    <HoverCardPrimitive.Portal container={usePageContainer()}>
      <HoverCardPrimitive.Content
        data-slot="hover-card-content"
        align={align}
        side={side}
        sideOffset={sideOffset}
        collisionPadding={8}
        {...props}
        className={classNames(
          'z-50 max-h-(--radix-popper-available-height) w-80 max-w-(--radix-popper-available-width) overflow-auto wrap-anywhere rounded-card border border-line bg-raised p-4 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out starting:-translate-y-1 starting:opacity-0',
          className,
        )}
      />
    </HoverCardPrimitive.Portal>
  )
}
