import { Slot } from '@radix-ui/react-slot'
import type * as TooltipPrimitive from '@radix-ui/react-tooltip'
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { DELAY_MS, newGroup, SKIP_DELAY_MS, TooltipGroupContext } from './tooltip-group.js'
import { useTooltipTrigger } from './use-tooltip-trigger.js'

export interface TooltipProviderProps extends ComponentProps<typeof TooltipPrimitive.Provider> {}

/** Lets the tooltips below it share one opening delay; optional, a lone tooltip brings its own. */
export function TooltipProvider({
  delayDuration = DELAY_MS,
  skipDelayDuration = SKIP_DELAY_MS,
  disableHoverableContent = false,
  children,
}: TooltipProviderProps) {
  const [group] = useState(newGroup)
  useLayoutEffect(() => {
    Object.assign(group, { delay: delayDuration, skipDelay: skipDelayDuration, hoverable: !disableHoverableContent })
  }, [group, delayDuration, skipDelayDuration, disableHoverableContent])
  return <TooltipGroupContext value={group}>{children}</TooltipGroupContext>
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
export function Tooltip({
  content,
  children,
  describes = true,
  open,
  defaultOpen = false,
  onOpenChange,
  id: idProp,
  ...props
}: TooltipProps) {
  const ownId = useId()
  const id = idProp ?? ownId
  const [ownGroup] = useState(newGroup)
  const group = useContext(TooltipGroupContext) ?? ownGroup
  const element = useRef<HTMLElement>(null)
  const { Bubble, close, trigger } = useTooltipTrigger({ group, open, defaultOpen, onOpenChange })

  return (
    <>
      <Slot {...trigger} ref={element} aria-describedby={describes && Bubble ? id : undefined}>
        {children}
      </Slot>
      {Bubble && (
        <Bubble {...props} id={id} data-state={trigger['data-state']} anchor={element} group={group} onClose={close}>
          {content}
        </Bubble>
      )}
    </>
  )
}
