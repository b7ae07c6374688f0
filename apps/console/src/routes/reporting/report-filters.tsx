import { type ReportRange, startOfDayInZone } from '@placard/domain'
import { DateRangePicker, TimezonePicker } from '@placard/forms'
import { classNames } from '@placard/ui'

export interface ReportFiltersProps {
  /** The chosen days and zone. */
  range: ReportRange
  /** Gets other days, or the same days in another zone. */
  onRangeChange: (range: ReportRange) => void
  /** One below the other, as in a menu, or side by side. @default 'row' */
  arrangement?: 'row' | 'stack'
}

/** Which days a report covers, and where those days begin. */
export function ReportFilters({ range, onRangeChange, arrangement = 'row' }: ReportFiltersProps) {
  const full = arrangement === 'stack' ? 'w-full justify-start' : undefined
  return (
    <div className={classNames('flex gap-2', arrangement === 'stack' ? 'flex-col' : 'flex-wrap')}>
      <DateRangePicker value={range} onValueChange={onRangeChange} className={full} />
      <TimezonePicker
        value={range.tzCode}
        onValueChange={(tzCode) => onRangeChange({ ...range, tzCode })}
        at={startOfDayInZone(range.start, range.tzCode)}
        className={full}
      />
    </div>
  )
}
