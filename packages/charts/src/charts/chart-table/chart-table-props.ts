import type { ComponentProps } from 'react'
import type { ChartColumn, ChartFigures } from './chart-figures.js'

export interface ChartTableProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ChartFigures {
  /** Accessible name of the table. */
  label: string
  /** Formats a value of a column. */
  format: (value: number | null, column: ChartColumn) => string
}
