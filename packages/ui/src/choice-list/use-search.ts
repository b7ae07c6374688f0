import { type RefObject, useRef, useState } from 'react'

interface Search {
  /** What is typed. */
  query: string
  /** Takes what is typed, and tells it when it is something else. */
  search: (query: string) => void
  /** The box; the list stands below it. */
  frame: RefObject<HTMLDivElement | null>
  /** The panel with the list. */
  panel: RefObject<HTMLDivElement | null>
}

/** What is typed into a box with a list, and the two elements that belong together. */
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
