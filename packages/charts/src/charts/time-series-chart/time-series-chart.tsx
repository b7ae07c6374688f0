import type { Zone, ZoneOffset } from '@placard/domain/dates'
import type { MetricName } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { classNames, SegmentedControl, useLabels } from '@placard/ui'
import { useId, useMemo, useRef, useState } from 'react'
import { checkMetric } from '../../check-props.js'
import { useBoxSize } from '../../use-box-size.js'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartLegend, useShownSeries } from '../chart-legend/chart-legend.js'
import { chartCsv } from '../chart-table/chart-table.js'
import { useNameOther } from '../legend-labels.js'
import { weekSeries } from '../report-series/report-series.js'
import { annotationsByStep, type ChartAnnotation } from './annotations.js'
import { type ChartData, legendNote, partialWeekText, summaryText, timeSeriesLabels } from './chart-text.js'
import { LinePlot } from './line-plot.js'
import { CANVAS_STEPS, kindFor, type SeriesKind } from './plot-lines.js'
import { SeriesTable, seriesTable } from './series-table.js'
import { areCounted, type ChartSeries, foldChartSeries, seriesValues } from './series-values.js'
import { indexOfStep, stepKind, type TimeSteps } from './time-steps.js'

export type { ChartAnnotation } from './annotations.js'
export type { SeriesKind } from './plot-lines.js'
export type { ChartSeries, ValueSeries } from './series-values.js'
export { regularSteps, type TimeSteps } from './time-steps.js'

/** Length of a step in a chart of days. */
export type StepLength = 'day' | 'week'

export interface TimeSeriesChartProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'partial' | 'csv' | 'picture' | 'bodyClassName' | 'children'
  > {
  /** The metric of all values. */
  metric: MetricName
  /** How series are drawn. Ratios do not add up and are never stacked. @default 'line' */
  kind?: SeriesKind
  /** Every time step: days, or UTC moments of hours. Memoize it. */
  buckets: TimeSteps
  /** Time zone of hours. */
  tzCode: string
  /** UTC offsets of the zone, as the server of a report used them. Memoize them. @default those of the browser's zone data */
  offsets?: readonly ZoneOffset[] | undefined
  /** Series, one line each; of more than eight, the seven largest and the sum of the others. Memoize it. */
  series: ChartSeries[]
  /** Shows days, or folds them to calendar weeks; only counters fold. @default 'day' */
  step?: StepLength
  /** Called with the selected step; without it, the chart offers no choice. */
  onStepChange?: (step: StepLength) => void
  /** The step in progress. */
  partialBucket?: string
  /** Steps of the previous period, for series that have one; empty texts where it has none. */
  previousBuckets?: TimeSteps
  /** Name of the previous period: "23–29 Sep". Without it, the chart does not compare. */
  previousText?: string
  /** Events to mark. Memoize them. */
  annotations?: readonly ChartAnnotation[]
  /** Ids of the hidden series; without it, the chart keeps them itself. */
  hiddenSeries?: readonly string[]
  /** Called with the ids to hide. */
  onHiddenSeriesChange?: (hidden: string[]) => void
  /** Name of downloaded files, without extension; without it, there is no download. */
  fileName?: string
  /** Note in downloaded files: range and time zone. */
  fileNote?: string
}

const HEIGHT = 'h-55 @min-[36rem]:h-65 @min-[56rem]:h-75'

/** Size of the plot on a phone of 360 pixels, which fits any screen, for markup of a server. */
const SIZE_AHEAD = { width: 326, height: 220 }

const STEPS = ['day', 'week'] as const

