import type { Day } from '../day/day.js'
import type { Zone } from '../timezone/timezone.js'
import type { CauseData, CauseUnit, HourSums } from './cause-model.js'
import type { OurBasis } from './compare-reports.js'
import { partnerKeyText } from './creative-key.js'
import type { CreativeMatches } from './match-creatives.js'
import { listDayHours, type OurCreative, type OurHour, type OurReport, readCount, sumInvalid } from './our-report.js'
import type { DayRange } from './partner-reading-schema.js'
import type { PartnerMetric, PartnerRow } from './partner-report.js'

/** Hours on both sides of a range that a zone shift can bring into it. */
export const MAX_LAG_HOURS = 26

/** Cells that causes are judged by; smaller creatives are summed up beyond them. */
const MAX_CELLS = 4000

/** Comparison whose differences are explained. */
export interface CauseOptions {
  rows: readonly PartnerRow[]
  matches: CreativeMatches
  ours: OurReport
  /** Compared range. */
  range: DayRange
  /** Zone in which our days are cut. */
  zone: Zone
  /** Counts of ours that are compared. */
  basis: OurBasis
  /** Metrics that the file has. */
  metrics: readonly PartnerMetric[]
  /** Days on which the clocks of the zone change. @default those of `zone` */
  clockChangeDays?: readonly Day[]
  /** Ids of our creatives that the file is not about. */
  leftOut?: ReadonlySet<string>
}

/** Rows and hours of one or several creatives. */
interface UnitSource {
  creatives: OurCreative[]
  rows: PartnerRow[]
  hours: OurHour[]
}

function sumUp(hours: readonly OurHour[], from: number, length: number, read: (hour: OurHour) => number): HourSums {
  const sums = new Float64Array(length + 1)
  for (const hour of hours) {
    const index = hour.hour - from
    if (index >= 0 && index < length) sums[index + 1] = (sums[index + 1] ?? 0) + read(hour)
  }
  for (let index = 1; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0)
  return { from, sums }
}

function sumTheirs(rows: readonly PartnerRow[], indexByDay: ReadonlyMap<Day, number>, metric: PartnerMetric) {
  const counts = new Float64Array(indexByDay.size)
  const withNumber = new Uint8Array(indexByDay.size)
  const withoutNumber = new Uint8Array(indexByDay.size)
  for (const row of rows) {
    const index = indexByDay.get(row.day ?? '')
    if (index === undefined) continue
    const count = row.counts[metric]
    if (count === undefined) withoutNumber[index] = 1
    else {
      withNumber[index] = 1
      counts[index] = (counts[index] ?? 0) + count
    }
  }
  return counts.map((count, index) => (withoutNumber[index] && !withNumber[index] ? Number.NaN : count))
}

