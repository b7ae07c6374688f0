import { type ClockChange, clockChanges } from '../day/clock-changes.js'
import { type Day, startOfDayInZone } from '../day/day.js'
import { formatRange } from '../day/day-text.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { comparisonText } from '../report-range/comparison-choice.js'
import type { ReportRange } from '../report-range/report-range.js'
import type { ZoneDifference } from '../report-range/zoned-range.js'
import { offsetMinutes, timezoneAt, type Zone, zoneOffset } from '../timezone/timezone.js'
import type { ReportView } from './report-view.js'

/** Days in a zone. */
export interface ZonedDays {
  start: Day
  end: Day
  /** An IANA name, an offset, or the range of a report, which has the offsets that its server used. */
  zone: Zone
}

/** Returns the local time at which whole UTC hours begin: '00:30' where an offset has half an hour. */
function hourStart(offset: string): string {
  const minutes = ((offsetMinutes(offset) % 60) + 60) % 60
  return `00:${String(minutes).padStart(2, '0')}`
}

const listOffsets = ({ start, zone }: ZonedDays, changes: readonly ClockChange[]): string[] => [
  zoneOffset(zone, startOfDayInZone(start, zone)),
  ...changes.map(({ to }) => to),
]

/** Returns the offsets of a range, with the days on which they change: 'GMT+02:00, GMT+01:00 from 25 Oct 2026'. */
export function rangeOffsetsText(range: ZonedDays, texts: ReportTexts = ENGLISH): string {
  const changes = clockChanges(range)
  const later = changes.map(({ day, to }) => texts.offsetFrom(`GMT${to}`, texts.day(day)))
  return [`GMT${listOffsets(range, [])[0]}`, ...later].join(', ')
}

/** Returns the days of a range that have 23 or 25 hours, a sentence each. */
export const clockChangeNotes = (range: ZonedDays, texts: ReportTexts = ENGLISH): string[] =>
  clockChanges(range).map(({ day, hours, from, to }) =>
    texts.clockChange(texts.day(day), hours, `GMT${from}`, `GMT${to}`),
  )

/** Explains how whole UTC hours are placed in zones whose offset has part of an hour; empty in all others. */
export function partHourNotes(range: ZonedDays, texts: ReportTexts = ENGLISH): string[] {
  const starts = new Set(listOffsets(range, clockChanges(range)).map(hourStart))
  starts.delete('00:00')
  if (starts.size === 0) return []
  return [texts.partHours(texts.either(starts))]
}

/** Returns everything about a range's time zone that changes how its numbers are read, a sentence each. */
export const zoneNotes = (range: ZonedDays, texts: ReportTexts = ENGLISH): string[] => [
  ...clockChangeNotes(range, texts),
  ...partHourNotes(range, texts),
]

/**
 * Returns the offset of days as one cell of a file. It names the zone 'GMT', because spreadsheets compute a text that
 * begins with a plus.
 */
export function offsetCell(days: ZonedDays, texts: ReportTexts = ENGLISH): string {
  const changes = clockChanges(days)
  const offsets = listOffsets(days, changes)
  const { later, hours: withHours, dayWithHours, daysFrom } = texts.offsetCell
  const parts = offsets.map((offset) => `GMT${offset}`).join(later)
  const hours = changes.map(({ day, hours }) => (days.start === days.end ? withHours(hours) : dayWithHours(day, hours)))
  const starts = [...new Set(offsets.map(hourStart))].filter((start) => start !== '00:00')
  const notes = [...hours, ...(starts.length > 0 ? [daysFrom(texts.either(starts))] : [])]
  return notes.length > 0 ? `${parts} (${notes.join('; ')})` : parts
}

/** Returns the zone of a range with its offsets: '(GMT+02:00) Europe/Berlin', both where the clocks change. */
export function zoneText(range: ReportRange, texts: ReportTexts = ENGLISH): string {
  const offsets = rangeOffsetsText({ ...range, zone: range }, texts)
  const { label, offset } = timezoneAt(range, startOfDayInZone(range.start, range), texts)
  return label.replace(`GMT${offset}`, offsets)
}

/** Returns the offsets of a range's zone: 'GMT+02:00', or 'GMT+02:00, GMT+01:00 from 25 Oct 2026'. */
export const offsetText = (range: ReportRange, texts: ReportTexts = ENGLISH): string =>
  rangeOffsetsText({ ...range, zone: range }, texts)

/** Explains that the browser and the server disagree about the offset of a report's zone. */
export const zoneDifferenceText = (
  tzCode: string,
  { sent, used }: ZoneDifference,
  texts: ReportTexts = ENGLISH,
): string => texts.zoneDiffers(tzCode.replaceAll('_', ' '), `GMT${used}`, `GMT${sent}`)

/** Returns the selection of a report for print: its dates, what they are compared with, and their time zone. */
export function reportViewText(
  { range, comparison, withVideo }: Omit<ReportView, 'metric'>,
  texts: ReportTexts = ENGLISH,
): string {
  const words = [formatRange(range, {}, texts), comparisonText(range, comparison, texts), zoneText(range, texts)]
  return [...words, withVideo ? '' : texts.withoutVideo].filter(Boolean).join(', ')
}
