import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useCombobox } from 'downshift'
import { X } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import {
  actOn,
  type ChoiceListProps,
  ChoicePanel,
  type ChoiceRow,
  type ComboboxItem,
  type ComboboxLabels,
  comboboxLabels,
  foundText,
  ListEnd,
  splitChoiceProps,
  useAnchoredList,
  useChoiceRows,
  useEscape,
  useSearch,
} from '../choice-list/choice-list.js'
import { classNames } from '../class-names.js'
import { ControlButton, ControlFrame, endsWithButton, framedInput } from '../control-frame.js'
import { useField, useFieldControl, useFieldName } from '../field/field.js'
import { useLabels } from '../use-labels.js'

export type { ComboboxItem, ComboboxLabels } from '../choice-list/choice-list.js'

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes
const itemToString = (item: ComboboxItem | null) => item?.label ?? ''
const itemToKey = (item: ComboboxItem | null) => item?.value

/** Returns the item of a value: from `items`, or the last selected or given one. */
function useSelectedItem(items: readonly ComboboxItem[], value: string | null, given: ComboboxItem | null | undefined) {
  const [last, remember] = useState<ComboboxItem | null>(null)
  const currentItem = [...items, last, given].find((item) => item?.value === value) ?? null
  return { selected: value === null ? null : currentItem, remember }
}

interface Options {
  rows: readonly ChoiceRow[]
  selected: ComboboxItem | null
  onItemSelect: (item: ComboboxItem) => void
  onClear: (() => void) | undefined
  onQuery: (query: string) => void
  locked: boolean
  inputId: string | undefined
  labelId: string | undefined
}

/** Combobox state for a single selection: typed text that was not selected is replaced by the selected label on close. */
function useItemSelection({ rows, selected, onItemSelect, onClear, onQuery, locked, inputId, labelId }: Options) {
  const selection = useCombobox<ChoiceRow>({
    items: [...rows],
    selectedItem: selected,
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
      if (next) onItemSelect(next)
      else onClear?.()
    },
  })
  useEscape(selection.isOpen, selection.closeMenu)
  return selection
}

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'type' | keyof ChoiceListProps
>

export interface ComboboxProps extends NativeProps, ChoiceListProps {
  /** Value of the selected item. */
  value?: string | null
  /** Called with the value of the selected item. */
  onValueChange?: (value: string) => void
  /** Called to clear the selection, by the clear button or by clearing the input. */
  onClear?: () => void
  /** Selected item if `items` does not include it, such as before the first server response. */
  selectedItem?: ComboboxItem | null
  /** Placeholder while nothing is selected. @default 'Search…' */
  placeholder?: string
  /** Overrides of the texts. */
  labels?: Partial<ComboboxLabels>
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Selects one of many items by typing a part of its label, hint or keywords; the items can come from a server. */
export function Combobox({
  value = null,
  onValueChange,
  onClear,
  selectedItem,
  placeholder: ownPlaceholder,
  labels: ownLabels,
  invalid = false,
  size,
  name,
  className,
  ...all
}: ComboboxProps) {
  const { list, native } = splitChoiceProps(all)
  const { items, loading = false, error, onRetry, onCreate } = list
  const labels = useLabels('combobox', comboboxLabels, ownLabels)
  const placeholder = ownPlaceholder ?? labels.placeholder
  const field = useField()
  const control = useFieldControl({ ...native, 'aria-invalid': invalid || native['aria-invalid'] })
  const named = useFieldName(native)
  const input = useRef<HTMLInputElement>(null)
  const setInput = useComposedRefs(input, native.ref)
  const { query, search, frame, panel } = useSearch(list.onQueryChange)
  const { selected, remember } = useSelectedItem(items, value, selectedItem)
  const { rows, total, left } = useChoiceRows({ ...list, query, labels, pinned: selected })
  const locked = Boolean(control.disabled || control.readOnly)
  const selection = useItemSelection({
    rows,
    selected,
    onItemSelect: (item) => {
      remember(item)
      onValueChange?.(item.value)
    },
    onClear,
    onQuery: search,
    locked,
    inputId: control.id,
    labelId: field?.labelId,
  })
  const { isOpen, highlightedIndex } = selection
  useAnchoredList(isOpen, frame, panel)

  const act = (row: ChoiceRow) => {
    if (row.action === 'retry') return onRetry?.()
    const text = query.trim()
    selection.closeMenu()
    onCreate?.(text)
  }
  const status = foundText({ error, loading, total }, labels)
  const canClear = onClear !== undefined && value !== null && !locked
  return (
    <div
      ref={frame}
      data-slot="combobox"
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames('w-full min-w-0', className)}
    >
      <ControlFrame size={size} className={endsWithButton(size)}>
        {selected?.icon && <span className="flex shrink-0 text-ink-muted">{selected.icon}</span>}
        <input
          {...selection.getInputProps({
            ...control,
            placeholder,
            ref: setInput,
            // Not deferred, so that Enter after the last character finds the rows of the whole word.
            onChange: (event) => search(event.currentTarget.value),
            onClick: (event) => {
              // Typing then replaces the selected label instead of appending to it.
              if (!isOpen) event.currentTarget.select()
              control.onClick?.(event)
            },
            onKeyDown: (event) => {
              control.onKeyDown?.(event)
              const row = rows[highlightedIndex]
              if (event.key !== 'Enter' || !isOpen || !(row?.action || row?.disabled)) return
              actOn(event)
              if (row.action) act(row)
            },
          })}
          {...named}
          {...(rows[highlightedIndex] ? {} : { 'aria-activedescendant': undefined })}
          spellCheck={false}
          className={classNames(framedInput, 'truncate')}
        />
        {canClear && (
          <ControlButton
            label={labels.clear}
            size={size}
            onClick={() => {
              onClear()
              input.current?.focus()
            }}
            className="-me-1"
          >
            <X aria-hidden />
          </ControlButton>
        )}
        <ListEnd
          {...selection.getToggleButtonProps({ disabled: control.disabled })}
          loading={loading}
          readOnly={control.readOnly}
          label={labels.open}
          size={size}
        />
      </ControlFrame>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
      <ChoicePanel
        slot="combobox-list"
        list={selection}
        isSelected={(row) => row.value === value}
        onRowClick={(row, event) => {
          if (!row.action) return
          actOn(event)
          act(row)
        }}
        {...{ panel, named, rows, left, total, loading, error, labels }}
      />
      <span role="status" className="sr-only">
        {isOpen && status}
      </span>
    </div>
  )
}
