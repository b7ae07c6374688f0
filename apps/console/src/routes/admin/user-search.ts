import { useEffect, useRef, useState } from 'react'

/** What the address of the list says. */
export interface UserSearch {
  /** Part of a name or e-mail. */
  q: string
  /** The page; the first one is 1. */
  page: number
}

/** How much of a search the server takes. */
export const MAX_SEARCH = 100

/** Reads the address; what makes no sense in it is as if it were not there. */
export function parseUserSearch(params: URLSearchParams): UserSearch {
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address of a page of the list. */
export function userSearchParams({ q, page }: UserSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  return params
}

const PAUSE_MS = 250

/** A box that is typed in: its words are handed on once there is a pause, and those that come from outside are taken over. */
export function useTypedSearch(value: string, onSearch: (value: string) => void) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  // What was handed on comes back a little later, perhaps when more was typed, and must not undo that.
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
    // An emptied box shows everybody at once.
    if (next === '') handOn()
    else timer.current = setTimeout(handOn, PAUSE_MS)
  }
  return { text, change }
}
