import {
  DAY_ORDERS,
  DECIMAL_MARKS,
  PARTNER_DELIMITERS,
  PARTNER_ENCODINGS,
  PARTNER_ROLES,
  type PartnerChoices,
  type PartnerColumn,
  type PartnerDecision,
  type PartnerRole,
} from './partner-reading-schema.js'

/** Subject of a decision or question. */
export type PartnerDecisionKind = PartnerDecision['kind']

/** Meanings that several columns may have at once. */
const SHARED_ROLES: ReadonlySet<PartnerRole> = new Set(['dimension', 'cost'])

const isRole = (kind: string): kind is PartnerRole => PARTNER_ROLES.some((role) => role === kind)
const find = <Value extends string>(values: readonly Value[], value: string) => values.find((one) => one === value)

/** Returns the choices with a column of that meaning; a meaning that only one column can have leaves the other one. */
export function chooseColumnRole(
  choices: PartnerChoices,
  position: number,
  role: PartnerRole | null,
  columns: readonly PartnerColumn[],
): PartnerChoices {
  const roles = { ...choices.roles }
  if (role !== null && !SHARED_ROLES.has(role))
    for (const column of columns)
      if (column.role === role || roles[column.position] === role) roles[column.position] = null
  roles[position] = role
  return { ...choices, roles }
}

/**
 * Returns the choices with the answer to a question, or with another value of a decision: a value of
 * `PartnerChoices`, or the position of a column. Unknown values change nothing.
 */
export function changePartnerChoice(
  choices: PartnerChoices,
  kind: PartnerDecisionKind,
  value: string,
  columns: readonly PartnerColumn[] = [],
): PartnerChoices {
  if (kind === 'zone') return value === '' ? choices : { ...choices, zone: value }
  if (kind === 'headerLine') {
    const { roles: _, ...others } = choices
    const headerLine = Number(value)
    // Another header has other columns.
    return Number.isInteger(headerLine) && headerLine > 0 ? { ...others, headerLine } : choices
  }
  if (kind === 'encoding') return { ...choices, encoding: find(PARTNER_ENCODINGS, value) ?? choices.encoding }
  if (kind === 'delimiter') {
    const { roles: _, ...others } = choices
    const delimiter = find(PARTNER_DELIMITERS, value)
    return delimiter === undefined ? choices : { ...others, delimiter }
  }
  if (kind === 'decimalMark') return { ...choices, decimalMark: find(DECIMAL_MARKS, value) ?? choices.decimalMark }
  if (kind === 'dayOrder') return { ...choices, dayOrder: find(DAY_ORDERS, value) ?? choices.dayOrder }
  const position = value === '' ? Number.NaN : Number(value)
  if (!isRole(kind) || !Number.isInteger(position) || position < 0) return choices
  return chooseColumnRole(choices, position, kind, columns)
}
