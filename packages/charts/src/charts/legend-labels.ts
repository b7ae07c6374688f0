import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useCallback } from 'react'

/** English texts. */
export const chartLegendLabels = {
  /** Button that shows all series. */
  showAll: 'Show all',
  /** Name of the sum of the series that are not shown on their own; `count` is formatted. */
  other: (count: string, _number: number) => `Other (${count})`,
}

/** Texts of the legend of a chart. */
export type ChartLegendLabels = typeof chartLegendLabels

/** Names the sum of the series that are not shown on their own. */
export type NameOther = (count: number) => string

/** Returns that function in the language of the nearest `PlacardProvider`. */
export function useNameOther(): NameOther {
  const labels = useLabels('chartLegend', chartLegendLabels)
  const texts = useReportTexts()
  return useCallback((count) => labels.other(texts.whole(count), count), [labels, texts])
}
