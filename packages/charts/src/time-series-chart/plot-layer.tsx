import { formatBucket, formatMetric } from '@placard/domain'
import { type PointerEvent, useId } from 'react'
import { ChartTooltip, type TooltipRow } from './chart-tooltip.js'
import type { SeriesValues } from './chart-values.js'
import { bucketWords, type ChartFacts, pointWords } from './chart-words.js'
import type { PlotGeometry } from './plot-geometry.js'
import { PlotMarkers } from './plot-markers.js'
import type { PlotCursorControl } from './use-plot-cursor.js'

export interface PlotLayerProps {
  /** The name of the picture. */
  title: string
  /** Where steps and values are. */
  geometry: PlotGeometry
  /** What the points say. */
  facts: ChartFacts
  /** The series whose period before is drawn. */
  lead?: SeriesValues
  /** The point that is looked at, and what moves it. */
  control: PlotCursorControl
}

/** Lies over the drawing: one Tab stop, arrow keys and pointer choose a point, its words go to one live region. */
export function PlotLayer({ title, geometry, facts, lead, control }: PlotLayerProps) {
  const hintId = useId()
  const { cursor, onKeyDown, point, enter, leave } = control
  const { buckets, series, partialBucket } = facts
  const chosen = cursor?.series === undefined ? undefined : series[cursor.series]
  const partialIndex = partialBucket === undefined ? undefined : buckets.indexOf(partialBucket)
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) =>
    point(geometry.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  return (
    <>
      <PlotMarkers
        geometry={geometry}
        series={series}
        step={cursor?.step}
        current={cursor?.series}
        partialIndex={partialIndex}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-label={`${title}, points`}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart's one Tab stop; arrow keys read its points
        tabIndex={0}
        data-slot="plot-layer"
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && enter()}
        onBlur={leave}
        onPointerDown={onPointerMove}
        onPointerMove={onPointerMove}
        onPointerLeave={({ pointerType }) => chosen === undefined && pointerType !== 'touch' && leave()}
        className="absolute inset-0 touch-pan-y rounded-control -outline-offset-2 print:hidden"
      >
        <p id={hintId} className="sr-only">
          Left and right arrow keys move in time, up and down between series, Escape hides the point.
        </p>
      </div>
      {cursor && (
        <ChartTooltip
          title={formatBucket(buckets[cursor.step] ?? '', facts.tzCode, 'long')}
          note={cursor.step === partialIndex ? 'still counting' : undefined}
          rows={tooltipRows(facts, cursor.step, chosen, lead)}
          x={geometry.xOf(cursor.step)}
          width={geometry.width}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {cursor?.series === undefined ? '' : pointWords(facts, cursor.series, cursor.step)}
      </p>
    </>
  )
}

function tooltipRows(facts: ChartFacts, step: number, chosen?: SeriesValues, lead?: SeriesValues): TooltipRow[] {
  const { metric, series, previousBuckets, tzCode } = facts
  const rows = series.map(
    ({ id, name, slot, values }): TooltipRow => ({
      id,
      name,
      series: slot,
      text: formatMetric(metric, values[step] ?? null),
      current: id === chosen?.id,
    }),
  )
  const bucket = previousBuckets?.[step]
  if (!lead?.previous || bucket === undefined) return rows
  const name = `${bucketWords(bucket, tzCode)}, ${lead.name}`
  const text = formatMetric(metric, lead.previous[step] ?? null)
  return [...rows, { id: 'previous', series: 'previous', name, text, current: false }]
}
