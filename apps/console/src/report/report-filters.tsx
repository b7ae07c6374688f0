import { type ReportRange, startOfDayInZone } from '@placard/domain'
import { DateRangePicker, TimezonePicker } from '@placard/forms'

export interface ReportFiltersProps {
  /** The chosen days and zone. */
  range: ReportRange
  /** Gets other days, or the same days in another zone. */
  onRangeChange: (range: ReportRange) => void
  /** Side by side, one below the other as in a menu, or the days alone. @default 'row' */
  arrangement?: 'row' | 'stack' | 'days'
}

/** Which days a report covers, and where those days begin. */
export function ReportFilters({ range, onRangeChange, arrangement = 'row' }: ReportFiltersProps) {
  const full = arrangement === 'stack' ? 'w-full justify-start' : undefined
  return (
    <div className={arrangement === 'stack' ? 'flex flex-col gap-2' : 'flex min-w-0 flex-wrap gap-2'}>
      <DateRangePicker value={range} onValueChange={onRangeChange} className={full} />
      {arrangement !== 'days' && (
        <TimezonePicker
          value={range.tzCode}
          onValueChange={(tzCode) => onRangeChange({ ...range, tzCode })}
          at={startOfDayInZone(range.start, range.tzCode)}
          className={full}
        />
      )}
    </div>
  )
}
