import { formatMetric, type ReportTexts } from '@placard/domain/report'
import { classNames, lazyPart } from '@placard/ui'
import { useMemo, useRef } from 'react'
import { useBoxSize } from '../../use-box-size.js'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip } from '../chart-tooltip/chart-tooltip.js'
import { metricLabel } from '../metric-text.js'
import { OTHER_COLOR } from '../other-series.js'
import { SeriesKey } from '../series-key/series-key.js'
import { textMeasure } from '../text-fit.js'
import { useLoadedFonts } from '../use-loaded-fonts.js'
import { type CountMetricName, type DonutSlice, formatShare } from './donut-data.js'
import type { DonutLanguage } from './donut-labels.js'
import { computeMiddle, donutShape, ringPath, sliceAt } from './donut-shape.js'
import { formatSlice, formatTotal, sliceLabels } from './donut-text.js'

const LazyDonutPlot = /* @__PURE__ */ lazyPart(async () => ({ default: (await import('./donut-plot.js')).DonutPlot }))

export interface DonutAreaProps {
  /** Accessible name of the chart. */
  title: string
  /** The metric of all values. */
  metric: CountMetricName
  /** Slices, the largest first. */
  slices: DonutSlice[]
  /** Sum of all parts. */
  total: number
  /** Id of the element that summarizes the chart. */
  summaryId: string
  /** Height of the box. */
  className?: string
  /** Messages and formats. */
  language: DonutLanguage
}

/** Measures its box, renders the ring, handles keyboard and pointer, and lists the slices below a narrow ring. */
export function DonutArea({ title, metric, slices, total, summaryId, className, language }: DonutAreaProps) {
  const { texts } = language
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const typeface = useLoadedFonts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: text is measured again with another font
  const { shape, labels, whole } = useMemo(() => {
    const shape = donutShape(slices, width, height)
    return {
      shape,
      labels: sliceLabels(metric, slices, shape, textMeasure(box.current, 12, 500), texts),
      whole: formatTotal(metric, total, shape.hole, textMeasure(box.current, 20, 600), texts),
    }
  }, [metric, slices, total, width, height, typeface, texts])
  const control = useChartCursor({ steps: slices.length, series: 1 })
  const { cursor } = control
  const slice = cursor && slices[cursor.step]
  const angle = cursor && shape.angles[cursor.step]
  return (
    <>
      <div ref={box} dir="ltr" className={classNames('relative min-w-0 overflow-clip', className)}>
        {width > 0 && (
          <>
            <div role="img" aria-label={title} aria-describedby={summaryId}>
              <LazyDonutPlot
                slices={slices}
                shape={shape}
                labels={labels}
                total={whole}
                unit={metricLabel(metric, texts)}
              />
            </div>
            {angle && (
              <svg
                aria-hidden
                data-picture="without"
                width={shape.width}
                height={shape.height}
                className="pointer-events-none absolute inset-0"
              >
                <path
                  d={ringPath(angle, shape.radius + 3, shape.radius + 6)}
                  transform={`translate(${shape.x},${shape.y})`}
                  fill="var(--placard-text)"
                />
              </svg>
            )}
            <ChartLayer
              name={title}
              hint={language.labels.keys}
              control={control}
              pointAt={(x, y) => {
                const step = sliceAt(shape, x, y)
                return step === undefined ? undefined : { step }
              }}
              announcement={slice && cursor.byKey ? formatSlice(metric, slice, language) : ''}
            >
              {slice && angle && (
                <ChartTooltip
                  title={slice.name}
                  rows={[
                    {
                      id: slice.id,
                      series: slice.slot,
                      name: formatShare(slice.tenths, texts),
                      text: formatMetric(metric, slice.value, texts),
                      current: true,
                    },
                  ]}
                  x={shape.x + Math.sin(computeMiddle(angle)) * shape.radius}
                  y={shape.y - Math.cos(computeMiddle(angle)) * shape.radius}
                  width={width}
                />
              )}
            </ChartLayer>
          </>
        )}
      </div>
      {width > 0 && !shape.labels && <DonutList metric={metric} slices={slices} texts={texts} />}
    </>
  )
}

interface DonutListProps {
  metric: CountMetricName
  slices: readonly DonutSlice[]
  texts: ReportTexts
}

/** Renders names, values and shares below a ring that has no space beside it. */
function DonutList({ metric, slices, texts }: DonutListProps) {
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 px-4 pb-2 text-dense">
      {slices.map(({ id, slot, name, value, tenths }) => (
        <li key={id} className="col-span-4 grid min-h-7 grid-cols-subgrid items-center">
          {slot === undefined ? (
            <svg aria-hidden data-slot="series-key" width={10} height={10} viewBox="-5 -5 10 10">
              <rect x={-4} y={-4} width={8} height={8} rx={1} fill={OTHER_COLOR} />
            </svg>
          ) : (
            <SeriesKey series={slot} />
          )}
          <span title={name} className="truncate">
            <bdi>{name}</bdi>
          </span>
          <span className="text-end">{formatMetric(metric, value, texts)}</span>
          <span className="min-w-12 text-end text-ink-muted">{formatShare(tenths, texts)}</span>
        </li>
      ))}
    </ul>
  )
}
