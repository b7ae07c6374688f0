import { type Day, type DayBounds, formatDay, timezoneAt } from '@placard/domain/dates'
import { addMonthsTo, dayInZone, firstOfMonth, parseDayText, startOfDayInZone } from '@placard/domain/internal/dates'
import { hasOtherWeekdaysBefore, type ReportComparisonChoice, type ReportRange } from '@placard/domain/report'
import { Button, Field, Input, shortcutKey, useLabels, useSingleKeys } from '@placard/ui'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useWideScreen } from '../../use-wide-screen.js'
import { DayCalendar } from '../day-calendar.js'
import { useLatinInput } from '../use-latin-input.js'
import { compareText, createCompareDraft, resolveCompare, toggledCompare } from './compare-draft.js'
import { CompareSection } from './compare-section.js'
import { dateRangePickerLabels } from './date-range-picker-labels.js'
import { COMPARE_KEY, CUSTOM_KEY, choiceOfKey, createBounds, findChoice, type RangeChoice } from './range-choices.js'
import {
  createRangeDraft,
  draftText,
  pickDay,
  type RangeDraft,
  type RangeProblems,
  readDays,
  resolveDraft,
  tidied,
} from './range-draft.js'
import { RangePresets } from './range-presets.js'

/** Returns the first visible month, so that `day` is in the last one. */
const firstShown = (day: Day, months: number): Day => addMonthsTo(firstOfMonth(day), 1 - months)

export interface RangePanelProps {
  /** Applied range. */
  value: ReportRange
  /** Applied comparison; undefined where none is offered. */
  comparison: ReportComparisonChoice | undefined
  /** Preset ranges. */
  choices: readonly RangeChoice[]
  /** Selectable days. */
  bounds: DayBounds
  /** Current time, which defines "today". */
  now: Date
  /** Called with the new range and comparison. */
  onApply: (range: ReportRange, comparison: ReportComparisonChoice) => void
  /** Called to close without changes. */
  onCancel: () => void
}

