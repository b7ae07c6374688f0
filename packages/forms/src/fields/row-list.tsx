import { Button, classNames, FieldError, FieldHint, IconButton, useLabels } from '@placard/ui'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useFormState } from 'react-hook-form'
import { controlId, FormIdContext } from '../engine/form/form-context.js'
import { errorOfList } from './row-list-error.js'
import { rowListLabels } from './row-list-labels.js'
import type { Rows } from './use-rows.js'

interface RowListProps {
  /** Rows and their actions. */
  rows: Rows
  /** Path of the list in the schema. */
  name: string
  /** Label of the list. */
  label: ReactNode
  /** Help text of the list. */
  hint?: ReactNode
  /** Label of the button that adds a row. */
  addLabel: string
  /** Column headings, shown where columns are side by side. */
  columns: readonly [string, string]
  /** Column widths: equal, or a narrow second column. */
  widths: keyof typeof WIDTHS
  slot: string
  className?: string | undefined
  /** Renders the two controls of a row. */
  children: (row: { index: number; name: string }) => ReactNode
}

/** Base of list fields: label, error, and rows that can be added, moved and removed with announcements. */
export function RowList({
  rows,
  name,
  label,
  hint,
  addLabel,
  columns,
  widths,
  slot,
  className,
  children,
}: RowListProps) {
  const id = controlId(useContext(FormIdContext), name)
  const error = errorOfList(useFormState({ name }).errors, name)
  const [labelId, hintId, errorId] = [`${id}:label`, `${id}:hint`, `${id}:error`]
  const isEmpty = rows.fields.length === 0
  const add = (
    <Button size="sm" data-row-add="" onClick={() => rows.add()} className="shrink-0">
      <Plus aria-hidden />
      {addLabel}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in a row with a button.
    <div
      ref={rows.root}
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
      data-slot={slot}
      data-state={error ? 'invalid' : isEmpty ? 'empty' : 'valid'}
      className={className}
    >
      <div className="@container flex min-w-0 flex-col gap-3 rounded-control">
        <div className="flex min-w-0 items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-0.5">
            <p id={labelId} className="flex items-baseline gap-2 font-medium text-body text-ink">
              {label}
              {!isEmpty && <span className="font-normal text-ink-muted tabular-nums">{rows.fields.length}</span>}
            </p>
            {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        </div>
        {!isEmpty && (
          <div
            className={classNames(
              'flex min-w-0 flex-col gap-1.5',
              rows.fields.length === 1 ? ACTIONS.one : ACTIONS.three,
            )}
          >
            <div
              aria-hidden
              className={classNames('hidden text-caption text-ink-muted @lg:grid', GRID, WIDTHS[widths])}
            >
              {columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </div>
            <ol className="flex min-w-0 flex-col gap-4 @lg:gap-2">
              {rows.fields.map(({ rowKey }, index) => (
                <li
                  key={rowKey}
                  data-row=""
                  className={classNames(
                    'grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 [&>*:first-child]:col-span-2',
                    GRID,
                    WIDTHS[widths],
                  )}
                >
                  {children({ index, name: `${name}.${index}` })}
                  <RowActions rows={rows} index={index} />
                </li>
              ))}
            </ol>
          </div>
        )}
        {/* In one place, whether or not there are rows. */}
        <div>{add}</div>
        <span role="status" className="sr-only">
          {rows.said}
        </span>
      </div>
    </div>
  )
}

/** Row on one line where space allows; otherwise the first control is above the second and the buttons. */
const GRID = 'min-w-0 items-start gap-x-2 @lg:[&>*:first-child]:col-span-1'

const WIDTHS = {
  halves: '@lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_var(--actions)]',
  'wide first': '@lg:grid-cols-[minmax(0,1fr)_9rem_var(--actions)]',
}

const ACTIONS = {
  one: '[--actions:var(--placard-control-height)]',
  three: '[--actions:calc(var(--placard-control-height)*3)]',
}

/** Buttons to move and remove a row. Inactive ones stay rendered to keep focus. */
function RowActions({ rows, index }: { rows: Rows; index: number }) {
  const labels = useLabels('rowList', rowListLabels)
  const called = rows.called(index)
  const only = rows.fields.length === 1
  const moves = [
    { to: index - 1, direction: 'up', move: labels.moveUp, Icon: ArrowUp },
    { to: index + 1, direction: 'down', move: labels.moveDown, Icon: ArrowDown },
  ]
  return (
    <div className="flex shrink-0 justify-end">
      {moves.map(({ to, direction, move, Icon }) => (
        <IconButton
          key={direction}
          data-row-move={direction}
          label={move(called)}
          aria-disabled={to < 0 || to >= rows.fields.length || undefined}
          onClick={() => rows.move(index, to, direction)}
          className={only ? 'hidden' : undefined}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      <IconButton data-row-remove="" label={labels.remove(called)} onClick={() => rows.remove(index)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
