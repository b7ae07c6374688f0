import { lazyPart } from '@placard/ui'

export { chartCsv } from './chart-csv.js'
export type { ChartColumn, ChartFigures, ChartRow } from './chart-figures.js'
export type { ChartTableProps } from './chart-table-props.js'

/** Renders the data of a chart as a sortable table. It fills its box; its code loads when it is first shown. */
export const ChartTable = /* @__PURE__ */ lazyPart(async () => ({
  default: (await import('./figure-table.js')).FigureTable,
}))
