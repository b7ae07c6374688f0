import { DataEditor, GridCellKind, type Item } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { createRoot, type Root } from 'react-dom/client'
import { root } from '../pages/page-runtime.ts'
import { filteredRows, sortedRows } from './app-rows.ts'
import { IDS, type TableRow, tableRows } from './table-data.ts'
import { offerTable } from './table-page.ts'

const columns = IDS.map((id) => ({ id, title: id, width: 100 }))
const SPEND = IDS.indexOf('spend')
let app: Root
let rows: readonly TableRow[]
let first = ''
const draw = (next: readonly TableRow[]) => {
  rows = next
  app.render(
    <DataEditor
      columns={columns}
      rows={next.length}
      width={1200}
      height={600}
      getCellContent={([column, row]: Item) => {
        const text = String(next[row]?.[IDS[column] ?? ''] ?? '')
        // The text of a canvas cannot be read, so the last requested cells are taken as drawn.
        if (row === 0 && column === SPEND) first = text
        return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false }
      }}
    />,
  )
}

offerTable<TableRow[]>({
  prepare: tableRows,
  mount(element, made) {
    app = createRoot(element)
    draw(made)
  },
  sort: () => draw(sortedRows(rows)),
  filter: () => draw(filteredRows(rows)),
  first: () => first,
  scroller: () => root().querySelector<HTMLElement>('.dvn-scroller'),
})
