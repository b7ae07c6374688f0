import type { LayoutFilter } from './table-layout.js'

/** What somebody has typed as the filter of a figure. */
export interface RangeInput {
  min: string
  max: string
}

/** What is wrong with it, by box. */
export interface RangeProblems {
  min?: string
  max?: string
}

const UNITS: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** A number as people type it: "1,000", "1.5K", "2m", "−3", "50 %"; null for nothing, undefined for no number. */
export function parseTypedNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(/\u2212/g, '-')
  if (plain === '') return null
  const [, sign, digits = '', unit = ''] =
    plain.match(/^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)([kmb]?)(?:%|pp)?$/i) ?? []
  if (digits === '') return undefined
  // A shift of the decimal point by text: 1.1 × 1,000 is not quite 1,100.
  const exponent = Math.log10(UNITS[unit.toLowerCase()] ?? 1)
  const value = Number(`${digits.replaceAll(',', '')}e${Math.round(exponent)}`)
  if (!Number.isFinite(value)) return undefined
  return sign === '-' && value !== 0 ? -value : value
}

/** The filter of a figure from what was typed; undefined where nothing was, or what is wrong. */
export function rangeFilter(id: string, input: RangeInput): { filter?: LayoutFilter; problems?: RangeProblems } {
  const [min, max] = [parseTypedNumber(input.min), parseTypedNumber(input.max)]
  const noNumber = 'Type a number, such as 1,000 or 1.5K'
  if (min === undefined || max === undefined)
    return { problems: { ...(min === undefined && { min: noNumber }), ...(max === undefined && { max: noNumber }) } }
  if (min === null && max === null) return {}
  if (min !== null && max !== null && min > max)
    return { problems: { max: 'The highest value is below the lowest one' } }
  return { filter: { id, kind: 'between', ...(min !== null && { min }), ...(max !== null && { max }) } }
}
