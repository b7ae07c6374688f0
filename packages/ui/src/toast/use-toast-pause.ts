import { type RefObject, useEffect, useState } from 'react'

const REASONS = ['hover', 'focus', 'window', 'tab'] as const
type Reason = (typeof REASONS)[number]

/** Whether time stands still for the toasts: one is hovered or has focus, or nobody looks at the page. */
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
    // What is hovered or focused may be taken away without a word.
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
