import {
  addDaysTo,
  type Day,
  dayInZone,
  presetOf,
  presetRange,
  type RangePreset,
  type ReportRange,
  startOfDayInZone,
  timezoneAt,
} from '@placard/domain'
import { Button, Field, Input } from '@placard/ui'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { CUSTOM_KEY, presetOfKey } from './preset-keys.js'
import { RangeCalendar } from './range-calendar.js'
import { daysOf, draftOf, draftText, pickDay, type RangeDraft, resolveDraft, tidied } from './range-draft.js'
import { RangePresets } from './range-presets.js'
import { useWideScreen } from './use-wide-screen.js'

const SIDES = [
  ['start', 'First day'],
  ['end', 'Last day'],
] as const

/** The first of the months to show, so that `day` is in the last of them. */
const firstMonth = (day: Day, months: number): Day => {
  const monthStart = `${day.slice(0, 7)}-01`
  return months === 1 ? monthStart : `${addDaysTo(monthStart, -1).slice(0, 7)}-01`
}

export interface RangePanelProps {
  /** The range that is applied at the moment. */
  value: ReportRange
  /** The moment that presets count from. */
  now: Date
  /** Gets the new range. */
  onApply: (range: ReportRange) => void
  /** Leaves everything as it was. */
  onCancel: () => void
}

/** Everything in the open picker. Nothing is handed on before Apply. */
export function RangePanel({ value, now, onApply, onCancel }: RangePanelProps) {
  const { tzCode } = value
  const today = dayInZone(now, tzCode)
  const months = useWideScreen() ? 2 : 1
  const [draft, setDraft] = useState<RangeDraft>(() => draftOf(value))
  const [left, setLeft] = useState<Partial<Record<keyof RangeDraft, boolean>>>({})
  const [month, setMonth] = useState<Day>(value.end)
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) }
  const apply = useRef<HTMLButtonElement>(null)

  const { start, end } = daysOf(draft, today)
  const { range, problems } = resolveDraft(draft, today, tzCode)
  const zone = timezoneAt(tzCode, startOfDayInZone(start ?? today, tzCode))

  const choose = (preset: RangePreset) => {
    const next = presetRange(preset, now, tzCode)
    setDraft(draftOf(next))
    setLeft({})
    setMonth(next.end)
  }
  // The calendar follows only now: half a year, '30 Sep 20', is a day as well.
  const leave = (side: keyof RangeDraft, to: EventTarget | null) => {
    setDraft(tidied(draft, side, today))
    // An error that appears under a press on the calendar would move the day away from the pointer.
    if (to instanceof HTMLInputElement) setLeft({ ...left, [side]: draft[side].trim() !== '' })
    const day = daysOf(draft, today)[side]
    if (day) setMonth([day, today].toSorted()[0] ?? today)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Portalled content still bubbles through React: a form around the picker must not be submitted.
    event.stopPropagation()
    if (range) return onApply(range)
    setLeft({ start: true, end: true })
    inputs[problems.start ? 'start' : 'end'].current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const preset = presetOfKey(event.key)
    const custom = event.key.toUpperCase() === CUSTOM_KEY
    if (!preset && !custom) return
    event.preventDefault()
    // The page may have a shortcut of its own on the same key.
    event.stopPropagation()
    if (custom) inputs.start.current?.select()
    if (!preset) return
    choose(preset)
    apply.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={pressKey} className="flex flex-col">
      <div className="flex flex-col lg:flex-row">
        <div className="border-line-subtle p-3 max-lg:border-b lg:border-r">
          <RangePresets
            chosen={range && presetOf(range, now)}
            onChoose={choose}
            onCustom={() => inputs.start.current?.select()}
          />
        </div>
        <div className="flex flex-col gap-3 p-3 lg:p-4">
          <div className="grid grid-cols-2 gap-3 lg:gap-6">
            {SIDES.map(([side, label]) => (
              <Field key={side} label={label} error={left[side] && problems?.[side]}>
                <Input
                  ref={inputs[side]}
                  value={draft[side]}
                  placeholder="Choose or type a day"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setDraft({ ...draft, [side]: event.target.value })}
                  onBlur={(event) => leave(side, event.relatedTarget)}
                />
              </Field>
            ))}
          </div>
          <RangeCalendar
            start={start}
            end={end}
            today={today}
            months={months}
            month={firstMonth(month, months)}
            onMonthChange={(first) => setMonth(months === 1 ? first : addDaysTo(first, 31))}
            onPick={(day) => {
              setDraft(pickDay(draft, day, today))
              setLeft({})
            }}
          />
        </div>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line-subtle border-t bg-raised px-3 py-3 lg:px-4">
        <p className="min-w-0 text-dense">
          <span role="status" aria-label="Chosen range" className="font-medium text-ink">
            {draftText(draft, today)}
          </span>{' '}
          <span className="block text-caption text-ink-muted">Days in {zone.label}</span>
        </p>
        <div className="flex gap-2 max-lg:w-full max-lg:*:flex-1">
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button ref={apply} type="submit" variant="primary">
            Apply
          </Button>
        </div>
      </div>
    </form>
  )
}
