import { useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import type { CommandItem, CommandPage } from './command-item.js'
import type { CommandMenuLabels } from './command-labels.js'
import { groupCommands, rankCommands } from './rank-commands.js'
import { useCommandSearch } from './use-command-search.js'

const { InputBlur, InputKeyDownPageDown, InputKeyDownPageUp } = useCombobox.stateChangeTypes

/** How far downshift goes with Page Up and Page Down. */
const PAGE = 10

interface Options {
  root: CommandPage
  recent: readonly string[] | undefined
  labels: CommandMenuLabels
  onChoose: (item: CommandItem) => void
}

/** The items that were used last, first and in a group of their own. */
function recentFirst(items: readonly CommandItem[], recent: readonly string[], group: string): readonly CommandItem[] {
  const first = recent.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...first.map((item) => ({ ...item, group })), ...items.filter((item) => !first.includes(item))]
}

/** What is shown, what is highlighted, and the way through the pages. */
export function useCommandChoice({ root, recent = [], labels, onChoose }: Options) {
  const [way, setWay] = useState<readonly CommandItem[]>([])
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

  const choice = useCombobox<CommandItem>({
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
      // Leaving the input for a button chooses nothing.
      if (type === InputBlur) return state
      // A page down stops at the end rather than to begin anew.
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
      if (!item.page) return onChoose(item)
      setWay((before) => [...before, item])
      setQuery('')
      choice.setHighlightedIndex(0)
    },
  })

  const back = () => {
    setWay((before) => before.slice(0, -1))
    setQuery('')
    choice.setHighlightedIndex(0)
  }
  return { ...choice, groups, shown, query, setQuery, page, from, back, search }
}
