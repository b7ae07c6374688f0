/** Returns the decimal places of a number as written: 0.25 has two, 1e-7 seven. */
export function countDecimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

/**
 * Parses a typed or pasted number: point and comma are decimal signs, spaces and apostrophes group digits, and of two
 * different signs the last one is decimal. `null` for empty input, `NaN` if invalid.
 */
export function parseNumber(text: string, unit = ''): number | null {
  let rest = text.replace(/[\s\u00A0\u202F'’_]/g, '').replace(/^[\u2212\u2013]/, '-')
  const suffix = unit.replace(/\s/g, '')
  if (suffix && rest.endsWith(suffix)) rest = rest.slice(0, -suffix.length)
  if (rest === '') return null
  const decimal = Math.max(rest.lastIndexOf('.'), rest.lastIndexOf(','))
  const sign = rest[decimal]
  const isGrouping = sign !== undefined && rest.indexOf(sign) !== decimal
  const plain =
    decimal < 0
      ? rest
      : isGrouping
        ? rest.replaceAll(/[.,]/g, '')
        : `${rest.slice(0, decimal).replaceAll(/[.,]/g, '')}.${rest.slice(decimal + 1)}`
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Removes floating-point errors: 0.1 + 0.2 is 0.3 again. */
const clean = (value: number, decimals: number) => Number(value.toFixed(Math.min(decimals, 12)))

export interface Bounds {
  min: number | undefined
  max: number | undefined
  step: number
}

const countPlaces = ({ min = 0, step }: Bounds) => Math.max(countDecimals(step), countDecimals(min))

/** Clamps and rounds to a step; steps are counted from `min`, or from 0. */
export function conform(value: number, bounds: Bounds): number {
  const { min = -Infinity, max = Infinity, step } = bounds
  const base = bounds.min ?? 0
  const places = countPlaces(bounds)
  const stepped = clean(base + Math.round((value - base) / step) * step, places)
  if (stepped > max) return value >= max ? max : clean(base + Math.floor((max - base) / step) * step, places)
  return Math.max(min, stepped)
}

/** Returns the next step in a direction; between two steps, the nearer one on that side. */
export function stepFrom(value: number | null, steps: number, bounds: Bounds): number {
  const { step } = bounds
  const base = bounds.min ?? 0
  if (value === null) return conform(steps > 0 ? (bounds.min ?? steps * step) : (bounds.max ?? steps * step), bounds)
  const places = Math.max(countPlaces(bounds), countDecimals(value))
  const position = clean((value - base) / step, 9)
  const from = Number.isInteger(position) ? position : steps > 0 ? Math.floor(position) : Math.ceil(position)
  const next = clean(base + (from + steps) * step, places)
  return Math.min(bounds.max ?? Infinity, Math.max(bounds.min ?? -Infinity, next))
}
