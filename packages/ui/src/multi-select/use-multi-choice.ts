import { useCombobox } from 'downshift'
import { type ChoiceRow, useEscape } from '../choice-list/choice-list.js'

const { InputBlur, InputChange, InputClick, InputKeyDownEscape, FunctionSetInputValue } = useCombobox.stateChangeTypes

interface Options {
  rows: readonly ChoiceRow[]
  onQuery: (query: string) => void
  locked: boolean
  inputId: string | undefined
  labelId: string | undefined
}

/** Typed search in a list that stays open: what is chosen is the caller's, downshift only moves through the list. */
export function useMultiChoice({ rows, onQuery, locked, inputId, labelId }: Options) {
  const choice = useCombobox<ChoiceRow>({
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
  useEscape(choice.isOpen, choice.closeMenu)
  return choice
}
