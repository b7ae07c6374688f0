import { useCombobox } from 'downshift'
import { useState } from 'react'
import { type ChoiceRow, type ComboboxItem, useEscape } from '../choice-list/choice-list.js'

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes
const itemToString = (item: ComboboxItem | null) => item?.label ?? ''
const itemToKey = (item: ComboboxItem | null) => item?.value

/** The item of a value: among those that are there, or the one that was last chosen or given. */
export function useChosenItem(
  items: readonly ComboboxItem[],
  value: string | null,
  given: ComboboxItem | null | undefined,
) {
  const [last, remember] = useState<ComboboxItem | null>(null)
  const known = [...items, last, given].find((item) => item?.value === value) ?? null
  return { chosen: value === null ? null : known, remember }
}

interface Options {
  rows: readonly ChoiceRow[]
  chosen: ComboboxItem | null
  onChoose: (item: ComboboxItem) => void
  onClear: (() => void) | undefined
  onQuery: (query: string) => void
  locked: boolean
  inputId: string | undefined
  labelId: string | undefined
}

/** Typed search and choice of one item: text that is not chosen gives way to the chosen label when the list closes. */
export function useItemChoice({ rows, chosen, onChoose, onClear, onQuery, locked, inputId, labelId }: Options) {
  const choice = useCombobox<ChoiceRow>({
    items: [...rows],
    selectedItem: chosen,
    itemToString,
    itemToKey,
    isItemDisabled: (row) => row.disabled === true,
    ...(inputId ? { inputId } : {}),
    ...(labelId ? { labelId } : {}),
    stateReducer: (state, { type, changes }) => {
      if (locked) return state
      if (type === InputKeyDownEscape && !state.isOpen) return state
      if (type === InputClick && state.isOpen) return state
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
      if (changes.isOpen) return changes
      const emptied = onClear && type === InputBlur && state.inputValue === ''
      const picked = type === InputBlur || changes.selectedItem?.action ? state.selectedItem : changes.selectedItem
      const next = emptied ? null : (picked ?? state.selectedItem)
      return { ...changes, selectedItem: next, inputValue: itemToString(next) }
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onQuery('')
    },
    onSelectedItemChange: ({ selectedItem: next }) => {
      if (next) onChoose(next)
      else onClear?.()
    },
  })
  useEscape(choice.isOpen, choice.closeMenu)
  return choice
}
