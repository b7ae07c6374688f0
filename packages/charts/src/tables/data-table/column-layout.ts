import type { TableLayout } from '@placard/domain/table-layout'
import { classNames } from '@placard/ui'
import type { Column } from '@tanstack/react-table'
import type { CSSProperties } from 'react'
import type { KnownColumn } from './data-column.js'
import type { DataTableFeatures, RowItem } from './row-models.js'
import type { TableRows } from './table-rows.js'

/** Average width of a character of the table's font, in pixels; digits are a little wider. */
const CHARACTER_WIDTH = 7.2
const CELL_PADDING = 28
/** Sort icon and menu beside a heading. */
const HEADING_CONTROLS = 78
const SAMPLE_ROWS = 60
const BOUNDS = { name: [168, 320], text: [96, 240], number: [80, 200] } as const

/** Width of the select cell, in pixels. */
export const SELECT_WIDTH = 36

/** Width of the cell with the two buttons of a row, in pixels. */
export const ACTIONS_WIDTH = 80

/** Estimates the column widths from headings and a sample of rows, because most rows are not rendered and cannot be measured. */
export function estimateWidths<Row>({ columns, count, valueAt }: TableRows<Row>): Map<string, number> {
  const step = Math.max(1, Math.floor(count / SAMPLE_ROWS))
  const sample = Array.from({ length: Math.min(SAMPLE_ROWS, count) }, (_, index) => index * step)
  return new Map(
    columns.map((column, index) => {
      if (column.width !== undefined) return [column.id, column.width]
      const [min, max] = BOUNDS[index === 0 ? 'name' : column.align === 'end' ? 'number' : 'text']
      const characters = Math.max(0, ...sample.map((place) => column.textOf(valueAt(column, place)).length))
      // A sum has more digits than its parts.
      const content = (characters + (column.align === 'end' ? 3 : 0)) * CHARACTER_WIDTH + CELL_PADDING
      const heading = column.header.length * CHARACTER_WIDTH + HEADING_CONTROLS
      return [column.id, Math.round(Math.min(Math.max(content, heading, min, column.minWidth ?? 0), max))]
    }),
  )
}

/** Position of a visible column. */
export interface ColumnPlace<Row> {
  column: KnownColumn<Row>
  /** True for the column that names the row. */
  isFirst: boolean
  /** Sticky offset from the start, in pixels; undefined for a column that scrolls. */
  start?: number
  /** True for the last sticky column, which has a line beside it while the table is scrolled. */
  isEdge: boolean
  /** Width in pixels; undefined while the browser sizes the column. */
  width?: number
  /** True if the user has set the width. */
  isCustom: boolean
}

interface PlaceOptions {
  /** True if all widths are set, so that rows that are rendered later move nothing. */
  isFixed: boolean
  /** Width before the first column, in pixels. */
  before: number
  customWidths: TableLayout['widths']
}

/** Reads widths and sticky offsets from the columns of TanStack Table. */
export function placeColumns<Row>(
  shown: readonly KnownColumn<Row>[],
  columns: readonly Column<DataTableFeatures, RowItem>[],
  { isFixed, before, customWidths }: PlaceOptions,
): ColumnPlace<Row>[] {
  const columnById = new Map(columns.map((column) => [column.id, column]))
  const lastPinned = shown.findLast(({ id }) => columnById.get(id)?.getIsPinned())
  return shown.map((column, index) => {
    const model = columnById.get(column.id)
    return {
      column,
      isFirst: index === 0,
      start: model?.getIsPinned() ? before + model.getStart('start') : undefined,
      isEdge: column === lastPinned,
      width: isFixed ? model?.getSize() : undefined,
      isCustom: customWidths[column.id] !== undefined,
    }
  })
}

/** Index of the column that takes the remaining width: the first one without a custom width. */
export const flexibleIndex = <Row>(places: readonly ColumnPlace<Row>[]): number =>
  Math.max(
    places.findIndex(({ isCustom }) => !isCustom),
    0,
  )

