import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { X } from 'lucide-react'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { Chip } from '../chip/chip.js'
import {
  actOn,
  type ChoiceListProps,
  ChoicePanel,
  type ChoiceRow,
  type ComboboxItem,
  comboboxLabels,
  foundText,
  ListEnd,
  splitChoiceProps,
  useAnchoredList,
  useChoiceRows,
  useSearch,
} from '../choice-list/choice-list.js'
import { classNames } from '../class-names.js'
import { ControlButton, ControlFrame } from '../control-frame.js'
import { useField, useFieldControl, useFieldName } from '../field/field.js'
import { useLabels } from '../use-labels.js'
import { useMarks, useMultiSelection, useSelection } from './use-multi-selection.js'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'max' | 'prefix' | 'size' | 'type' | keyof ChoiceListProps
>

export interface MultiSelectProps extends NativeProps, ChoiceListProps {
  /** Values of the selected items, in the order of selection. */
  value?: readonly string[]
  /** Called with all selected values after each change. */
  onValueChange?: (value: string[]) => void
  /** Selected items that `items` does not include, such as before the first server response. */
  selectedItems?: readonly ComboboxItem[]
  /** Maximum number of selected items. */
  max?: number
  /** Adds an entry that selects all matches at the top of the list. @default false */
  selectAll?: boolean
  /** Number of chips shown while not focused; the rest is a number. */
  chipLimit?: number
  /** Placeholder while nothing is selected. @default 'Search…' */
  placeholder?: string
  /** Overrides of the texts. */
  labels?: Partial<MultiSelectLabels>
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Minimum height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

const multiSelectLabels = {
  ...comboboxLabels,
  clear: 'Clear all',
  /** List entry for all matches. @default 'Select all 12', 'Clear all 12' */
  all: (count: number, allSelected: boolean) => `${allSelected ? 'Clear' : 'Select'} all ${count}`,
  /** Selection for assistive technology. @default '2 selected: Berlin, Lisbon' */
  selected: (labels: readonly string[]) => `${labels.length} selected: ${labels.join(', ')}`,
  /** Shown if `max` is reached. @default '3 of 3 selected' */
  full: (max: number) => `${max} of ${max} selected`,
  /** Announced when a chip is marked. @default 'Berlin marked. Backspace removes it.' */
  marked: (label: string) => `${label} marked. Backspace removes it.`,
  /** Announced when a chip was removed. @default 'Berlin removed' */
  removed: (label: string) => `${label} removed`,
  /** Label of a chip's remove button. @default 'Remove Berlin' */
  remove: (label: string) => `Remove ${label}`,
}

/** Texts of a MultiSelect; `clear` is 'Clear all' by default. */
export type MultiSelectLabels = typeof multiSelectLabels

const nothing: readonly never[] = []

/** Selects several of many items, each shown as a chip; the items can come from a server. */
export function MultiSelect({
  value = nothing,
  onValueChange,
  selectedItems = nothing,
  max = Infinity,
  selectAll = false,
  chipLimit = Infinity,
  placeholder: ownPlaceholder,
  labels: ownLabels,
  invalid = false,
  size,
  name,
  className,
  ...rest
}: MultiSelectProps) {
  const { list, native } = splitChoiceProps(rest)
  const { items, loading = false, error, onRetry, onCreate } = list
  const labels = useLabels('multiSelect', multiSelectLabels, ownLabels)
  const placeholder = ownPlaceholder ?? labels.placeholder
  const field = useField()
  const selectedId = useId()
  const {
    'aria-describedby': describedBy,
    'aria-required': required,
    ...control
  } = useFieldControl({ ...native, 'aria-invalid': invalid || native['aria-invalid'] })
  const named = useFieldName(native)
  const input = useRef<HTMLInputElement>(null)
  const setInput = useComposedRefs(input, native.ref)
  const { query, search, frame, panel } = useSearch(list.onQueryChange)
  const [focused, setFocused] = useState(false)
  const [announcement, announce] = useState('')
  const selection = useSelection({ items, value, given: selectedItems, max, onValueChange })
  const { selected } = selection
  const locked = Boolean(control.disabled || control.readOnly)

  const every = (matches: readonly ComboboxItem[]) =>
    matches.every(({ value: one, disabled }) => disabled || value.includes(one))
  const { rows, matches, total, left } = useChoiceRows({
    ...list,
    query,
    labels,
    allLabel: (found) =>
      selectAll && found.length > 1 && found.length <= max ? labels.all(found.length, every(found)) : undefined,
  })
  const full = rows.map((row) =>
    selection.isFull && !row.action && !value.includes(row.value) ? { ...row, disabled: true } : row,
  )
  const combobox = useMultiSelection({
    rows: full,
    onQuery: search,
    locked,
    inputId: control.id,
    labelId: field?.labelId,
  })
  const { isOpen, highlightedIndex } = combobox
  useAnchoredList(isOpen, frame, panel)
  const remove = (item: ComboboxItem) => {
    selection.remove(item.value)
    announce(labels.removed(item.label))
    input.current?.focus()
  }
  const marks = useMarks({
    count: locked ? 0 : selected.length,
    atStart: ({ currentTarget }) => currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0,
    onRemove: (index) => selected[index] && remove(selected[index]),
  })
  const act = (row: ChoiceRow) => {
    if (row.disabled) return
    announce('')
    if (row.action === 'retry') return onRetry?.()
    if (row.action === 'all') return selection.toggleAll(matches)
    if (row.action === 'create') onCreate?.(query.trim())
    else selection.toggle(row)
    // Clears the query for the next search.
    if (query) combobox.setInputValue('')
  }
  const markedChip = marks.marked === null ? undefined : selected[marks.marked]
  const found = foundText({ error, loading, total }, labels)
  const shown = focused ? selected : selected.slice(0, chipLimit)
  const hidden = selected.length - shown.length
  const canClear = selected.length > 0 && !locked
  const allSelected = total > 0 && every(matches)
  const chipSize = size === 'lg' ? 'md' : 'sm'
  return (
    <div
      ref={frame}
      data-slot="multi-select"
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames('w-full min-w-0', className)}
    >
      <ControlFrame
        size={size}
        onClick={(event) => event.target === event.currentTarget && !isOpen && !locked && combobox.openMenu()}
        className={classNames('h-auto items-start', heights[size ?? 'md'])}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
          <SelectedChips
            items={shown}
            marked={marks.marked}
            onRemove={control.readOnly ? undefined : remove}
            disabled={control.disabled}
            removeLabel={labels.remove}
            size={size}
          />
          {hidden > 0 && <span className="px-1 text-ink-muted text-dense">+{hidden}</span>}
          <input
            {...combobox.getInputProps({
              ...control,
              ref: setInput,
              placeholder: selected.length > 0 ? undefined : placeholder,
              // Not deferred, so that Enter after the last character finds the rows of the whole word.
              onChange: (event) => search(event.currentTarget.value),
              onKeyDown: (event) => {
                control.onKeyDown?.(event)
                if (marks.onKey(event)) return actOn(event)
                const row = full[highlightedIndex]
                if (event.key !== 'Enter' || !isOpen) return
                actOn(event)
                if (row) act(row)
              },
              onFocus: (event) => {
                setFocused(true)
                control.onFocus?.(event)
              },
              onBlur: (event) => {
                setFocused(false)
                marks.unmark()
                announce('')
                control.onBlur?.(event)
              },
            })}
            {...named}
            {...(full[highlightedIndex] ? {} : { 'aria-activedescendant': undefined })}
            aria-required={required}
            aria-describedby={[selected.length > 0 && selectedId, describedBy].filter(Boolean).join(' ') || undefined}
            spellCheck={false}
            className={classNames(
              'field-sizing-content min-w-8 max-w-full flex-1 bg-transparent outline-none supports-[field-sizing:content]:flex-auto placeholder:text-ink-subtle disabled:cursor-not-allowed',
              chipSize === 'sm' ? (size === 'sm' ? 'h-5 coarse:h-8' : 'h-6 coarse:h-8') : 'h-7 coarse:h-9',
              selected.length === 0 && (size === undefined || size === 'md' ? 'ps-1.5' : 'ps-1'),
            )}
          />
        </span>
        <span className={classNames('flex shrink-0 items-center', size !== 'lg' && '-my-0.5', 'coarse:my-0')}>
          {canClear && (
            <ControlButton
              label={labels.clear}
              size={size === 'lg' ? size : 'sm'}
              onClick={() => {
                selection.change([])
                input.current?.focus()
              }}
            >
              <X aria-hidden />
            </ControlButton>
          )}
          <ListEnd
            {...combobox.getToggleButtonProps({ disabled: control.disabled })}
            loading={loading}
            readOnly={control.readOnly}
            label={labels.open}
            size={size}
          />
        </span>
      </ControlFrame>
      {name &&
        value.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={control.disabled} />)}
      <ChoicePanel
        slot="multi-select-list"
        list={combobox}
        multiple
        rows={full}
        isSelected={(row) =>
          row.action === 'all'
            ? allSelected || (matches.some((m) => value.includes(m.value)) && 'some')
            : value.includes(row.value)
        }
        onRowClick={(row, event) => {
          actOn(event)
          act(row)
        }}
        note={
          selection.isFull && (
            <p className="border-line-subtle border-t px-3 py-2 text-caption text-ink-subtle">{labels.full(max)}</p>
          )
        }
        {...{ panel, named, left, total, loading, error, labels }}
      />
      <span id={selectedId} hidden>
        {labels.selected(selected.map(({ label }) => label))}
      </span>
      <span role="status" className="sr-only">
        {markedChip
          ? labels.marked(markedChip.label)
          : announcement || (isOpen && (selection.isFull ? labels.full(max) : found))}
      </span>
    </div>
  )
}

