import { Suspense } from 'react'
import { LazyPart, Pending, partCode } from '../lazy-part.js'
import type { ChartTableProps } from './chart-table-props.js'

export { chartCsv } from './chart-csv.js'
export type { ChartColumn, ChartFigures, ChartRow } from './chart-figures.js'
export type { ChartTableProps } from './chart-table-props.js'

const figureTable = /* @__PURE__ */ partCode(() => import('./figure-table.js').then((module) => module.FigureTable))

/** Renders the data of a chart as a sortable table. It fills its box; its code loads when it is first shown. */
export function ChartTable(props: ChartTableProps) {
  return (
    <Suspense fallback={<Pending />}>
      <LazyPart code={figureTable} {...props} />
    </Suspense>
  )
}
