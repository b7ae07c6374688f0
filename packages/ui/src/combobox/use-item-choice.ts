import { useCombobox } from 'downshift'
import { useEffect, useMemo, useState } from 'react'
import { type ComboboxItem, filterItems } from './filter-items.js'

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes
const itemToString = (item: ComboboxItem | null) => item?.label ?? ''
const itemToKey = (item: ComboboxItem | null) => item?.value

/** How many matches are put into the page at once; more cannot be read anyway, and typing narrows them. */
export const MAX_SHOWN = 100

interface Options {
  items: readonly ComboboxItem[]
  value: string | null
  onValueChange: ((value: string) => void) | undefined
  inputId: string | undefined
  labelId: string | undefined
}

/** Typed search and choice of one item: text that is not chosen gives way to the chosen label when the list closes. */
export function useItemChoice({ items, value, onValueChange, inputId, labelId }: Options) {
  const [query, setQuery] = useState('')
  const selectedItem = items.find((item) => item.value === value) ?? null
  const matches = useMemo(() => filterItems(items, query), [items, query])
  const shown = useMemo(() => {
    const first = matches.slice(0, MAX_SHOWN)
    if (query !== '' || !selectedItem || first.includes(selectedItem)) return first
    return [selectedItem, ...first.slice(0, -1)]
  }, [matches, query, selectedItem])

  const choice = useCombobox({
    items: shown,
    selectedItem,
    itemToString,
    itemToKey,
    ...(inputId ? { inputId } : {}),
    ...(labelId ? { labelId } : {}),
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEscape && !state.isOpen) return state
      if (type === InputClick && state.isOpen) return state
      if (type === InputChange) {
        const typed = changes.inputValue ?? ''
        return { ...changes, highlightedIndex: typed && filterItems(items, typed).length > 0 ? 0 : -1 }
      }
      if (changes.isOpen) return changes
      const chosen = type === InputBlur ? state.selectedItem : (changes.selectedItem ?? state.selectedItem)
      return { ...changes, selectedItem: chosen, inputValue: itemToString(chosen) }
    },
    onStateChange: ({ type, inputValue = '' }) => {
      if (type === InputChange) setQuery(inputValue)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('')
    },
    onSelectedItemChange: ({ selectedItem: next }) => {
      if (next) onValueChange?.(next.value)
    },
  })

  const { isOpen, closeMenu } = choice
  // Before anything else hears of it: Escape closes the list first, and only then a dialog around it.
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      closeMenu()
    }
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [isOpen, closeMenu])

  return { ...choice, shown, total: matches.length }
}