const heights = {
  sm: 'min-h-7 py-[3px] ps-1 pe-0.5 coarse:h-auto coarse:min-h-11',
  md: 'min-h-(--placard-control-height) py-[calc((var(--placard-control-height)-1.5rem)/2-1px)] ps-1.5 pe-1 coarse:py-[5px]',
  lg: 'min-h-11 py-[7px] ps-2 pe-1',
}

interface SelectedChipsProps {
  items: readonly ComboboxItem[]
  /** Index of the chip that the next Backspace removes. */
  marked: number | null
  onRemove: ((item: ComboboxItem) => void) | undefined
  disabled: boolean | undefined
  removeLabel: (label: string) => string
  size: 'sm' | 'md' | 'lg' | undefined
}

/** Chips of the selected items, before the input. */
function SelectedChips({ items, marked, onRemove, disabled, removeLabel, size }: SelectedChipsProps) {
  const chips = useRef<HTMLSpanElement>(null)
  // Backspace and arrow keys reach the chips; as Tab stops they would separate two fields.
  useLayoutEffect(() => {
    for (const button of chips.current?.querySelectorAll<HTMLElement>('button') ?? []) button.tabIndex = -1
  })
  return (
    <span ref={chips} className="contents">
      {items.map((item, index) => (
        <Chip
          key={item.value}
          label={item.label}
          icon={item.icon}
          size={size === 'lg' ? 'md' : 'sm'}
          marked={index === marked}
          disabled={disabled}
          labels={{ remove: removeLabel(item.label) }}
          onRemove={onRemove && (() => onRemove(item))}
          // Leaves space for typing beside it.
          className={classNames('max-w-[calc(100%-2.25rem)]', size === 'sm' && 'h-5 coarse:h-8')}
        />
      ))}
    </span>
  )
}
