import { canHideColumn, pinColumn, resizeColumn, showColumn } from '@placard/domain/internal/table-layout'
import type { TableLayout } from '@placard/domain/table-layout'
import {
  classNames,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  MenuItem,
  MenuSeparator,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { ArrowDown, ArrowUp, Ellipsis, EyeOff, GripVertical, Lock, MoveHorizontal, Pin, PinOff } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { columnLabels } from '../column-labels.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'

interface ColumnRowProps {
  columns: readonly LayoutColumn[]
  column: LayoutColumn
  layout: TableLayout
  place: number
  count: number
  hintId: string
  isFixed: boolean
  isActive: boolean
  onActive: () => void
  isDragged: boolean
  /** Side of the row where the drop indicator is shown. */
  line?: 'above' | 'below'
  handlers: ComponentProps<'button'>
  onKeyDown: (event: KeyboardEvent<HTMLElement>, id: string) => void
  canMove: { up: boolean; down: boolean }
  onMove: (by: -1 | 1) => void
  change: (layout: TableLayout, said: string) => void
  onGone: () => void
}

const button =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-bar text-ink-muted hover:bg-active hover:text-ink -outline-offset-2 coarse:size-11 data-[state=open]:bg-active'

/** Renders one column of the order: handle, name and menu. */
export function ColumnRow(props: ColumnRowProps) {
  const { column, layout, place, count, hintId, isFixed, isActive, onActive, isDragged, line, handlers, onKeyDown } =
    props
  const { id, header } = column
  const labels = useLabels('columns', columnLabels)
  const isPinned = layout.pinned.includes(id)
  const mark = isFixed ? 'fixed' : 'pinned'
  const PinMark = isFixed ? Lock : Pin
  return (
    <li
      className={classNames(
        'relative -ms-1 flex min-h-8 items-center gap-1 rounded-badge text-body text-ink coarse:min-h-11',
        isDragged && 'bg-selected opacity-60',
        line && 'before:absolute before:inset-x-0 before:h-0.5 before:rounded-full before:bg-brand',
        line === 'above' && 'before:-top-px',
        line === 'below' && 'before:-bottom-px',
      )}
    >
      {isFixed ? (
        <span className="size-6 shrink-0 coarse:size-11" />
      ) : (
        <button
          type="button"
          data-part="handle"
          data-holds-escape={isDragged || undefined}
          aria-label={labels.moveHandle(header, place + 1, count)}
          aria-describedby={hintId}
          tabIndex={isActive ? 0 : -1}
          {...handlers}
          onFocus={onActive}
          onKeyDown={(event) => onKeyDown(event, id)}
          className={classNames(button, 'cursor-grab touch-none active:cursor-grabbing')}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      )}
      <span className="min-w-0 flex-1 truncate" title={header}>
        {header}
      </span>
      {isPinned && (
        <span className="inline-flex text-ink-subtle" title={labels.marks[mark]}>
          <PinMark aria-hidden className="size-3.5" />
          <span className="sr-only">{labels.spokenMarks[mark]}</span>
        </span>
      )}
      {isFixed ? <span className="size-6 shrink-0 coarse:size-11" /> : <RowMenu {...props} isPinned={isPinned} />}
    </li>
  )
}

function RowMenu(props: ColumnRowProps & { isPinned: boolean }) {
  const { columns, column, layout, isActive, isPinned, canMove, onMove, onActive, change, onGone } = props
  const { id, header } = column
  const labels = useLabels('columns', columnLabels)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const width = layout.widths[id]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={labels.optionsOf(header)}
          tabIndex={isActive ? 0 : -1}
          onFocus={onActive}
          className={classNames(button, 'cursor-pointer')}
        >
          <Ellipsis aria-hidden className="size-4" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" aria-label={labels.optionsOf(header)} onCloseAutoFocus={onCloseAutoFocus}>
        <MenuItem icon={<ArrowUp aria-hidden />} disabled={!canMove.up} onSelect={() => onMove(-1)}>
          {labels.moveUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown aria-hidden />} disabled={!canMove.down} onSelect={() => onMove(1)}>
          {labels.moveDown}
        </MenuItem>
        <MenuItem
          icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          onSelect={() =>
            change(
              pinColumn(layout, columns, id, !isPinned),
              isPinned ? labels.unpinned(header) : labels.pinned(header),
            )
          }
        >
          {isPinned ? labels.unpin : labels.pin}
        </MenuItem>
        <MenuItem
          icon={<MoveHorizontal aria-hidden />}
          hint={width === undefined ? undefined : `${width} px`}
          disabled={width === undefined}
          onSelect={() => change(resizeColumn(layout, id, undefined), labels.widthReset(header))}
        >
          {labels.resetWidth}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<EyeOff aria-hidden />}
          disabledReason={canHideColumn(layout, columns, id) ? undefined : labels.lastVisible}
          onSelect={() => {
            afterClose(onGone)
            change(showColumn(layout, columns, id, false), labels.hidden(header))
          }}
        >
          {labels.hide}
        </MenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
