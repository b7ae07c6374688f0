import { formatHourOfWeek } from '@placard/domain/internal/report'
import { type HourOfWeekValue, type HoursOfWeek, METRICS, type MetricName } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useId, useMemo } from 'react'
import { checkMetric } from '../../check-props.js'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { HeatArea } from './heat-area.js'
import { heatFacts, heatFigures, heatSummary, heatUnit, hourInProgressNote } from './heat-facts.js'
import { heatmapLabels } from './heat-labels.js'

export interface HeatmapProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'partial' | 'csv' | 'metric' | 'bodyClassName' | 'children'
  > {
  /** The metric of all values. */
  metric: MetricName
  /** Hours of the week, from `hoursOfWeek` of `@placard/domain`. Memoize it. */
  hours: HoursOfWeek
  /** Sums over all weeks, or the average of one hour, which is fairer if the range has some weekdays more often. @default 'sum' */
  value?: HourOfWeekValue
  /** First day of the week; 0 is Monday. @default 0 */
  firstWeekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Name of the CSV file; without it, there is no download. */
  csvName?: string
  /** Note in downloaded files: range and time zone. */
  csvNote?: string
}

const HEIGHT = 'h-118 @min-[36rem]:h-72'

/** Renders a metric by weekday and hour. In a narrow box hours are rows, so that every cell is visible. */
export function Heatmap({
  metric,
  hours,
  value = 'sum',
  firstWeekday = 0,
  csvName,
  csvNote,
  title,
  ...frame
}: HeatmapProps) {
  checkMetric('Heatmap', metric)
  const summaryId = useId()
  const labels = useLabels('heatmap', heatmapLabels)
  const texts = useReportTexts()
  const facts = useMemo(
    () => heatFacts(hours, metric, value, firstWeekday, { labels, texts }),
    [hours, metric, value, firstWeekday, labels, texts],
  )
  const figures = useMemo(() => heatFigures(facts), [facts])
  const unit = heatUnit(facts)
  const label = `${title}: ${METRICS[metric].kind === 'ratio' ? unit : `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`}`
  return (
    <ChartFrame
      data-slot="heatmap"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={heatSummary(facts)}
      partial={hourInProgressNote(facts)}
      csv={csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(figures, csvNote) }}
      table={<ChartTable {...figures} label={label} format={(cell) => formatHourOfWeek(metric, cell, value, texts)} />}
    >
      <HeatArea title={label} facts={facts} summaryId={summaryId} className={HEIGHT} />
    </ChartFrame>
  )
}