/** Returns the first and last day of a flight as indexes of the range's days, beyond them where it is longer. */
function flightIndexes(creatives: readonly OurCreative[], days: readonly Day[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const start = creatives.map(({ flight }) => flight.start ?? first).sort()[0] ?? first
  const end =
    creatives
      .map(({ flight }) => flight.end ?? last)
      .sort()
      .at(-1) ?? last
  return {
    first: days.filter((day) => day < start).length,
    last: days.length - 1 - days.filter((day) => day > end).length,
  }
}

function findLines(rows: readonly PartnerRow[], indexByDay: ReadonlyMap<Day, number>) {
  let [first, last] = [indexByDay.size, -1]
  for (const { day } of rows) {
    const index = indexByDay.get(day ?? '')
    if (index === undefined) continue
    first = Math.min(first, index)
    last = Math.max(last, index)
  }
  return { first, last }
}

/** Groups rows and hours by matched creative; into one unit if no creative is matched. */
function groupSources({ rows, matches, ours, leftOut }: CauseOptions): UnitSource[] {
  const matchByKey = new Map(matches.matches.map((match) => [match.key, match]))
  const sources = new Map<string, UnitSource>()
  const isMatched = matches.matches.some(({ creativeID }) => creativeID !== null)
  const matchedIDs = new Set(matches.matches.flatMap(({ creativeID }) => creativeID ?? []))
  for (const creative of ours.creatives) {
    if (leftOut?.has(creative.id) || (isMatched && !matchedIDs.has(creative.id))) continue
    const id = isMatched ? creative.id : ''
    const source = sources.get(id) ?? { creatives: [], rows: [], hours: [] }
    source.creatives.push(creative)
    sources.set(id, source)
  }
  const ids = new Set([...sources.values()].flatMap(({ creatives }) => creatives.map(({ id }) => id)))
  for (const row of rows) {
    const match = matchByKey.get(partnerKeyText(row))
    if (match?.creativeID === null && match.by !== null) continue
    sources.get(isMatched ? (match?.creativeID ?? ' ') : '')?.rows.push(row)
  }
  for (const hour of ours.hours)
    if (ids.has(hour.creativeID)) sources.get(isMatched ? hour.creativeID : '')?.hours.push(hour)
  return [...sources.values()]
}

const sumImpressions = ({ rows }: UnitSource) =>
  rows.reduce((sum, { counts }) => sum + (counts.impressions ?? counts.clicks ?? 0), 0)

/** Sums up the smallest creatives, so that the time does not grow with their number. */
function limitSources(sources: readonly UnitSource[], days: number): UnitSource[] {
  const max = Math.max(4, Math.floor(MAX_CELLS / Math.max(1, days)))
  if (sources.length <= max) return [...sources]
  const sorted = sources
    .map((source) => ({ source, impressions: sumImpressions(source) }))
    .sort((a, b) => b.impressions - a.impressions)
    .map(({ source }) => source)
  const others = sorted.slice(max - 1)
  return [
    ...sorted.slice(0, max - 1),
    {
      creatives: others.flatMap(({ creatives }) => creatives),
      rows: others.flatMap(({ rows }) => rows),
      hours: others.flatMap(({ hours }) => hours),
    },
  ]
}

/** Returns both sides by matched creative and day, with our hours; a file without days is one long day. */
export function readCauseData(options: CauseOptions): CauseData {
  const { range, zone, basis, metrics } = options
  const { days: rangeDays, bounds: rangeBounds } = listDayHours(range.start, range.end, zone)
  const hasDays = options.rows.some(({ day }) => day !== null)
  const days = hasDays ? rangeDays : ['']
  const bounds = hasDays ? rangeBounds : [rangeBounds[0] ?? 0, rangeBounds.at(-1) ?? 0]
  const indexByDay = new Map(days.map((day, index) => [day, index]))
  const from = (bounds[0] ?? 0) - MAX_LAG_HOURS - 1
  const length = Math.max(0, (bounds.at(-1) ?? 0) + MAX_LAG_HOURS + 1 - from)

  const units = limitSources(groupSources(options), days.length).map((source): CauseUnit => {
    const { creatives, rows, hours } = source
    const [creative, other] = creatives
    const sum = (read: (hour: OurHour) => number) => sumUp(hours, from, length, read)
    const readInvalid = (metric: 'impressions' | 'clicks') => (hour: OurHour) => sumInvalid(hour.invalid?.[metric])
    const readOurs = (metric: PartnerMetric) => (hour: OurHour) => readCount(hour, metric, basis === 'gross')
    return {
      creativeID: creative && !other ? creative.id : '',
      name: creative && !other ? creative.name : '',
      flight: hasDays ? flightIndexes(creatives, days) : { first: 0, last: 0 },
      ours: Object.fromEntries(metrics.map((metric) => [metric, sum(readOurs(metric))])),
      invalid: { impressions: sum(readInvalid('impressions')), clicks: sum(readInvalid('clicks')) },
      repeats: sum(({ invalid }) => invalid?.impressions?.repeat ?? 0),
      theirs: Object.fromEntries(metrics.map((metric) => [metric, sumTheirs(rows, indexByDay, metric)])),
      lines: findLines(rows, indexByDay),
    }
  })
  const lines = {
    first: Math.min(days.length, ...units.map((unit) => unit.lines.first)),
    last: Math.max(-1, ...units.map((unit) => unit.lines.last)),
  }
  return { days, bounds, units, metrics, lines }
}
