import { formatBucket, formatMetric, METRICS, type MetricDefinition } from '@placard/domain'
import type { KeyboardEvent } from 'react'
import type { ChartCursorControl } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip, type TooltipRow } from '../chart-tooltip/chart-tooltip.js'
import { nextNote } from './chart-notes.js'
import { type SeriesValues, valueAt } from './chart-values.js'
import { bucketWords, type ChartFacts, cutWords, pointWords } from './chart-words.js'
import type { PlotGeometry } from './plot-geometry.js'
import type { DrawnValues, SeriesKind } from './plot-lines.js'
import { CursorMarkers } from './plot-markers.js'

export interface PlotLayerProps {
  /** The name of the picture. */
  title: string
  /** Where steps and values are. */
  geometry: PlotGeometry
  /** What the points say. */
  facts: ChartFacts
  /** How the series are drawn. */
  kind: SeriesKind
  /** Where their lines go. */
  drawn: DrawnValues[]
  /** The first and the last complete step. */
  whole: { from: number; to: number }
  /** The series whose period before is drawn. */
  lead?: SeriesValues
  /** The period before, as it is drawn. */
  previous?: DrawnValues
  /** The point that is looked at, and what moves it. */
  control: ChartCursorControl
}

const KEYS =
  'Left and right arrow keys move in time, Page Up and Page Down by a tenth, up and down between series, Escape hides the point.'
const NOTE_KEYS = `${KEYS} N goes to the next note, Shift and N to the one before.`

/** Lies over the drawing: marks the step that is looked at and says its values. */
export function PlotLayer({ title, geometry, facts, drawn, whole, control, ...more }: PlotLayerProps) {
  const { cursor, go, onKeyDown } = control
  const { buckets, tzCode, notes } = facts
  const onKey = (event: KeyboardEvent) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey
    const step =
      notes && plain && event.key.toLowerCase() === 'n'
        ? nextNote(notes, cursor?.step, event.shiftKey ? -1 : 1)
        : undefined
    if (step !== undefined) go({ step, series: cursor?.series ?? 0 })
    else onKeyDown(event)
  }
  return (
    <>
      {cursor && (
        <CursorMarkers geometry={geometry} drawn={drawn} whole={whole} step={cursor.step} current={cursor.series} />
      )}
      <ChartLayer
        name={title}
        hint={notes && notes.size > 0 ? NOTE_KEYS : KEYS}
        control={{ ...control, onKeyDown: onKey }}
        pointAt={(x) => ({ step: geometry.indexAt(x) })}
        words={cursor?.series === undefined ? '' : pointWords(facts, cursor.series, cursor.step)}
      >
        {cursor && (
          <ChartTooltip
            title={formatBucket(buckets.at(cursor.step) ?? '', tzCode, 'long')}
            note={stepNote(facts, cursor.step)}
            rows={tooltipRows({ facts, step: cursor.step, current: cursor.series, ...more })}
            x={geometry.xOf(cursor.step)}
            width={geometry.width}
          />
        )}
      </ChartLayer>
    </>
  )
}

/** What is special about a step. */
function stepNote({ buckets, partialStep, notes }: ChartFacts, step: number): string | undefined {
  const words = [
    step === partialStep ? 'in progress' : '',
    cutWords(buckets.at(step) ?? ''),
    ...(notes?.get(step) ?? []),
  ]
  return words.filter(Boolean).join(' · ') || undefined
}

type RowsOptions = Pick<PlotLayerProps, 'facts' | 'kind' | 'lead' | 'previous'> & { step: number; current?: number }

function tooltipRows({ facts, step, current, kind, lead, previous }: RowsOptions): TooltipRow[] {
  const { metric, series, previousBuckets, tzCode } = facts
  const rows = series.map(({ id, name, slot, values }, place): TooltipRow => {
    return { id, name, series: slot, text: formatMetric(metric, valueAt(values, step)), current: place === current }
  })
  const stacked = kind === 'stacked' && series.length > 1
  if (stacked) rows.push({ id: 'all', name: 'All', text: formatMetric(metric, sumAt(series, step)), current: false })
  const bucket = previousBuckets?.at(step)
  if (!previous || bucket === undefined) return rows
  const name = `${bucketWords(bucket, tzCode)}, ${stacked ? 'all' : (lead?.name ?? '')}`
  const text = formatMetric(metric, valueAt(previous.values, step))
  return [...rows, { id: 'previous', series: 'previous', name, text, current: false }]
}

function sumAt(series: SeriesValues[], step: number): number | null {
  const values = series.map(({ values: all }) => valueAt(all, step)).filter((value) => value !== null)
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null
}

/** How series of a metric can be drawn: ratios do not add up, so they are never set upon each other. */
export function kindFor(kind: SeriesKind, metric: ChartFacts['metric']): SeriesKind {
  const { kind: counted }: MetricDefinition = METRICS[metric]
  return kind === 'stacked' && counted === 'ratio' ? 'line' : kind
}
