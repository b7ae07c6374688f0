import type { ColumnRule } from '@placard/domain'

/** What the parts around a table have to know of one of its columns; a `DataColumn` is one. */
export interface LayoutColumn extends ColumnRule {
  /** The heading, with the unit where there is one. */
  header: string
  /** The heading that it stands under where columns are chosen: "Video". */
  section?: string
  /** Whether rows can be put in its order. @default true */
  sortable?: boolean
  /** Whether rows can be filtered by it. @default true */
  filterable?: boolean
  /** Whether rows can be grouped by it. @default true for text */
  groupable?: boolean
  /** The least width in pixels. @default 48 */
  minWidth?: number
  /** A figure in words. @default with grouped digits */
  format?: (value: number | null) => string
  /** What its figures count, shown where one is typed: "%". */
  unit?: string
  /** The words that it has, where they are few and known: a filter offers them. */
  options?: readonly FilterOption[]
}

/** One of the words that a text column has. */
export interface FilterOption {
  /** The word as it stands in the rows. */
  label: string
  /** How many rows have it. */
  count?: number
}
