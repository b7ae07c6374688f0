import { type LayoutSort, sortPlaceLabel, type TableLayout } from '@placard/domain'
import { classNames } from '@placard/ui'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { ColumnMenu } from '../column-menu/column-menu.js'
import { ColumnResizer } from '../column-resizer/column-resizer.js'
import type { ColumnPlace } from './column-widths.js'
import type { KnownColumn } from './data-column.js'
import { stickyPlace } from './sticky-place.js'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** What the headings do; without it they only name their columns. */
export interface HeadActions<Row> {
  columns: readonly KnownColumn<Row>[]
  layout: TableLayout
  /** Orders by a column, alone or behind the orders that there are. */
  sortBy: (column: KnownColumn<Row>, add: boolean) => void
  /** Offers a menu and an edge to pull at. */
  arrange?: {
    change: (layout: TableLayout, said: string) => void
    resize: (id: string, width: number | undefined) => void
    preview: (id: string, width: number | undefined) => void
    onFilter?: (id: string) => void
  }
}

interface HeadCellProps<Row> {
  place: ColumnPlace<Row>
  actions?: HeadActions<Row>
  /** Its place among the headings. */
  index: number
  /** Keeps its width from its neighbours. @default false */
  isLast?: boolean
}

/** One heading: a button that sorts, what the figures mean, a menu, and the edge that makes the column wider. */
export function HeadCell<Row>({ place: { column, ...where }, actions, index, isLast = false }: HeadCellProps<Row>) {
  const { id, header, align, sortable = true, definition, minWidth } = column
  const { className, style } = stickyPlace(where)
  const sorts: readonly LayoutSort[] = actions?.layout.sort ?? []
  const order = sorts.findIndex((one) => one.id === id)
  const direction = sorts[order]?.direction ?? 'none'
  const arrange = actions?.arrange
  // Half of its edge lies over the next heading, which comes later; what stays beside rows is at 10, above the head at 30.
  const level = { '--level': Math.max(29 - index, 11), '--level-stays': Math.max(49 - index, 31) } as CSSProperties
  return (
    <th
      scope="col"
      data-slot="table-header-cell"
      data-column={id}
      aria-label={header}
      aria-sort={actions && sortable ? (order === 0 ? direction : 'none') : undefined}
      style={{ ...style, ...level }}
      className={classNames(
        'group/head h-(--placard-head-height) whitespace-nowrap border-line-subtle border-b px-3 text-start font-medium text-caption text-ink-muted first:ps-4 last:pe-4',
        align === 'end' && 'text-end',
        className,
        'sticky top-0 z-(--level) bg-sunken print:static',
        where.start !== undefined && '@min-[32rem]:z-(--level-stays)',
        where.isFirst && 'z-(--level-stays)',
      )}
    >
      <span className={classNames('flex min-w-0 items-center gap-0.5', align === 'end' && 'flex-row-reverse')}>
        {actions && sortable ? (
          <SortButton
            header={header}
            align={align}
            direction={direction}
            order={sorts.length > 1 && order >= 0 ? order + 1 : undefined}
            words={sortPlaceLabel(sorts, id)}
            isTight={where.width !== undefined}
            onSort={(add) => actions.sortBy(column, add)}
          />
        ) : (
          <span className="truncate">{header}</span>
        )}
        {definition}
        {arrange && (
          <ColumnMenu
            columns={actions.columns}
            column={column}
            layout={actions.layout}
            onLayoutChange={arrange.change}
            onFilter={arrange.onFilter && (() => arrange.onFilter?.(id))}
            onFit={() => arrange.resize(id, undefined)}
            className={align === 'end' ? undefined : 'ms-auto'}
          />
        )}
      </span>
      {arrange && (
        <ColumnResizer
          label={header}
          width={where.width}
          min={minWidth}
          onWidthChange={(width) => arrange.preview(id, width)}
          onWidthCommit={(width) => arrange.resize(id, width)}
          onWidthCancel={() => arrange.preview(id, undefined)}
          onFit={() => arrange.resize(id, undefined)}
          className={classNames(
            '[&>span]:opacity-0 group-hover/head:[&>span]:opacity-100 focus-visible:[&>span]:opacity-100 data-[state=dragging]:[&>span]:opacity-100',
            isLast && 'end-0 w-3 justify-end',
          )}
        />
      )}
    </th>
  )
}

interface SortButtonProps {
  header: string
  align: 'start' | 'end'
  direction: keyof typeof icons
  order?: number
  words?: string
  /** Its width is set: on a phone the heading gets all of it. */
  isTight: boolean
  onSort: (add: boolean) => void
}

function SortButton({ header, align, direction, order, words, isTight, onSort }: SortButtonProps) {
  const Icon = icons[direction]
  const onClick = (event: MouseEvent | KeyboardEvent) => onSort(event.shiftKey)
  return (
    <button
      type="button"
      onClick={onClick}
      title={header}
      className={classNames(
        'group -mx-1.5 inline-flex min-h-6 min-w-0 cursor-pointer items-center gap-1 rounded-bar px-1.5 -outline-offset-2 transition-colors duration-100 hover:bg-active hover:text-ink',
        align === 'end' && 'flex-row-reverse',
        direction !== 'none' && 'text-ink',
      )}
    >
      <span className="truncate">{header}</span>
      {words && <span className="sr-only">{words}</span>}
      <span className={classNames('inline-flex shrink-0 items-center', align === 'end' && 'flex-row-reverse')}>
        <Icon
          aria-hidden
          className={classNames(
            'size-3.5 shrink-0',
            direction === 'none' &&
              'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 coarse:opacity-100 print:hidden',
            direction === 'none' && isTight && '@max-[32rem]:hidden',
          )}
        />
        {order !== undefined && (
          <span aria-hidden className="min-w-2 text-caption tabular-nums leading-none">
            {order}
          </span>
        )}
      </span>
    </button>
  )
}
