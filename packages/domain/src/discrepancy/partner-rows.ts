import type { Day } from '../day/day.js'
import type { ResolvedDate } from './partner-dates.js'
import { isRateColumn } from './partner-figures.js'
import type { DayOrder, DayRange, DecimalMark, FigureRole, PartnerTotals } from './partner-reading-schema.js'
import { PARTNER_METRICS, type PartnerMetric, type PartnerRow } from './partner-report.js'
import type { PartnerTable, TotalLine } from './partner-table.js'

type Sums = Partial<Record<FigureRole, number>>

/** Rows of a table with their sums. */
export interface PartnerRows {
  readonly rows: PartnerRow[]
  readonly totals: PartnerTotals
  readonly missing: Partial<Record<PartnerMetric, number>>
  /** First and last day of the lines. */
  readonly range: DayRange | null
  readonly days: readonly Day[]
  /** Number of lines that cover several days. */
  readonly rangeLines: number
  /** Groups of lines that are no data after all: the sums of a day, or dates that do not exist. */
  readonly left: { readonly subtotals: readonly number[]; readonly wrongDates: readonly number[] }
}

const DECIMALS = 1_000_000
/** Rounds the errors of adding decimals. */
const roundSum = (sum: number): number => (Number.isInteger(sum) ? sum : Math.round(sum * DECIMALS) / DECIMALS)

function addTo<Key extends string>(sums: Partial<Record<Key, number>>, key: Key, value: number) {
  sums[key] = roundSum((sums[key] ?? 0) + value)
}

/** Splits sums by column into counts, invalid and gross traffic. */
export function splitSums(sums: Sums): PartnerTotals {
  const counts: PartnerTotals['counts'] = {}
  for (const metric of PARTNER_METRICS) if (sums[metric] !== undefined) counts[metric] = sums[metric]
  const events = (impressions?: number, clicks?: number) => ({
    ...(impressions === undefined ? {} : { impressions }),
    ...(clicks === undefined ? {} : { clicks }),
  })
  return {
    counts,
    invalid: events(sums.invalidImpressions, sums.invalidClicks),
    gross: events(sums.grossImpressions, sums.grossClicks),
  }
}

/** Returns the columns that hold counts, not rates, under a decimal mark. */
export const listCountSlots = (table: PartnerTable, mark: DecimalMark): number[] =>
  [...table.figures.slots.keys()].filter((slot) => !isRateColumn(table.figures.cells(slot), mark))

/** Returns the figures of the total line with the largest count, in the order of our metrics. */
export function findStatedTotal(
  table: PartnerTable,
  mark: DecimalMark,
): { line: TotalLine; totals: PartnerTotals } | undefined {
  const slots = listCountSlots(table, mark)
  let largest: TotalLine | undefined
  for (const total of table.totalLines)
    for (const slot of slots) {
      const [value, known] = [total.figures[mark][slot] ?? Number.NaN, largest?.figures[mark][slot] ?? Number.NaN]
      if (Number.isNaN(value)) continue
      if (!largest || value > known) largest = total
      break
    }
  if (!largest) return undefined
  const sums: Sums = {}
  for (const slot of slots) {
    const value = largest.figures[mark][slot] ?? Number.NaN
    const role = table.figures.slots[slot]?.role
    if (role && !Number.isNaN(value)) sums[role] = value
  }
  return { line: largest, totals: splitSums(sums) }
}

/** Returns the lines without a name that repeat the sums of their day, if all of them do. */
function findSubtotals({ groups }: PartnerTable, slots: readonly number[], mark: DecimalMark): number[] {
  const unnamed: number[] = []
  const sums = new Map<number, Float64Array>()
  for (let group = 0; group < groups.count(); group += 1) {
    if (!groups.isNamed(group)) {
      unnamed.push(group)
      continue
    }
    const day = groups.day(group)
    const sum = sums.get(day) ?? new Float64Array(slots.length)
    sums.set(day, sum)
    for (const [index, slot] of slots.entries()) sum[index] = (sum[index] ?? 0) + groups.sum(group, slot, mark)
  }
  const isSubtotal = (group: number) => {
    const sum = sums.get(groups.day(group))
    return (
      sum !== undefined &&
      slots.every((slot, index) => Math.abs((sum[index] ?? 0) - groups.sum(group, slot, mark)) < 0.5)
    )
  }
  return unnamed.every(isSubtotal) ? unnamed : []
}

