import { useEffect, useRef, useState } from 'react'

/** URL parameters of the list. */
export interface UserSearch {
  /** Part of a name or email. */
  q: string
  /** Page number, from 1. */
  page: number
}

/** Maximum length of a search text on the server. */
export const MAX_SEARCH = 100

/** Parses the URL parameters; invalid ones are ignored. */
export function parseUserSearch(params: URLSearchParams): UserSearch {
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** Returns the URL parameters of a page of the list. */
export function userSearchParams({ q, page }: UserSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  return params
}

const PAUSE_MS = 250

/** State of a search box: debounces typed text and follows changes of the value from outside. */
export function useTypedSearch(value: string, onSearch: (value: string) => void) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  // The debounced text arrives back later and must not overwrite newer input.
  const sent = useRef([value])
  useEffect(() => {
    const sentHere = sent.current.lastIndexOf(value)
    sent.current = sentHere < 0 ? [value] : sent.current.slice(sentHere)
    if (sentHere >= 0) return
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    const handOn = () => {
      const words = next.trim()
      if (words === sent.current.at(-1)) return
      sent.current.push(words)
      search.current(words)
    }
    // Clearing the box applies without delay.
    if (next === '') handOn()
    else timer.current = setTimeout(handOn, PAUSE_MS)
  }
  return { text, change }
}
