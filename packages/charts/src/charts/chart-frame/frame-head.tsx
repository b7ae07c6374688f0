import type { MetricName } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { CardActions, CardHeader, CardTitle, classNames, SegmentedControl, Select, useLabels } from '@placard/ui'
import type { ReactNode, Ref } from 'react'
import { toolbarBorders } from '../../toolbar-borders.js'
import { chartFrameLabels } from '../frame-states.js'

/** View of a chart. */
export type ChartView = 'chart' | 'table'

const VIEWS = ['chart', 'table'] as const

export interface FrameHeadProps {
  /** Title of the chart. */
  title: string
  /** Heading level of the title. */
  titleAs: 'h2' | 'h3'
  /** Id of the title. */
  titleId: string
  /** Metrics to select from. */
  metrics?: readonly MetricName[]
  /** The selected metric. */
  metric?: MetricName
  /** Called with the selection. */
  onMetricChange?: (metric: MetricName) => void
  /** Legend. */
  legend?: ReactNode
  /** Ref of the element around the legend. */
  legendRef: Ref<HTMLDivElement>
  /** More controls. */
  actions?: ReactNode
  /** Selected view; undefined without a switch. */
  view?: ChartView
  /** Called with the selection. */
  onViewChange: (view: ChartView) => void
  /** Download menu. */
  download?: ReactNode
}

/** Header of a chart: title, metric, legend, view switch and downloads. */
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
  const labels = useLabels('chartFrame', chartFrameLabels)
  const texts = useReportTexts()
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
    // Floats move a legend that does not fit below the other controls without measuring.
    <CardHeader className="block flow-root pb-1">
      {name}
      {choosable && (
        <span className="hidden print:float-start print:me-3 print:mb-2 print:block print:py-1 print:text-dense">
          {texts.metrics[metric].name}
        </span>
      )}
      {choosable && (
        <Select
          size="sm"
          aria-label={labels.metricOf(title)}
          value={metric}
          onValueChange={(next) => {
            const chosen = metrics.find((one) => one === next)
            if (chosen) onMetricChange?.(chosen)
          }}
          options={metrics.map((value) => ({ value, label: texts.metrics[value].name }))}
          className="float-start me-3 mb-2 w-fit @max-[36rem]:me-0 @max-[36rem]:w-full print:hidden"
        />
      )}
      {(actions || view || download) && (
        <CardActions
          className={classNames(
            'float-end ms-3 mb-2 print:hidden',
            toolbarBorders,
            // Wrapped controls align with the title and the edge of the card.
            choosable &&
              '@max-[36rem]:ms-0 @max-[36rem]:w-full @max-[36rem]:[&>:not([data-slot=dropdown-menu-trigger])]:grow',
          )}
        >
          {actions}
          {view && (
            <SegmentedControl
              size="sm"
              label={labels.viewOf(title)}
              value={view}
              onValueChange={onViewChange}
              options={VIEWS.map((value) => ({ value, label: labels.views[value] }))}
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
