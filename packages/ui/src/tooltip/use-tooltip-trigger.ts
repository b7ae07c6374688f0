import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLazyPart } from '../lazy-part.js'
import { useControlled } from '../use-controlled.js'
import { useLatest } from '../use-latest.js'
import { lazyBubble } from './lazy-bubble.js'
import { holdOpen, noteClose, noteOpen, type TooltipGroup } from './tooltip-group.js'

interface TooltipTriggerOptions {
  group: TooltipGroup
  open?: boolean
  defaultOpen: boolean
  onOpenChange?: (open: boolean) => void
}

/** Leaves alone what the element itself has prevented. */
const unlessPrevented =
  <Event extends SyntheticEvent>(handle: (event: Event) => void) =>
  (event: Event) => {
    if (!event.defaultPrevented) handle(event)
  }

/** When a tooltip opens and closes: by Radix's rules, but without its code, which comes when somebody first points at one. */
export function useTooltipTrigger({ group, defaultOpen, onOpenChange, ...options }: TooltipTriggerOptions) {
  const [open, change] = useControlled(options.open, defaultOpen, onOpenChange)
  const Bubble = useLazyPart(lazyBubble, open)
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
    void lazyBubble.load()
    clearTimeout(timer.current)
    if (group.isWarm) show(false)
    else timer.current = setTimeout(() => show(true), group.delay)
  }
  const onPointerLeave = () => {
    isOver.current = false
    clearTimeout(timer.current)
    // What it says stands between: from there on Radix knows whether the pointer is still on its way.
    if (group.hoverable && Bubble) group.isInTransit = open
    else close()
  }
  const onPointerDown = () => {
    close()
    isPressed.current = true
    document.addEventListener('pointerup', () => (isPressed.current = false), { once: true })
  }
  // A menu or dialog that was closed with the pointer gives focus back; a hint at its trigger must not open for that.
  const onFocus = ({ currentTarget }: SyntheticEvent) => {
    if (!isPressed.current && currentTarget.matches(':focus-visible')) show(false)
  }

  return {
    Bubble: open ? Bubble : undefined,
    close,
    trigger: {
      'data-still-loading': open && !Bubble ? '' : undefined,
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
