// The engine of very large tables without rendering: the lower bound for its queries.

import { createWorkerEngine } from '../../packages/charts/dist/tables/table-engine/worker-engine.js'
import type { TableEngine } from '../../packages/charts/src/tables/table-engine/table-engine.ts'
import type { TableQuery, TableView } from '../../packages/charts/src/tables/table-query/table-query.ts'
import { cellText, IDS, isText, type TableData, WORDS } from './table-data.ts'
import { offerTable } from './table-page.ts'

const columns = IDS.map((id) =>
  isText(id) ? { id, kind: 'text' as const } : { id, kind: 'number' as const, total: 'sum' as const },
)
let data: TableData
let engine: TableEngine
let view: TableView | undefined
let query: TableQuery = {}
async function ask(change: TableQuery) {
  query = { ...query, ...change }
  view = undefined
  view = await engine.view(query)
}
const ignore = (promise: Promise<void>) => void promise

offerTable<TableData>({
  prepare: (made) => made,
  mount(_, prepared) {
    data = prepared
    engine = createWorkerEngine(data, columns)
    ignore(ask({}))
  },
  sort: () => ignore(ask({ sort: [{ id: 'spend', direction: 'descending' }] })),
  filter: () => ignore(ask({ filters: [{ id: 'creative', kind: 'contains', text: WORDS }] })),
  group: () => ignore(ask({ filters: [], groups: ['campaign'] })),
  first() {
    const entry = view?.entryAt(0)
    if (!entry) return ''
    return entry.kind === 'group' ? entry.label : cellText(data, 'spend', entry.row)
  },
})
