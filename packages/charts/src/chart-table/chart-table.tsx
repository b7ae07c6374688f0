import { Suspense } from 'react'
import { LazyPart, Pending, partCode } from '../lazy-part.js'
import type { ChartTableProps } from './chart-table-props.js'

export { chartCsv } from './chart-csv.js'
export type { ChartColumn, ChartFigures, ChartRow } from './chart-figures.js'
export type { ChartTableProps } from './chart-table-props.js'

const figureTable = /* @__PURE__ */ partCode(() => import('./figure-table.js').then((module) => module.FigureTable))

/**
 * What a chart draws, as a table of the same figures that can be sorted. It fills the height it is given, and is loaded
 * when it is first shown.
 */
export function ChartTable(props: ChartTableProps) {
  return (
    <Suspense fallback={<Pending />}>
      <LazyPart code={figureTable} {...props} />
    </Suspense>
  )
}
