import { type Day, type DayBounds, formatDay } from '@placard/domain/dates'
import { firstOfMonth, isDay } from '@placard/domain/internal/dates'
import {
  Button,
  classNames,
  IconButton,
  Input,
  type InputProps,
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
  useField,
  useLabels,
} from '@placard/ui'
import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { DayCalendar } from '../day-calendar.js'
import { type DayRules, type DayValue, textOfValue, valueOfText, valueProblem } from '../day-value.js'
import { toDay } from '../local-date.js'
import { useLatinInput } from '../use-latin-input.js'

/** English texts of the date picker. */
export const datePickerLabels = {
  placeholder: 'DD MMM YYYY',
  changeDay: (day: string) => `Change ${day}`,
  today: 'Today',
  choose: 'Choose a day',
  chooseAnother: 'Choose another day',
}

/** Texts of the date picker. */
export type DatePickerLabels = typeof datePickerLabels

export interface DatePickerProps
  extends DayBounds,
    Omit<InputProps, 'value' | 'defaultValue' | 'min' | 'max' | 'type' | 'prefix' | 'suffix'> {
  /** Selected day as 'YYYY-MM-DD', null if empty, or typed text that is not a date. */
  value: string | null
  /** Called with the new day, null when cleared, or typed text that is not a date, so that no input is lost. */
  onValueChange: (value: string | null) => void
  /** Returns whether a day within the bounds is disabled, such as weekends. */
  isDayDisabled?: (day: Day) => boolean
  /** Other end of a range that the day is an end of; the calendar shows the days between. */
  otherEnd?: Day | undefined
  /** Day treated as today. @default today on this device */
  today?: Day
  /** Accessible name of the calendar button while no day is selected. @default 'Choose a day' */
  chooseLabel?: string
  /** Shows a clear button. @default true */
  clearable?: boolean
}

/** Date input with a calendar. `ref` and native props are passed to the input. */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  isDayDisabled,
  otherEnd,
  today = toDay(new Date()),
  chooseLabel: ownChooseLabel,
  clearable = true,
  invalid = false,
  className,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: DatePickerProps) {
  const labels = useLabels('datePicker', datePickerLabels)
  const texts = useReportTexts()
  const chooseLabel = ownChooseLabel ?? labels.choose
  const rules = { today, min, max, isDayDisabled, texts }
  const labelId = useField()?.labelId
  const buttonId = useId()
  const latin = useLatinInput()
  const [open, setOpen] = useState(false)
  const [month, setMonth] = useState<Day>(today)
  const [typed, setTyped] = useState<string>()
  const isTyping = typed !== undefined && valueOfText(typed, rules) === value
  const day = value !== null && isDay(value) ? value : undefined
  const locked = Boolean(props.disabled || props.readOnly)

  const change = (next: DayValue) => {
    if (next !== value) onValueChange(next)
  }
  const show = (next: boolean) => {
    if (next) setMonth(firstOfMonth(nearest(day ?? otherEnd ?? today, { min, max })))
    setOpen(next)
  }
  const pick = (next: Day) => {
    setTyped(undefined)
    setOpen(false)
    change(next)
  }
  return (
    <Popover open={open} onOpenChange={show}>
      <PopoverAnchor asChild>
        <div
          data-slot="date-picker"
          data-state={open ? 'open' : 'closed'}
          className={classNames('w-48 max-w-full [&_input]:truncate', className)}
        >
          <Input
            autoComplete="off"
            {...latin}
            spellCheck={false}
            placeholder={labels.placeholder}
            {...props}
            value={isTyping ? typed : textOfValue(value, texts)}
            clearable={clearable}
            invalid={invalid || (!isTyping && value !== null && !day)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              setTyped(event.target.value)
              change(valueOfText(event.target.value, rules))
              onChange?.(event)
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              setTyped(undefined)
              onBlur?.(event)
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              onKeyDown?.(event)
              if (event.key !== 'ArrowDown' || locked || event.defaultPrevented) return
              event.preventDefault()
              show(true)
            }}
            suffix={
              <PopoverTrigger asChild>
                <IconButton
                  id={buttonId}
                  size="sm"
                  label={day ? labels.changeDay(formatDay(day, {}, texts)) : chooseLabel}
                  aria-labelledby={labelId && `${buttonId} ${labelId}`}
                  disabled={locked}
                  className="-me-2 coarse:size-9"
                >
                  <CalendarDays aria-hidden />
                </IconButton>
              </PopoverTrigger>
            }
          />
        </div>
      </PopoverAnchor>
      <DatePopover label={chooseLabel} day={day}>
        <DatePanel {...rules} {...{ day, otherEnd, month }} onMonthChange={setMonth} onPick={pick} />
      </DatePopover>
    </Popover>
  )
}

function nearest(day: Day, { min, max }: DayBounds): Day {
  if (max !== undefined && day > max) return max
  return min !== undefined && day < min ? min : day
}

function DatePopover({ label, day, children }: { label: string; day: Day | undefined; children: ReactNode }) {
  return (
    <PopoverContent
      label={label}
      className="w-80 p-3 lg:w-auto"
      onOpenAutoFocus={(event) => {
        const panel = event.currentTarget as HTMLElement | null
        // The first day of a range is the calendar's tab stop, also where its last one is chosen.
        const stop =
          panel?.querySelector<HTMLElement>(`[data-day="${day}"] button:enabled`) ??
          panel?.querySelector<HTMLElement>('[data-day] button[tabindex="0"]')
        if (!stop) return
        event.preventDefault()
        stop.focus()
      }}
    >
      {children}
    </PopoverContent>
  )
}

interface DatePanelProps extends DayRules {
  /** Selected day. */
  day: Day | undefined
  /** Other end of its range. */
  otherEnd: Day | undefined
  /** Any day of the visible month. */
  month: Day
  /** Called with the first day of the newly visible month. */
  onMonthChange: (month: Day) => void
  /** Called with the pressed day. */
  onPick: (day: Day) => void
}

/** Calendar panel with a button back to today. */
function DatePanel({ day, otherEnd, month, onMonthChange, onPick, ...rules }: DatePanelProps) {
  const labels = useLabels('datePicker', datePickerLabels)
  const { today, min, max, isDayDisabled } = rules
  const [start, end] = [day, otherEnd].filter((one) => one !== undefined).sort()
  const canBeToday = valueProblem(today, rules) === undefined
  return (
    <>
      <DayCalendar
        kind={otherEnd === undefined ? 'day' : 'range'}
        start={start}
        end={otherEnd === undefined ? day : end}
        {...{ today, min, max, isDayDisabled }}
        month={firstOfMonth(month)}
        onMonthChange={onMonthChange}
        onPick={onPick}
      />
      {canBeToday && (
        <div className="-mx-3 -mb-3 mt-2 flex border-line-subtle border-t p-2">
          <Button size="sm" variant="ghost" onClick={() => onPick(today)} className="w-full">
            {labels.today}
          </Button>
        </div>
      )}
    </>
  )
}
