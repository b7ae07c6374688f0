import type { UseComboboxReturnValue } from 'downshift'
import { Check, ChevronDown, CircleAlert, Minus, Plus, RotateCcw } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '../class-names.js'
import { ControlButton, type ControlButtonProps, listButton } from '../control-frame.js'
import type { NameProps } from '../field/field.js'
import { Spinner } from '../spinner/spinner.js'
import type { ComboboxLabels } from './choice-props.js'
import type { ChoiceRow } from './choice-rows.js'

export interface ChoicePanelProps {
  slot: string
  panel: RefObject<HTMLDivElement | null>
  list: Pick<UseComboboxReturnValue<ChoiceRow>, 'isOpen' | 'highlightedIndex' | 'getMenuProps' | 'getItemProps'>
  /** Name of the list. */
  named: NameProps
  rows: readonly ChoiceRow[]
  /** Number of matches that are not listed. */
  left: number
  total: number
  loading: boolean
  error: ReactNode
  labels: ComboboxLabels
  /** Multiple selection: each option shows a checkbox. */
  multiple?: boolean
  isSelected: (row: ChoiceRow) => boolean | 'some'
  /** Called on a click on an entry; events that are not handled with `actOn` are left to downshift. */
  onRowClick: (row: ChoiceRow, event: MouseEvent) => void
  /** A line below the list. */
  note?: ReactNode
}

/** List of Combobox and MultiSelect with all its states: results, groups, loading, error, empty. */
export function ChoicePanel({
  slot,
  panel,
  list,
  named,
  rows,
  left,
  total,
  loading,
  error,
  labels,
  multiple = false,
  isSelected,
  onRowClick,
  note,
}: ChoicePanelProps) {
  const { isOpen, highlightedIndex } = list
  const groupId = useId()
  const hasItems = rows.some((row) => row.action !== 'retry')
  const option = (row: ChoiceRow, index: number) => (
    <ChoiceOption
      key={row.value}
      {...list.getItemProps({ item: row, index, onClick: (event) => onRowClick(row, event) })}
      row={row}
      icon={row.action ? actionIcons[row.action] : row.icon}
      selected={isSelected(row)}
      highlighted={index === highlightedIndex}
      multiple={multiple}
    />
  )
  const blocks = groupRows(rows)
  const quiet = 'flex items-center gap-2 px-3 py-2.5 text-ink-muted'
  return (
    <div
      ref={panel}
      popover="manual"
      data-slot={slot}
      // Physical directions: this resets the position that browsers give a popover.
      className="fixed right-auto m-0 flex-col transition-none overflow-hidden rounded-card border border-line bg-raised text-dense text-ink shadow-popover open:flex coarse:text-touch"
    >
      {error != null && error !== false && (
        <p className="flex items-start gap-2 px-3 pt-2.5 pb-1.5 text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
      <div
        role="listbox"
        {...list.getMenuProps()}
        aria-labelledby={undefined}
        {...named}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading || undefined}
        className="relative min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {isOpen &&
          blocks.map(({ group, from, entries }) =>
            group === undefined ? (
              entries.map((row, index) => option(row, from + index))
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a listbox knows groups by their role alone.
              <div
                key={group}
                role="group"
                aria-labelledby={`${groupId}${from}`}
                className="not-first:mt-1 not-first:border-line-subtle not-first:border-t not-first:pt-1"
              >
                <span
                  id={`${groupId}${from}`}
                  role="presentation"
                  className="block px-2 py-1.5 font-medium text-caption text-ink-subtle"
                >
                  {group}
                </span>
                {entries.map((row, index) => option(row, from + index))}
              </div>
            ),
          )}
      </div>
      {!error && loading && !hasItems && (
        <p className={quiet}>
          <Spinner />
          {labels.loading}
        </p>
      )}
      {!error && !loading && total === 0 && (
        <p className={classNames(quiet, rows.length > 0 && 'order-first')}>{labels.empty}</p>
      )}
      {!error && left > 0 && (
        <p className="border-line-subtle border-t px-3 py-2 text-caption text-ink-subtle">
          {labels.more(total - left, total)}
        </p>
      )}
      {note}
    </div>
  )
}

const actionIcons = {
  create: <Plus aria-hidden />,
  retry: <RotateCcw aria-hidden />,
  all: undefined,
}

/** Groups adjacent rows, with the index of the first row of each group. */
function groupRows(rows: readonly ChoiceRow[]) {
  const blocks: { group: string | undefined; from: number; entries: ChoiceRow[] }[] = []
  rows.forEach((row, index) => {
    const last = blocks.at(-1)
    if (last && last.group === row.group) last.entries.push(row)
    else blocks.push({ group: row.group, from: index, entries: [row] })
  })
  return blocks
}

interface ChoiceOptionProps extends ComponentProps<'div'> {
  row: ChoiceRow
  icon: ReactNode
  selected: boolean | 'some'
  highlighted: boolean
  multiple: boolean
}

/** Option of the list. */
function ChoiceOption({ row, icon, selected, highlighted, multiple, ...props }: ChoiceOptionProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: downshift gives it the role of an option.
    <div
      {...props}
      aria-selected={selected === true}
      aria-disabled={row.disabled || undefined}
      className={classNames(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-badge px-2 py-1.5 coarse:min-h-11',
        highlighted && 'bg-active forced-colors:outline-2 forced-colors:-outline-offset-2',
        row.disabled && 'cursor-not-allowed text-ink-disabled',
      )}
    >
      {multiple && row.action !== 'create' && row.action !== 'retry' && <Box state={selected} off={row.disabled} />}
      {icon && <span className="flex shrink-0 text-ink-muted [&_svg]:size-4">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span
          className={classNames('wrap-anywhere', (row.action || (selected === true && !multiple)) && 'font-medium')}
        >
          {row.label}
        </span>
        {row.hint && (
          <span
            className={classNames('wrap-anywhere text-caption', row.disabled ? 'text-ink-disabled' : 'text-ink-subtle')}
          >
            {row.hint}
          </span>
        )}
      </span>
      {!multiple && !row.action && (
        <span className="flex size-4 shrink-0">
          {selected && <Check aria-hidden className="size-4 text-brand-ink" />}
        </span>
      )}
    </div>
  )
}

/** Looks like a Checkbox; the option has the state for assistive technology. */
function Box({ state, off }: { state: boolean | 'some'; off: boolean | undefined }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-4 shrink-0 items-center justify-center rounded-bar border [&_svg]:size-3',
        off && 'border-line bg-sunken text-ink-disabled',
        !off && (state ? 'border-brand bg-brand text-on-brand' : 'border-line-control bg-surface'),
        'forced-colors:text-[CanvasText]',
      )}
    >
      {state === 'some' && <Minus strokeWidth={3} />}
      {state === true && <Check strokeWidth={3} />}
    </span>
  )
}

interface ListEndProps extends ControlButtonProps {
  /** Shows a spinner instead of the button. */
  loading: boolean
  /** True if there is no list to open. */
  readOnly: boolean | undefined
}

/** End of a combobox: the button that opens the list, or a spinner. */
export function ListEnd({ loading, readOnly, ...props }: ListEndProps) {
  if (loading) return <Spinner className="mx-1.5" />
  if (readOnly) return null
  return (
    <ControlButton {...props} className={listButton}>
      <ChevronDown aria-hidden />
    </ControlButton>
  )
}
