import { type DataColumn, DataTable, type TableLayout } from '@placard/charts'
import { createRoot, type Root } from 'react-dom/client'
import './placard.css'
import { root } from '../pages/page-runtime.ts'
import { IDS, isText, type TableData, WORDS } from './table-data.ts'
import { offerTable } from './table-page.ts'

const columns = IDS.map(
  (id): DataColumn<number> =>
    isText(id) ? { id, header: id, kind: 'text' } : { id, header: id, kind: 'number', total: 'sum', format: String },
)
let app: Root
let data: TableData
const layout: Partial<TableLayout> = {}
const draw = (change: Partial<TableLayout>) => {
  Object.assign(layout, change)
  app.render(
    <DataTable
      label="Figures"
      title="Figures"
      search="Search figures"
      columnMenu
      csv={{ name: 'figures.csv' }}
      totalLabel={() => 'Total'}
      columns={columns}
      store={data}
      layout={{ ...layout }}
      regionClassName="max-h-[600px]"
    />,
  )
}

offerTable<TableData>({
  prepare: (made) => made,
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
