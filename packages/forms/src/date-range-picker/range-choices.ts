import {
  campaignLifetime,
  type Day,
  type DayBounds,
  dayInZone,
  type Flight,
  LIFETIME_LABEL,
  presetRange,
  RANGE_PRESETS,
  type RangePreset,
  type ReportRange,
} from '@placard/domain'

/** A range that has a name. */
export interface RangeChoice {
  id: RangePreset | 'lifetime'
  label: string
  /** The key that picks it while the panel is open. */
  key: string
  range: ReportRange
  /** What has to be said about it. */
  note?: string | undefined
  /** It would leave the days that can be chosen. */
  disabled: boolean
}

const KEYS: Record<RangeChoice['id'], string> = {
  today: 'D',
  yesterday: 'E',
  last7: 'W',
  last14: 'F',
  last30: 'T',
  last90: 'N',
  monthToDate: 'M',
  lastMonth: 'P',
  yearToDate: 'Y',
  lifetime: 'L',
}

/** The key that goes to the typed days. */
export const CUSTOM_KEY = 'C'

/** The key that turns the comparison on and off. */
export const COMPARE_KEY = 'X'

export interface RangeChoiceOptions {
  now: Date
  tzCode: string
  bounds: DayBounds
  flight?: Flight | undefined
}

/** The bounds of a picker: no day after today can be chosen. */
export function boundsOf({ min, max }: DayBounds, today: Day): DayBounds & { max: Day } {
  return { min, max: max !== undefined && max < today ? max : today }
}

/** The ranges with a name at a moment; the lifetime only of a campaign that has begun. */
export function rangeChoices({ now, tzCode, bounds, flight }: RangeChoiceOptions): RangeChoice[] {
  const { min, max } = boundsOf(bounds, dayInZone(now, tzCode))
  const isOutside = ({ start, end }: ReportRange) => end > max || (min !== undefined && start < min)
  const presets = (Object.keys(RANGE_PRESETS) as RangePreset[]).map((id): RangeChoice => {
    const range = presetRange(id, now, tzCode)
    return { id, label: RANGE_PRESETS[id], key: KEYS[id], range, disabled: isOutside(range) }
  })
  const lifetime = flight && campaignLifetime(flight, now, tzCode)
  if (!lifetime) return presets
  const { range, note } = lifetime
  return [
    ...presets,
    { id: 'lifetime', label: LIFETIME_LABEL, key: KEYS.lifetime, range, note, disabled: isOutside(range) },
  ]
}

/** The choice that a range is, if it has a name. */
export const choiceOf = (range: ReportRange, choices: readonly RangeChoice[]): RangeChoice | undefined =>
  choices.find((choice) => choice.range.start === range.start && choice.range.end === range.end)

/** The choice of a pressed key. */
export const choiceOfKey = (key: string, choices: readonly RangeChoice[]): RangeChoice | undefined =>
  choices.find((choice) => !choice.disabled && choice.key === key.toUpperCase())
