import { formatBucket, formatMetric } from '@placard/domain'
import type { ChartCursorControl } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip, type TooltipRow } from '../chart-tooltip/chart-tooltip.js'
import type { SeriesValues } from './chart-values.js'
import { bucketWords, type ChartFacts, pointWords } from './chart-words.js'
import type { PlotGeometry } from './plot-geometry.js'
import { PlotMarkers } from './plot-markers.js'

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
  control: ChartCursorControl
}

/** Lies over the drawing: marks the step that is looked at and says its values. */
export function PlotLayer({ title, geometry, facts, lead, control }: PlotLayerProps) {
  const { cursor } = control
  const { buckets, series, partialBucket } = facts
  const chosen = cursor?.series === undefined ? undefined : series[cursor.series]
  const partialIndex = partialBucket === undefined ? undefined : buckets.indexOf(partialBucket)
  return (
    <>
      <PlotMarkers
        geometry={geometry}
        series={series}
        step={cursor?.step}
        current={cursor?.series}
        partialIndex={partialIndex}
      />
      <ChartLayer
        name={title}
        control={control}
        pointAt={(x) => ({ step: geometry.indexAt(x) })}
        words={cursor?.series === undefined ? '' : pointWords(facts, cursor.series, cursor.step)}
      >
        {cursor && (
          <ChartTooltip
            title={formatBucket(buckets[cursor.step] ?? '', facts.tzCode, 'long')}
            note={cursor.step === partialIndex ? 'still counting' : undefined}
            rows={tooltipRows(facts, cursor.step, chosen, lead)}
            x={geometry.xOf(cursor.step)}
            width={geometry.width}
          />
        )}
      </ChartLayer>
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
