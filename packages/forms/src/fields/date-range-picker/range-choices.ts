import type { Day, DayBounds } from '@placard/domain/dates'
import { dayInZone } from '@placard/domain/internal/dates'
import { campaignLifetime, ENGLISH } from '@placard/domain/internal/report'
import {
  presetRange,
  RANGE_PRESETS,
  type RangePreset,
  type ReportRange,
  type ReportTexts,
} from '@placard/domain/report'
import type { Flight } from '@placard/domain/schedule'

/** Preset range. */
export interface RangeChoice {
  id: RangePreset | 'lifetime'
  label: string
  /** Key that selects it while the panel is open. */
  key: string
  range: ReportRange
  /** Note about the preset. */
  note?: string | undefined
  /** True if it exceeds the bounds. */
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

/** Key that focuses the date inputs. */
export const CUSTOM_KEY = 'C'

/** Key that toggles the comparison. */
export const COMPARE_KEY = 'X'

export interface RangeChoiceOptions {
  now: Date
  tzCode: string
  bounds: DayBounds
  flight?: Flight | undefined
  /** Language. @default English */
  texts?: ReportTexts
}

/** Returns the bounds of the picker, which exclude days after today. */
export function createBounds({ min, max }: DayBounds, today: Day): DayBounds & { max: Day } {
  return { min, max: max !== undefined && max < today ? max : today }
}

/** Returns the presets at a given time; first the flight, which is offered from its first day on. */
export function rangeChoices({ now, tzCode, bounds, flight, texts = ENGLISH }: RangeChoiceOptions): RangeChoice[] {
  const { min, max } = createBounds(bounds, dayInZone(now, tzCode))
  const isOutside = ({ start, end }: ReportRange) => end > max || (min !== undefined && start < min)
  const presets = RANGE_PRESETS.map((id): RangeChoice => {
    const range = presetRange(id, now, tzCode)
    return { id, label: texts.presets[id], key: KEYS[id], range, disabled: isOutside(range) }
  })
  const lifetime = flight && campaignLifetime(flight, now, tzCode, texts)
  if (!lifetime) return presets
  const { range, note } = lifetime
  return [
    { id: 'lifetime', label: texts.lifetime, key: KEYS.lifetime, range, note, disabled: isOutside(range) },
    ...presets,
  ]
}

/** Returns the preset that equals a range, if any. */
export const findChoice = (range: ReportRange, choices: readonly RangeChoice[]): RangeChoice | undefined =>
  choices.find((choice) => choice.range.start === range.start && choice.range.end === range.end)

/** Returns the preset of a key. */
export const choiceOfKey = (key: string, choices: readonly RangeChoice[]): RangeChoice | undefined =>
  choices.find((choice) => !choice.disabled && choice.key === key.toUpperCase())
