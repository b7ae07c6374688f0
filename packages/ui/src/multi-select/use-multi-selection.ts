import { useDirection } from '@radix-ui/react-direction'
import { useCombobox } from 'downshift'
import { type KeyboardEvent, useState } from 'react'
import { type ChoiceRow, type ComboboxItem, useEscape } from '../choice-list/choice-list.js'

interface MarkOptions {
  count: number
  /** Returns true if the caret is at the start, so that keys apply to the chips. */
  atStart: (event: KeyboardEvent<HTMLInputElement>) => boolean
  onRemove: (index: number) => void
}

/**
 * Marks the chip that the next Backspace or Delete removes. Focus stays in the input: the first Backspace marks the
 * last chip, the second one removes it, so that a held key removes nothing; arrow keys move between chips.
 */
export function useMarks({ count, atStart, onRemove }: MarkOptions) {
  const [index, setIndex] = useState<number | null>(null)
  const [back, forward] = useDirection() === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const marked = index !== null && index < count ? index : null

  /** Returns true if the key was handled. */
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.key === 'Shift') return true
    const move = readMove(event)
    if (move === undefined) {
      setIndex(null)
      return false
    }
    event.preventDefault()
    setIndex(move)
    return true
  }
  const readMove = (event: KeyboardEvent<HTMLInputElement>): number | null | undefined => {
    if (count === 0 || event.nativeEvent.isComposing) return undefined
    const removes = event.key === 'Backspace' || event.key === 'Delete'
    if (removes && marked !== null) {
      if (event.repeat) return marked
      onRemove(marked)
      return null
    }
    if (event.key === 'Backspace' || event.key === back) {
      if (marked !== null) return Math.max(0, marked - 1)
      return atStart(event) && !event.repeat ? count - 1 : undefined
    }
    if (event.key === forward && marked !== null) return marked + 1 < count ? marked + 1 : null
    return undefined
  }
  return { marked, onKey, unmark: () => setIndex(null) }
}

interface SelectionOptions {
  items: readonly ComboboxItem[]
  value: readonly string[]
  given: readonly ComboboxItem[]
  max: number
  onValueChange: ((value: string[]) => void) | undefined
}

/** Selection and its actions. Selected items are cached, because a later search may not include them. */
export function useSelection({ items, value, given, max, onValueChange }: SelectionOptions) {
  const [seen, setSeen] = useState<ReadonlyMap<string, ComboboxItem>>(new Map())
  const itemByValue = new Map([...given, ...seen.values(), ...items].map((item) => [item.value, item]))
  const selected = value.map((one) => itemByValue.get(one) ?? { value: one, label: one })
  const change = (next: readonly string[], from: readonly ComboboxItem[] = items) => {
    const kept = [...from, ...selected].filter((item) => next.includes(item.value))
    setSeen(new Map(kept.map((item) => [item.value, item])))
    onValueChange?.([...next])
  }
  const remove = (one: string) => change(value.filter((other) => other !== one))
  const toggle = (row: ChoiceRow) => {
    if (value.includes(row.value)) return remove(row.value)
    if (value.length < max) change([...value, row.value])
  }
  const toggleAll = (matches: readonly ComboboxItem[]) => {
    const open = matches.filter((item) => !item.disabled).map((item) => item.value)
    const rest = open.filter((one) => !value.includes(one))
    change(rest.length > 0 ? [...value, ...rest] : value.filter((one) => !open.includes(one)))
  }
  return { selected, isFull: value.length >= max, change, remove, toggle, toggleAll }
}

const { InputBlur, InputChange, InputClick, InputKeyDownEscape, FunctionSetInputValue } = useCombobox.stateChangeTypes

interface Options {
  rows: readonly ChoiceRow[]
  onQuery: (query: string) => void
  locked: boolean
  inputId: string | undefined
  labelId: string | undefined
}

/** Combobox state of a list that stays open: downshift only moves the highlight; the caller owns the selection. */
export function useMultiSelection({ rows, onQuery, locked, inputId, labelId }: Options) {
  const combobox = useCombobox<ChoiceRow>({
    items: [...rows],
    selectedItem: null,
    itemToString: () => '',
    itemToKey: (row) => row?.value,
    isItemDisabled: (row) => row.disabled === true,
    ...(inputId ? { inputId } : {}),
    ...(labelId ? { labelId } : {}),
    stateReducer: (state, { type, changes }) => {
      if (locked) return state
      if (type === InputKeyDownEscape && !state.isOpen) return state
      if (type === InputClick && state.isOpen) return state
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
      if (changes.isOpen) return { ...changes, selectedItem: null }
      return {
        ...changes,
        selectedItem: null,
        inputValue: type === InputBlur || state.isOpen ? '' : changes.inputValue,
      }
    },
    onStateChange: ({ type, inputValue }) => {
      if (type === FunctionSetInputValue && inputValue !== undefined) onQuery(inputValue)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onQuery('')
    },
  })
  useEscape(combobox.isOpen, combobox.closeMenu)
  return combobox
}
