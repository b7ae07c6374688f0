import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type Side = 'bottom' | 'top'

/** Returns the edge of the viewport for toasts: the bottom, or the top while they would cover the focused element. */
export function useClearSide(region: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>('bottom')
  useEffect(() => {
    const element = region.current
    if (!element) return
    const check = () => {
      const box = element.getBoundingClientRect()
      if (box.height === 0) return setSide('bottom')
      const focused = document.activeElement
      if (!focused || focused === document.body || element.contains(focused)) return
      const at = focused.getBoundingClientRect()
      const covered = (top: number) =>
        at.bottom > top && at.top < top + box.height && at.right > box.left && at.left < box.right
      const under = { bottom: covered(window.innerHeight - box.height), top: covered(0) }
      setSide((was) => {
        const other = was === 'bottom' ? 'top' : 'bottom'
        return under[was] && !under[other] ? other : was
      })
    }
    const resize = new ResizeObserver(() => requestAnimationFrame(check))
    resize.observe(element)
    document.addEventListener('focusin', check)
    return () => {
      resize.disconnect()
      document.removeEventListener('focusin', check)
    }
  }, [region])
  return side
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
