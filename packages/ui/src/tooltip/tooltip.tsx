import { Slot } from '@radix-ui/react-slot'
import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { classNames } from '../class-names.js'
import { usePageContainer } from '../overlay-container.js'
import { onlyVisibleFocus } from '../visible-focus.js'

const ProvidedContext = createContext(false)

export interface TooltipProviderProps extends ComponentProps<typeof TooltipPrimitive.Provider> {}

/** Lets the tooltips below it share one opening delay; optional, a lone tooltip brings its own. */
export function TooltipProvider({ delayDuration = 400, skipDelayDuration = 300, ...props }: TooltipProviderProps) {
  return (
    <ProvidedContext.Provider value={true}>
      <TooltipPrimitive.Provider delayDuration={delayDuration} skipDelayDuration={skipDelayDuration} {...props} />
    </ProvidedContext.Provider>
  )
}

export interface TooltipProps extends Omit<ComponentProps<typeof TooltipPrimitive.Content>, 'content' | 'children'> {
  /** What the tooltip says: a few words, nothing that must be clicked. */
  content: ReactNode
  /** The one element that it belongs to; it must be able to take focus. */
  children: ReactElement
  /** The keys that do the same: "Ctrl+K". Only shown; the app binds them. */
  shortcut?: string
  /** The side of the trigger it prefers. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Also gives the content to assistive technology as a description; turn it off when it repeats the trigger's name. @default true */
  describes?: boolean
  /** Opens it from outside. */
  open?: boolean
  /** Starts open. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

/** A short hint on hover or focus of its one child; Escape hides it. */
export function Tooltip({ open, defaultOpen, onOpenChange, ...props }: TooltipProps) {
  const provided = useContext(ProvidedContext)
  const tooltip = (
    <TooltipPrimitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <TooltipParts {...props} />
    </TooltipPrimitive.Root>
  )
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

function TooltipParts({
  content,
  children,
  shortcut,
  describes = true,
  side = 'top',
  sideOffset = 6,
  className,
  ...props
}: TooltipProps) {
  return (
    <>
      <TooltipPrimitive.Trigger asChild onFocus={onlyVisibleFocus}>
        {describes ? children : <Undescribed>{children}</Undescribed>}
      </TooltipPrimitive.Trigger>
      {/* In the body, also within a dialog: one that vanishes inside while the focus moves on would draw it back. */}
      <TooltipPrimitive.Portal container={usePageContainer()}>
        <TooltipPrimitive.Content
          data-slot="tooltip"
          side={side}
          sideOffset={sideOffset}
          collisionPadding={8}
          {...props}
          className={classNames(
            'z-70 max-w-72 text-pretty break-words rounded-badge bg-tooltip px-2 py-1 font-medium text-caption text-on-tooltip transition-opacity duration-100 starting:opacity-0',
            className,
          )}
        >
          {content}
          {shortcut !== undefined && <kbd className="ms-2 font-normal font-sans">{shortcut}</kbd>}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </>
  )
}

/** Hands the trigger's props to its child, without the tooltip's description. */
function Undescribed({ 'aria-describedby': _, ...props }: ComponentProps<typeof Slot>) {
  return <Slot {...props} />
}
