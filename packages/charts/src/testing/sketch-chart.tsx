import { formatCompact } from '@placard/domain/internal/report'
import { formatCount } from '@placard/domain/report'
import { useId, useRef, useState } from 'react'
import { useChartCursor } from '../charts/chart-cursor/chart-cursor.js'
import { ChartFrame, type ChartFrameProps } from '../charts/chart-frame/chart-frame.js'
import { ChartLayer } from '../charts/chart-layer/chart-layer.js'
import { ChartLegend, useShownSeries } from '../charts/chart-legend/chart-legend.js'
import { ChartTable, chartCsv } from '../charts/chart-table/chart-table.js'
import { ChartTooltip } from '../charts/chart-tooltip/chart-tooltip.js'
import { markerPath, seriesStyle } from '../charts/series-style/series-style.js'
import { useBoxSize } from '../use-box-size.js'

/** Names of creatives, of different length. */
export const SKETCH_NAMES = ['City launch', 'Bike month', 'Night lines', 'Winter timetable']

const DAYS = ['7 Oct', '8 Oct', '9 Oct', '10 Oct', '11 Oct', '12 Oct', '13 Oct']
const TOP = 200_000

const createFigure = (slot: number, step: number) => 185_000 - slot * 24_000 + Math.round(Math.sin(step + slot) * 9_000)

/** Returns the table rows of a `SketchChart`. */
export const sketchRows = (names: readonly string[] = SKETCH_NAMES) =>
  DAYS.map((day, step) => [day, ...names.map((_, slot) => formatCount(createFigure(slot, step)))])

export interface SketchChartProps extends Partial<ChartFrameProps> {
  /** Names of the series. */
  names?: readonly string[]
}

/** Chart made of all shared components and a few lines, for their stories and tests. */
export function SketchChart({ names = SKETCH_NAMES, title = 'Delivery by creative', ...frame }: SketchChartProps) {
  const summaryId = useId()
  const [emphasis, setEmphasis] = useState<string>()
  const all = names.map((name, slot) => ({
    id: name,
    name,
    slot,
    values: DAYS.map((_, step) => createFigure(slot, step)),
  }))
  const { hidden, shown, toggle, isolate, showAll } = useShownSeries(all)
  const control = useChartCursor({ steps: DAYS.length, series: shown.length, start: DAYS.length - 1 })
  const figures = {
    rowHead: 'Day',
    head: all.map(({ id, name }) => ({ id, name })),
    rows: DAYS.map((name, step) => ({ id: name, name, cells: all.map(({ values }) => values[step] ?? null) })),
  }
  const { cursor } = control
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const positionX = (step: number) => 56 + (step * (width - 88)) / (DAYS.length - 1)
  const positionY = (value: number) => height - 28 - (value / TOP) * (height - 40)
  const chosen = cursor?.series === undefined ? undefined : shown[cursor.series]
  const words = (step: number, slot: number) => formatCount(shown[slot]?.values[step] ?? null)
  return (
    <ChartFrame
      title={title}
      summaryId={summaryId}
      summary={`${all[0]?.name} leads with 1,260,114 impressions, highest on 8 Oct.`}
      bodyClassName="h-50"
      csv={{
        name: 'delivery.csv',
        note: '7–13 Oct 2025, UTC',
        text: () => chartCsv(figures, '7–13 Oct 2025, UTC'),
      }}
      pictureName="delivery"
      legend={
        <ChartLegend
          label={`Lines of ${title}`}
          series={all}
          hidden={hidden}
          onToggle={toggle}
          onIsolate={isolate}
          onShowAll={showAll}
          onEmphasis={setEmphasis}
        />
      }
      table={<ChartTable label={title} {...figures} format={(value) => formatCount(value)} />}
      {...frame}
    >
      {frame.children ?? (
        <div ref={box} className="relative h-50 overflow-clip">
          <svg
            role="img"
            aria-label={`${title}: Impressions`}
            aria-describedby={summaryId}
            width={width}
            height={height}
            className="fill-(--placard-chart-axis) text-caption"
          >
            {[0, TOP / 2, TOP].map((value) => (
              <g key={value}>
                <path d={`M56,${positionY(value)}H${width - 32}`} className="stroke-(--placard-chart-grid)" />
                <text x={48} y={positionY(value)} textAnchor="end" dominantBaseline="central">
                  {formatCompact(value)}
                </text>
              </g>
            ))}
            {DAYS.map((day, step) => (
              <text key={day} x={positionX(step)} y={height - 6} textAnchor="middle">
                {step % 3 === 0 && day}
              </text>
            ))}
            {shown.map(({ id, slot, values }) => {
              const { color, dash, marker } = seriesStyle(slot)
              const end = `translate(${positionX(DAYS.length - 1)},${positionY(values.at(-1) ?? 0)})`
              return (
                <g key={id} data-series={id}>
                  <path
                    d={`M${values.map((value, step) => `${positionX(step)},${positionY(value)}`).join('L')}`}
                    fill="none"
                    stroke={color}
                    strokeWidth={id === emphasis || id === chosen?.id ? 3 : 2}
                    strokeDasharray={dash}
                  />
                  <path d={markerPath(marker, 4)} fill={color} transform={end} />
                </g>
              )
            })}
          </svg>
          <ChartLayer
            name={title}
            control={control}
            pointAt={(x) => ({ step: Math.round(((x - 56) / (width - 88)) * (DAYS.length - 1)) })}
            announcement={
              cursor?.series === undefined
                ? ''
                : `${DAYS[cursor.step]}, ${chosen?.name}: ${words(cursor.step, cursor.series)}`
            }
          >
            {cursor && (
              <ChartTooltip
                title={DAYS[cursor.step] ?? ''}
                rows={shown.map(({ id, name, slot }, place) => ({
                  id,
                  name,
                  series: slot,
                  text: words(cursor.step, place),
                  current: id === chosen?.id,
                }))}
                x={positionX(cursor.step)}
                width={width}
              />
            )}
          </ChartLayer>
        </div>
      )}
    </ChartFrame>
  )
}
