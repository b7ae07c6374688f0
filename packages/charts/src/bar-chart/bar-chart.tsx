import { formatMetric, METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import { Button, classNames } from '@placard/ui'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartLegend, useShownSeries } from '../chart-legend/chart-legend.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { PREVIOUS_STYLE } from '../series-style/series-style.js'
import { BarArea } from './bar-area.js'
import { type BarCategory, type BarOrder, type BarSeries, barRows, seriesSum, sumKnown } from './bar-data.js'
import type { BarFacts } from './bar-facts.js'
import { barFigures } from './bar-figures.js'
import { verticalRoom } from './bar-layout.js'
import { barSummary } from './bar-words.js'

export type { BarCategory, BarOrder, BarSeries } from './bar-data.js'

export interface BarChartProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'bodyClassName' | 'children' | 'csv' | 'metric' | 'onSelect'
  > {
  /** What the values are: gives name, unit and format. */
  metric: MetricName
  /** The places along the axis. Keep it stable between renders. */
  categories: readonly BarCategory[]
  /** What the categories are: the head of the table's first column. @default 'Name' */
  categoryName?: string
  /** One bar in every category, one to eight. Keep it stable between renders. */
  series: readonly BarSeries[]
  /** Bars of a category beside each other, or one on the other. Ratios cannot be stacked and are always grouped. @default 'grouped' */
  mode?: 'grouped' | 'stacked'
  /** Categories one under the other, with room for names, or side by side. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** The largest first, or as they come. @default 'value' where horizontal, else 'given' */
  order?: BarOrder
  /** How many bars are drawn before the smallest become "Other (k)"; the reader may ask for all. @default 12 where horizontal, else as many as fit */
  most?: number
  /** The metric of everything together. Counts are added up; a ratio has one only when it is given, from sums. */
  total?: number | null
  /** The period before in words: "23–29 Sep". With it the values of `previous` are marked across the bars. */
  previousText?: string
  /** The name of the CSV file; with it comes the download. */
  csvName?: string
  /** What the file and the picture say of their figures: range and zone. */
  csvNote?: string
  /** Gets the category whose bar was clicked or chosen by Enter. */
  onSelect?: (category: BarCategory) => void
}

const HEIGHT = 'h-55 @min-[36rem]:h-65 @min-[56rem]:h-75'
const MOST_ROWS = 12

/** Bars of a metric by category: grouped or stacked, with the period before, one Tab stop for the bars and the same data as a table. nivo loads when it is shown. */
export function BarChart({
  metric,
  categories,
  categoryName = 'Name',
  series,
  mode = 'grouped',
  orientation = 'horizontal',
  order = orientation === 'horizontal' ? 'value' : 'given',
  most = orientation === 'horizontal' ? MOST_ROWS : Number.POSITIVE_INFINITY,
  total,
  previousText,
  csvName,
  csvNote,
  onSelect,
  title,
  actions,
  ...frame
}: BarChartProps) {
  const summaryId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { name, kind }: MetricDefinition = METRICS[metric]
  const additive = kind === 'count'
  const horizontal = orientation === 'horizontal'
  const stacked = mode === 'stacked' && additive
  const compared = useMemo(
    () =>
      series.map((one, slot) => ({ ...one, slot, previous: previousText === undefined ? undefined : one.previous })),
    [series, previousText],
  )
  const { hidden, shown, toggle, isolate, showAll } = useShownSeries(compared)
  const [emphasis, setEmphasis] = useState<string>()
  const compares = shown.some(({ previous }) => previous !== undefined)
  const limit = showsAll && horizontal ? Number.POSITIVE_INFINITY : most

  const factsFor = useCallback(
    (width: number): BarFacts => {
      const fits = horizontal ? limit : Math.min(limit, verticalRoom(width, stacked ? 1 : shown.length))
      return {
        metric,
        rows: barRows({ categories, series: shown, order, most: fits, additive }),
        series: shown,
        stacked,
        horizontal,
        categories: categories.length,
        total: total === undefined ? wholeOf(shown, additive) : total,
        previousText: compares ? (previousText ?? undefined) : undefined,
      }
    },
    [horizontal, limit, stacked, shown, metric, categories, order, additive, total, compares, previousText],
  )
  const figures = useMemo(
    () => barFigures({ categories, categoryName, series: compared, metric, additive, previousText }),
    [categories, categoryName, compared, metric, additive, previousText],
  )
  const label = `${title}: ${name}`
  return (
    <ChartFrame
      data-slot="bar-chart"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={barSummary(factsFor(Number.POSITIVE_INFINITY), additive)}
      csv={csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(figures, csvNote) }}
      actions={
        <>
          {horizontal && categories.length > most && (
            <Button size="sm" variant="ghost" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? `Show ${most}` : `Show all ${categories.length}`}
            </Button>
          )}
          {actions}
        </>
      }
      legend={
        series.length > 1 || compares ? (
          <div
            className={classNames(
              'flex flex-wrap items-center justify-end gap-x-1 @max-[60rem]:justify-start',
              series.length === 1 && '-mx-1.5',
            )}
          >
            {series.length > 1 && (
              <ChartLegend
                label={`Series of ${title}`}
                series={compared}
                hidden={hidden}
                onToggle={toggle}
                onIsolate={isolate}
                onShowAll={showAll}
                onEmphasis={setEmphasis}
              />
            )}
            {compares && <PreviousName>{previousText}</PreviousName>}
          </div>
        ) : undefined
      }
      table={<ChartTable {...figures} label={label} format={(value) => formatMetric(metric, value)} />}
    >
      <BarArea
        title={label}
        factsFor={factsFor}
        emphasis={emphasis}
        summaryId={summaryId}
        className={HEIGHT}
        onSelect={onSelect}
      />
    </ChartFrame>
  )
}

/** What all bars make together, where that is known. */
function wholeOf(series: readonly BarSeries[], additive: boolean): number | null {
  if (additive) return sumKnown(series.map((one) => seriesSum(one, true)))
  return series.length === 1 && series[0] ? seriesSum(series[0], false) : null
}

/** Names the mark across the bars, with a mark of the same look. */
function PreviousName({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-h-7 items-center gap-1.5 px-1.5 text-caption text-ink-muted">
      <svg aria-hidden data-slot="series-key" width={10} height={12} viewBox="0 0 10 12" className="shrink-0">
        <path d="M5,0V12" stroke={PREVIOUS_STYLE.color} strokeWidth={2} />
      </svg>
      {children}
    </span>
  )
}