/** Builds the rows of a table under a decimal mark and an order of day and month. */
export function buildPartnerRows(table: PartnerTable, mark: DecimalMark, order: DayOrder): PartnerRows {
  const { groups, dates, figures } = table
  const slots = listCountSlots(table, mark)
  const subtotals = findSubtotals(table, slots, mark)
  const skipped = new Set(subtotals)
  const wrongDates: number[] = []
  const resolved = new Map<number, ResolvedDate>()
  const days = new Set<Day>()
  let range: DayRange | null = null
  let rangeLines = 0

  function resolve(date: number): ResolvedDate {
    const known = resolved.get(date)
    if (known) return known
    const found = dates.resolve(date, order)
    resolved.set(date, found)
    if (found.exists && found.day !== null) days.add(found.day)
    if (found.exists && found.range) {
      const { start, end } = found.range
      range = {
        start: range && range.start < start ? range.start : start,
        end: range && range.end > end ? range.end : end,
      }
    }
    return found
  }

  const groupsByKey = new Map<string, number[]>()
  // Different texts can be the same day, as 1/9/2026 and 2026-09-01, and all lines without a day are one.
  const dateCounts = new Map<Day | null, number>()
  const used = new Set<number>()
  for (let group = 0; group < groups.count(); group += 1) {
    if (skipped.has(group)) continue
    const { exists, day } = resolve(groups.day(group))
    if (!exists) {
      wrongDates.push(group)
      skipped.add(group)
    } else if (!used.has(groups.day(group))) {
      used.add(groups.day(group))
      dateCounts.set(day, (dateCounts.get(day) ?? 0) + 1)
    }
    if (exists && day === null && dates.kind === 'range') rangeLines += groups.lines(group)
  }
  const canMerge = [...dateCounts.values()].some((count) => count > 1) || !isEachNamed(table)

  const totals: Sums = {}
  const missing: Partial<Record<PartnerMetric, number>> = {}
  const rows: PartnerRow[] = []
  const addRow = (members: readonly number[]) => {
    const [first = 0] = members
    const sums: Sums = {}
    const without: Partial<Record<PartnerMetric, number>> = {}
    let lines = 0
    for (const group of members) {
      lines += groups.lines(group)
      for (const slot of slots) {
        const role = figures.slots[slot]?.role
        if (!role) continue
        const counted = groups.counted(group, slot)
        if (counted > 0) addTo(sums, role, groups.sum(group, slot, mark))
        const metric = PARTNER_METRICS.find((one) => one === role)
        if (metric && counted < groups.lines(group)) addTo(without, metric, groups.lines(group) - counted)
      }
    }
    for (const [role, sum] of Object.entries(sums)) addTo(totals, role as FigureRole, sum)
    for (const [metric, count] of Object.entries(without)) addTo(missing, metric as PartnerMetric, count)
    const { counts, invalid, gross } = splitSums(sums)
    const hasGross = Object.keys(gross).length > 0
    const { day } = resolve(groups.day(first))
    rows.push({ day, ...groups.names(first), counts, missing: without, invalid, ...(hasGross ? { gross } : {}), lines })
  }
  for (let group = 0; group < groups.count(); group += 1) {
    if (skipped.has(group)) continue
    if (canMerge) {
      const { creative, creativeID, placement, size } = groups.names(group)
      const key = [resolve(groups.day(group)).day, creative, creativeID, placement, size].join('\0')
      const members = groupsByKey.get(key)
      if (members) members.push(group)
      else groupsByKey.set(key, [group])
    } else addRow([group])
  }
  for (const members of groupsByKey.values()) addRow(members)
  return {
    rows,
    totals: splitSums(totals),
    missing,
    range,
    days: [...days],
    rangeLines,
    left: { subtotals, wrongDates },
  }
}

/** Returns whether no group is without a name, so that all have different names or days. */
function isEachNamed({ groups }: PartnerTable): boolean {
  for (let group = 0; group < groups.count(); group += 1) if (!groups.isNamed(group)) return false
  return true
}
