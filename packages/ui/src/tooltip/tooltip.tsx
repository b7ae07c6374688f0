import { Slot } from '@radix-ui/react-slot'
import type * as TooltipPrimitive from '@radix-ui/react-tooltip'
import {
  type ComponentProps,
  createContext,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLatest } from '../hooks/hooks.js'
import { lazyPart } from '../lazy-part.js'

/** State shared by the tooltips of one provider. */
interface TooltipGroup {
  /** Delay before the first tooltip opens, in ms. */
  delay: number
  /** Time after closing during which the next opens at once, in ms. */
  skipDelay: number
  /** True if the pointer may move from a trigger onto its bubble. */
  hoverable: boolean
  /** True if one is open or has just closed. */
  isWarm: boolean
  /** True while the pointer is between an open bubble and its trigger. */
  isInTransit: boolean
  cooling?: ReturnType<typeof setTimeout>
}

const DELAY_MS = 400
const SKIP_DELAY_MS = 300

/** Creates a group with the default delays. */
const newGroup = (): TooltipGroup => ({
  delay: DELAY_MS,
  skipDelay: SKIP_DELAY_MS,
  hoverable: true,
  isWarm: false,
  isInTransit: false,
})

/** Group of the nearest provider; a tooltip without one creates its own. */
const TooltipGroupContext = createContext<TooltipGroup | undefined>(undefined)

/** Close functions of the open tooltips. */
const open = new Set<() => void>()

/** Registers an open tooltip until the returned function is called. */
function holdOpen(group: TooltipGroup, close: () => void): () => void {
  open.add(close)
  return () => {
    open.delete(close)
    group.isInTransit = false
  }
}

/** Registers that a tooltip opens: it closes all others, and the next one of its group opens without delay. */
function noteOpen(group: TooltipGroup): void {
  for (const close of [...open]) close()
  clearTimeout(group.cooling)
  group.isWarm = group.skipDelay > 0
}

/** Registers that a tooltip closes. */
function noteClose(group: TooltipGroup): void {
  clearTimeout(group.cooling)
  group.cooling = setTimeout(() => {
    group.isWarm = false
  }, group.skipDelay)
}

/** Loads the tooltip bubble lazily: most page visits never show one, and popper is heavy. */
export const LazyBubble = /* @__PURE__ */ lazyPart(async () => ({
  default: (await import('./tooltip-bubble.js')).TooltipBubble,
}))

interface TooltipTriggerOptions {
  group: TooltipGroup
  open?: boolean
  defaultOpen: boolean
  onOpenChange?: (open: boolean) => void
}

/** Skips events whose default the element has prevented. */
const unlessPrevented =
  <Event extends SyntheticEvent>(handle: (event: Event) => void) =>
  (event: Event) => {
    if (!event.defaultPrevented) handle(event)
  }

/** Opens and closes a tooltip by Radix's rules without its code (25 kB gzip), which loads on the first hover. */
function useTooltipTrigger({ group, defaultOpen, onOpenChange, ...options }: TooltipTriggerOptions) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const open = options.open ?? ownOpen
  const change = (next: boolean) => {
    if (options.open === undefined) setOwnOpen(next)
    onOpenChange?.(next)
  }
  const [isLoaded, setLoaded] = useState(LazyBubble.isLoaded)
  useEffect(() => {
    // Without its code there is no bubble; the next time it opens, it loads again.
    if (open && !isLoaded)
      void LazyBubble.load().then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [open, isLoaded])
  const [wasDelayed, setWasDelayed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)
  const isPressed = useRef(false)
  const latest = useLatest({ open, change })

  const [close] = useState(() => () => {
    clearTimeout(timer.current)
    if (!latest.current.open) return
    noteClose(group)
    latest.current.change(false)
  })
  const show = (delayed: boolean) => {
    clearTimeout(timer.current)
    if (latest.current.open) return
    noteOpen(group)
    setWasDelayed(delayed)
    latest.current.change(true)
  }
  useEffect(() => (open ? holdOpen(group, close) : undefined), [open, group, close])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onPointerMove = ({ pointerType }: PointerEvent) => {
    if (open) group.isInTransit = false
    if (pointerType === 'touch' || isOver.current || group.isInTransit) return
    isOver.current = true
    LazyBubble.preload()
    clearTimeout(timer.current)
    if (group.isWarm) show(false)
    else timer.current = setTimeout(() => show(true), group.delay)
  }
  const onPointerLeave = () => {
    isOver.current = false
    clearTimeout(timer.current)
    // Radix tracks whether the pointer is on its way to the bubble.
    if (group.hoverable && isLoaded) group.isInTransit = open
    else close()
  }
  const onPointerDown = () => {
    close()
    isPressed.current = true
    document.addEventListener('pointerup', () => (isPressed.current = false), { once: true })
  }
  // Ignores focus that returns from a menu or dialog closed by pointer, so that the trigger's hint does not open.
  const onFocus = ({ currentTarget }: SyntheticEvent) => {
    if (!isPressed.current && currentTarget.matches(':focus-visible')) show(false)
  }

  return {
    isShown: open && isLoaded,
    close,
    trigger: {
      'data-still-loading': open && !isLoaded ? '' : undefined,
      'data-state': open ? (wasDelayed ? 'delayed-open' : 'instant-open') : 'closed',
      onPointerMove: unlessPrevented(onPointerMove),
      onPointerLeave: unlessPrevented(onPointerLeave),
      onPointerDown: unlessPrevented(onPointerDown),
      onFocus: unlessPrevented(onFocus),
      onBlur: unlessPrevented(close),
      onClick: unlessPrevented(close),
    },
  }
}

export interface TooltipProviderProps extends ComponentProps<typeof TooltipPrimitive.Provider> {}

/** Shares one opening delay among tooltips; optional, because a single tooltip has its own. */
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
  /** Text of the tooltip: a few words, nothing interactive. */
  content: ReactNode
  /** Trigger: one focusable element. */
  children: ReactElement
  /** Keyboard shortcut: "Ctrl+K". Only shown; the app binds it. */
  shortcut?: string
  /** Preferred side of the trigger. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /**
   * Also describes the trigger for assistive technology; set it to false if the content repeats the trigger's name.
   * @default true
   */
  describes?: boolean
  /** Controlled open state. */
  open?: boolean
  /** Initially open. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

/** Short hint on hover or focus of its child; Escape hides it. */
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
  const { isShown, close, trigger } = useTooltipTrigger({ group, open, defaultOpen, onOpenChange })

  return (
    <>
      <Slot {...trigger} ref={element} aria-describedby={describes && isShown ? id : undefined}>
        {children}
      </Slot>
      {isShown && (
        <LazyBubble
          {...props}
          id={id}
          data-state={trigger['data-state']}
          anchor={element}
          hoverable={group.hoverable}
          onTransitChange={(isInTransit) => {
            group.isInTransit = isInTransit
          }}
          onClose={close}
        >
          {content}
        </LazyBubble>
      )}
    </>
  )
}
