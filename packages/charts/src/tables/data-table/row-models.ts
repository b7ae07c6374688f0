import { createTextMatcher, foldText } from '@placard/domain/internal/text'
import {
  type ColumnDef,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructFilterFn,
  createColumnHelper,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  type Row,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table'
import { type ColumnFilter, naturalOrder, type TableQuery, type TableView } from '../table-query/table-query.js'
import type { KnownColumn } from './data-column.js'
import { computeFigure, type TableRows } from './table-rows.js'

/** TanStack Table features of every `DataTable`. */
export const features = /* @__PURE__ */ tableFeatures({
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  expandedRowModel: /* @__PURE__ */ createExpandedRowModel(),
  filteredRowModel: /* @__PURE__ */ createFilteredRowModel(),
  groupedRowModel: /* @__PURE__ */ createGroupedRowModel(),
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
})

/** TanStack Table reads cells by row index, so a column store needs no row objects. */
export type RowItem = object
export type DataTableFeatures = typeof features
export type DataTableInstance = ReactTable<DataTableFeatures, RowItem>
type ModelRow = Row<DataTableFeatures, RowItem>

const matchesFilter = /* @__PURE__ */ constructFilterFn<DataTableFeatures, RowItem>({
  filter: (value: string | number | undefined, filter: ColumnFilter) => {
    if (filter.kind === 'contains') return foldText(String(value ?? '')).includes(foldText(filter.text))
    if (filter.kind === 'oneOf') return filter.labels.includes(String(value ?? ''))
    // Without bounds, rows without a value match too.
    if (filter.min === undefined && filter.max === undefined) return true
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter
    return typeof value === 'number' && value >= min && value <= max
  },
})

/** Finds rows whose texts together contain every word of the search. */
const matchesSearch = /* @__PURE__ */ constructFilterFn<DataTableFeatures, RowItem>({
  filter: (_value, matches: (text: string) => boolean, row) => {
    const texts = row.table.getAllLeafColumns().filter(({ columnDef }) => columnDef.getGroupingValue)
    return matches(texts.map(({ id }) => row.getValue(id) ?? '').join('\n'))
  },
  resolveFilterValue: (search: string) => createTextMatcher(search),
})

/** Options of every table. */
export const sharedOptions = {
  features,
  globalFilterFn: matchesSearch,
  getColumnCanGlobalFilter: () => true,
  enableRowSelection: (row: ModelRow) => !row.getIsGrouped(),
  isRowRangeSelectionEvent: (event: unknown) => (event as { shiftKey?: boolean }).shiftKey === true,
  groupedColumnMode: false,
  // Filters and new rows must not collapse groups.
  autoResetAll: false,
} as const

/** Translates sort order, filters and groups into the state of TanStack Table. */
export const toRowModelState = ({ sort = [], filters = [], groups = [] }: Omit<TableQuery, 'search' | 'expanded'>) => ({
  sorting: sort.map(({ id, direction }) => ({ id, desc: direction === 'descending' })),
  columnFilters: filters.map((filter) => ({ id: filter.id, value: filter })),
  grouping: [...groups],
})

/** Defines the columns for TanStack Table: value, sort order, filter, group label, total and width of each. */
export function columnDefinitions<Item>(
  rows: TableRows<Item>,
  widths: ReadonlyMap<string, number>,
  locale: string,
): ColumnDef<DataTableFeatures, RowItem>[] {
  const helper = createColumnHelper<DataTableFeatures, RowItem>()
  return rows.columns.map((column, index) => {
    const { id, header, kind, align } = column
    const isText = kind === 'text'
    return helper.accessor((_item, place) => rows.valueAt(column, place) ?? undefined, {
      id,
      header,
      size: widths.get(id),
      sortFn: isText ? textSort(rows, column, locale) : sortFn_basic,
      sortDescFirst: align === 'end',
      sortUndefined: 'last',
      filterFn: matchesFilter,
      // The search reads all texts of a row, so it runs once per row.
      enableGlobalFilter: index === 0,
      ...(isText && { getGroupingValue: (_item: RowItem, place: number) => rows.valueAt(column, place) ?? '' }),
      ...(hasTotal(column) && { aggregationFn: { aggregate: ({ rows: some }) => aggregate(rows, id, some) } }),
    })
  }) as ColumnDef<DataTableFeatures, RowItem>[]
}

/** Returns true if groups and totals have a value in a column. */
const hasTotal = <Item>({ kind, total }: KnownColumn<Item>): boolean =>
  kind === 'number' ? total === 'sum' : kind !== 'text'

/** Compares labels by rank: collation is slow, and labels repeat. */
function textSort<Item>({ count, valueAt }: TableRows<Item>, column: KnownColumn<Item>, locale: string) {
  let rankByLabel: Map<string, number> | undefined
  const rankLabels = () => {
    const collator = naturalOrder(locale)
    const labels = new Set<string>()
    for (let place = 0; place < count; place++) labels.add(String(valueAt(column, place) ?? ''))
    let previous: string | undefined
    let rank = 0
    return new Map(
      [...labels].sort(collator.compare).map((label) => {
        if (previous !== undefined && collator.compare(previous, label) !== 0) rank += 1
        previous = label
        return [label, rank]
      }),
    )
  }
  return (a: ModelRow, b: ModelRow, id: string) => {
    rankByLabel ??= rankLabels()
    return (rankByLabel.get(a.getValue(id)) ?? 0) - (rankByLabel.get(b.getValue(id)) ?? 0)
  }
}

/** Computes the value of a column from the sums of some rows; undefined for no data. */
function aggregate<Item>(rows: TableRows<Item>, id: string, some: readonly ModelRow[]): number | undefined {
  const value = computeFigure(rows.columnById, id, (part) => {
    const numberAt = rows.numbersOf(part)
    let sum = Number.NaN
    for (const { index } of some) {
      const one = numberAt(index)
      if (!Number.isNaN(one)) sum = Number.isNaN(sum) ? one : sum + one
    }
    return sum
  })
  return Number.isNaN(value) ? undefined : value
}

/** Reads the lines, totals and number of matching rows from the row models of a table. */
export function rowModelView<Item>(table: DataTableInstance, columns: readonly KnownColumn<Item>[]): TableView {
  const { rows: lines } = table.getRowModel()
  const totalled = columns.filter(hasTotal).map(({ id }) => id)
  const figures = (figureIn: (id: string) => number | undefined) =>
    Object.fromEntries(totalled.map((id) => [id, figureIn(id) ?? null]))
  return {
    length: lines.length,
    found: table.getFilteredRowModel().rows.length,
    totals: figures((id) => table.getColumn(id)?.getAggregationValue<number | undefined>()),
    entryAt: (index) => {
      const row = lines[index]
      if (!row) throw new RangeError(`There is no line ${index}.`)
      if (!row.getIsGrouped()) return { kind: 'row', row: row.index, depth: row.depth }
      return {
        kind: 'group',
        key: row.id,
        column: row.groupingColumnId ?? '',
        label: String(row.groupingValue ?? ''),
        depth: row.depth,
        count: countRows(row),
        expanded: row.getIsExpanded(),
        values: figures((id) => row.getValue<number | undefined>(id)),
      }
    },
  }
}

const countRows = ({ subRows }: ModelRow): number =>
  subRows.reduce((count, row) => count + (row.getIsGrouped() ? countRows(row) : 1), 0)