/** Content of the open picker. Changes take effect on Apply; the key of a preset applies it. */
export function RangePanel({ value, comparison, choices, bounds, now, onApply, onCancel }: RangePanelProps) {
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  const texts = useReportTexts()
  const { tzCode } = value
  const today = dayInZone(now, tzCode)
  const limits = createBounds(bounds, today)
  const wide = useWideScreen()
  const months = wide ? 2 : 1
  const [draft, setDraft] = useState<RangeDraft>(() => createRangeDraft(value, texts))
  const [compare, setCompare] = useState(() => createCompareDraft(comparison ?? { mode: 'off' }, value, texts))
  const [left, setLeft] = useState<Partial<Record<keyof RangeDraft | 'compare', boolean>>>({})
  const [month, setMonth] = useState<Day>(value.end)
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) }
  const compareInput = useRef<HTMLInputElement>(null)
  const apply = useRef<HTMLButtonElement>(null)

  const { start, end } = readDays(draft, today, texts)
  const { range, problems = {} } = resolveDraft(draft, { today, tzCode, bounds: limits, texts, labels })
  const compared = resolveCompare(compare, range, today, texts, labels)
  const chosen = range && findChoice(range, choices)
  const zone = timezoneAt(tzCode, startOfDayInZone(start ?? today, tzCode), texts)

  // Weekdays match for presets that would otherwise be out of step, unless the user decides.
  const [weekdays, setWeekdays] = useState({ initial: compare.matchWeekday, isChosen: false })
  const comparedFor = (choice: RangeChoice) =>
    weekdays.isChosen || compare.mode === 'lastYear'
      ? compare
      : { ...compare, matchWeekday: weekdays.initial || hasOtherWeekdaysBefore(choice.range) }
  const choose = (choice: RangeChoice) => {
    setDraft(createRangeDraft(choice.range, texts))
    setCompare(comparedFor(choice))
    setLeft({})
    setMonth(choice.range.end)
  }
  // The calendar follows on blur, because a half-typed year such as '30 Sep 20' is a valid date.
  const leave = (side: keyof RangeDraft, to: EventTarget | null) => {
    setDraft(tidied(draft, side, today, texts))
    // An error appearing during a press would move the calendar away from the pointer.
    if (to instanceof HTMLInputElement) setLeft({ ...left, [side]: draft[side].trim() !== '' })
    const day = readDays(draft, today, texts)[side]
    if (day) setMonth([day, limits.max].toSorted()[0] ?? day)
  }
  const leaveCompare = () => {
    const day = parseDayText(compare.first, today, {}, texts)
    if (day) setCompare({ ...compare, first: formatDay(day, {}, texts) })
    setLeft({ ...left, compare: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals; do not submit a form around the picker.
    event.stopPropagation()
    if (range && compared.choice) return onApply(range, compared.choice)
    setLeft({ start: true, end: true, compare: true })
    if (range) compareInput.current?.focus()
    else inputs[problems.start ? 'start' : 'end'].current?.focus()
  }
  const hasKeys = useSingleKeys()
  const pressKey = (event: KeyboardEvent) => {
    if (!hasKeys || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const key = shortcutKey(event).toUpperCase()
    const choice = choiceOfKey(key, choices)
    const isCustom = key === CUSTOM_KEY
    const isCompare = comparison !== undefined && key === COMPARE_KEY
    if (!choice && !isCustom && !isCompare) return
    event.preventDefault()
    // The page may use the same key as a shortcut.
    event.stopPropagation()
    if (isCompare) setCompare(toggledCompare(compare))
    if (isCustom) inputs.start.current?.select()
    if (!choice) return
    const next = resolveCompare(comparedFor(choice), choice.range, today, texts, labels).choice
    if (next) return onApply(choice.range, next)
    choose(choice)
    apply.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={pressKey} className="flex flex-col max-sm:min-h-dvh">
      <div className="flex flex-col max-sm:flex-1 lg:flex-row">
        <div className="border-line-subtle max-lg:border-b max-lg:px-3 max-lg:py-2 lg:border-e lg:p-3">
          <RangePresets
            choices={choices}
            chosen={chosen}
            onChoose={choose}
            onCustom={() => inputs.start.current?.select()}
          />
        </div>
        <div className="flex flex-col gap-3 p-3 lg:p-4">
          <RangeInputs
            draft={draft}
            onDraftChange={setDraft}
            errors={{
              ...(left.start && problems.start && { start: problems.start }),
              ...(left.end && problems.end && { end: problems.end }),
            }}
            onLeave={leave}
            inputs={inputs}
          />
          <DayCalendar
            start={start}
            end={end}
            today={today}
            {...limits}
            months={months}
            month={firstShown(month, months)}
            onMonthChange={(first) => setMonth(addMonthsTo(first, months - 1))}
            onPick={(day) => {
              setDraft(pickDay(draft, day, today, texts))
              setLeft({})
            }}
          />
        </div>
      </div>
      {comparison && (
        <CompareSection
          draft={compare}
          onDraftChange={(next) => {
            if (next.matchWeekday !== compare.matchWeekday) setWeekdays({ ...weekdays, isChosen: true })
            setCompare(next)
          }}
          error={left.compare && compared.problem}
          onLeave={leaveCompare}
          input={compareInput}
          wide={wide}
        />
      )}
      <RangeFooter
        text={draftText(draft, today, texts, labels)}
        compared={comparison ? compareText(compare, range, today, texts) : ''}
        notes={[labels.datesIn(zone.label), chosen?.note]}
        apply={apply}
        onCancel={onCancel}
      />
    </form>
  )
}

interface RangeInputsProps {
  draft: RangeDraft
  onDraftChange: (draft: RangeDraft) => void
  /** Errors of both ends, once they should be shown. */
  errors: RangeProblems
  /** Called when an input loses focus. */
  onLeave: (side: keyof RangeDraft, to: EventTarget | null) => void
  inputs: Record<keyof RangeDraft, RefObject<HTMLInputElement | null>>
}

/** Inputs for both ends of the range. */
function RangeInputs({ draft, onDraftChange, errors, onLeave, inputs }: RangeInputsProps) {
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  const latin = useLatinInput()
  const sides = [
    ['start', labels.startDate],
    ['end', labels.endDate],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3 lg:gap-6">
      {sides.map(([side, label]) => (
        <Field key={side} label={label} error={errors[side]}>
          <Input
            ref={inputs[side]}
            value={draft[side]}
            placeholder={labels.dayPlaceholder}
            autoComplete="off"
            {...latin}
            spellCheck={false}
            onChange={(event) => onDraftChange({ ...draft, [side]: event.target.value })}
            onBlur={(event) => onLeave(side, event.relatedTarget)}
          />
        </Field>
      ))}
    </div>
  )
}

interface RangeFooterProps {
  /** Text of the selected range. */
  text: string
  /** Text of the comparison. */
  compared: string
  /** Time zone and notes. */
  notes: readonly (string | undefined)[]
  apply: RefObject<HTMLButtonElement | null>
  onCancel: () => void
}

/** Text of the range to apply. */
function RangeFooter({ text, compared, notes, apply, onCancel }: RangeFooterProps) {
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line-subtle border-t bg-raised px-3 py-3 lg:flex-nowrap lg:px-4">
      <p className="min-w-0 text-dense">
        <span role="status" aria-label={labels.chosenRange} className="font-medium text-ink">
          <bdi>{text}</bdi>
          {compared && (
            <>
              {' '}
              <bdi className="whitespace-nowrap font-normal text-ink-muted">{compared}</bdi>
            </>
          )}
        </span>
        {notes.filter(Boolean).map((note) => (
          <span key={note} className="block text-caption text-ink-muted">
            {note}
          </span>
        ))}
      </p>
      <div className="flex gap-2 max-lg:w-full max-lg:*:flex-1">
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button ref={apply} type="submit" variant="primary">
          {labels.apply}
        </Button>
      </div>
    </div>
  )
}
