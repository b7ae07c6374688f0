import { formatHour, formatHourOfWeek } from '@placard/domain/internal/report'
import { METRICS, type MetricDefinition } from '@placard/domain/report'
import { classNames } from '@placard/ui'
import { useMemo, useRef } from 'react'
import { useBoxSize } from '../../use-box-size.js'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip, type TooltipRow } from '../chart-tooltip/chart-tooltip.js'
import { formatCell, type HeatCell, type HeatFacts, heatValues } from './heat-facts.js'
import { cellAt, cellBox, heatGeometry } from './heat-geometry.js'
import { HeatKey } from './heat-key.js'
import { HeatPlot } from './heat-plot.js'
import { heatScale } from './heat-scale.js'

export interface HeatAreaProps {
  /** Accessible name of the chart. */
  title: string
  /** The week. */
  facts: HeatFacts
  /** Id of the element that summarizes the chart. */
  summaryId: string
  /** Height of the box. */
  className?: string
}

/** Measures its box, renders cells and color key, and handles keyboard and pointer. */
export function HeatArea({ title, facts, summaryId, className }: HeatAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const geometry = useMemo(() => heatGeometry({ width, height }), [width, height])
  const { down } = geometry
  const control = useChartCursor({ steps: 24, series: facts.days.length, turned: down })
  const { cursor } = control
  const values = heatValues(facts)
  const { decimals }: MetricDefinition = METRICS[facts.metric]
  const scale = heatScale(values, 10 ** -decimals)
  const cell = cursor?.series === undefined ? undefined : facts.days[cursor.series]?.[cursor.step]
  const place = cell && cursor?.series !== undefined ? cellBox(geometry, cell.hour, cursor.series) : undefined
  const { labels, texts } = facts.language
  return (
    <div className={classNames('flex flex-col', className)}>
      <div ref={box} className="relative min-h-0 min-w-0 flex-1">
        {width > 0 && (
          <>
            <HeatPlot
              label={title}
              describedBy={summaryId}
              facts={facts}
              geometry={geometry}
              scale={scale}
              current={cell && { hour: cell.hour, day: cursor?.series ?? 0 }}
            />
            <ChartLayer
              name={title}
              hint={labels.keys(down)}
              control={control}
              pointAt={(x, y) => {
                const found = cellAt(geometry, x, y)
                return found && { step: found.hour, series: found.day }
              }}
              announcement={cell ? formatCell(facts, cell) : ''}
            >
              {cell && place && (
                <ChartTooltip
                  title={`${texts.weekdays[cell.weekday] ?? ''} ${formatHour(cell.hour, facts.minute)}–${formatHour(cell.hour + 1, facts.minute)}`}
                  note={cell.running && facts.kind === 'sum' ? labels.inProgress : undefined}
                  rows={cellRows(facts, cell)}
                  x={besideCell(place, width)}
                  y={place.y + place.height / 2}
                  width={width}
                />
              )}
            </ChartLayer>
          </>
        )}
      </div>
      <HeatKey
        metric={facts.metric}
        language={facts.language}
        scale={scale}
        hasZero={values.includes(0)}
        hasNone={values.includes(null)}
      />
    </div>
  )
}

/** Returns the edge of a cell at which the tooltip does not cover it. */
const besideCell = ({ x, width }: { x: number; width: number }, whole: number) =>
  x + width / 2 > whole / 2 ? x : Math.min(x + width, whole / 2)

function cellRows({ metric, kind, language: { labels, texts } }: HeatFacts, cell: HeatCell): TooltipRow[] {
  const { name } = texts.metrics[metric]
  const average = kind === 'average' && METRICS[metric].kind === 'count'
  const text = cell.value === null ? labels.noData : formatHourOfWeek(metric, cell.value, kind, texts)
  const hours = cell.hours + (kind === 'sum' && cell.running ? 1 : 0)
  return [
    { id: 'value', name: average ? labels.perHour(name) : name, text, current: true },
    { id: 'hours', name: labels.hoursCounted, text: texts.whole(hours), current: false },
  ]
}
