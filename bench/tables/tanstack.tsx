import {
  aggregationFn_sum,
  type ColumnDef,
  columnFilteringFeature,
  columnGroupingFeature,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { root } from '../pages/page-runtime.ts'
import { IDS, isText, type TableRow, tableRows, WORDS } from './table-data.ts'
import { offerTable } from './table-page.ts'

const features = tableFeatures({
  columnFilteringFeature,
  columnGroupingFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic },
  aggregationFns: { sum: aggregationFn_sum },
})
const columns = IDS.map(
  (id): ColumnDef<typeof features, TableRow> => ({
    accessorKey: id,
    sortFn: 'basic',
    filterFn: 'includesString',
    ...(isText(id) ? {} : { aggregationFn: 'sum' as const }),
  }),
)
interface State {
  sorting: { id: string; desc: boolean }[]
  columnFilters: { id: string; value: string }[]
  grouping: string[]
}
let state: State = { sorting: [], columnFilters: [], grouping: [] }

function Table({ data, state }: { data: TableRow[]; state: State }) {
  const table = useTable({ features, columns, data, state })
  const { rows } = table.getRowModel()
  const box = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 36,
    overscan: 8,
  })
  return (
    <div ref={box} style={{ height: 600, overflow: 'auto' }}>
      <div style={{ height: lines.getTotalSize(), position: 'relative' }}>
        {lines.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            data-index={index}
            style={{ position: 'absolute', height: 36, transform: `translateY(${start}px)` }}
          >
            {IDS.map((id) => (
              <span key={id} style={{ display: 'inline-block', width: 100 }}>
                {String(rows[index]?.getValue(id) ?? '')}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
let app: Root
let data: TableRow[]
const draw = (change: Partial<State>) => {
  state = { ...state, ...change }
  app.render(<Table data={data} state={state} />)
}

offerTable<TableRow[]>({
  prepare: tableRows,
  mount(element, rows) {
    data = rows
    app = createRoot(element)
    draw({})
  },
  sort: () => draw({ sorting: [{ id: 'spend', desc: true }] }),
  filter: () => draw({ columnFilters: [{ id: 'creative', value: WORDS }] }),
  group: () => draw({ columnFilters: [], grouping: ['campaign'] }),
  first: () => root().querySelector('[data-index="0"]')?.textContent ?? '',
  scroller: () => root().querySelector<HTMLElement>('#root > div'),
})
