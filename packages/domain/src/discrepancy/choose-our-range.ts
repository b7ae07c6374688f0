import { addDaysTo, type Day, dayCount, isDay } from '../day/day.js'
import { formatDay } from '../day/day-text.js'
import { MAX_RANGE_DAYS } from '../report-range/report-range.js'
import { isOffset, isZoneName } from '../timezone/timezone.js'
import type { DayRange } from './partner-reading-schema.js'
import type { PartnerRow } from './partner-report.js'

export interface OurRangeOptions {
  rows: Iterable<Pick<PartnerRow, 'day'>>
  /** Range that the file states. */
  statedRange?: DayRange | null
  /** Zone that the file states: an IANA name, or an offset such as '+02:00'. */
  statedZone?: string | null
  /** Flight of our campaign; null where a day is not set. */
  flight: { readonly start: Day | null; readonly end: Day | null }
  /** Zone of our campaign. */
  zone: string
  /** Range and zone that the user has chosen, which override the file's. */
  choices?: { readonly range?: DayRange | undefined; readonly zone?: string | undefined }
}

/** Range and zone of ours that a file is compared with. */
export interface OurRange {
  /** Null if nothing says which range it is: a user has to choose it. */
  range: DayRange | null
  /** Source of the range: the user, stated in the file, first to last day of its rows, or the campaign's flight. */
  rangeFrom: 'user' | 'file' | 'rows' | 'flight' | null
  zone: string
  zoneFrom: 'user' | 'file' | 'campaign'
  /** Sentences that explain the range and the zone. */
  reasons: readonly string[]
}

function findRowRange(rows: Iterable<Pick<PartnerRow, 'day'>>): DayRange | null {
  let range: DayRange | null = null
  for (const { day } of rows) {
    if (day === null || !isDay(day)) continue
    if (range === null) range = { start: day, end: day }
    if (day < range.start) range.start = day
    if (day > range.end) range.end = day
  }
  return range
}

function chooseRange({
  rows,
  statedRange,
  flight: { start, end },
  choices,
}: OurRangeOptions): Pick<OurRange, 'range' | 'rangeFrom'> & { reason: string } {
  if (choices?.range) return { range: { ...choices.range }, rangeFrom: 'user', reason: 'You chose the days.' }
  const text = ({ start: from, end: to }: DayRange) => [formatDay(from), formatDay(to)] as const
  const rowRange = findRowRange(rows)
  const isStated =
    statedRange && isDay(statedRange.start) && isDay(statedRange.end) && statedRange.start <= statedRange.end
  if (isStated && (rowRange === null || (statedRange.start <= rowRange.start && rowRange.end <= statedRange.end))) {
    const [from, to] = text(statedRange)
    return { range: { ...statedRange }, rangeFrom: 'file', reason: `The file states that it covers ${from} to ${to}.` }
  }
  if (rowRange !== null) {
    const [from, to] = text(rowRange)
    return { range: rowRange, rangeFrom: 'rows', reason: `The rows of the file run from ${from} to ${to}.` }
  }
  if (start === null || end === null || start > end)
    return {
      range: null,
      rangeFrom: null,
      reason: 'The file has no days and states no range: choose the range it covers.',
    }
  const [from, to] = text({ start, end })
  const reason = `The file has no days and states no range, so it is compared with the campaign’s flight, ${from} to ${to}.`
  return { range: { start, end }, rangeFrom: 'flight', reason }
}

function chooseZone({
  statedZone,
  zone,
  choices,
}: OurRangeOptions): Pick<OurRange, 'zone' | 'zoneFrom'> & { reason: string } {
  if (choices?.zone) return { zone: choices.zone, zoneFrom: 'user', reason: 'You chose the time zone.' }
  if (!statedZone)
    return {
      zone,
      zoneFrom: 'campaign',
      reason: `The file doesn’t state its time zone, so its days are taken as days in ${zone}, the campaign’s time zone.`,
    }
  if (isZoneName(statedZone) || isOffset(statedZone))
    return { zone: statedZone, zoneFrom: 'file', reason: `The file states that its days are days in ${statedZone}.` }
  return {
    zone,
    zoneFrom: 'campaign',
    reason: `The file states an unknown time zone, so its days are taken as days in ${zone}, the campaign’s time zone.`,
  }
}

/**
 * Chooses the range and the zone of ours that fit a file: those that it states, else the days of its rows and the
 * zone of the campaign. A longer range than a report can have is cut to its last days.
 */
export function chooseOurRange(options: OurRangeOptions): OurRange {
  const { reason: rangeReason, range, rangeFrom } = chooseRange(options)
  const { reason: zoneReason, zone, zoneFrom } = chooseZone(options)
  const isCut = range !== null && dayCount(range.start, range.end) > MAX_RANGE_DAYS
  return {
    range: range && isCut ? { start: addDaysTo(range.end, 1 - MAX_RANGE_DAYS), end: range.end } : range,
    rangeFrom,
    zone,
    zoneFrom,
    reasons: [rangeReason, ...(isCut ? [`Only its last ${MAX_RANGE_DAYS} days are compared.`] : []), zoneReason],
  }
}
