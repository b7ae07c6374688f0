import { lazyPart } from '@placard/ui'
import { type CsvCell, csvText } from '../../tables/csv/csv.js'
import type { ChartFigures } from './chart-figures.js'

export type { ChartColumn, ChartFigures, ChartRow } from './chart-figures.js'
export type { ChartTableProps } from './chart-table-props.js'

/**
 * Renders the data of a chart as a sortable table. It fills its box; its code loads when it is first shown.
 * @experimental Props may change in a minor version.
 */
export const ChartTable = /* @__PURE__ */ lazyPart(async () => ({
  default: (await import('./figure-table.js')).FigureTable,
}))

const RATIO_STEPS = 10_000

/** Rounds a value as the API's files do: counts to integers, ratios to four digits. */
const figure = (value: number | null): number | null =>
  value === null ? null : Math.round(value * RATIO_STEPS) / RATIO_STEPS

/**
 * Returns the data of a chart as CSV text with the content of its table: headings with units, rows, total.
 * @experimental Its arguments and result may change in a minor version.
 */
export function chartCsv({ rowHead, head, rows, total }: ChartFigures, note?: string): string {
  const line = (name: string, cells: readonly (number | null)[]): CsvCell[] => [name, ...cells.map(figure)]
  return csvText(
    [
      [rowHead, ...head.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))],
      ...rows.map(({ name, cells }) => line(name, cells)),
      ...(total ? [line(total.name, total.cells)] : []),
    ],
    note,
  )
}
