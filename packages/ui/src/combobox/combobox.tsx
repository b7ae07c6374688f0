import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useOwnRef } from '../assign-ref.js'
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
  useSearch,
} from '../choice-list/choice-list.js'
import { classNames } from '../class-names.js'
import { ControlButton, ControlFrame, endsWithButton, framedInput } from '../control-frame.js'
import { useField, useFieldControl } from '../field/field.js'
import { useFieldName } from '../field-context.js'
import { useChosenItem, useItemChoice } from './use-item-choice.js'

export type { ComboboxItem, ComboboxLabels } from '../choice-list/choice-list.js'

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
  const [input, setInput] = useOwnRef(native.ref)
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
