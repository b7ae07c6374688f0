import { addDaysTo, type Day } from '../day/day.js'
import { formatDay } from '../day/day-text.js'
import { formatCount } from '../language/metric-format.js'
import type { AssignedColumns } from './partner-columns.js'
import { type DayOrderDecision, decideDayOrder, resolveDay } from './partner-days.js'
import { isRateColumn } from './partner-figures.js'
import { CHOSEN } from './partner-file-error.js'
import type {
  DayOrder,
  DayRange,
  DecimalMark,
  PartnerChoices,
  PartnerDecision,
  PartnerQuestion,
  PartnerReading,
} from './partner-reading-schema.js'
import { PARTNER_METRICS } from './partner-report.js'
import { buildPartnerRows, findStatedTotal, type PartnerRows } from './partner-rows.js'
import { chooseStatedRange, type PartnerStatements, readZoneText } from './partner-statements.js'
import type { PartnerTable } from './partner-table.js'

/** Parts of a reading that are known before its decisions. */
export interface ReadingParts {
  readonly assigned: AssignedColumns
  readonly table: PartnerTable
  readonly statements: PartnerStatements
  readonly choices: PartnerChoices
  readonly headerLine: number
  /** Decisions that were taken before, such as about the header. */
  readonly earlier: readonly PartnerDecision[]
  /** Current day, for the warning about days whose figures still change. */
  readonly today?: Day | undefined
}

interface Decided {
  readonly decision?: PartnerDecision | undefined
  readonly question?: PartnerQuestion | undefined
}

function describeOrder({ order, because, example }: DayOrderDecision, ranges: readonly DayRange[]): string {
  const text = example?.text ?? ''
  const isDayFirst = order === 'day-first'
  if (because === 'part')
    return isDayFirst
      ? `The day is first in dates because of “${text}”.`
      : `The month is first in dates because of “${text}”.`
  if (because === 'range') {
    const range = ranges.find((each) => example && order && isInside(resolveDay(example, order), each))
    const [start, end] = range ? [formatDay(range.start), formatDay(range.end)] : ['', '']
    return isDayFirst
      ? `The day is first in dates because the file states the range ${start} to ${end}.`
      : `The month is first in dates because the file states the range ${start} to ${end}.`
  }
  if (because === 'conflict') return `The day is first in “${text}”, but not in other dates.`
  const days = example ? [resolveDay(example, 'day-first'), resolveDay(example, 'month-first')] : []
  const [day, other] = days.map((each) => each && formatDay(each))
  return `“${text}” can be ${day} or ${other}, and nothing in the file decides.`
}

const isInside = (day: Day | undefined, { start, end }: DayRange) => day !== undefined && day >= start && day <= end

/** Decides the order of day and month; null while the user has to. */
function decideOrder({ table, statements, choices }: ReadingParts): Decided & { order: DayOrder | null } {
  const slashed = table.dates.listSlashed()
  if (slashed.length === 0) return { order: 'day-first' }
  if (choices.dayOrder) {
    const decision: PartnerDecision = { kind: 'dayOrder', value: choices.dayOrder, reason: CHOSEN, isAsked: false }
    return { order: choices.dayOrder, decision }
  }
  const decided = decideDayOrder(slashed, statements.ranges)
  const { order, because, example } = decided
  if (because === 'same') return { order }
  const decision: PartnerDecision = {
    kind: 'dayOrder',
    value: order,
    reason: describeOrder(decided, statements.ranges),
    isAsked: order === null,
  }
  if (order !== null || !example) return { order, decision }
  const label = (one: DayOrder) => resolveDay(example, one) ?? example.text
  const question: PartnerQuestion = {
    kind: 'dayOrder',
    question: `Which day is “${example.text}”?`,
    choices: (['day-first', 'month-first'] as const).map((value) => ({ value, label: label(value) })),
    isBlocking: true,
  }
  return { order, decision, question }
}

