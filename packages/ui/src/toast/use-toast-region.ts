import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type Side = 'bottom' | 'top'

/** Place of toasts: an edge of the viewport, and how far they stay off it in px. */
interface ToastPlace {
  side: Side
  lift: number
}

/** Bars that stay at the lower edge of the viewport, which toasts must not cover. */
const BARS = '[data-bottom-bar]'
/** Maximum distance of such a bar from the edge in px, such as that of a footer below it. */
const BAR_GAP = 64

/** Returns the height from the lower edge of the viewport to the top of the bars there, below the width of a box. */
function barHeight({ left, right }: DOMRect): number {
  const heights = [...document.querySelectorAll(BARS)].map((bar) => {
    const box = bar.getBoundingClientRect()
    const isAtEdge = box.height > 0 && Math.abs(window.innerHeight - box.bottom) <= BAR_GAP
    return isAtEdge && box.left < right && box.right > left ? Math.ceil(window.innerHeight - box.top) : 0
  })
  return Math.max(0, ...heights)
}

/**
 * Returns the place for toasts: the bottom, above bars marked with `data-bottom-bar`, or the top while they would cover
 * the focused element at the bottom.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, isShown: boolean): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ side: 'bottom', lift: 0 })
  useEffect(() => {
    const element = region.current
    if (!element || !isShown) return
    const check = () => {
      const box = element.getBoundingClientRect()
      const focused = document.activeElement
      // Toasts stay where they are while they are used.
      if (box.height === 0 || element.contains(focused)) return
      const lift = barHeight(box)
      const at = focused && focused !== document.body ? focused.getBoundingClientRect() : undefined
      const covered = (top: number) =>
        at !== undefined && at.bottom > top && at.top < top + box.height && at.right > box.left && at.left < box.right
      const side = covered(window.innerHeight - lift - box.height) && !covered(0) ? 'top' : 'bottom'
      setPlace((was) => (was.side === side && was.lift === lift ? was : { side, lift }))
    }
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(check)
    }
    const resize = new ResizeObserver(later)
    resize.observe(element)
    // Bars come and go with the page below.
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('focusin', check, { signal })
    document.addEventListener('focusout', later, { signal })
    document.addEventListener('scroll', later, { capture: true, passive: true, signal })
    window.addEventListener('resize', later, { signal })
    later()
    return () => {
      cancelAnimationFrame(frame)
      resize.disconnect()
      changes.disconnect()
      controller.abort()
    }
  }, [region, isShown])
  return place
}

const HEIGHT = '--placard-toast-height'

/**
 * Sets the height of toasts at the bottom as `--placard-toast-height`, so that a page can scroll its end above them.
 */
export function useToastHeight(region: RefObject<HTMLElement | null>, isAtBottom: boolean): void {
  useEffect(() => {
    const element = region.current
    if (!element || !isAtBottom) return
    const { style } = document.documentElement
    const resize = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      if (height > 0) style.setProperty(HEIGHT, `${height}px`)
      else style.removeProperty(HEIGHT)
    })
    resize.observe(element)
    return () => {
      resize.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [region, isAtBottom])
}

/**
 * F8 moves focus to the latest toast and back, Escape closes the focused one; when the last one closes, focus
 * returns.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, onEscape: (id: string) => void): void {
  const close = useEffectEvent(onEscape)
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const latest = () => [...element.querySelectorAll<HTMLElement>('[data-slot="toast"]')].at(-1)
    const goBack = () => {
      if (before.current?.isConnected) before.current.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      before.current = null
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        (event.key !== 'F8' && event.code !== 'F8') ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return
      if (element.contains(document.activeElement)) goBack()
      else latest()?.focus()
    }
    // Handled before open popovers and dialogs, which would close, too.
    const onEscapeKey = (event: KeyboardEvent) => {
      const id = event.target instanceof Element && event.target.closest<HTMLElement>('[data-toast]')?.dataset.toast
      if (event.key !== 'Escape' || !id) return
      event.stopPropagation()
      close(id)
    }
    // A modal dialog traps focus at the document; toasts have to stay reachable.
    const keep = (event: FocusEvent) => {
      const [target, other] = [event.target as Node, event.relatedTarget as Node | null]
      const to = event.type === 'focusin' ? target : other
      if (to && element.contains(to)) event.stopPropagation()
      if (event.type === 'focusin' && element.contains(target) && other && !element.contains(other))
        before.current = other as HTMLElement
    }
    let within = false
    const observer = new MutationObserver(() => {
      if (within && !element.contains(document.activeElement)) (latest() ?? { focus: goBack }).focus()
      within = element.contains(document.activeElement)
    })
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', () => (within = true), { signal })
    element.addEventListener('focusout', (event) => (within = event.relatedTarget === null && within), { signal })
    window.addEventListener('keydown', onEscapeKey, { capture: true, signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    document.body.addEventListener('focusin', keep, { signal })
    document.body.addEventListener('focusout', keep, { signal })
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [region])
}

const REASONS = ['hover', 'focus', 'window', 'tab'] as const
type Reason = (typeof REASONS)[number]

/** True while timers are paused: a toast is hovered or focused, or the page is not visible. */
export function useToastPause(region: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  useEffect(() => {
    const element = region.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const set = (reason: Reason, holds: boolean) =>
      setReasons((was) =>
        was.includes(reason) === holds ? was : REASONS.filter((one) => (one === reason ? holds : was.includes(one))),
      )
    const tab = () => set('tab', document.hidden)
    tab()
    element.addEventListener('pointerenter', () => set('hover', true), { signal })
    element.addEventListener('pointerleave', () => set('hover', false), { signal })
    element.addEventListener('focusin', () => set('focus', true), { signal })
    element.addEventListener(
      'focusout',
      (event) => set('focus', element.contains(event.relatedTarget as Node | null)),
      { signal },
    )
    window.addEventListener('blur', () => set('window', true), { signal })
    window.addEventListener('focus', () => set('window', false), { signal })
    document.addEventListener('visibilitychange', tab, { signal })
    // The hovered or focused element may be removed without an event.
    const observer = new MutationObserver(() => {
      set('hover', element.matches(':hover'))
      set('focus', element.contains(document.activeElement))
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [region])
  return reasons.length > 0
}
