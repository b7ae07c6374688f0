import type { TableLayout } from '@placard/domain'
import { type KnownColumn, valueText } from './data-column.js'
import { type RowSource, valueAt } from './row-source.js'

/** What a letter of the table's text takes, in pixels; digits are a little wider than the mean. */
const LETTER = 7.2
const PADDING = 28
/** The mark of the order beside a heading, and its menu. */
const HEAD_ROOM = 78
const SAMPLE = 60
const BOUNDS = { name: [168, 320], text: [96, 240], figure: [80, 200] } as const

/** The width of the cell that chooses a row. */
export const SELECT_WIDTH = 36

/** The width of the cell with the buttons of a row: two of them. */
export const ACTIONS_WIDTH = 80

/** How wide each column is where its words cannot be asked, because most rows are not drawn: by its heading and some rows. */
export function columnWidths<Row>(source: RowSource<Row>, widths: TableLayout['widths']): Map<string, number> {
  const step = Math.max(1, Math.floor(source.store.length / SAMPLE))
  const places = Array.from({ length: Math.min(SAMPLE, source.store.length) }, (_, index) => index * step)
  return new Map(
    source.columns.map((column, index) => {
      const chosen = widths[column.id] ?? column.width
      if (chosen !== undefined) return [column.id, chosen]
      const [least, most] = BOUNDS[index === 0 ? 'name' : column.align === 'end' ? 'figure' : 'text']
      const letters = Math.max(0, ...places.map((place) => valueText(column, valueAt(source, column, place)).length))
      // A sum has more digits than what it is the sum of.
      const room = Math.max(letters + (column.align === 'end' ? 3 : 0), 0) * LETTER + PADDING
      const needed = Math.max(room, column.header.length * LETTER + HEAD_ROOM)
      return [column.id, Math.round(Math.min(Math.max(needed, least, column.minWidth ?? 0), most))]
    }),
  )
}

/** Where a shown column stands. */
export interface ColumnPlace<Row> {
  column: KnownColumn<Row>
  /** Names its row. */
  isFirst: boolean
  /** Stays at the start: so far from it; undefined for one that scrolls. */
  start?: number
  /** The last one that stays: a line beside it says that something lies below. */
  isEdge: boolean
  /** Its width in pixels; undefined where it takes what it needs or what is left. */
  width?: number
  /** Whether somebody chose that width. */
  isChosen: boolean
}

interface Arrangement {
  pinned: readonly string[]
  widths: ReadonlyMap<string, number>
  chosen: TableLayout['widths']
  /** Whether all widths are set, so that rows that come and go move nothing. */
  isFixed: boolean
  /** The room before the first column. */
  before: number
}

/** The shown columns with their widths, and those that stay with their distance from the start. */
export function placeColumns<Row>(
  shown: readonly KnownColumn<Row>[],
  { pinned, widths, chosen, isFixed, before }: Arrangement,
): ColumnPlace<Row>[] {
  const stays = shown.filter(({ id }, index) => index === 0 || pinned.includes(id)).length
  let start = before
  return shown.map((column, index) => {
    const width = widths.get(column.id) ?? 0
    const at = index < stays ? start : undefined
    start += width
    return {
      column,
      isFirst: index === 0,
      start: at,
      isEdge: index === stays - 1,
      width: isFixed ? width : undefined,
      isChosen: chosen[column.id] !== undefined,
    }
  })
}

/** The column that takes what is left: the first whose width nobody chose. */
export const freePlace = <Row>(places: readonly ColumnPlace<Row>[]): number =>
  Math.max(
    places.findIndex(({ isChosen }) => !isChosen),
    0,
  )

/** Where buttons stay at the end of rows no column is cut beside them: what is left of it goes to the free one before. */
export function withoutCut<Row>(places: readonly ColumnPlace<Row>[], room: number): readonly ColumnPlace<Row>[] {
  let left = room
  const cut = places.findIndex(({ width = 0 }) => {
    if (width > left) return true
    left -= width
    return false
  })
  const free = freePlace(places)
  if (free >= cut || places[free]?.isChosen) return places
  return places.map((place, index) => {
    if (index === free) return { ...place, width: (place.width ?? 0) + left }
    return index > free && place.start !== undefined ? { ...place, start: place.start + left } : place
  })
}
