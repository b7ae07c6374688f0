import { type Day, firstOfMonth } from '@placard/domain'
import { Button } from '@placard/ui'
import { DayCalendar } from '../day-calendar.js'
import { type DayRules, valueProblem } from '../day-value.js'

export interface DatePanelProps extends DayRules {
  /** Selected day. */
  day: Day | undefined
  /** Any day of the visible month. */
  month: Day
  /** Called with the first day of the newly visible month. */
  onMonthChange: (month: Day) => void
  /** Called with the pressed day. */
  onPick: (day: Day) => void
}

/** Calendar panel with a button back to today. */
export function DatePanel({ day, month, onMonthChange, onPick, ...rules }: DatePanelProps) {
  const { today, min, max, isDayDisabled } = rules
  const canBeToday = valueProblem(today, rules) === undefined
  return (
    <>
      <DayCalendar
        kind="day"
        start={day}
        end={day}
        {...{ today, min, max, isDayDisabled }}
        month={firstOfMonth(month)}
        onMonthChange={onMonthChange}
        onPick={onPick}
      />
      {canBeToday && (
        <div className="-mx-3 -mb-3 mt-2 flex border-line-subtle border-t p-2">
          <Button size="sm" variant="ghost" onClick={() => onPick(today)} className="w-full">
            Today
          </Button>
        </div>
      )}
    </>
  )
}
