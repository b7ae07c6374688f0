import { type RefObject, useEffect, useRef } from 'react'
import { useLatest } from '../use-latest.js'

/** F8 goes to the latest toast and back again, Escape closes the one with focus; when the last one goes, focus goes back too. */
export function useToastFocus(region: RefObject<HTMLElement | null>, onEscape: (id: string) => void): void {
  const close = useLatest(onEscape)
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
    // Before the popover or dialog that is open hears of it: it would close as well.
    const onEscapeKey = (event: KeyboardEvent) => {
      const id = event.target instanceof Element && event.target.closest<HTMLElement>('[data-toast]')?.dataset.toast
      if (event.key !== 'Escape' || !id) return
      event.stopPropagation()
      close.current(id)
    }
    // A modal dialog draws focus back into itself at the document; toasts have to stay in reach meanwhile.
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
  }, [region, close])
}
