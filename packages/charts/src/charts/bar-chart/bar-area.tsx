import { classNames } from '@placard/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useBoxSize } from '../../use-box-size.js'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { textMeasure } from '../text-fit.js'
import { useLoadedFonts } from '../use-loaded-fonts.js'
import type { BarCategory, BarFacts } from './bar-data.js'
import { ENGLISH_BARS } from './bar-labels.js'
import { BarLayer } from './bar-layer.js'
import { barLayout, horizontalHeight } from './bar-layout.js'
import { BarPlot, type DrawnBar, FocusedBar } from './bar-plot.js'

export interface BarAreaProps {
  /** Accessible name of the chart. */
  title: string
  /** Returns the data for a width in pixels. */
  factsFor: (width: number) => BarFacts
  /** Id of the series that the legend highlights. */
  highlighted?: string
  /** Id of the element that summarizes the chart. */
  summaryId: string
  /** Height of a vertical chart. */
  className?: string
  /** Called with the category that was clicked or selected with Enter. */
  onSelect?: (category: BarCategory) => void
}

/** Measures its box, lays out and renders the bars, and handles keyboard and pointer. Loads nivo: import it lazily. */
export function BarArea({ title, factsFor, highlighted, summaryId, className, onSelect }: BarAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnBar[]>(null)
  const { width, height } = useBoxSize(box)
  const typeface = useLoadedFonts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: text is measured again with another font
  const { facts, layout } = useMemo(() => {
    const facts = factsFor(width)
    const size = { width, height: facts.horizontal ? horizontalHeight(facts, width) : height }
    return { facts, layout: barLayout(facts, size, textMeasure(box.current)) }
  }, [factsFor, width, height, typeface])
  const { horizontal, rows, series, language: { labels } = ENGLISH_BARS } = facts
  const control = useChartCursor({ steps: rows.length, series: series.length, turned: horizontal })
  const { cursor } = control

  useEffect(() => {
    if (!horizontal || !cursor?.byKey || !box.current) return
    const top = layout.start + layout.band * cursor.step
    const { scrollTop, clientHeight } = box.current
    if (top < scrollTop) box.current.scrollTop = top - layout.start
    else if (top + layout.band > scrollTop + clientHeight) box.current.scrollTop = top + layout.band - clientHeight
  }, [horizontal, cursor?.byKey, cursor?.step, layout])

  const focused = cursor?.byKey ? { row: cursor.step, series: cursor.series ?? 0 } : undefined
  const scrolls = horizontal && layout.height > MAX_HEIGHT
  return (
    <div
      ref={box}
      {...(scrolls && { role: 'region', 'aria-label': labels.allBars(title, rows.length) })}
      dir="ltr"
      className={classNames(
        'relative min-w-0',
        horizontal ? 'overflow-x-clip overflow-y-auto print:max-h-none!' : className,
      )}
      style={horizontal ? { maxHeight: MAX_HEIGHT } : undefined}
    >
      {width > 0 && (
        <div className="relative overflow-clip" style={{ height: layout.height }}>
          <BarLayer
            title={title}
            facts={facts}
            layout={layout}
            bars={drawn}
            control={control}
            box={box}
            onSelect={onSelect}
          >
            <FocusedBar value={focused}>
              <BarPlot
                facts={facts}
                layout={layout}
                drawn={drawn}
                highlighted={highlighted}
                label={title}
                describedBy={summaryId}
              />
            </FocusedBar>
          </BarLayer>
        </div>
      )}
    </div>
  )
}

/** A higher chart scrolls. In pixels. */
const MAX_HEIGHT = 640
