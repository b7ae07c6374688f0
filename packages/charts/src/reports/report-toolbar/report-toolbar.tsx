import { type Day, formatRange } from '@placard/domain/dates'
import { formatTimeAgo, startOfDayInZone } from '@placard/domain/internal/dates'
import { changedView, zoneText } from '@placard/domain/internal/report'
import { comparisonText, type ReportView } from '@placard/domain/report'
import type { Flight } from '@placard/domain/schedule'
import type { LinkChoices } from '@placard/domain/share'
import { DateRangePicker, TimezonePicker, useReportTexts } from '@placard/forms'
import { Button, classNames, Switch, useLabels } from '@placard/ui'
import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { toolbarBorders } from '../../toolbar-borders.js'
import { useNow } from '../../use-now.js'

const reportToolbarLabels = {
  /** Name of the toolbar. */
  toolbar: 'What the report shows',
  /** Switch. */
  video: 'Video quartiles',
  /** Age of the data. */
  updated: (age: string) => `Updated ${age}`,
  /** Button. */
  refresh: 'Refresh',
}

/** Texts of a ReportToolbar. */
export type ReportToolbarLabels = typeof reportToolbarLabels

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
  /** First and last day of the campaign: adds 'Flight' to the presets. */
  flight?: Flight | undefined
  /** First day that can be selected. @default any */
  min?: Day | undefined
  /** Last day that can be selected. @default today */
  max?: Day | undefined
  /** Controls that a share link leaves to its viewer, from `linkChoices`: the rest is text. @default everything */
  choices?: LinkChoices | undefined
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

const FREE: LinkChoices = {
  range: true,
  bounds: { from: null, to: null },
  zone: true,
  comparison: true,
  video: true,
  downloads: true,
}

/**
 * Renders the filters of a report: dates, comparison, time zone and video data, and the age of the data. What a share
 * link fixes is text.
 */
export function ReportToolbar({
  value,
  onValueChange,
  arrangement = 'row',
  parts = ALL,
  flight,
  min,
  max,
  choices = FREE,
  updatedAt,
  onRefresh,
  refreshing = false,
  actions,
  now: given,
  className,
  ...props
}: ReportToolbarProps) {
  const now = useNow(given)
  const labels = useLabels('reportToolbar', reportToolbarLabels)
  const texts = useReportTexts()
  const { range, comparison, withVideo } = value
  const change = (changes: Partial<ReportView>) => onValueChange(changedView(value, changes))
  const stacked = arrangement === 'stack'
  const has = (part: ReportToolbarPart) => parts.includes(part)
  const fixed = [
    has('range') && !choices.range && formatRange(range, {}, texts),
    has('range') && !choices.comparison && comparisonText(range, comparison, texts),
    has('timezone') && !choices.zone && zoneText(range, texts),
  ].filter((text): text is string => text !== false && text !== '')
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
        {has('range') && choices.range && (
          <DateRangePicker
            value={range}
            comparison={choices.comparison ? comparison : undefined}
            flight={flight}
            min={choices.bounds.from ?? min}
            max={choices.bounds.to ?? max}
            now={given}
            steps
            stacked={stacked}
            className={stacked ? 'w-full' : 'min-w-0 max-w-full @max-[40rem]:w-full'}
            onValueChange={(next, compared) => change({ range: next, ...(compared && { comparison: compared }) })}
          />
        )}
        {fixed.length > 0 && (
          <p data-slot="report-toolbar-fixed" className="min-w-0 text-pretty py-1 text-dense text-ink-muted">
            {fixed.map((text) => (
              <bdi key={text} className="me-3 inline-block font-medium last:me-1">
                {text}
              </bdi>
            ))}
          </p>
        )}
        {has('timezone') && choices.zone && (
          <TimezonePicker
            value={range.tzCode}
            onValueChange={(tzCode) => change({ range: { ...range, tzCode } })}
            at={startOfDayInZone(range.start, range.tzCode)}
            className={stacked ? 'w-full' : 'w-60 @max-[40rem]:w-full'}
          />
        )}
        {has('video') && choices.video && (
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
