import { useEffect, useState } from 'react'
import { useLatest } from '../use-latest.js'
import type { CommandItem, CommandPage } from './command-item.js'

const TYPING_MS = 150

export interface CommandSearch {
  /** What was found for the words before, until there is something newer. */
  results: readonly CommandItem[]
  state: 'idle' | 'loading' | 'error'
  retry: () => void
}

const nothing = { results: [], state: 'idle' } as const

/** Asks a page's `search` a moment after typing stops; an answer to older words is dropped. */
export function useCommandSearch(search: CommandPage['search'], query: string): CommandSearch {
  const [found, setFound] = useState<Pick<CommandSearch, 'results' | 'state'>>(nothing)
  const [attempt, setAttempt] = useState(0)
  const sought = query.trim()
  // Callers write the function where they use it: a new one is no reason to ask again.
  const latest = useLatest(search)
  const asks = search !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const ask = latest.current
    if (!asks || !ask || sought === '') {
      setFound(nothing)
      return
    }
    const controller = new AbortController()
    setFound(({ results }) => ({ results, state: 'loading' }))
    const timer = setTimeout(async () => {
      const answer = await ask(sought, controller.signal).then(
        (results) => ({ results, state: 'idle' }) as const,
        () => ({ results: [], state: 'error' }) as const,
      )
      if (!controller.signal.aborted) setFound(answer)
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asks, sought, attempt, latest])
  return { ...found, retry: () => setAttempt((before) => before + 1) }
}
