import { formatMetric, METRICS, type MetricDefinition, type MetricName } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Button, classNames, lazyPart, useLabels } from '@placard/ui'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartLegend, useShownSeries } from '../chart-legend/chart-legend.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { useNameOther } from '../legend-labels.js'
import { PREVIOUS_STYLE } from '../series-style/series-style.js'
import {
  type BarCategory,
  type BarFacts,
  type BarOrder,
  type BarSeries,
  barRows,
  maxColumns,
  seriesSum,
  sumKnown,
} from './bar-data.js'
import { barChartLabels } from './bar-labels.js'
import { barTable } from './bar-table.js'
import { summaryText } from './bar-text.js'

export type { BarCategory, BarOrder, BarSeries } from './bar-data.js'

export interface BarChartProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'bodyClassName' | 'children' | 'csv' | 'metric' | 'onSelect'
  > {
  /** The metric of all values. */
  metric: MetricName
  /** Categories along the axis. Memoize them. */
  categories: readonly BarCategory[]
  /** Name of the categories: heading of the table's first column. @default 'Name' */
  categoryName?: string
  /** Series (one to eight) with a bar per category. Memoize them. */
  series: readonly BarSeries[]
  /** Groups or stacks the bars of a category. Ratios are always grouped. @default 'grouped' */
  mode?: 'grouped' | 'stacked'
  /** Direction of the bars; horizontal ones leave more space for names. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Sorts by value, the largest first, or keeps the given order. @default 'value' if horizontal, else 'given' */
  order?: BarOrder
  /** Maximum number of categories before the smallest become "Other (k)"; the reader can show all. @default 12 if horizontal, else as many as fit */
  most?: number
  /** The metric over all bars. Counts are summed; a ratio has none unless it is given. */
  total?: number | null
  /** Name of the previous period: "23–29 Sep". With it, `previous` values are marked across the bars. */
  previousText?: string
  /** Name of the CSV file; without it, there is no download. */
  csvName?: string
  /** Note in downloaded files: range and time zone. */
  csvNote?: string
  /** Called with the category that was clicked or selected with Enter. */
  onSelect?: (category: BarCategory) => void
}

const HEIGHT = 'h-55 @min-[36rem]:h-65 @min-[56rem]:h-75'

const LazyBarArea = /* @__PURE__ */ lazyPart(async () => ({ default: (await import('./bar-area.js')).BarArea }), {
  pending: <div className={HEIGHT} data-still-loading="" />,
})
const MOST_ROWS = 12

/** Renders a metric by category as grouped or stacked bars, with a comparison, keyboard navigation and the same data as a table. nivo is loaded when it is first shown. */
export function BarChart({
  metric,
  categories,
  categoryName: ownCategoryName,
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
  const labels = useLabels('barChart', barChartLabels)
  const texts = useReportTexts()
  const language = useMemo(() => ({ labels, texts }), [labels, texts])
  const nameOther = useNameOther()
  const categoryName = ownCategoryName ?? labels.name
  const { kind }: MetricDefinition = METRICS[metric]
  const additive = kind === 'count'
  const horizontal = orientation === 'horizontal'
  const stacked = mode === 'stacked' && additive
  const compared = useMemo(
    () =>
      series.map((one, slot) => ({ ...one, slot, previous: previousText === undefined ? undefined : one.previous })),
    [series, previousText],
  )
  const { hidden, shown, toggle, isolate, showAll } = useShownSeries(compared)
  const [highlighted, setHighlighted] = useState<string>()
  const compares = shown.some(({ previous }) => previous !== undefined)
  const limit = showsAll && horizontal ? Number.POSITIVE_INFINITY : most

  const factsFor = useCallback(
    (width: number): BarFacts => {
      const fits = horizontal ? limit : Math.min(limit, maxColumns(width, stacked ? 1 : shown.length))
      return {
        metric,
        rows: barRows({ categories, series: shown, order, most: fits, additive, nameOther }),
        series: shown,
        stacked,
        horizontal,
        categories: categories.length,
        total: total === undefined ? computeWhole(shown, additive) : total,
        previousText: compares ? (previousText ?? undefined) : undefined,
        language,
      }
    },
    [
      horizontal,
      limit,
      stacked,
      shown,
      metric,
      categories,
      order,
      additive,
      total,
      compares,
      previousText,
      language,
      nameOther,
    ],
  )
  const tableData = useMemo(
    () => barTable({ categories, categoryName, series: compared, metric, additive, previousText, language }),
    [categories, categoryName, compared, metric, additive, previousText, language],
  )
  const label = `${title}: ${texts.metrics[metric].name}`
  return (
    <ChartFrame
      data-slot="bar-chart"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={summaryText(factsFor(Number.POSITIVE_INFINITY), additive)}
      csv={
        csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(tableData, csvNote) }
      }
      actions={
        <>
          {horizontal && categories.length > most && (
            <Button size="sm" variant="ghost" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? labels.showMost(most) : labels.showAll(categories.length)}
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
                label={labels.seriesOf(title)}
                series={compared}
                hidden={hidden}
                onToggle={toggle}
                onIsolate={isolate}
                onShowAll={showAll}
                onEmphasis={setHighlighted}
              />
            )}
            {compares && <PreviousName>{previousText}</PreviousName>}
          </div>
        ) : undefined
      }
      table={<ChartTable {...tableData} label={label} format={(value) => formatMetric(metric, value, texts)} />}
    >
      <LazyBarArea
        title={label}
        factsFor={factsFor}
        highlighted={highlighted}
        summaryId={summaryId}
        className={HEIGHT}
        onSelect={onSelect}
      />
    </ChartFrame>
  )
}

/** Returns the metric over all bars; null if it is unknown. */
function computeWhole(series: readonly BarSeries[], additive: boolean): number | null {
  if (additive) return sumKnown(series.map((one) => seriesSum(one, true)))
  return series.length === 1 && series[0] ? seriesSum(series[0], false) : null
}

/** Legend entry of the previous period. */
function PreviousName({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-h-7 items-center gap-1.5 px-1.5 text-caption text-ink-muted">
      <svg aria-hidden data-slot="series-key" width={10} height={12} viewBox="0 0 10 12" className="shrink-0">
        <path d="M5,0V12" stroke={PREVIOUS_STYLE.color} strokeWidth={2} />
      </svg>
      <span dir="auto">{children}</span>
    </span>
  )
}
