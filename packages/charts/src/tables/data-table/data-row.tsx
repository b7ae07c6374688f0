import { NO_DATA } from '@placard/domain/report'
import {
  classNames,
  Delta,
  TableActionsCell,
  TableRow,
  TableSelectCell,
  tableCellClasses,
  ValueText,
} from '@placard/ui'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { ALIGN_WITH_PARENT } from '../../own-direction.js'
import { type ColumnPlace, STICKY_ACTIONS, STICKY_SELECT, stickyStyle } from './column-layout.js'
import type { DataValue, KnownColumn } from './data-column.js'
import type { TableLanguage } from './data-table-labels.js'
import type { TableRows } from './table-rows.js'
import type { SelectionActions } from './use-selection.js'

/** Everything that the lines of a table share; it stays the same object while only the lines change. */
export interface LineContext<Row> extends TableLanguage {
  rows: TableRows<Row>
  places: readonly ColumnPlace<Row>[]
  /** Classes and style of the body cells, by index of the column. */
  cellStyles: readonly CellStyle[]
  /** Columns shown below the name of each row in a compact table. */
  figures: readonly KnownColumn<Row>[]
  /** True while only the lines in the viewport are rendered: they have one height and an `aria-rowindex`. */
  isVirtual: boolean
  /** Value of `aria-rowindex` of the first line. */
  firstLine: number
  selection?: SelectionActions
  /** True if rows have details to expand. */
  hasDetails: boolean
  /** Renders the buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  /** Number of cells of a line. */
  cellCount: number
  toggleDetail: (id: string) => void
  onRowOpen?: (row: Row) => void
  toggleGroup: (key: string, open: boolean) => void
  /** Sets the height of a line with open details; undefined for the height of other lines. */
  measure: (index: number, height: number | undefined) => void
}

interface CellStyle {
  className: string
  style?: CSSProperties
}

/** Computes the classes and styles of the body cells once, because hundreds of cells share them. */
export const computeCellStyles = <Row,>(places: readonly ColumnPlace<Row>[]): CellStyle[] =>
  places.map(({ column: { align }, ...place }) => {
    const { className, style } = stickyStyle(place)
    const { isFirst, width } = place
    return {
      className: classNames(
        tableCellClasses({ align, rowHeader: isFirst }),
        align === 'start' && !isFirst && 'text-ink-muted',
        (width !== undefined || isFirst) && 'overflow-hidden',
        className,
      ),
      style,
    }
  })

/** Renders a value of a row, a group or the totals. */
export function FormattedValue<Row>({ column, value }: { column: KnownColumn<Row>; value: DataValue }) {
  if (column.kind === 'change' && typeof value !== 'string') {
    return (
      <Delta
        value={value}
        unit={column.unit === 'points' ? 'pp' : 'percent'}
        polarity={column.polarity}
        className="flex justify-end text-dense"
      />
    )
  }
  return textOrDash(column.textOf(value))
}

/** Renders plain text without an element of its own, because hundreds of cells are rendered. */
const textOrDash = (text: string): ReactNode => (text === NO_DATA ? <ValueText>{text}</ValueText> : text)

/** Returns the content of a cell, and the title of a text that may be truncated. */
function cellContent<Row>(
  { rowAt, valueAt }: TableRows<Row>,
  column: KnownColumn<Row>,
  place: number,
): { content: ReactNode; title?: string } {
  if (column.cell) return { content: column.cell(rowAt(place)) }
  const value = valueAt(column, place)
  if (column.kind === 'change' && column.align === 'end')
    return { content: <FormattedValue column={column} value={value} /> }
  const text = column.textOf(value)
  return { content: textOrDash(text), title: column.align === 'start' ? text : undefined }
}

interface CompactFiguresProps<Row> {
  columns: readonly KnownColumn<Row>[]
  /** Renders the value of a column. */
  contentOf: (column: KnownColumn<Row>) => ReactNode
}