/** Widens the flexible column so that no column is cut off at the sticky buttons at the end of the rows. */
export function fillWidth<Row>(places: readonly ColumnPlace<Row>[], available: number): readonly ColumnPlace<Row>[] {
  let left = available
  const cut = places.findIndex(({ width = 0 }) => {
    if (width > left) return true
    left -= width
    return false
  })
  const flexible = flexibleIndex(places)
  if (flexible >= cut || places[flexible]?.isCustom) return places
  return places.map((place, index) => {
    if (index === flexible) return { ...place, width: (place.width ?? 0) + left }
    return index > flexible && place.start !== undefined ? { ...place, start: place.start + left } : place
  })
}

const NARROW = 512
const NAME_SHARE = 0.42
/** In pixels: a name on two lines, and a word beside its icon. */
const MIN_WIDTH = { name: 112, text: 102 }

/** True for a region as narrow as a phone; false until it is measured. */
export const isNarrow = (width: number) => width > 0 && width < NARROW

/**
 * Fits the columns into a narrow region: names leave more than half of the width to the numbers. `buttons` is the width
 * of select and action cells: names and the texts beside them share what these leave.
 */
export function narrowColumns<Row>(
  places: readonly ColumnPlace<Row>[],
  width: number,
  buttons?: number,
): readonly ColumnPlace<Row>[] {
  const [name, next, ...rest] = places
  if (!name?.isFirst || !name.width) return places
  const share = Math.min(name.width, Math.round(width * NAME_SHARE))
  if (buttons === undefined || !next?.width || next.isCustom || next.column.align !== 'start')
    return [{ ...name, width: share }, ...places.slice(1)]
  const available = width - buttons
  const text = Math.min(next.width, Math.max(MIN_WIDTH.text, available - share))
  const nameWidth = Math.min(share, Math.max(MIN_WIDTH.name, available - text))
  return [{ ...name, width: nameWidth }, { ...next, width: text }, ...rest]
}

const EDGE =
  'after:pointer-events-none after:absolute after:inset-y-0 after:end-0 after:w-px after:bg-line after:opacity-0 group-data-scrolled/region:after:opacity-100'

type Place = Pick<ColumnPlace<never>, 'isFirst' | 'isEdge' | 'start'>

/** Classes and style of a sticky cell. In a narrow table only the first column is sticky, which leaves room for the numbers. */
export function stickyStyle({ isFirst, isEdge, start }: Place): { className?: string; style?: CSSProperties } {
  if (start === undefined) return {}
  return {
    className: classNames(
      'bg-inherit print:static',
      isFirst
        ? 'sticky start-0 z-10 @min-[32rem]:start-(--column-start)'
        : '@min-[32rem]:sticky @min-[32rem]:start-(--column-start) @min-[32rem]:z-10',
      isEdge && EDGE,
      isFirst &&
        !isEdge &&
        '@max-[32rem]:after:absolute @max-[32rem]:after:inset-y-0 @max-[32rem]:after:end-0 @max-[32rem]:after:w-px @max-[32rem]:after:bg-line @max-[32rem]:after:opacity-0 @max-[32rem]:group-data-scrolled/region:after:opacity-100',
    ),
    style: { '--column-start': `${start}px` } as CSSProperties,
  }
}

/** Classes of the sticky cell with the buttons of a row; a line and a fade beside it show that more columns follow. */
export const STICKY_ACTIONS =
  'sticky end-0 z-10 bg-inherit before:pointer-events-none before:absolute before:inset-y-0 before:start-0 before:w-px before:bg-line before:opacity-0 group-data-[more~=end]/region:before:opacity-100 print:hidden ' +
  'after:pointer-events-none after:absolute after:inset-y-0 after:-start-4 after:w-4 after:bg-inherit after:opacity-0 after:[mask-image:linear-gradient(to_right,transparent,black)] rtl:after:[mask-image:linear-gradient(to_left,transparent,black)] group-data-[more~=end]/region:after:opacity-100 forced-colors:after:hidden'

/** Classes of the select cell, which is sticky in a wide table. */
export const STICKY_SELECT = 'bg-inherit @min-[32rem]:sticky @min-[32rem]:start-0 @min-[32rem]:z-10 print:hidden'
