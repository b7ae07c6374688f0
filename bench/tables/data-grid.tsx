import { DataGrid } from 'react-data-grid'
import { createRoot, type Root } from 'react-dom/client'
import 'react-data-grid/lib/styles.css'
import { root } from '../pages/page-runtime.ts'
import { filteredRows, sortedRows } from './app-rows.ts'
import { IDS, type TableRow, tableRows } from './table-data.ts'
import { offerTable } from './table-page.ts'

const columns = IDS.map((id) => ({ key: id, name: id, width: 100 }))
let app: Root
let rows: readonly TableRow[]
const draw = (next: readonly TableRow[]) => {
  rows = next
  app.render(<DataGrid columns={columns} rows={rows} style={{ blockSize: 600 }} />)
}

offerTable<TableRow[]>({
  prepare: tableRows,
  mount(element, made) {
    app = createRoot(element)
    draw(made)
  },
  sort: () => draw(sortedRows(rows)),
  filter: () => draw(filteredRows(rows)),
  first: () => root().querySelector('[aria-rowindex="2"]')?.textContent ?? '',
  scroller: () => root().querySelector<HTMLElement>('[role="grid"]'),
})