/** Figures below the name of a row or of the totals in a compact table. */
export function CompactFigures<Row>({ columns, contentOf }: CompactFiguresProps<Row>) {
  if (columns.length === 0) return null
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
      {columns.map((column) => (
        <div key={column.id}>
          <dt className="font-normal text-caption text-ink-muted">{column.header}</dt>
          <dd className="text-dense tabular-nums">{contentOf(column)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Text has its own direction; elements are arranged in that of the page. */
const chooseDirection = (title: string | undefined) => (title === undefined ? undefined : 'auto')

const nameClasses = (isFixed: boolean) =>
  classNames(
    'min-w-0',
    ALIGN_WITH_PARENT,
    isFixed
      ? 'line-clamp-2 leading-4.5 @min-[32rem]:block @min-[32rem]:truncate @min-[32rem]:leading-5'
      : 'line-clamp-2 w-28 leading-4.5 @min-[32rem]:line-clamp-1 @min-[32rem]:w-auto @min-[32rem]:min-w-40 @min-[32rem]:max-w-[42ch] @min-[32rem]:leading-5',
    'print:line-clamp-none print:max-w-none print:whitespace-normal',
  )

interface ExpandButtonProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name, if the content is not the name. */
  label?: string
  children?: ReactNode
}

/** Button that expands a line: Right expands it, Left collapses it, as in a tree. */
export function ExpandButton({ open, onOpenChange, label, children }: ExpandButtonProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = (event.key === 'ArrowRight') !== isRightToLeft
    event.preventDefault()
    if (next !== open) onOpenChange(next)
  }
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={label}
      onClick={() => onOpenChange(!open)}
      onKeyDown={onKeyDown}
      className={classNames(
        '-ms-1.5 inline-flex min-h-6 min-w-6 max-w-full cursor-pointer items-center gap-1.5 rounded-bar px-1 -outline-offset-2 transition-colors duration-100 hover:bg-active',
        !children && 'shrink-0 justify-center',
      )}
    >
      <ChevronRight
        aria-hidden
        className={classNames(
          'size-4 shrink-0 text-ink-muted transition-transform duration-160 ease-out print:hidden',
          open ? 'rotate-90' : 'rtl:rotate-180',
        )}
      />
      {children}
    </button>
  )
}

interface DataRowProps<Row> {
  context: LineContext<Row>
  /** Index of the line. */
  index: number
  /** Index of the row in the data. */
  place: number
  id: string
  /** Accessible name of the row. */
  label: string
  depth: number
  isSelected: boolean
  /** True while the details are expanded. */
  isOpen: boolean
  detail: ReactNode
}

function DataRowLine<Row>(props: DataRowProps<Row>) {
  const { context, index, place, id, label, depth, isSelected, isOpen, detail } = props
  const { rows, places, cellStyles, figures, selection, hasDetails, rowActions, onRowOpen } = context
  const { isVirtual, firstLine, cellCount, measure, labels } = context
  const detailRow = useRef<HTMLTableRowElement>(null)
  const isShiftPressed = useRef(false)
  useLayoutEffect(() => {
    const line = detailRow.current
    if (!isVirtual || !isOpen || !line) return
    const update = () => {
      const row = line.previousElementSibling?.getBoundingClientRect().height ?? 0
      measure(index, row + line.getBoundingClientRect().height)
    }
    const observer = new ResizeObserver(update)
    observer.observe(line)
    return () => observer.disconnect()
  }, [isVirtual, isOpen, index, measure])
  /** Button around a name. The text is clamped inside of it, because a clamped line cuts off a button as a whole. */
  const openButton = (text: ReactNode) => (
    <button
      type="button"
      onClick={() => onRowOpen?.(rows.rowAt(place))}
      className="min-w-0 max-w-full cursor-pointer rounded-bar text-start align-bottom -outline-offset-2 hover:underline"
    >
      {text}
    </button>
  )
  const name = (column: KnownColumn<Row>, isFixed: boolean) => {
    const { content, title } = cellContent(rows, column, place)
    if (figures.length > 0)
      return (
        <div className="py-2">
          {onRowOpen ? openButton(<span className="block truncate">{content}</span>) : content}
          <CompactFigures columns={figures} contentOf={(figure) => cellContent(rows, figure, place).content} />
        </div>
      )
    return (
      <div
        // On a phone a name may have two lines, and all virtual rows have one height.
        className={classNames('flex min-w-0 items-center gap-1', isFixed && '@max-[32rem]:min-h-9')}
        style={depth > 0 ? { paddingInlineStart: `${depth * 1.25}rem` } : undefined}
      >
        {hasDetails && (
          <ExpandButton
            open={isOpen}
            label={labels.detailsOf(label)}
            onOpenChange={() => {
              if (isOpen) measure(index, undefined)
              context.toggleDetail(id)
            }}
          />
        )}
        {onRowOpen ? (
          openButton(
            <span dir={chooseDirection(title)} title={title} className={nameClasses(isFixed)}>
              {content}
            </span>,
          )
        ) : (
          <div dir={chooseDirection(title)} title={title} className={nameClasses(isFixed)}>
            {content}
          </div>
        )}
      </div>
    )
  }
  const cell = ({ column, width }: ColumnPlace<Row>) => {
    const { content, title } = cellContent(rows, column, place)
    if (column.align !== 'start') return content
    return (
      <div
        dir={chooseDirection(title)}
        title={title}
        className={`truncate print:whitespace-normal ${ALIGN_WITH_PARENT}${width === undefined ? ' max-w-[32ch]' : ''}`}
      >
        {content}
      </div>
    )
  }
  return (
    <>
      <TableRow
        selected={isSelected}
        data-line={index}
        data-row={id}
        data-open={isOpen || undefined}
        aria-rowindex={isVirtual ? firstLine + index : undefined}
        className={isOpen ? '[&>*]:border-b-0 [&>*]:transition-none' : '[&>*]:transition-none'}
      >
        {selection && (
          <TableSelectCell
            label={labels.selectRow(label)}
            checked={isSelected}
            onClickCapture={(event) => {
              isShiftPressed.current = event.shiftKey
            }}
            onCheckedChange={(selected) => selection.toggle(index, selected, isShiftPressed.current)}
            className={STICKY_SELECT}
          />
        )}
        {places.map((columnPlace, column) =>
          columnPlace.isFirst ? (
            <th key={columnPlace.column.id} scope="row" data-slot="table-cell" {...cellStyles[column]}>
              {name(columnPlace.column, columnPlace.width !== undefined)}
            </th>
          ) : (
            <td key={columnPlace.column.id} data-slot="table-cell" {...cellStyles[column]}>
              {cell(columnPlace)}
            </td>
          ),
        )}
        {rowActions && <TableActionsCell className={STICKY_ACTIONS}>{rowActions(rows.rowAt(place))}</TableActionsCell>}
      </TableRow>
      {isOpen && (
        <tr ref={detailRow} className="bg-surface">
          <td colSpan={cellCount} className="border-line-subtle border-b p-0">
            <div className="sticky start-0 w-(--region-width) max-w-full px-4 pt-1 pb-4">{detail}</div>
          </td>
        </tr>
      )}
    </>
  )
}

/** Row with its open details; memoized, because scrolling renders all lines again. */
export const DataRow = memo(DataRowLine) as typeof DataRowLine
