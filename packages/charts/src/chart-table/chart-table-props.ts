import type { ComponentProps } from 'react'
import type { ChartColumn, ChartFigures } from './chart-figures.js'

export interface ChartTableProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ChartFigures {
  /** What the table lists. */
  label: string
  /** A figure in words. */
  format: (value: number | null, column: ChartColumn) => string
}
