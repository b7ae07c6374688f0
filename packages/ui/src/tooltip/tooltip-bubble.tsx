import { composeRefs } from '@radix-ui/react-compose-refs'
import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { type ComponentProps, type Ref, type RefObject, useLayoutEffect } from 'react'
import { classNames } from '../class-names.js'
import { usePageContainer } from '../overlay-container.js'

export interface TooltipBubbleProps extends ComponentProps<typeof TooltipPrimitive.Content> {
  /** Element that the tooltip describes. */
  anchor: RefObject<HTMLElement | null>
  /** True if the pointer may move from the trigger onto the bubble. */
  hoverable: boolean
  /** Called with `true` while the pointer is between bubble and trigger. */
  onTransitChange: (isInTransit: boolean) => void
  /** Keyboard shortcut of the same action. */
  shortcut?: string
  /** Called on Escape, on scrolling, and when the pointer leaves bubble and trigger. */
  onClose: () => void
}

/** Bubble of a tooltip, positioned at an existing element. */
export function TooltipBubble({
  anchor,
  hoverable,
  onTransitChange,
  shortcut,
  onClose,
  sideOffset = 6,
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  ...props
}: TooltipBubbleProps) {
  return (
    <TooltipPrimitive.Provider disableHoverableContent={!hoverable}>
      <TooltipPrimitive.Root open onOpenChange={onClose}>
        <TooltipPrimitive.Trigger asChild>
          <StandIn element={anchor} />
        </TooltipPrimitive.Trigger>
        {/* In the body, also within a dialog, whose focus trap would pull focus back when the bubble disappears. */}
        <TooltipPrimitive.Portal container={usePageContainer()}>
          <TooltipPrimitive.Content
            data-slot="tooltip"
            sideOffset={sideOffset}
            collisionPadding={8}
            {...props}
            // Mirrors the description that its trigger already has; screen readers would read it again at the end of
            // the page, outside of every landmark.
            aria-hidden
            onPointerEnter={(event) => {
              onTransitChange(false)
              onPointerEnter?.(event)
            }}
            onPointerLeave={(event) => {
              onTransitChange(true)
              onPointerLeave?.(event)
            }}
            className={classNames(
              'z-70 max-w-72 text-pretty break-words rounded-badge bg-tooltip px-2 py-1 font-medium text-caption text-on-tooltip transition-opacity duration-100 starting:opacity-0',
              className,
            )}
          >
            {children}
            {shortcut !== undefined && <kbd className="ms-2 font-normal font-sans">{shortcut}</kbd>}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  )
}

interface StandInProps {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/** Passes an existing element to Radix as a trigger, because rendering a new one would lose its focus. */
function StandIn({ element, ref }: StandInProps) {
  useLayoutEffect(() => {
    composeRefs(ref)(element.current)
  })
  return null
}
