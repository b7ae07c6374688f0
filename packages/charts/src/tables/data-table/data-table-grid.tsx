import { sortPlaceLabel } from '@placard/domain/internal/table-layout'
import type { LayoutSort, TableLayout } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import {
  classNames,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRegion,
  TableRow,
  TableSelectCell,
  useLabels,
} from '@placard/ui'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, type ReactNode, type Ref } from 'react'
import { ColumnMenu } from '../column-menu/column-menu.js'
import { ColumnResizer } from '../column-resizer/column-resizer.js'
import {
  ACTIONS_WIDTH,
  type ColumnPlace,
  flexibleIndex,
  SELECT_WIDTH,
  STICKY_ACTIONS,
  STICKY_SELECT,
  stickyStyle,
} from './column-layout.js'
import type { KnownColumn } from './data-column.js'
import { dataTableLabels } from './data-table-labels.js'
import type { SelectionState } from './use-selection.js'

interface DataTableGridProps<Row> {
  label: string
  region?: Ref<HTMLDivElement>
  regionClassName?: string
  places: readonly ColumnPlace<Row>[]
  isFixed: boolean
  /** Number of rows of the whole table, including the head, while only some are rendered. */
  rowCount?: number
  actions?: HeadActions<Row>
  /** State of the checkbox that selects all rows; without it, rows cannot be selected. */
  selectAll?: { checked: SelectionState; onCheckedChange?: (selected: boolean) => void }
  /** True if rows have buttons at their end. */
  hasActions?: boolean
  isDimmed: boolean
  /** Visible width in pixels, which is the width of open details. Without details it is undefined: a changed custom property restyles every cell. */
  regionWidth?: number
  children: ReactNode
}

/** Scroll region with the table, its column widths and its head. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const {
    label,
    region,
    regionClassName,
    places,
    isFixed,
    rowCount,
    actions,
    selectAll,
    hasActions = false,
    isDimmed,
    regionWidth,
    children,
  } = props
  const labels = useLabels('table', dataTableLabels)
  const flexible = flexibleIndex(places)
  const minWidth = places.reduce(
    (sum, { width = 0 }) => sum + width,
    (selectAll ? SELECT_WIDTH : 0) + (hasActions ? ACTIONS_WIDTH : 0),
  )
  const lastSticky = places.findLast(({ start }) => start !== undefined)
  // Focused elements scroll to where no sticky cell covers them.
  const style = {
    '--sticky-start': `${(lastSticky?.start ?? 0) + (lastSticky?.width ?? 0)}px`,
    '--sticky-end': `${hasActions ? ACTIONS_WIDTH : 0}px`,
    ...(regionWidth && { '--region-width': `${regionWidth}px` }),
  } as CSSProperties
  return (
    <TableRegion
      label={label}
      ref={region}
      style={style}
      onFocus={({ currentTarget, target }) => scrollToFocused(currentTarget, target)}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)}
      className={classNames(
        'group/region isolate scroll-pt-(--placard-head-height) scroll-pb-(--placard-row-height) scroll-pe-(--sticky-end) @min-[32rem]:scroll-ps-(--sticky-start) print:max-h-none print:overflow-visible',
        regionClassName,
      )}
    >
      <Table
        aria-label={label}
        aria-rowcount={rowCount}
        style={isFixed ? { minWidth } : undefined}
        className={classNames(
          // A printed table cannot scroll.
          isFixed && 'table-fixed print:table-auto print:min-w-0! print:[&_col]:w-auto!',
          isDimmed && '[&_tbody_*]:text-ink-muted [&_tfoot_*]:text-ink-muted',
        )}
      >
        {isFixed && (
          <colgroup>
            {selectAll && <col style={{ width: SELECT_WIDTH }} />}
            {places.map(({ column, width }, index) => (
              <col key={column.id} style={index === flexible ? undefined : { width }} />
            ))}
            {hasActions && <col style={{ width: ACTIONS_WIDTH }} />}
          </colgroup>
        )}
        <TableHead>
          <TableRow aria-rowindex={rowCount === undefined ? undefined : 1} className="bg-sunken">
            {selectAll && (
              <TableSelectCell
                head
                label={labels.selectAll}
                checked={selectAll.checked}
                disabled={!selectAll.onCheckedChange}
                onCheckedChange={(selected) => selectAll.onCheckedChange?.(selected)}
                className={classNames(STICKY_SELECT, 'sticky top-0 z-20 @min-[32rem]:z-30')}
              />
            )}
            {places.map((place, index) => (
              <HeadCell key={place.column.id} {...{ place, index, actions }} isLast={index === places.length - 1} />
            ))}
            {hasActions && (
              <th
                className={classNames(
                  STICKY_ACTIONS,
                  'top-0 z-30 h-(--placard-head-height) border-line-subtle border-b bg-sunken',
                )}
              >
                <span className="sr-only">{labels.actions}</span>
              </th>
            )}
          </TableRow>
        </TableHead>
        {children}
      </Table>
    </TableRegion>
  )
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** Actions of the headings; without them, headings are plain text. */
export interface HeadActions<Row> {
  columns: readonly KnownColumn<Row>[]
  layout: TableLayout
  /** Sorts by a column, or adds it to the sort order. */
  sortBy: (id: string, isAdded: boolean) => void
  /** Adds a resizable edge and, with `hasMenus`, a menu to each heading. */
  arrange?: {
    hasMenus: boolean
    change: (layout: TableLayout, announcement: string) => void
    resize: (id: string, width: number | undefined) => void
    /** Sets the width while the edge is dragged. */
    drag: (id: string, width: number | undefined) => void
    onFilter?: (id: string) => void
  }
}