/** Decides the zone: the chosen one, else that of a column or of the lines around the data. */
function decideZone({ table, statements, choices }: ReadingParts): Decided & { zone: string | null } {
  const decide = (zone: string | null, reason: string): Decided & { zone: string | null } => {
    const isAsked = zone === null
    const decision: PartnerDecision = { kind: 'zone', value: zone, reason, isAsked }
    const question: PartnerQuestion = {
      kind: 'zone',
      question: 'In which time zone are the days of the file?',
      choices: [],
      isBlocking: false,
    }
    return { zone, decision, question: isAsked ? question : undefined }
  }
  if (choices.zone) return decide(choices.zone, CHOSEN)
  const [column, other] = table.zones
  if (other !== undefined) return decide(null, `The lines have several time zones, such as “${column}” and “${other}”.`)
  const stated = column ?? statements.zone
  if (stated === null) return decide(null, 'The file doesn’t state a time zone.')
  const zone = readZoneText(stated)
  return zone === null
    ? decide(null, `The file states “${stated}”, which isn’t the name of a time zone.`)
    : decide(zone, `The file states the time zone “${stated}”.`)
}

/** Last days whose figures change, by source; 2 for others. */
const LATE_DAYS: Readonly<Record<string, number>> = { Innovid: 4, 'Display & Video 360': 7, 'The Trade Desk': 28 }
const DEFAULT_LATE_DAYS = 2

/** Returns warnings about cells that are no counts. */
function listCellWarnings(
  table: PartnerTable,
  mark: DecimalMark,
): { warnings: string[]; decisions: PartnerDecision[] } {
  const warnings: string[] = []
  const decisions: PartnerDecision[] = []
  for (const [slot, { header, role }] of table.figures.slots.entries()) {
    const cells = table.figures.cells(slot)
    const { limit, rate, text } = cells.kinds
    if (isRateColumn(cells, mark)) {
      const reason = rate.example
        ? `“${header}” has rates, such as “${rate.example}”, and isn’t compared.`
        : `“${header}” has fractions up to 1, which are rates, and isn’t compared.`
      decisions.push({ kind: role, value: null, reason, isAsked: false })
      continue
    }
    if (limit.count > 0)
      warnings.push(
        `${limit.count} of the cells in “${header}” state only a limit, such as “${limit.example}”, and are missing in the sums.`,
      )
    const others = rate.count + text.count
    if (others > 0)
      warnings.push(
        `${others} of the cells in “${header}” aren’t counts, such as “${text.example || rate.example}”, and are missing in the sums.`,
      )
    if (cells.fractions[mark] > 0)
      warnings.push(`${cells.fractions[mark]} of the cells in “${header}” aren’t whole numbers.`)
  }
  return { warnings, decisions }
}

/** Returns warnings about a stated total that differs from the sum of the rows. */
function listTotalWarnings(
  table: PartnerTable,
  totals: PartnerRows['totals'],
  stated: PartnerRows['totals'] | null,
): string[] {
  return PARTNER_METRICS.flatMap((metric) => {
    const [sum = 0, expected] = [totals.counts[metric], stated?.counts[metric]]
    if (expected === undefined || expected === sum) return []
    const header = table.figures.slots.find(({ role }) => role === metric)?.header ?? ''
    return expected > sum
      ? [
          `The total line states ${formatCount(expected)} for “${header}”, ${formatCount(expected - sum)} more than the sum of the lines.`,
        ]
      : [
          `The total line states ${formatCount(expected)} for “${header}”, ${formatCount(sum - expected)} less than the sum of the lines.`,
        ]
  })
}

/** Returns decisions and questions about the columns of days and counts that a file lacks. */
function listMissingColumns({ table, assigned }: ReadingParts, rangeLines: number): Decided[] {
  const choices = assigned.columns
    .filter(({ role }) => role === null)
    .map(({ position, header }) => ({ value: String(position), label: header }))
  const decided: Decided[] = []
  if (table.dates.kind === 'none')
    decided.push({
      decision: {
        kind: 'day',
        value: null,
        reason: 'The file has no column with days, so it can only be compared as a whole.',
        isAsked: choices.length > 0,
      },
      question:
        choices.length > 0
          ? { kind: 'day', question: 'Which column has the days?', choices, isBlocking: false }
          : undefined,
    })
  if (rangeLines > 0)
    decided.push({
      decision: {
        kind: 'rangeStart',
        value: null,
        reason: `The number of lines that cover more than one day, and can only be compared as a whole, is ${rangeLines}.`,
        isAsked: false,
      },
    })
  if (!table.figures.slots.some(({ role }) => role === 'impressions' || role === 'clicks'))
    decided.push({
      decision: {
        kind: 'impressions',
        value: null,
        reason: 'No column is known to have impressions or clicks.',
        isAsked: true,
      },
      question: { kind: 'impressions', question: 'Which column has the impressions?', choices, isBlocking: true },
    })
  return decided
}