/** Renders values over time as lines, areas or a stack, with a legend, keyboard navigation and the same data as a table. nivo's axes are loaded when it is first shown. */
export function TimeSeriesChart({
  metric,
  kind: wanted = 'line',
  buckets: given,
  tzCode,
  offsets,
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
  checkMetric('TimeSeriesChart', metric)
  const summaryId = useId()
  const labels = useLabels('timeSeries', timeSeriesLabels)
  const texts = useReportTexts()
  const language = useMemo(() => ({ labels, texts }), [labels, texts])
  const nameOther = useNameOther()
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box, SIZE_AHEAD)
  const picture = useRef<() => SVGSVGElement>(null)
  const [highlighted, setHighlighted] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const zone = useMemo(() => ({ tzCode, offsets }), [tzCode, offsets])
  const steps = useSteps({
    buckets: given,
    zone,
    series,
    step,
    partialBucket,
    previousBuckets,
    compared: previousText !== undefined,
    annotations,
  })
  const { kept, left } = useMemo(
    () => foldChartSeries(steps.series, metric, nameOther),
    [steps.series, metric, nameOther],
  )
  const all = useMemo(() => seriesValues(kept, metric), [kept, metric])
  const { hidden, shown, toggle, isolate, showAll } = useShownSeries(all, {
    hidden: hiddenSeries,
    onHiddenChange: onHiddenSeriesChange,
  })
  const { buckets, partialStep, notes, whole } = steps
  const data = useMemo((): ChartData => {
    return {
      metric,
      buckets,
      zone,
      series: shown,
      previousBuckets: steps.previousBuckets,
      partialStep,
      notes,
      language,
    }
  }, [shown, metric, buckets, zone, steps.previousBuckets, partialStep, notes, language])

  const summary = useMemo(() => summaryText(data), [data])

  const kind = kindFor(wanted, metric)
  const { name } = texts.metrics[metric]
  const label = `${title}: ${name}`
  const lead = shown.find(({ id }) => id === (focused ?? highlighted)) ?? shown[0]
  const isStack = kind === 'stacked' && shown.length > 1
  const comparison = lead?.previous && `${isStack ? labels.all : lead.name}, ${previousText}`
  // The table lists the series that are not drawn, too.
  const listed = left > 0 ? steps.series : kept
  const table = useMemo(
    () => ({ metric, buckets, zone, series: listed, previousText, notes, language }),
    [metric, buckets, zone, listed, previousText, notes, language],
  )
  return (
    <ChartFrame
      data-slot="time-series-chart"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={summary}
      partial={legendNote({ data, left, compares: comparison })}
      csv={
        fileName === undefined
          ? undefined
          : { name: `${fileName}.csv`, note: fileNote, text: () => chartCsv(seriesTable(table), fileNote) }
      }
      pictureName={fileName}
      picture={buckets.length >= CANVAS_STEPS ? () => drawPicture(picture.current) : undefined}
      actions={
        <>
          {actions}
          {steps.folds && onStepChange && (
            <SegmentedControl
              size="sm"
              label={labels.stepsOf(title)}
              value={step}
              onValueChange={onStepChange}
              options={STEPS.map((one) => ({ value: one, label: labels.steps[one] }))}
            />
          )}
        </>
      }
      legend={
        all.length > 1 || comparison || partialStep !== undefined ? (
          <ChartLegend
            label={labels.linesOf(title)}
            series={all}
            hidden={hidden}
            onToggle={toggle}
            onIsolate={isolate}
            onShowAll={showAll}
            onEmphasis={setHighlighted}
            previous={comparison}
            partial={partialStep !== undefined && labels.partial}
          />
        ) : undefined
      }
      table={<SeriesTable label={label} data={table} />}
    >
      <div ref={box} className={classNames('relative min-w-0 overflow-clip', HEIGHT)}>
        {width > 0 && (
          <LinePlot
            title={label}
            data={data}
            kind={kind}
            whole={whole}
            highlighted={highlighted}
            onFocusedChange={setFocused}
            summaryId={summaryId}
            picture={picture}
            width={width}
            height={height}
          />
        )}
      </div>
    </ChartFrame>
  )
}

function drawPicture(draw: (() => SVGSVGElement) | null): SVGSVGElement {
  if (!draw) throw new Error('The chart is not drawn yet')
  return draw()
}

interface StepsOptions {
  buckets: TimeSteps
  zone: Zone
  series: ChartSeries[]
  step: StepLength
  partialBucket?: string
  previousBuckets?: TimeSteps
  compared: boolean
  annotations?: readonly ChartAnnotation[]
}

/** Returns the steps and series as they are drawn: folded to weeks if asked for, with the comparison, annotations and incomplete steps. */
function useSteps(options: StepsOptions) {
  const { buckets, zone, series, step, partialBucket, previousBuckets, compared, annotations } = options
  const data = useMemo(() => {
    const own = compared ? series : series.map((one) => ({ ...one, previous: undefined }))
    const before = compared ? previousBuckets : undefined
    const folds = stepKind(buckets) === 'day' && areCounted(own)
    const drawn = { buckets, series: own, partialBucket, previousBuckets: before }
    if (step === 'day' || !folds) return { ...drawn, folds }
    const weeks = weekSeries({
      ...drawn,
      buckets: listSteps(buckets),
      series: own,
      previousBuckets: before && listSteps(before),
    })
    return { ...weeks, folds }
  }, [buckets, series, step, partialBucket, previousBuckets, compared])

  return useMemo(() => {
    const { buckets: steps, partialBucket: running } = data
    const partialStep = indexOfStep(steps, running)
    const last = steps.length - 1
    const whole = {
      from: last > 0 && partialWeekText(steps.at(0) ?? '') ? 1 : 0,
      to: partialStep !== undefined ? partialStep - 1 : partialWeekText(steps.at(last) ?? '') ? last - 1 : last,
    }
    const notes = annotations && annotationsByStep(annotations, steps, zone)
    return { ...data, partialStep, whole, notes: notes?.size ? notes : undefined }
  }, [data, annotations, zone])
}

const listSteps = (steps: TimeSteps): string[] =>
  Array.from({ length: steps.length }, (_, index) => steps.at(index) ?? '')
