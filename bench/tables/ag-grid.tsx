import { AllCommunityModule, type GridApi, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { root } from '../pages/page-runtime.ts'
import { IDS, isText, type TableRow, tableRows, WORDS } from './table-data.ts'
import { offerTable } from './table-page.ts'

ModuleRegistry.registerModules([AllCommunityModule])
const columns = IDS.map((id) => ({ field: id, width: 100, filter: isText(id) ? 'agTextColumnFilter' : undefined }))
let grid: GridApi<TableRow> | undefined

offerTable<TableRow[]>({
  prepare: tableRows,
  mount(element, rows) {
    createRoot(element).render(
      <div style={{ height: 600 }}>
        <AgGridReact<TableRow>
          rowData={rows}
          columnDefs={columns}
          suppressColumnVirtualisation
          onGridReady={({ api }) => {
            grid = api
          }}
        />
      </div>,
    )
  },
  sort: () => grid?.applyColumnState({ state: [{ colId: 'spend', sort: 'desc' }] }),
  filter: () => grid?.setFilterModel({ creative: { filterType: 'text', type: 'contains', filter: WORDS } }),
  first: () => root().querySelector('.ag-row[row-index="0"]')?.textContent ?? '',
  scroller: () => root().querySelector<HTMLElement>('.ag-body-viewport') ?? root().querySelector('.ag-grid-viewport'),
})