interface HeadCellProps<Row> {
  place: ColumnPlace<Row>
  actions?: HeadActions<Row>
  /** Index of the heading. */
  index: number
  /** Keeps the edge of the last heading inside the table. @default false */
  isLast?: boolean
}

function Heading<Row>({ place: { column, ...place }, actions, index, isLast = false }: HeadCellProps<Row>) {
  const { id, header, align, sortable = true, definition, minWidth } = column
  const texts = useReportTexts()
  const { className, style } = stickyStyle(place)
  const sorts: readonly LayoutSort[] = actions?.layout.sort ?? []
  const order = sorts.findIndex((one) => one.id === id)
  const direction = sorts[order]?.direction ?? 'none'
  const arrange = actions?.arrange
  // Half of the edge covers the next heading. Sticky body cells have z-index 10, so sticky headings are at 30 and above.
  const level = { '--level': Math.max(29 - index, 11), '--level-sticky': Math.max(49 - index, 31) } as CSSProperties
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
        place.start !== undefined && '@min-[32rem]:z-(--level-sticky)',
        place.isFirst && 'z-(--level-sticky)',
      )}
    >
      <span className={classNames('flex min-w-0 items-center gap-0.5', align === 'end' && 'flex-row-reverse')}>
        {actions && sortable ? (
          <SortButton
            header={header}
            align={align}
            direction={direction}
            order={sorts.length > 1 && order >= 0 ? order + 1 : undefined}
            orderText={sortPlaceLabel(sorts, id, texts)}
            isTight={place.width !== undefined}
            onSort={(isAdded) => actions.sortBy(id, isAdded)}
          />
        ) : (
          <span className="truncate">{header}</span>
        )}
        {definition}
        {actions && arrange?.hasMenus && (
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
          width={place.width}
          min={minWidth}
          onWidthChange={(width) => arrange.drag(id, width)}
          onWidthCommit={(width) => arrange.resize(id, width)}
          onWidthCancel={() => arrange.drag(id, undefined)}
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

/** Heading of a column: sort button, definition of its figures, menu and resizable edge. Memoized, because scrolling renders the table again. */
const HeadCell = memo(Heading) as typeof Heading

interface SortButtonProps {
  header: string
  align: 'start' | 'end'
  direction: keyof typeof icons
  order?: number
  /** Position in the sort order, for screen readers. */
  orderText?: string
  /** True for a fixed width: on a phone the heading takes all of it. */
  isTight: boolean
  onSort: (isAdded: boolean) => void
}

function SortButton({ header, align, direction, order, orderText, isTight, onSort }: SortButtonProps) {
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
      {orderText && <span className="sr-only">{orderText}</span>}
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

interface LoadingRowsProps<Row> {
  places: readonly ColumnPlace<Row>[]
  rows: number
  hasSelection: boolean
  hasActions: boolean
}

const WIDTHS = ['w-48', 'w-36', 'w-56', 'w-40', 'w-52']

/** Skeletons with the size of the rows that are loading. */
export function LoadingRows<Row>({ places, rows, hasSelection, hasActions }: LoadingRowsProps<Row>) {
  const { loading } = useLabels('table', dataTableLabels)
  return (
    <TableBody>
      {Array.from({ length: rows }, (_, row) => `loading-${row}`).map((key, row) => (
        <TableRow key={key} className="hover:bg-surface!">
          {hasSelection && (
            <td className="h-(--placard-row-height) border-line-subtle border-b ps-4 pe-1">
              <Skeleton className="size-4" />
            </td>
          )}
          {places.map(({ column: { id, align }, isFirst }) => (
            <TableCell key={id} align={align}>
              {row === 0 && isFirst && <span className="sr-only">{loading}</span>}
              <Skeleton
                className={classNames(
                  'max-w-full',
                  isFirst ? WIDTHS[row % WIDTHS.length] : 'w-14',
                  align === 'end' && 'ms-auto',
                )}
              />
            </TableCell>
          ))}
          {hasActions && <td className="border-line-subtle border-b" />}
        </TableRow>
      ))}
    </TableBody>
  )
}

/**
 * Scrolls the region sideways until the element with keyboard focus is not covered by sticky columns, whose widths are its
 * scroll padding. Browsers only do this for elements that are completely out of view.
 */
function scrollToFocused(region: HTMLElement, focused: Element): void {
  if (!focused.matches(':focus-visible')) return
  const cell = focused.closest('th, td')
  const box = region.getBoundingClientRect()
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(region)
  const [start, end] = [box.left + parse(scrollPaddingLeft), box.right - parse(scrollPaddingRight)]
  const { left, right } = focused.getBoundingClientRect()
  const by = left < start ? left - start : right > end ? Math.min(right - end, left - start) : 0
  if (by === 0 || !cell || isSticky(cell, box, start, end)) return
  region.scrollLeft += by
}

const parse = (length: string) => Number.parseFloat(length) || 0

/** True for a sticky cell, which is never covered. */
function isSticky(cell: Element, box: DOMRect, start: number, end: number): boolean {
  const { left, right } = cell.getBoundingClientRect()
  return (
    getComputedStyle(cell).position === 'sticky' &&
    ((left >= box.left && right <= start + 1) || (left >= end - 1 && right <= box.right + 1))
  )
}
