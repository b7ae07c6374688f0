import type { RangePreset } from '@placard/domain'

/** The key that picks each preset while the panel is open. */
export const PRESET_KEYS: Record<RangePreset, string> = {
  today: 'D',
  yesterday: 'E',
  last7: 'W',
  last14: 'F',
  last30: 'T',
  last90: 'N',
  monthToDate: 'M',
  lastMonth: 'P',
  yearToDate: 'Y',
}

/** The key that goes to the typed days. */
export const CUSTOM_KEY = 'C'

/** The preset of a pressed key, if it is one. */
export const presetOfKey = (key: string): RangePreset | undefined =>
  (Object.keys(PRESET_KEYS) as RangePreset[]).find((preset) => PRESET_KEYS[preset] === key.toUpperCase())
