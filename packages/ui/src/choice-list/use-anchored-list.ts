import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const GAP = 6
const EDGE = 8
const MAX_HEIGHT = 320

/** Sums the natural height of the panel, because the list inside is already shrunk to fit. */
function naturalHeight(panel: HTMLElement) {
  const hidden = [...panel.children].map((child) => child.scrollHeight - child.clientHeight)
  return hidden.reduce((sum, height) => sum + height, panel.offsetHeight)
}

function place(anchor: Element, list: HTMLElement) {
  const box = anchor.getBoundingClientRect()
  const below = window.innerHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const upwards = below < Math.min(MAX_HEIGHT, naturalHeight(list)) && above > below
  list.style.left = `${Math.max(EDGE, Math.min(box.left, window.innerWidth - EDGE - box.width))}px`
  list.style.width = `${box.width}px`
  list.style.maxHeight = `${Math.max(0, Math.min(MAX_HEIGHT, upwards ? above : below))}px`
  list.style.top = upwards ? 'auto' : `${box.bottom + GAP}px`
  list.style.bottom = upwards ? `${window.innerHeight - box.top + GAP}px` : 'auto'
}

/**
 * Shows the list in the top layer beside its anchor. It stays in place in the DOM, so that a dialog keeps its focus
 * and scroll rules, but nothing clips it.
 */
export function useAnchoredList(
  open: boolean,
  anchor: RefObject<Element | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [from, to] = [anchor.current, list.current]
    if (!open || !from || !to) return
    to.showPopover()
    const follow = () => place(from, to)
    follow()
    const resize = new ResizeObserver(follow)
    resize.observe(to)
    resize.observe(from)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      resize.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      if (to.isConnected) to.hidePopover()
    }
  }, [open, anchor, list])
}

/** Handles Escape in the capture phase: it closes the list first, then a surrounding dialog. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOpen, close])
}

interface Search {
  /** Query. */
  query: string
  /** Sets the query and reports changes. */
  search: (query: string) => void
  /** Anchor of the list. */
  frame: RefObject<HTMLDivElement | null>
  /** Panel with the list. */
  panel: RefObject<HTMLDivElement | null>
}

/** State of a search input with a list, and refs to their elements. */
export function useSearch(onQueryChange: ((query: string) => void) | undefined): Search {
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const search = (next: string) => {
    if (next === query) return
    setQuery(next)
    onQueryChange?.(next)
  }
  return { query, search, frame, panel }
}
