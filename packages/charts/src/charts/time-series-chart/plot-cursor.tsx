import { formatBucket } from '@placard/domain/internal/report'
import { formatMetric } from '@placard/domain/report'
import { shortcutKey, useSingleKeys } from '@placard/ui'
import type { KeyboardEvent } from 'react'
import type { ChartCursorControl } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip, type TooltipRow } from '../chart-tooltip/chart-tooltip.js'
import { nextAnnotation } from './annotations.js'
import { type ChartData, ENGLISH_SERIES, formatPoint, formatStep, partialWeekText } from './chart-text.js'
import type { DrawnValues, SeriesKind } from './plot-lines.js'
import { CursorMarkers } from './plot-markers.js'
import type { PlotScales } from './plot-scales.js'
import { type SeriesValues, valueAt } from './series-values.js'

export interface PlotCursorProps {
  /** Accessible name of the chart. */
  title: string
  /** Scales and margins of the plot. */
  scales: PlotScales
  /** Data of the chart. */
  data: ChartData
  /** How series are drawn. */
  kind: SeriesKind
  /** Values that the lines connect. */
  drawn: DrawnValues[]
  /** First and last complete step. */
  whole: { from: number; to: number }
  /** The series whose previous period is drawn. */
  lead?: SeriesValues
  /** Values of the previous period. */
  previous?: DrawnValues
  /** Cursor state and its handlers. */
  control: ChartCursorControl
}

/** Covers the plot: handles keyboard and pointer, and renders the cursor, the tooltip and the live region. */
export function PlotCursor({ title, scales, data, drawn, whole, control, ...more }: PlotCursorProps) {
  const { cursor, go, onKeyDown } = control
  const { buckets, zone, language = ENGLISH_SERIES } = data
  const notes = useSingleKeys() ? data.notes : undefined
  const onKey = (event: KeyboardEvent) => {
    const hasNoModifier = !event.altKey && !event.ctrlKey && !event.metaKey
    const step =
      notes && hasNoModifier && shortcutKey(event) === 'n'
        ? nextAnnotation(notes, cursor?.step, event.shiftKey ? -1 : 1)
        : undefined
    if (step !== undefined) go({ step, series: cursor?.series ?? 0 })
    else onKeyDown(event)
  }
  return (
    <>
      {cursor && (
        <CursorMarkers scales={scales} drawn={drawn} whole={whole} step={cursor.step} current={cursor.series} />
      )}
      <ChartLayer
        name={title}
        hint={language.labels.keys(notes !== undefined && notes.size > 0)}
        control={{ ...control, onKeyDown: onKey }}
        pointAt={(x) => ({ step: scales.stepAt(x) })}
        announcement={cursor?.series === undefined ? '' : formatPoint(data, cursor.series, cursor.step)}
      >
        {cursor && (
          <ChartTooltip
            title={formatBucket(buckets.at(cursor.step) ?? '', zone, 'long', language.texts)}
            note={stepNote(data, cursor.step)}
            rows={tooltipRows({ data, step: cursor.step, current: cursor.series, ...more })}
            x={scales.xOf(cursor.step)}
            width={scales.width}
          />
        )}
      </ChartLayer>
    </>
  )
}

/** Returns what is special about a step, for the tooltip. */
function stepNote(
  { buckets, partialStep, notes, language = ENGLISH_SERIES }: ChartData,
  step: number,
): string | undefined {
  const parts = [
    step === partialStep ? language.labels.inProgress : '',
    partialWeekText(buckets.at(step) ?? '', language.labels),
    ...(notes?.get(step) ?? []),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}

type RowsOptions = Pick<PlotCursorProps, 'data' | 'kind' | 'lead' | 'previous'> & { step: number; current?: number }

function tooltipRows({ data, step, current, kind, lead, previous }: RowsOptions): TooltipRow[] {
  const { metric, series, previousBuckets, zone, language = ENGLISH_SERIES } = data
  const { labels, texts } = language
  const rows = series.map(({ id, name, slot, values }, index): TooltipRow => {
    return {
      id,
      name,
      series: slot,
      text: formatMetric(metric, valueAt(values, step), texts),
      current: index === current,
    }
  })
  const stacked = kind === 'stacked' && series.length > 1
  if (stacked)
    rows.push({ id: 'all', name: labels.all, text: formatMetric(metric, sumAt(series, step), texts), current: false })
  const bucket = previousBuckets?.at(step)
  if (!previous || !bucket) return rows
  const name = `${formatStep(bucket, zone, texts)}, ${stacked ? texts.metricInSentence(labels.all, 'count') : (lead?.name ?? '')}`
  const text = formatMetric(metric, valueAt(previous.values, step), texts)
  return [...rows, { id: 'previous', series: 'previous', name, text, current: false }]
}

function sumAt(series: SeriesValues[], step: number): number | null {
  const values = series.map(({ values: all }) => valueAt(all, step)).filter((value) => value !== null)
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null
}
