import { withMinus } from '../metric/metric-format.js'
import type { LayoutFilter, LayoutSort, TableLayout } from './table-layout.js'

/** Header of a column, and the format of its numbers. */
export interface ColumnLabel {
  header: string
  format?: (value: number | null) => string
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })
const figure = ({ format }: ColumnLabel, value: number) => format?.(value) ?? withMinus(number.format(value))

/** Short label of a filter: "Type is Video", "Impressions ≥ 1,000". */
export function filterLabel(filter: LayoutFilter, column: ColumnLabel): string {
  const { header } = column
  if (filter.kind === 'contains') return `${header} contains “${filter.text}”`
  if (filter.kind === 'oneOf') return `${header} is ${anyOf(filter.labels)}`
  const { min, max } = filter
  if (min === undefined) return `${header} ≤ ${figure(column, max ?? 0)}`
  if (max === undefined) return `${header} ≥ ${figure(column, min)}`
  if (min === max) return `${header} = ${figure(column, min)}`
  return `${header} ${figure(column, min)} to ${figure(column, max)}`
}

function anyOf(labels: readonly string[]): string {
  const [first = '', second = ''] = labels.map((label) => label || 'empty')
  if (labels.length < 2) return first
  return labels.length === 2 ? `${first} or ${second}` : `${first}, ${second} or ${labels.length - 2} more`
}

/** Label of a sort order: "Sorted by Clicks, descending, then CTR, ascending". */
export function sortLabel(sort: readonly LayoutSort[], headerOf: (id: string) => string): string {
  if (sort.length === 0) return 'Not sorted'
  return `Sorted by ${sort.map(({ id, direction }) => `${headerOf(id)}, ${direction}`).join(', then ')}`
}

/** Label of a grouping: "Grouped by Campaign, then Type". */
export const groupLabel = (groups: readonly string[], headerOf: (id: string) => string): string =>
  groups.length === 0 ? 'Not grouped' : `Grouped by ${groups.map(headerOf).join(', then ')}`

/** Number of visible columns: "12 of 18 columns". */
export const columnCountLabel = ({ order, hidden }: TableLayout): string =>
  `${order.length - hidden.length} of ${order.length} columns`

/** Position of a column among all: "Clicks, place 3 of 12". */
export const columnPlaceLabel = ({ order }: TableLayout, id: string, header: string): string =>
  `${header}, place ${order.indexOf(id) + 1} of ${order.length}`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Position of a column in a multi-column sort: "second of 3"; undefined when it is the only one, or not sorted. */
export function sortPlaceLabel(sort: readonly LayoutSort[], id: string): string | undefined {
  const place = sort.findIndex((one) => one.id === id)
  if (place < 0 || sort.length < 2) return undefined
  return `${ORDINALS[place] ?? place + 1} of ${sort.length}`
}

/** Typed bounds of a number filter. */
export interface RangeInput {
  min: string
  max: string
}

/** Problems of a number filter by field. */
export interface RangeProblems {
  min?: string
  max?: string
}

const UNITS: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** Parses a typed number: "1,000", "1.5K", "2m", "−3", "50 %"; null for empty input, undefined if invalid. */
export function parseTypedNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(/\u2212/g, '-')
  if (plain === '') return null
  const [, sign, digits = '', unit = ''] =
    plain.match(/^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)([kmb]?)(?:%|pp)?$/i) ?? []
  if (digits === '') return undefined
  // Shifts the decimal point in the text, because 1.1 × 1,000 is not exactly 1,100 in floating point.
  const exponent = Math.log10(UNITS[unit.toLowerCase()] ?? 1)
  const value = Number(`${digits.replaceAll(',', '')}e${Math.round(exponent)}`)
  if (!Number.isFinite(value)) return undefined
  return sign === '-' && value !== 0 ? -value : value
}

/** Parses a typed number filter. Returns neither filter nor problems when both fields are empty. */
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
