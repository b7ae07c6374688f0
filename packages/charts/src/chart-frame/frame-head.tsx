import { METRICS, type MetricName } from '@placard/domain'
import { CardActions, CardHeader, CardTitle, SegmentedControl, Select } from '@placard/ui'
import type { ReactNode, Ref } from 'react'

/** How the figures of a chart are shown. */
export type ChartView = 'chart' | 'table'

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

export interface FrameHeadProps {
  /** What the chart shows. */
  title: string
  /** The level of the title. */
  titleAs: 'h2' | 'h3'
  /** The id of the title. */
  titleId: string
  /** What can be shown. */
  metrics?: readonly MetricName[]
  /** What is shown. */
  metric?: MetricName
  /** Gets what was chosen. */
  onMetricChange?: (metric: MetricName) => void
  /** The names of what is drawn. */
  legend?: ReactNode
  /** The element around the legend. */
  legendRef: Ref<HTMLDivElement>
  /** More controls. */
  actions?: ReactNode
  /** How the figures are shown; undefined where there is no choice. */
  view?: ChartView
  /** Gets what was chosen. */
  onViewChange: (view: ChartView) => void
  /** The menu of files. */
  download?: ReactNode
}

/** The row above a chart: its title, what is measured, the names of what is drawn, and how to see or keep it. */
export function FrameHead({
  title,
  titleAs,
  titleId,
  metrics,
  metric,
  onMetricChange,
  legend,
  legendRef,
  actions,
  view,
  onViewChange,
  download,
}: FrameHeadProps) {
  const choosable = metrics !== undefined && metrics.length > 1 && metric !== undefined
  return (
    <CardHeader className="flex-nowrap items-start gap-x-3 @max-[60rem]:flex-wrap">
      <CardTitle as={titleAs} id={titleId} className="max-w-1/2 shrink-0 py-1 @max-[60rem]:max-w-full">
        {title}
      </CardTitle>
      {choosable && (
        <Select
          size="sm"
          aria-label={`Metric of ${title}`}
          value={metric}
          onValueChange={(next) => {
            const chosen = metrics.find((one) => one === next)
            if (chosen) onMetricChange?.(chosen)
          }}
          options={metrics.map((value) => ({ value, label: METRICS[value].name }))}
          className="w-fit shrink-0 print:hidden"
        />
      )}
      {legend && (
        <div
          ref={legendRef}
          className="min-w-0 flex-1 @max-[60rem]:order-last @max-[60rem]:w-full @max-[60rem]:flex-none"
        >
          {legend}
        </div>
      )}
      {(actions || view || download) && (
        <CardActions className="shrink-0 print:hidden">
          {actions}
          {view && (
            <SegmentedControl
              size="sm"
              label={`View of ${title}`}
              value={view}
              onValueChange={onViewChange}
              options={VIEWS}
            />
          )}
          {download}
        </CardActions>
      )}
    </CardHeader>
  )
}
