import { CHOSEN } from './partner-file-error.js'
import { findKnownHeader, foldHeader, guessPlatform } from './partner-headers.js'
import type { PartnerColumn, PartnerDecision, PartnerQuestion, PartnerRole } from './partner-reading-schema.js'
import { PARTNER_METRICS, type PartnerBasis, type PartnerCell } from './partner-report.js'

/** Number of lines in which a header is looked for. */
export const HEADER_LINES = 100

/** Returns a cell as text without spaces around it. */
export const readCellText = (cell: PartnerCell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === undefined ? '' : typeof cell === 'number' ? String(cell) : cell.day

/** Line of a header, from 0 among the given rows, and its number of known words. */
export interface FoundHeader {
  readonly index: number
  readonly known: number
}

const IMPRESSIONS: readonly PartnerRole[] = ['impressions', 'grossImpressions']

/** Line before the header in reports of Campaign Manager 360. */
const isAnnouncement = (row: readonly PartnerCell[]): boolean => {
  const texts = row.map(readCellText).filter(Boolean)
  return texts.length === 1 && texts[0]?.toLowerCase() === 'report fields'
}

const countKnown = (roles: ReadonlySet<PartnerRole>): number => roles.size

function readRoles(row: readonly PartnerCell[]): Set<PartnerRole> {
  const roles = new Set<PartnerRole>()
  for (const cell of row) {
    const role = typeof cell === 'string' ? findKnownHeader(foldHeader(cell))?.role : undefined
    if (role) roles.add(role)
  }
  return roles
}

/** Returns whether a row has a day or range, impressions and another known word. */
export function isHeader(row: readonly PartnerCell[]): boolean {
  if (row.length < 3) return false
  const roles = readRoles(row)
  const hasDay = roles.has('day') || (roles.has('rangeStart') && roles.has('rangeEnd'))
  return hasDay && IMPRESSIONS.some((role) => roles.has(role)) && countKnown(roles) > 2
}

/**
 * Returns the header among the first 100 rows: that after a line 'Report Fields', else the first one with days,
 * impressions and another known word, else the one with impressions or clicks and the most known words.
 */
export function findHeader(rows: readonly (readonly PartnerCell[])[]): FoundHeader | undefined {
  const first = rows.slice(0, HEADER_LINES)
  const announcement = first.findIndex(isAnnouncement)
  const announced =
    announcement < 0 ? -1 : first.findIndex((row, index) => index > announcement && row.some(readCellText))
  const strong = announced < 0 ? first.findIndex(isHeader) : announced
  const at = strong < 0 ? undefined : first[strong]
  if (at) return { index: strong, known: countKnown(readRoles(at)) }
  const weak = first
    .map((row, index) => ({ index, roles: readRoles(row) }))
    .filter(({ roles }) => roles.size > 1 && [...IMPRESSIONS, 'clicks' as const].some((role) => roles.has(role)))
    .toSorted((one, other) => other.roles.size - one.roles.size)[0]
  return weak && { index: weak.index, known: weak.roles.size }
}

/** Meanings that several columns may have at once. */
const SHARED_ROLES: ReadonlySet<PartnerRole> = new Set(['dimension', 'cost'])

/** Later of two ids of Amazon's console, which differ in the case of one letter. */
const isOtherCreativeID = (header: string): boolean => header.split(/\s+/).join(' ') === 'Creative id'

/** Returns whether 'Video started' counts starts, as at Sizmek; elsewhere it is a conversion pixel. */
const countsStarts = (folded: readonly string[]): boolean =>
  folded.some((header) => header === 'video fully played' || header.startsWith('video played '))

interface Candidate {
  readonly position: number
  readonly rank: number
}

/** Columns with their meanings, and the decisions between several of them. */
export interface AssignedColumns {
  readonly columns: PartnerColumn[]
  readonly decisions: PartnerDecision[]
  readonly questions: PartnerQuestion[]
  readonly basis: { readonly impressions: PartnerBasis; readonly clicks: PartnerBasis }
  readonly platform: string | null
}

const hasWord = (header: string | undefined, word: string) =>
  foldHeader(header ?? '')
    .split(/[^a-z]+/)
    .includes(word)

/** Returns whether a column contains invalid traffic, by its header and the columns beside it. */
function readBasis(columns: readonly PartnerColumn[], role: 'impressions' | 'clicks'): PartnerBasis {
  const find = (wanted: PartnerRole) => columns.find((column) => column.role === wanted)?.header
  const header = find(role)
  if (header === undefined) return 'unknown'
  if (hasWord(header, 'gross')) return 'gross'
  if (hasWord(header, 'net') || hasWord(header, 'advanced')) return 'net'
  const isTwice = columns.some(
    (column) => column.alternative === role && foldHeader(column.header) === foldHeader(header),
  )
  // Adform repeats both columns after the tracked ads: first gross, then verified.
  if (isTwice && columns.filter((column) => foldHeader(column.header) === 'tracked ads').length > 1) return 'gross'
  const beside =
    role === 'clicks'
      ? (['grossClicks', 'invalidClicks'] as const)
      : (['grossImpressions', 'invalidImpressions'] as const)
  return beside.some((other) => find(other) !== undefined) ? 'net' : 'unknown'
}

/**
 * Assigns meanings to the columns of a header. A meaning has one column: the chosen one, else the preferred or first of
 * several, whose decision and question are returned. The same header twice stays two columns.
 */
export function assignColumns(
  header: readonly PartnerCell[],
  chosen: Readonly<Record<string, PartnerRole | null>> = {},
): AssignedColumns {
  const headers = header.map(readCellText)
  const folded = headers.map(foldHeader)
  const candidates = new Map<PartnerRole, Candidate[]>()
  const hasStarts = countsStarts(folded)
  for (const [position, text] of folded.entries()) {
    const known = findKnownHeader(text)
    if (!known || (text === 'video started' && !hasStarts)) continue
    const rank = known.rank + (isOtherCreativeID(headers[position] ?? '') ? 0.5 : 0)
    candidates.set(known.role, [...(candidates.get(known.role) ?? []), { position, rank }])
  }
  // A file may have gross impressions only.
  for (const [role, gross] of [
    ['impressions', 'grossImpressions'],
    ['clicks', 'grossClicks'],
  ] as const)
    if (!candidates.has(role) && candidates.has(gross)) {
      candidates.set(role, candidates.get(gross) ?? [])
      candidates.delete(gross)
    }

  const columns: PartnerColumn[] = headers.map((text, position) => ({
    position,
    header: text,
    role: chosen[position] ?? null,
    alternative: null,
  }))
  const taken = new Set(Object.values(chosen))
  const decisions: PartnerDecision[] = []
  const questions: PartnerQuestion[] = []
  for (const [position, role] of Object.entries(chosen)) {
    const column = columns[Number(position)]
    if (column && role) decisions.push({ kind: role, value: column.header, reason: CHOSEN, isAsked: false })
  }
  for (const [role, found] of candidates) {
    const free = found.filter(({ position }) => !(position in chosen))
    const sorted = free.toSorted((one, other) => one.rank - other.rank || one.position - other.position)
    for (const [index, { position }] of sorted.entries()) {
      const column = columns[position]
      if (!column) continue
      if (SHARED_ROLES.has(role) || (index === 0 && !taken.has(role))) column.role = role
      else column.alternative = role
    }
    const [first, second] = sorted
    if (!first || !second || taken.has(role) || !PARTNER_METRICS.some((metric) => metric === role)) continue
    const [name = '', other = ''] = [headers[first.position], headers[second.position]]
    const isAsked = first.rank === second.rank && folded[first.position] !== folded[second.position]
    const reason =
      folded[first.position] === folded[second.position]
        ? `“${name}” occurs more than once. The first of these columns is compared.`
        : `“${name}” is compared. “${other}” could be compared instead.`
    decisions.push({ kind: role, value: name, reason, isAsked })
    if (isAsked)
      questions.push({
        kind: role,
        question: `Which column do you want to compare, “${name}” or “${other}”?`,
        choices: sorted.map(({ position }) => ({ value: String(position), label: headers[position] ?? '' })),
        isBlocking: false,
      })
  }
  return {
    columns,
    decisions,
    questions,
    basis: { impressions: readBasis(columns, 'impressions'), clicks: readBasis(columns, 'clicks') },
    platform: guessPlatform(folded),
  }
}