const NO_ROWS: PartnerRows = {
  rows: [],
  totals: { counts: {}, invalid: {}, gross: {} },
  missing: {},
  range: null,
  days: [],
  rangeLines: 0,
  left: { subtotals: [], wrongDates: [] },
}

const MARK_QUESTION: PartnerQuestion = {
  kind: 'decimalMark',
  question: 'Which decimal mark do the numbers have?',
  choices: [
    { value: '.', label: '1,234.50' },
    { value: ',', label: '1.234,50' },
  ],
  isBlocking: true,
}

/** Drops groups of lines that turned out to be no data. */
function dropGroups(table: PartnerTable, { subtotals, wrongDates }: PartnerRows['left']): number {
  let lines = 0
  for (const group of [...subtotals, ...wrongDates]) lines += table.groups.lines(group)
  for (const group of subtotals)
    table.drop('total', table.groups.firstLine(group), 'The line has the sums of its day, but no name.')
  for (const group of wrongDates)
    table.drop(
      'noDay',
      table.groups.firstLine(group),
      'The date of the line doesn’t exist in this order of day and month.',
    )
  return lines
}

/** Takes the decisions about a whole table and assembles its reading. */
export function assembleReading(parts: ReadingParts): PartnerReading {
  const { assigned, table, statements, headerLine, earlier, today } = parts
  const { mark, isOpen, decision: markDecision } = table.figures.decideMark()
  const order = decideOrder(parts)
  const zone = decideZone(parts)
  const canBuild = !isOpen && order.order !== null
  const built = canBuild && order.order !== null ? buildPartnerRows(table, mark, order.order) : NO_ROWS
  const droppedLines = dropGroups(table, built.left)
  const stated = isOpen ? null : (findStatedTotal(table, mark)?.totals ?? null)
  const cells = listCellWarnings(table, mark)
  const decided: Decided[] = [
    { decision: markDecision, question: isOpen ? MARK_QUESTION : undefined },
    order,
    zone,
    ...listMissingColumns(parts, built.rangeLines),
  ]
  const lateDays = LATE_DAYS[assigned.platform ?? ''] ?? DEFAULT_LATE_DAYS
  const isLate = today !== undefined && built.range !== null && built.range.end > addDaysTo(today, -lateDays)
  const duplicates = table.duplicates()
  const statedRange = chooseStatedRange(statements.ranges, built.days)
  const warnings = [
    ...cells.warnings,
    ...(canBuild ? listTotalWarnings(table, built.totals, stated) : []),
    ...(duplicates.lines > 0
      ? [
          `The number of lines that are exactly equal to an earlier one is ${duplicates.lines}. They are part of the sums.`,
        ]
      : []),
    ...(isLate && built.range
      ? [`The range ends on ${formatDay(built.range.end)}, and figures of the last ${lateDays} days can still change.`]
      : []),
    ...(table.lines() === 0 ? ['The file has no data below its header.'] : []),
  ]
  return {
    rows: built.rows,
    lines: table.lines() - droppedLines,
    headerLine,
    columns: assigned.columns,
    decisions: [
      ...earlier,
      ...assigned.decisions,
      ...cells.decisions,
      ...decided.flatMap(({ decision }) => decision ?? []),
    ],
    questions: [...assigned.questions, ...decided.flatMap(({ question }) => question ?? [])],
    platform: assigned.platform,
    reportName: statements.name,
    zone: zone.zone,
    range: built.range,
    statedRange,
    basis: assigned.basis,
    totals: built.totals,
    statedTotals: stated,
    missing: built.missing,
    dropped: table.dropped,
    droppedCount: table.droppedCount(),
    duplicates,
    warnings,
  }
}
