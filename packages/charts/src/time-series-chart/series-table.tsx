import { formatMetric } from '@placard/domain'
import { useMemo } from 'react'
import { ChartTable } from '../chart-table/chart-table.js'
import { type SeriesFiguresOptions, seriesFigures } from './series-figures.js'

export interface SeriesTableProps {
  /** What the table lists. */
  label: string
  /** What it is made of, once it is shown. */
  of: SeriesFiguresOptions
}

/** What a chart draws, as a table. Its rows are made when it is shown, not before. */
export function SeriesTable({ label, of }: SeriesTableProps) {
  const figures = useMemo(() => seriesFigures(of), [of])
  return <ChartTable label={label} {...figures} format={(value) => formatMetric(of.metric, value)} />
}
