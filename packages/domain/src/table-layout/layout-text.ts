import { withMinus } from '../language/metric-format.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import type { LayoutFilter, LayoutSort, TableLayout } from './table-layout.js'

/** Header of a column, and the format of its numbers. */
export interface ColumnLabel {
  header: string
  format?: (value: number | null) => string
}

const figure = ({ format }: ColumnLabel, value: number, texts: ReportTexts) =>
  format?.(value) ?? withMinus(texts.number(value, 20))

/** Short label of a filter: "Type is Video", "Impressions ≥ 1,000". */
export function filterLabel(filter: LayoutFilter, column: ColumnLabel, texts: ReportTexts = ENGLISH): string {
  const { header } = column
  if (filter.kind === 'contains') return texts.filterContains(header, filter.text)
  if (filter.kind === 'oneOf') return texts.filterIs(header, formatAny(filter.labels, texts))
  const { min, max } = filter
  if (min === undefined) return `${header} ≤ ${figure(column, max ?? 0, texts)}`
  if (max === undefined) return `${header} ≥ ${figure(column, min, texts)}`
  if (min === max) return `${header} = ${figure(column, min, texts)}`
  return texts.filterBetween(header, figure(column, min, texts), figure(column, max, texts))
}

function formatAny(labels: readonly string[], texts: ReportTexts): string {
  const [first = '', second = ''] = labels.map((label) => label || texts.emptyValue)
  if (labels.length < 2) return first
  return labels.length === 2 ? texts.twoValues(first, second) : texts.moreValues(first, second, labels.length - 2)
}

/** Label of a sort order: "Sorted by Clicks, descending, then CTR, ascending". */
export function sortLabel(
  sort: readonly LayoutSort[],
  findHeader: (id: string) => string,
  texts: ReportTexts = ENGLISH,
): string {
  if (sort.length === 0) return texts.notSorted
  return texts.sortedBy(sort.map(({ id, direction }) => `${findHeader(id)}, ${texts[direction]}`))
}

/** Label of a grouping: "Grouped by Campaign, then Type". */
export const groupLabel = (
  groups: readonly string[],
  findHeader: (id: string) => string,
  texts: ReportTexts = ENGLISH,
): string => (groups.length === 0 ? texts.notGrouped : texts.groupedBy(groups.map(findHeader)))

/** Number of visible columns: "12 of 18 columns". */
export const columnCountLabel = ({ order, hidden }: TableLayout, texts: ReportTexts = ENGLISH): string =>
  texts.columnCount(order.length - hidden.length, order.length)

/** Position of a column among all: "Clicks, place 3 of 12". */
export const columnPlaceLabel = (
  { order }: TableLayout,
  id: string,
  header: string,
  texts: ReportTexts = ENGLISH,
): string => texts.columnPlace(header, order.indexOf(id) + 1, order.length)

/** Position of a column in a multi-column sort: "second of 3"; undefined when it is the only one, or not sorted. */
export function sortPlaceLabel(
  sort: readonly LayoutSort[],
  id: string,
  texts: ReportTexts = ENGLISH,
): string | undefined {
  const place = sort.findIndex((one) => one.id === id)
  if (place < 0 || sort.length < 2) return undefined
  return texts.sortPlace(place + 1, sort.length)
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

/** Parses a typed number: "1,000", "1.5K", "2m", "−3", "50 %"; null for empty input, undefined if invalid. */
export function parseTypedNumber(text: string, texts: ReportTexts = ENGLISH): number | null | undefined {
  const typed = text
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(/\u2212/g, '-')
    // The full stop of an abbreviation such as 'Mio.'.
    .replace(/(?<=\p{L})\./u, '')
  // A decimal comma means that full stops group thousands.
  const plain = texts.decimalSign === ',' ? typed.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : typed
  if (plain === '') return null
  const [, sign, digits = '', unit = ''] =
    plain.match(/^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(\p{L}*?)(?:%|pp)?$/iu) ?? []
  if (digits === '') return undefined
  // Shifts the decimal point in the text, because 1.1 × 1,000 is not exactly 1,100 in floating point.
  const size = unit === '' ? 1 : texts.numberUnits[unit.toLowerCase()]
  if (size === undefined) return undefined
  const exponent = Math.log10(size)
  const value = Number(`${digits.replaceAll(',', '')}e${Math.round(exponent)}`)
  if (!Number.isFinite(value)) return undefined
  return sign === '-' && value !== 0 ? -value : value
}

/** Parses a typed number filter. Returns neither filter nor problems when both fields are empty. */
export function rangeFilter(
  id: string,
  input: RangeInput,
  texts: ReportTexts = ENGLISH,
): { filter?: LayoutFilter; problems?: RangeProblems } {
  const [min, max] = [parseTypedNumber(input.min, texts), parseTypedNumber(input.max, texts)]
  const noNumber = texts.numberExample
  if (min === undefined || max === undefined)
    return { problems: { ...(min === undefined && { min: noNumber }), ...(max === undefined && { max: noNumber }) } }
  if (min === null && max === null) return {}
  if (min !== null && max !== null && min > max) return { problems: { max: texts.maxBelowMin } }
  return { filter: { id, kind: 'between', ...(min !== null && { min }), ...(max !== null && { max }) } }
}
