import { changedView, type Day, type Flight, formatTimeAgo, type ReportView, startOfDayInZone } from '@placard/domain'
import { DateRangePicker, TimezonePicker, useReportTexts } from '@placard/forms'
import { Button, classNames, Switch, useLabels } from '@placard/ui'
import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { toolbarBorders } from '../toolbar-borders.js'
import { useNow } from '../use-now.js'

/** Texts of a ReportToolbar. */
export interface ReportToolbarLabels {
  /** Name of the toolbar. */
  toolbar: string
  /** Switch. */
  video: string
  /** Age of the data. */
  updated: (age: string) => string
  /** Button. */
  refresh: string
}

const defaultLabels: ReportToolbarLabels = {
  toolbar: 'What the report shows',
  video: 'Video quartiles',
  updated: (age) => `Updated ${age}`,
  refresh: 'Refresh',
}

/** Filters of a toolbar. */
export type ReportToolbarPart = 'range' | 'timezone' | 'video'

export interface ReportToolbarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Current view of the report. */
  value: ReportView
  /** Called with the complete view after a change. */
  onValueChange: (view: ReportView) => void
  /** Filters in a row, or stacked as in a menu. @default 'row' */
  arrangement?: 'row' | 'stack'
  /** Visible filters. @default all */
  parts?: readonly ReportToolbarPart[]
  /** First and last day of the campaign: adds 'Campaign lifetime' to the presets. */
  flight?: Flight | undefined
  /** First day with data. */
  min?: Day
  /** When the visible report was generated; shown as an age. */
  updatedAt?: Date | undefined
  /** Called to load the report again without the cache; with it, the toolbar has a refresh button. */
  onRefresh?: () => void
  /** True while the report loads. @default false */
  refreshing?: boolean
  /** More controls at the end. */
  actions?: ReactNode
  /** Current time. @default the clock */
  now?: Date | undefined
}

const ALL: readonly ReportToolbarPart[] = ['range', 'timezone', 'video']

/** Renders the filters of a report: dates, comparison, time zone and video data, and the age of the data. */
export function ReportToolbar({
  value,
  onValueChange,
  arrangement = 'row',
  parts = ALL,
  flight,
  min,
  updatedAt,
  onRefresh,
  refreshing = false,
  actions,
  now: given,
  className,
  ...props
}: ReportToolbarProps) {
  const now = useNow(given)
  const labels = useLabels('reportToolbar', defaultLabels)
  const texts = useReportTexts()
  const { range, comparison, withVideo } = value
  const change = (changes: Partial<ReportView>) => onValueChange(changedView(value, changes))
  const stacked = arrangement === 'stack'
  const age = updatedAt && now && labels.updated(formatTimeAgo(updatedAt, now, texts))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere.
    <div
      role="group"
      aria-label={labels.toolbar}
      data-slot="report-toolbar"
      data-state={refreshing ? 'refreshing' : 'idle'}
      {...props}
      className={classNames('@container min-w-0 text-ink print:hidden', toolbarBorders, className)}
    >
      <div className={stacked ? 'flex flex-col gap-2' : 'flex flex-wrap items-center gap-2'}>
        {parts.includes('range') && (
          <DateRangePicker
            value={range}
            comparison={comparison}
            flight={flight}
            min={min}
            now={given}
            steps
            stacked={stacked}
            className={stacked ? 'w-full' : 'min-w-0 max-w-full @max-[40rem]:w-full'}
            onValueChange={(next, compared) => change({ range: next, ...(compared && { comparison: compared }) })}
          />
        )}
        {parts.includes('timezone') && (
          <TimezonePicker
            value={range.tzCode}
            onValueChange={(tzCode) => change({ range: { ...range, tzCode } })}
            at={startOfDayInZone(range.start, range.tzCode)}
            className={stacked ? 'w-full' : 'w-60 @max-[40rem]:w-full'}
          />
        )}
        {parts.includes('video') && (
          <Switch
            label={labels.video}
            checked={withVideo}
            onCheckedChange={(checked) => change({ withVideo: checked })}
            className={classNames('flex min-h-(--placard-control-height) items-center', stacked ? '' : 'px-1')}
          />
        )}
        {(age || onRefresh || actions) && (
          <div className={classNames('flex flex-wrap items-center gap-2', !stacked && 'ms-auto')}>
            {age && <span className="whitespace-nowrap text-caption text-ink-muted">{age}</span>}
            {onRefresh && (
              <Button size={stacked ? 'sm' : 'md'} onClick={onRefresh} loading={refreshing}>
                <RefreshCw aria-hidden /> {labels.refresh}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
