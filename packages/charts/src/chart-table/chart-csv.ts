import { type CsvCell, csvText } from '../csv/csv.js'
import type { ChartFigures } from './chart-figures.js'

const RATIO_STEPS = 10_000

/** A figure as the files of the API write it: counts whole, of ratios four digits. */
const figure = (value: number | null): number | null =>
  value === null ? null : Math.round(value * RATIO_STEPS) / RATIO_STEPS

/** The figures of a chart as the text of a CSV file, with what its table shows: heads with their units, rows, total. */
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
