import { classNames } from '@placard/ui'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { LazyPart, Pending, partCode } from '../lazy-part.js'
import { textMeasure } from '../text-fit.js'
import { useBoxSize } from '../use-box-size.js'
import { useLoadedFonts } from '../use-loaded-fonts.js'
import type { BarCategory } from './bar-data.js'
import type { BarFacts } from './bar-facts.js'
import { BarLayer } from './bar-layer.js'
import { barLayout, horizontalHeight } from './bar-layout.js'

const barPlot = /* @__PURE__ */ partCode(() => import('./bar-plot.js').then((module) => module.BarPlot))

export interface BarAreaProps {
  /** The name of the picture. */
  title: string
  /** What is drawn, once it is known how much fits. */
  factsFor: (width: number) => BarFacts
  /** The series that the legend points at: the others step back. */
  emphasis?: string
  /** The id of the sentence that sums the chart up. */
  summaryId: string
  /** The height of a vertical chart. */
  className?: string
  /** Gets the category that was clicked or chosen by Enter. */
  onSelect?: (category: BarCategory) => void
}

/** The box of a chart: measures itself, has the bars drawn and lays the keys and the pointer over them. */
export function BarArea({ title, factsFor, emphasis, summaryId, className, onSelect }: BarAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const typeface = useLoadedFonts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters take another room.
  const { facts, layout } = useMemo(() => {
    const facts = factsFor(width)
    const size = { width, height: facts.horizontal ? horizontalHeight(facts, width) : height }
    return { facts, layout: barLayout(facts, size, textMeasure(box.current)) }
  }, [factsFor, width, height, typeface])
  const { horizontal, rows, series } = facts
  const control = useChartCursor({ steps: rows.length, series: series.length, turned: horizontal })
  const { cursor } = control

  useEffect(() => {
    if (!horizontal || !cursor?.byKey || !box.current) return
    const top = layout.margin.top + layout.band * cursor.step
    const { scrollTop, clientHeight } = box.current
    if (top < scrollTop) box.current.scrollTop = top - layout.margin.top
    else if (top + layout.band > scrollTop + clientHeight) box.current.scrollTop = top + layout.band - clientHeight
  }, [horizontal, cursor?.byKey, cursor?.step, layout])

  const rest = rows.findIndex(({ category }) => category === undefined)
  const scrolls = horizontal && layout.height > MOST_HEIGHT
  return (
    <div
      ref={box}
      {...(scrolls && { role: 'region', 'aria-label': `${title}, all ${rows.length} bars` })}
      dir="ltr"
      className={classNames(
        'relative min-w-0',
        horizontal ? 'overflow-x-clip overflow-y-auto print:max-h-none!' : className,
      )}
      style={horizontal ? { maxHeight: MOST_HEIGHT } : undefined}
    >
      {width > 0 && (
        <div className="relative overflow-clip" style={{ height: layout.height }}>
          <BarLayer title={title} facts={facts} layout={layout} control={control} box={box} onSelect={onSelect}>
            <Suspense fallback={<Pending />}>
              <LazyPart
                code={barPlot}
                layout={layout}
                series={series}
                metric={facts.metric}
                horizontal={horizontal}
                emphasis={emphasis}
                rest={rest < 0 ? undefined : rest}
                label={title}
                describedBy={summaryId}
              />
            </Suspense>
          </BarLayer>
        </div>
      )}
    </div>
  )
}

/** A chart that needs more scrolls. */
const MOST_HEIGHT = 640
