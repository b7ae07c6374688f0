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

export type { ComboboxItem, ComboboxLabels } from '../choice-list/choice-list.js'

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes
const itemToString = (item: ComboboxItem | null) => item?.label ?? ''
const itemToKey = (item: ComboboxItem | null) => item?.value

/** The item of a value: among those that are there, or the one that was last chosen or given. */
function useChosenItem(items: readonly ComboboxItem[], value: string | null, given: ComboboxItem | null | undefined) {
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
function useItemChoice({ rows, chosen, onChoose, onClear, onQuery, locked, inputId, labelId }: Options) {
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

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'type' | keyof ChoiceListProps
>

export interface ComboboxProps extends NativeProps, ChoiceListProps {
  /** The chosen item. */
  value?: string | null
  /** Gets the value of the item that was chosen. */
  onValueChange?: (value: string) => void
  /** Takes the choice back; gives the box its clear button, and leaving it empty does the same. */
  onClear?: () => void
  /** The chosen item when `items` does not hold it, as before the first answer of a server. */
  selectedItem?: ComboboxItem | null
  /** What stands there while nothing is chosen. @default 'Search…' */
  placeholder?: string
  /** Texts in another language. */
  labels?: Partial<ComboboxLabels>
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Chooses one of many items by typing a part of its label, hint or keywords; the items can come from a server. */
export function Combobox({
  value = null,
  onValueChange,
  onClear,
  selectedItem,
  placeholder = 'Search…',
  labels: ownLabels,
  invalid = false,
  size,
  name,
  className,
  ...all
}: ComboboxProps) {
  const { list, native } = splitChoiceProps(all)
  const { items, loading = false, error, onRetry, onCreate } = list
  const labels = { ...comboboxLabels, ...ownLabels }
  const field = useField()
  const control = useFieldControl({ ...native, 'aria-invalid': invalid || native['aria-invalid'] })
  const named = useFieldName(native)
  const input = useRef<HTMLInputElement>(null)
  const setInput = useComposedRefs(input, native.ref)
  const { query, search, frame, panel } = useSearch(list.onQueryChange)
  const { chosen, remember } = useChosenItem(items, value, selectedItem)
  const { rows, total, left } = useChoiceRows({ ...list, query, labels, pinned: chosen })
  const locked = Boolean(control.disabled || control.readOnly)
  const choice = useItemChoice({
    rows,
    chosen,
    onChoose: (item) => {
      remember(item)
      onValueChange?.(item.value)
    },
    onClear,
    onQuery: search,
    locked,
    inputId: control.id,
    labelId: field?.labelId,
  })
  const { isOpen, highlightedIndex } = choice
  useAnchoredList(isOpen, frame, panel)

  const act = (row: ChoiceRow) => {
    if (row.action === 'retry') return onRetry?.()
    const text = query.trim()
    choice.closeMenu()
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
        {chosen?.icon && <span className="flex shrink-0 text-ink-muted">{chosen.icon}</span>}
        <input
          {...choice.getInputProps({
            ...control,
            placeholder,
            ref: setInput,
            // At once, so that Enter after the last letter finds the rows of the whole word.
            onChange: (event) => search(event.currentTarget.value),
            onClick: (event) => {
              // Typing then replaces the chosen label instead of adding to it.
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
          {...choice.getToggleButtonProps({ disabled: control.disabled })}
          loading={loading}
          readOnly={control.readOnly}
          label={labels.open}
          size={size}
        />
      </ControlFrame>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
      <ChoicePanel
        slot="combobox-list"
        list={choice}
        isChosen={(row) => row.value === value}
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
