import { METRICS, type MetricName } from '@placard/domain'
import { CardActions, CardHeader, CardTitle, classNames, SegmentedControl, Select } from '@placard/ui'
import type { ReactNode, Ref } from 'react'
import { toolbarBorders } from '../toolbar-borders.js'

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
  const name = (
    <CardTitle
      as={titleAs}
      id={titleId}
      className={classNames(
        'float-start me-3 mb-2 max-w-full py-1 @min-[60rem]:max-w-1/2',
        choosable && '@max-[36rem]:me-0 @max-[36rem]:w-full',
      )}
    >
      {title}
    </CardTitle>
  )
  return (
    // Floats: a legend that does not fit beside the others goes below all of them, and no script has to measure it.
    <CardHeader className="block flow-root pb-1">
      {name}
      {choosable && (
        <span className="hidden print:float-start print:me-3 print:mb-2 print:block print:py-1 print:text-dense">
          {METRICS[metric].name}
        </span>
      )}
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
          className="float-start me-3 mb-2 w-fit @max-[36rem]:me-0 @max-[36rem]:w-full print:hidden"
        />
      )}
      {(actions || view || download) && (
        <CardActions
          className={classNames(
            'float-end ms-3 mb-2 print:hidden',
            toolbarBorders,
            // Each of them starts where the title does, and together they end where the card does.
            choosable &&
              '@max-[36rem]:ms-0 @max-[36rem]:w-full @max-[36rem]:[&>:not([data-slot=dropdown-menu-trigger])]:grow',
          )}
        >
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
      {legend && (
        <div ref={legendRef} className="@min-[60rem]:float-end @max-[60rem]:clear-both mb-2 w-max max-w-full">
          {legend}
        </div>
      )}
    </CardHeader>
  )
}
