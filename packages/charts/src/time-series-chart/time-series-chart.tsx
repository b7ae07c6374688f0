import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import { useId, useMemo, useState } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartLegend, useShownSeries } from '../chart-legend/chart-legend.js'
import { foldSeries, type TimeSeries } from '../report-series/report-series.js'
import { seriesValues } from './chart-values.js'
import { type ChartFacts, summaryWords } from './chart-words.js'
import { PlotArea } from './plot-area.js'
import { SeriesTable } from './series-table.js'

export interface TimeSeriesChartProps
  extends Omit<ChartFrameProps, 'legend' | 'table' | 'summary' | 'summaryId' | 'bodyClassName' | 'children'> {
  /** What is drawn of the counters. */
  metric: MetricName
  /** Every time step: days, or the UTC moments of hours. */
  buckets: string[]
  /** The zone in which hours are written. */
  tzCode: string
  /** One line each; of more than eight, the seven largest and the sum of the others. Keep it stable between renders. */
  series: TimeSeries[]
  /** The step that is still being counted. */
  partialBucket?: string
  /** The steps of the period before, for series that have one. */
  previousBuckets?: string[]
  /** The period before in words: "23–29 Sep". */
  previousText?: string
}

const HEIGHT = 'h-55 @min-[36rem]:h-65 @min-[56rem]:h-75'

/** Lines over time, with a legend of switches, one Tab stop for the points, and the same data as a table. nivo loads when it is shown. */
export function TimeSeriesChart({
  metric,
  buckets,
  tzCode,
  series,
  partialBucket,
  previousBuckets,
  previousText,
  title,
  ...frame
}: TimeSeriesChartProps) {
  const summaryId = useId()
  const [emphasis, setEmphasis] = useState<string>()
  const compares = previousText !== undefined
  const folded = useMemo(() => {
    const kept = foldSeries(series)
    return compares ? kept : kept.map((one) => ({ ...one, previous: undefined }))
  }, [series, compares])
  const all = useMemo(() => seriesValues(folded, metric), [folded, metric])
  const { hidden, shown, toggle, isolate } = useShownSeries(all)
  const facts = useMemo((): ChartFacts => {
    return { metric, buckets, tzCode, series: shown, previousBuckets, partialBucket }
  }, [shown, metric, buckets, tzCode, previousBuckets, partialBucket])

  const { name }: MetricDefinition = METRICS[metric]
  const lead = facts.series.find(({ id }) => id === emphasis) ?? facts.series[0]
  const comparesLead = compares && lead?.previous !== undefined
  return (
    <ChartFrame
      data-slot="time-series-chart"
      {...frame}
      title={title}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={
        <>
          {summaryWords(facts)}
          {comparesLead && ` Dashed grey: ${lead.name}, ${previousText}.`}
          {partialBucket !== undefined && ' The last, dotted step is still being counted.'}
        </>
      }
      legend={
        all.length > 1 || comparesLead ? (
          <ChartLegend
            label={`Lines of ${title}`}
            series={all}
            hidden={hidden}
            onToggle={toggle}
            onIsolate={isolate}
            onEmphasis={setEmphasis}
            previous={comparesLead ? 'Previous period' : undefined}
          />
        ) : undefined
      }
      table={
        <SeriesTable label={`${title}: ${name}`} metric={metric} buckets={buckets} tzCode={tzCode} series={folded} />
      }
    >
      <PlotArea
        title={`${title}: ${name}`}
        facts={facts}
        emphasis={emphasis}
        summaryId={summaryId}
        className={HEIGHT}
      />
    </ChartFrame>
  )
}
