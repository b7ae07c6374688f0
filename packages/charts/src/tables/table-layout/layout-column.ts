import type { ColumnRule } from '@placard/domain/table-layout'

/** Column as needed by the controls around a table; a `DataColumn` is one. */
export interface LayoutColumn extends ColumnRule {
  /** Heading, with the unit if there is one. */
  header: string
  /** Section of the columns panel: "Video". */
  section?: string
  /** True if rows can be sorted by it. @default true */
  sortable?: boolean
  /** True if rows can be filtered by it. @default true */
  filterable?: boolean
  /** True if rows can be grouped by it. @default true for text */
  groupable?: boolean
  /** Minimum width in pixels. @default 48 */
  minWidth?: number
  /** Formats a value. @default with grouped digits */
  format?: (value: number | null) => string
  /** Unit shown at the inputs of its filter: "%". */
  unit?: string
  /** Known values of a text column, offered by its filter. */
  options?: readonly FilterOption[]
}

/** Value of a text column. */
export interface FilterOption {
  /** The value as in the rows. */
  label: string
  /** Number of rows with it. */
  count?: number
}
