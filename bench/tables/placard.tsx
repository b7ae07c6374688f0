import { type DataColumn, DataTable, type TableLayout } from '@placard/charts'
import { LargeTable } from '@placard/charts/large-table'
import { createRoot, type Root } from 'react-dom/client'
import './placard.css'
import { root } from '../pages/page-runtime.ts'
import { IDS, isText, type TableData, type TableRow, tableRows, WORDS } from './table-data.ts'
import { offerTable } from './table-page.ts'

const columns = IDS.map(
  (id): DataColumn<TableRow> => ({
    id,
    header: id,
    value: (row) => row[id] ?? null,
    ...(isText(id) ? { kind: 'text' } : { kind: 'number', total: 'sum', format: String }),
  }),
)
/** Rows of a `DataTable`; with more, a `LargeTable` takes the columns as they are. */
const MAX_OBJECTS = 50_000
let app: Root
let data: TableData | TableRow[]
const layout: Partial<TableLayout> = {}
const draw = (change: Partial<TableLayout>) => {
  Object.assign(layout, change)
  const props = {
    label: 'Figures',
    title: 'Figures',
    search: 'Search figures',
    columnMenu: true,
    csv: { name: 'figures.csv' },
    totalLabel: () => 'Total',
    columns,
    layout: { ...layout },
    regionClassName: 'max-h-[600px]',
  }
  app.render(Array.isArray(data) ? <DataTable {...props} rows={data} /> : <LargeTable {...props} store={data} />)
}

offerTable<TableData | TableRow[]>({
  prepare: (made) => (made.length > MAX_OBJECTS ? made : tableRows(made)),
  mount(element, prepared) {
    data = prepared
    app = createRoot(element)
    draw({})
  },
  sort: () => draw({ sort: [{ id: 'spend', direction: 'descending' }] }),
  filter: () => draw({ filters: [{ id: 'creative', kind: 'contains', text: WORDS }] }),
  group: () => draw({ filters: [], groups: ['campaign'] }),
  first: () => [...root().querySelectorAll('tbody tr')].find((row) => row.textContent)?.textContent ?? '',
  scroller: () => root().querySelector<HTMLElement>('.max-h-\\[600px\\]'),
})
