import { useTable } from '@tanstack/react-table'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { TableQuery, TableView } from '../table-query/table-query.js'
import { columnDefinitions, type RowItem, rowModelView, sharedOptions, toRowModelState } from './row-models.js'
import type { TableRows } from './table-rows.js'

interface ProbeProps {
  rows: TableRows<unknown>
  query: TableQuery
  onView: (view: TableView) => void
}

function Probe({ rows, query, onView }: ProbeProps) {
  const { search = '', expanded = [] } = query
  const table = useTable({
    ...sharedOptions,
    columns: columnDefinitions(rows, new Map(), 'en'),
    data: Array.from({ length: rows.count }, (_, place) => rows.rowAt(place) as RowItem),
    state: {
      ...toRowModelState(query),
      globalFilter: search.trim(),
      expanded: expanded === 'all' ? true : Object.fromEntries(expanded.map((key) => [key, true])),
    },
  })
  onView(rowModelView(table, rows.columns))
  return null
}

/** Queries rows with the row models of a `DataTable`. Groups are expanded by their key. */
export function queryRowModels<Row>(rows: TableRows<Row>, query: TableQuery): TableView {
  const views: TableView[] = []
  const onView = (view: TableView) => views.push(view)
  renderToString(createElement(Probe, { rows: rows as unknown as TableRows<unknown>, query, onView }))
  const [view] = views
  if (!view) throw new Error('The table was not rendered.')
  return view
}
