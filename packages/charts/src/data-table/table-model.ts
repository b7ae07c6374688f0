import type { ReactNode } from 'react'
import type { ViewEntry } from '../table-engine/table-engine.js'
import type { ColumnPlace } from './column-widths.js'
import type { RowSource } from './row-source.js'

/** A line that stands for several rows. */
export type GroupEntry = Extract<ViewEntry, { kind: 'group' }>

/** What choosing rows needs of the lines. */
export interface RowChoice<Row> {
  /** What a row is called where it is chosen. */
  labelOf: (row: Row) => string
  /** Chooses a row, or not; with a range all from the last one on. */
  choose: (index: number, place: number, chosen: boolean, isRange: boolean) => void
  /** Chooses all rows of a group, or none. */
  chooseGroup: (group: GroupEntry, chosen: boolean) => void
}

/** What every line of a table needs; it stays the same object while only the lines change. */
export interface TableModel<Row> {
  source: RowSource<Row>
  places: readonly ColumnPlace<Row>[]
  /** Columns shown below the name of each row; none unless the table is compact. */
  figures: readonly KnownColumn<Row>[]
  /** Whether lines come and go: they then have one height and say their place. */
  isVirtual: boolean
  /** The place of the first line among all lines of the table, head included. */
  firstLine: number
  choice?: RowChoice<Row>
  renderDetail?: (row: Row) => ReactNode
  /** The buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  /** How many cells a line has. */
  cells: number
  toggleDetail: (id: string) => void
  onRowOpen?: (row: Row) => void
  onRowRemove?: (row: Row) => void
  toggleGroup: (key: string, open: boolean) => void
  /** Tells that a line is so high; undefined: as high as all. */
  measure: (index: number, height: number | undefined) => void
}
