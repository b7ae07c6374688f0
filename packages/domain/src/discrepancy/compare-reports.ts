import type { InvalidKind } from '../creative/published-version.js'
import type { Day } from '../day/day.js'
import { computePercent } from '../metric/metric.js'
import type { Zone } from '../timezone/timezone.js'
import { hasCreative, partnerKeyText } from './creative-key.js'
import type { CreativeMatches } from './match-creatives.js'
import { dayIndex, type InvalidByKind, listDayHours, type OurHour, type OurReport, sumInvalid } from './our-report.js'
import type { DayRange } from './partner-reading-schema.js'
import { PARTNER_METRICS, type PartnerBasis, type PartnerMetric, type PartnerRow } from './partner-report.js'

/** Largest usual difference of two ad servers, in percent of ours. */
export const DEFAULT_TOLERANCE_PERCENT = 10

/** Counts of ours that are compared: with or without invalid traffic. */
export type OurBasis = Exclude<PartnerBasis, 'unknown'>

export interface CompareOptions {
  rows: readonly PartnerRow[]
  matches: CreativeMatches
  ours: OurReport
  /** Compared range, `MAX_RANGE_DAYS` at most; rows outside it are only counted. */
  range: DayRange
  /** Zone in which our days are cut. */
  zone: Zone
  /** Kind of the file's counts: with or without invalid traffic. */
  partnerBasis: PartnerBasis
  /** Counts of ours that are compared. @default gross if the file's are gross */
  basis?: OurBasis
  /** Tolerance in percent of ours. @default 10 */
  tolerance?: number
  /** Ids of our creatives that the file is not about. */
  leftOut?: ReadonlySet<string>
}

/** Count of a metric on both sides. */
export interface ComparedCount {
  /** Our compared count. */
  ours: number
  ourNet: number
  /** Our count with invalid traffic; the same as `ourNet` for videos. */
  ourGross: number
  /** Count of the file; null if it has only cells without a number, 0 if it has no line. */
  theirs: number | null
  /** Theirs minus ours. */
  difference: number | null
  /** Difference in percent of ours; null where ours is 0. */
  percent: number | null
  /** True if the difference is within the tolerance; null without a count of theirs. */
  isWithin: boolean | null
  /** Number of cells without a number, which `theirs` lacks. */
  missing: number
}

/** Both sides of a day, creative, size, or in total. */
export interface ComparedGroup {
  /** Day, our creative's id or the partner's key, size, or 'total'. */
  id: string
  /** Side that has it. */
  side: 'both' | 'ours' | 'theirs'
  /** Number of lines of the file. */
  lines: number
  counts: Readonly<Partial<Record<PartnerMetric, ComparedCount>>>
  /** Our invalid traffic by reason. */
  invalid: { readonly impressions: InvalidByKind; readonly clicks: InvalidByKind }
}

/** Comparison of a partner's file with our counts. */
export interface Comparison {
  /** Metrics that the file has. */
  metrics: readonly PartnerMetric[]
  basis: OurBasis
  /** Tolerance in percent. */
  tolerance: number
  total: ComparedGroup
  /** Days of the range; empty if the file has none. */
  days: readonly ComparedGroup[]
  /** Our creatives, then keys of the file without one; empty if the file has no creatives. */
  creatives: readonly ComparedGroup[]
  /** Sizes; empty if the file has none. */
  sizes: readonly ComparedGroup[]
  /** Number of lines of the file outside the range. */
  linesOutside: number
  /** Number of lines that a user excluded as not ours. */
  linesExcluded: number
}

const METRICS_WITH_INVALID = ['impressions', 'clicks'] as const

/** Sums of both sides of a group. */
interface Sums {
  lines: number
  hasOurs: boolean
  net: Partial<Record<PartnerMetric, number>>
  theirs: Partial<Record<PartnerMetric, number>>
  missing: Partial<Record<PartnerMetric, number>>
  invalid: Record<'impressions' | 'clicks', Partial<Record<InvalidKind, number>>>
}
type SumsByID = Map<string, Sums>

/** Returns the sums of an id, zeros for a new one. */
function getSums(sumsByID: SumsByID, id: string): Sums {
  const sums = sumsByID.get(id) ?? {
    lines: 0,
    hasOurs: false,
    net: {},
    theirs: {},
    missing: {},
    invalid: { impressions: {}, clicks: {} },
  }
  sumsByID.set(id, sums)
  return sums
}

function addAll<Name extends string>(
  sums: Partial<Record<Name, number>>,
  counts: Readonly<Partial<Record<Name, number>>> | undefined,
): void {
  for (const name in counts) sums[name] = (sums[name] ?? 0) + (counts[name] ?? 0)
}

function addRow(sums: Sums, { counts, missing, lines }: PartnerRow): void {
  sums.lines += lines
  addAll(sums.theirs, counts)
  addAll(sums.missing, missing)
}

