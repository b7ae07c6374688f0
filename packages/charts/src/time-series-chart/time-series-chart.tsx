import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import { SegmentedControl } from '@placard/ui'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartLegend, useShownSeries } from '../chart-legend/chart-legend.js'
import { chartCsv } from '../chart-table/chart-table.js'
import type { ChartAnnotation } from './chart-notes.js'
import { type ChartSeries, foldChartSeries } from './chart-series.js'
import type { TimeSteps } from './chart-steps.js'
import { seriesValues } from './chart-values.js'
import { type ChartFacts, summaryWords } from './chart-words.js'
import { noteWords } from './note-words.js'
import { CANVAS_POINTS, PlotArea, preloadPlot } from './plot-area.js'
import { kindFor } from './plot-layer.js'
import type { SeriesKind } from './plot-lines.js'
import { seriesFigures } from './series-figures.js'
import { SeriesTable } from './series-table.js'
import { type StepLength, useSteps } from './use-steps.js'

export type { ChartAnnotation } from './chart-notes.js'
export type { ChartSeries, ValueSeries } from './chart-series.js'
export { regularSteps, type TimeSteps } from './chart-steps.js'
export type { SeriesKind } from './plot-lines.js'
export type { StepLength } from './use-steps.js'

export interface TimeSeriesChartProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'partial' | 'csv' | 'picture' | 'bodyClassName' | 'children'
  > {
  /** What is drawn of the counters, or what the numbers are. */
  metric: MetricName
  /** How it is drawn. Ratios do not add up: stacked, they are lines. @default 'line' */
  kind?: SeriesKind
  /** Every time step: days, or the UTC moments of hours. Keep it stable between renders. */
  buckets: TimeSteps
  /** The zone in which hours are written. */
  tzCode: string
  /** One line each; of more than eight, the seven largest and the sum of the others. Keep it stable between renders. */
  series: ChartSeries[]
  /** Days as they are, or folded to calendar weeks; only counters fold. @default 'day' */
  step?: StepLength
  /** Offers the choice between days and weeks and gets what was chosen. */
  onStepChange?: (step: StepLength) => void
  /** The step that is still being counted. */
  partialBucket?: string
  /** The steps of the period before, for series that have one. */
  previousBuckets?: TimeSteps
  /** The period before in words: "23–29 Sep". Without it nothing is compared. */
  previousText?: string
  /** What happened in these days. Keep it stable between renders. */
  annotations?: readonly ChartAnnotation[]
  /** Ids of the series that are hidden; left out, the chart remembers them itself. */
  hiddenSeries?: readonly string[]
  /** Called with the ids that are to be hidden. */
  onHiddenSeriesChange?: (hidden: string[]) => void
  /** What its files are called, without ending; without it there are none. */
  fileName?: string
  /** What its files say of themselves: range and zone. */
  fileNote?: string
}

const HEIGHT = 'h-55 @min-[36rem]:h-65 @min-[56rem]:h-75'

const STEPS = [
  { value: 'day', label: 'Days' },
  { value: 'week', label: 'Weeks' },
] as const

/** Values over time as lines, areas or a stack, with a legend of switches, one Tab stop for the points, and the same data as a table. nivo loads when it is shown. */
export function TimeSeriesChart({
  metric,
  kind: wanted = 'line',
  buckets: given,
  tzCode,
  series,
  step = 'day',
  onStepChange,
  partialBucket,
  previousBuckets,
  previousText,
  annotations,
  hiddenSeries,
  onHiddenSeriesChange,
  fileName,
  fileNote,
  title,
  actions,
  ...frame
}: TimeSeriesChartProps) {
  const summaryId = useId()
  const picture = useRef<() => SVGSVGElement>(null)
  const [emphasis, setEmphasis] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const steps = useSteps({
    buckets: given,
    tzCode,
    series,
    step,
    partialBucket,
    previousBuckets,
    compared: previousText !== undefined,
    annotations,
  })
  const { kept, left } = useMemo(() => foldChartSeries(steps.series, metric), [steps.series, metric])
  const all = useMemo(() => seriesValues(kept, metric), [kept, metric])
  const { hidden, shown, toggle, isolate, showAll } = useShownSeries(all, {
    hidden: hiddenSeries,
    onHiddenChange: onHiddenSeriesChange,
  })
  const { buckets, partialStep, notes, whole } = steps
  const facts = useMemo((): ChartFacts => {
    return { metric, buckets, tzCode, series: shown, previousBuckets: steps.previousBuckets, partialStep, notes }
  }, [shown, metric, buckets, tzCode, steps.previousBuckets, partialStep, notes])

  const isComing = frame.state === 'loading'
  useEffect(() => {
    if (isComing) preloadPlot()
  }, [isComing])

  const kind = kindFor(wanted, metric)
  const { name }: MetricDefinition = METRICS[metric]
  const label = `${title}: ${name}`
  const lead = shown.find(({ id }) => id === (focused ?? emphasis)) ?? shown[0]
  const isStack = kind === 'stacked' && shown.length > 1
  const comparesTo = lead?.previous && `${isStack ? 'All' : lead.name}, ${previousText}`
  // Those that are left out of the drawing stand in the table.
  const listed = left > 0 ? steps.series : kept
  const figures = useMemo(
    () => ({ metric, buckets, tzCode, series: listed, previousText, notes }),
    [metric, buckets, tzCode, listed, previousText, notes],
  )
  return (
    <ChartFrame
      data-slot="time-series-chart"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={summaryWords(facts)}
      partial={noteWords({ facts, left, compares: comparesTo })}
      csv={
        fileName === undefined
          ? undefined
          : { name: `${fileName}.csv`, note: fileNote, text: () => chartCsv(seriesFigures(figures), fileNote) }
      }
      pictureName={fileName}
      picture={buckets.length >= CANVAS_POINTS ? () => drawnBy(picture.current) : undefined}
      actions={
        <>
          {actions}
          {steps.folds && onStepChange && (
            <SegmentedControl
              size="sm"
              label={`Steps of ${title}`}
              value={step}
              onValueChange={onStepChange}
              options={STEPS}
            />
          )}
        </>
      }
      legend={
        all.length > 1 || comparesTo || partialStep !== undefined ? (
          <ChartLegend
            label={`Lines of ${title}`}
            series={all}
            hidden={hidden}
            onToggle={toggle}
            onIsolate={isolate}
            onShowAll={showAll}
            onEmphasis={setEmphasis}
            previous={comparesTo}
            partial={partialStep !== undefined && 'In progress'}
          />
        ) : undefined
      }
      table={<SeriesTable label={label} of={figures} />}
    >
      <PlotArea
        title={label}
        facts={facts}
        kind={kind}
        whole={whole}
        emphasis={emphasis}
        onFocusedChange={setFocused}
        summaryId={summaryId}
        picture={picture}
        className={HEIGHT}
      />
    </ChartFrame>
  )
}

function drawnBy(draw: (() => SVGSVGElement) | null): SVGSVGElement {
  if (!draw) throw new Error('There is no chart to be drawn')
  return draw()
}
