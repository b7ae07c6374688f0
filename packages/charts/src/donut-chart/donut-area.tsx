import { formatMetric } from '@placard/domain'
import { classNames } from '@placard/ui'
import { Suspense, useMemo, useRef } from 'react'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip } from '../chart-tooltip/chart-tooltip.js'
import { LazyPart, Pending, partCode } from '../lazy-part.js'
import { metricLabel } from '../metric-text.js'
import { textMeasure } from '../text-fit.js'
import { useBoxSize } from '../use-box-size.js'
import { useLoadedFonts } from '../use-loaded-fonts.js'
import type { CountMetricName } from './count-metric.js'
import { DonutList } from './donut-list.js'
import { type DonutSlice, shareText } from './donut-parts.js'
import { donutShape, middleOf, ringPath, sliceAt } from './donut-shape.js'
import { donutTexts, totalText } from './donut-texts.js'
import { sliceWords } from './donut-words.js'

const donutPlot = /* @__PURE__ */ partCode(() => import('./donut-plot.js').then((module) => module.DonutPlot))

export interface DonutAreaProps {
  /** The name of the picture. */
  title: string
  /** What the values are. */
  metric: CountMetricName
  /** The slices, the largest first. */
  slices: DonutSlice[]
  /** The whole. */
  total: number
  /** The id of the sentence that sums the chart up. */
  summaryId: string
  /** The height of the box. */
  className?: string
}

const HINT = 'Left and right arrow keys move between the slices, Escape hides the slice.'

/** The box of a donut: measures itself, has the ring drawn, lays keys and pointer over it, and lists the slices below where it is narrow. */
export function DonutArea({ title, metric, slices, total, summaryId, className }: DonutAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const typeface = useLoadedFonts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters take another room.
  const { shape, texts, whole } = useMemo(() => {
    const shape = donutShape(slices, width, height)
    return {
      shape,
      texts: donutTexts(metric, slices, shape, textMeasure(box.current, 12, 500)),
      whole: totalText(metric, total, shape.hole, textMeasure(box.current, 20, 600)),
    }
  }, [metric, slices, total, width, height, typeface])
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
              <Suspense fallback={<Pending />}>
                <LazyPart
                  code={donutPlot}
                  slices={slices}
                  shape={shape}
                  texts={texts}
                  total={whole}
                  unit={metricLabel(metric)}
                />
              </Suspense>
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
              hint={HINT}
              control={control}
              pointAt={(x, y) => {
                const step = sliceAt(shape, x, y)
                return step === undefined ? undefined : { step }
              }}
              announcement={slice && cursor.byKey ? sliceWords(metric, slice) : ''}
            >
              {slice && angle && (
                <ChartTooltip
                  title={slice.name}
                  rows={[
                    {
                      id: slice.id,
                      series: slice.slot,
                      name: shareText(slice.tenths),
                      text: formatMetric(metric, slice.value),
                      current: true,
                    },
                  ]}
                  x={shape.x + Math.sin(middleOf(angle)) * shape.radius}
                  y={shape.y - Math.cos(middleOf(angle)) * shape.radius}
                  width={width}
                />
              )}
            </ChartLayer>
          </>
        )}
      </div>
      {width > 0 && !shape.labels && <DonutList metric={metric} slices={slices} />}
    </>
  )
}