function addHour(sums: Sums, { counts, invalid }: OurHour): void {
  sums.hasOurs = true
  addAll(sums.net, counts)
  for (const metric of METRICS_WITH_INVALID) addAll(sums.invalid[metric], invalid?.[metric])
}

/** Returns the counts of a group side by side. */
function compareSums(
  id: string,
  { lines, hasOurs, net, theirs, missing, invalid }: Sums,
  { metrics, basis, tolerance }: Pick<Comparison, 'metrics' | 'basis' | 'tolerance'>,
): ComparedGroup {
  const counts = metrics.map((metric): [PartnerMetric, ComparedCount] => {
    const ourNet = net[metric] ?? 0
    const ourGross = ourNet + (metric === 'impressions' || metric === 'clicks' ? sumInvalid(invalid[metric]) : 0)
    const ours = basis === 'gross' ? ourGross : ourNet
    const count = theirs[metric] ?? (lines === 0 ? 0 : null)
    const difference = count === null ? null : count - ours
    const percent = difference === null ? null : computePercent(difference, ours)
    // Without ours every count is beyond the tolerance but 0.
    const isWithin =
      difference === null ? null : difference === 0 || (percent !== null && Math.abs(percent) <= tolerance)
    return [
      metric,
      { ours, ourNet, ourGross, theirs: count, difference, percent, isWithin, missing: missing[metric] ?? 0 },
    ]
  })
  const side = lines === 0 ? 'ours' : hasOurs ? 'both' : 'theirs'
  return { id, side, lines, counts: Object.fromEntries(counts), invalid }
}

/** Returns the metrics of which the file has a cell, with or without a number. */
export const metricsOfRows = (rows: readonly PartnerRow[]): PartnerMetric[] =>
  PARTNER_METRICS.filter((metric) =>
    rows.some(({ counts, missing }) => counts[metric] !== undefined || (missing[metric] ?? 0) > 0),
  )

const compareIDs = (a: ComparedGroup, b: ComparedGroup) => (a.id < b.id ? -1 : 1)

/** Compares a partner's file with our counts: in total, per day, creative and size. */
export function compareReports(options: CompareOptions): Comparison {
  const { rows, matches, ours, range, zone, partnerBasis, leftOut = new Set() } = options
  const settings = {
    metrics: metricsOfRows(rows),
    basis: options.basis ?? (partnerBasis === 'gross' ? ('gross' as const) : ('net' as const)),
    tolerance: options.tolerance ?? DEFAULT_TOLERANCE_PERCENT,
  }
  const matchByKey = new Map(matches.matches.map((match) => [match.key, match]))
  const creativeByID = new Map(ours.creatives.map((creative) => [creative.id, creative]))
  const { days, bounds } = listDayHours(range.start, range.end, zone)
  const byDay: SumsByID = new Map()
  const byCreative: SumsByID = new Map()
  const bySize: SumsByID = new Map()
  const total = getSums(new Map(), 'total')
  for (const day of days) getSums(byDay, day)
  for (const { id } of ours.creatives) if (!leftOut.has(id)) getSums(byCreative, id)

  let [linesOutside, linesExcluded] = [0, 0]
  let [hasDays, hasCreatives, hasSizes] = [false, false, false]
  for (const row of rows) {
    const key = partnerKeyText(row)
    const match = matchByKey.get(key)
    const isExcluded = match ? match.creativeID === null && match.by !== null : false
    if (isExcluded) {
      linesExcluded += row.lines
      continue
    }
    if (row.day !== null && (row.day < range.start || row.day > range.end)) {
      linesOutside += row.lines
      continue
    }
    const creative = creativeByID.get(match?.creativeID ?? '')
    const size = row.size || creative?.size || ''
    hasDays ||= row.day !== null
    hasCreatives ||= hasCreative(row) || creative !== undefined
    hasSizes ||= row.size !== '' || creative !== undefined
    addRow(total, row)
    if (row.day !== null) addRow(getSums(byDay, row.day), row)
    addRow(getSums(byCreative, creative?.id ?? key), row)
    addRow(getSums(bySize, size), row)
  }

  for (const hour of ours.hours) {
    const day: Day | undefined = days[dayIndex(bounds, hour.hour)]
    if (day === undefined || leftOut.has(hour.creativeID)) continue
    addHour(total, hour)
    addHour(getSums(byDay, day), hour)
    addHour(getSums(byCreative, hour.creativeID), hour)
    addHour(getSums(bySize, creativeByID.get(hour.creativeID)?.size ?? ''), hour)
  }

  const compareAll = (sumsByID: SumsByID) => [...sumsByID].map(([id, sums]) => compareSums(id, sums, settings))
  return {
    ...settings,
    total: compareSums('total', total, settings),
    days: hasDays ? compareAll(byDay).sort(compareIDs) : [],
    creatives: hasCreatives ? compareAll(byCreative) : [],
    sizes: hasSizes ? compareAll(bySize).sort(compareIDs) : [],
    linesOutside,
    linesExcluded,
  }
}
