import { useCombobox } from 'downshift'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { CommandItem, CommandMenuLabels, CommandPage } from './command-item.js'
import { createPath, groupCommands, rankCommands, withPages } from './rank-commands.js'

const TYPING_MS = 150

interface CommandSearch {
  /** Results of the previous query until new ones arrive. */
  results: readonly CommandItem[]
  state: 'idle' | 'loading' | 'error'
  /** Error of the last search. */
  failure?: unknown
  retry: () => void
}

const nothing = { results: [], state: 'idle' } as const

/** Debounces a page's `search`; results of older queries are dropped. */
function useCommandSearch(search: CommandPage['search'], query: string): CommandSearch {
  const [found, setFound] = useState<Omit<CommandSearch, 'retry'>>(nothing)
  const [attempt, setAttempt] = useState(0)
  const sought = query.trim()
  // Callers pass inline functions: a new function must not start a new search.
  const ask = useEffectEvent((query: string, signal: AbortSignal) => search?.(query, signal) ?? Promise.resolve([]))
  const asks = search !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!asks || sought === '') {
      setFound(nothing)
      return
    }
    const controller = new AbortController()
    setFound(({ results }) => ({ results, state: 'loading' }))
    const timer = setTimeout(async () => {
      const answer = await ask(sought, controller.signal).then(
        (results) => ({ results, state: 'idle' }) as const,
        (failure: unknown) => ({ results: [], state: 'error', failure }) as const,
      )
      if (!controller.signal.aborted) setFound(answer)
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asks, sought, attempt])
  return { ...found, retry: () => setAttempt((before) => before + 1) }
}

const { InputBlur, InputKeyDownPageDown, InputKeyDownPageUp } = useCombobox.stateChangeTypes

/** Number of items downshift moves with Page Up and Page Down. */
const PAGE = 10

interface Options {
  root: CommandPage
  recent: readonly string[] | undefined
  labels: CommandMenuLabels
  onItemSelect: (item: CommandItem) => void
}

/** Moves recently used items to the front, in a group of their own. */
function recentFirst(items: readonly CommandItem[], recent: readonly string[], group: string): readonly CommandItem[] {
  const all = recent.length > 0 ? withPages(items) : []
  const first = recent.flatMap((id) => all.find((item) => item.id === id) ?? [])
  return [...first.map((item) => ({ ...item, group })), ...items.filter((item) => !first.includes(item))]
}

/** Returns the selected pages as they are now: their items may have been loaded since. */
function currentWay(way: readonly CommandItem[], items: readonly CommandItem[]): readonly CommandItem[] {
  let inner = items
  return way.map((selected) => {
    const current = inner.find(({ id }) => id === selected.id) ?? selected
    inner = current.page?.items ?? []
    return current
  })
}

/** State of the menu: visible items, highlight and page stack. */
export function useCommandSelection({ root, recent = [], labels, onItemSelect }: Options) {
  const [selectedWay, setWay] = useState<readonly CommandItem[]>([])
  const way = currentWay(selectedWay, root.items)
  const [query, setQuery] = useState('')
  const from = way.at(-1)
  const page = from?.page ?? root
  const search = useCommandSearch(page.search, query)

  const groups = useMemo(() => {
    const own = query === '' && !from ? recentFirst(page.items, recent, labels.recent) : rankCommands(page.items, query)
    const found = search.results.map((item) => ({ ...item, group: item.group ?? labels.results }))
    return groupCommands([...own, ...found])
  }, [query, from, page.items, recent, labels.recent, labels.results, search.results])
  const shown = useMemo(() => groups.flatMap((group) => group.items), [groups])

  const selection = useCombobox<CommandItem>({
    items: shown,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    isItemDisabled: (item) => item.disabled === true,
    stateReducer: (state, { type, changes }) => {
      // Moving focus from the input to a button selects nothing.
      if (type === InputBlur) return state
      // Page Down stops at the end instead of wrapping around.
      if (type === InputKeyDownPageDown && state.highlightedIndex + PAGE >= shown.length)
        return { ...changes, highlightedIndex: shown.findLastIndex(({ disabled }) => !disabled) }
      if (type === InputKeyDownPageUp && state.highlightedIndex < PAGE)
        return { ...changes, highlightedIndex: shown.findIndex(({ disabled }) => !disabled) }
      if (changes.selectedItem)
        return { ...changes, inputValue: state.inputValue, highlightedIndex: state.highlightedIndex }
      return changes
    },
    onSelectedItemChange: ({ selectedItem: item }) => {
      if (!item) return
      if (!item.page) return onItemSelect({ ...item, id: way.reduceRight((id, from) => createPath(from, id), item.id) })
      setWay((before) => [...before, item])
      setQuery('')
      selection.setHighlightedIndex(0)
    },
  })

  const back = () => {
    setWay((before) => before.slice(0, -1))
    setQuery('')
    selection.setHighlightedIndex(0)
  }
  return { ...selection, groups, shown, query, setQuery, page, from, back, search }
}
