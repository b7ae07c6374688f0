import { startOfDayInZone } from '../day/day.js'
import { timezoneAt } from '../timezone/timezone.js'
import { comparisonText } from './comparison-choice.js'
import { formatRange } from './range-text.js'
import type { ReportRange } from './report-range.js'
import type { ReportView } from './report-view.js'
import { rangeOffsetsText } from './zone-notes.js'

/** Returns the zone of a range with its offsets: '(GMT+02:00) Europe/Berlin', both where the clocks change. */
export function zoneText(range: ReportRange): string {
  const offsets = rangeOffsetsText({ ...range, zone: range.tzCode })
  const { label, offset } = timezoneAt(range.tzCode, startOfDayInZone(range.start, range.tzCode))
  return label.replace(`GMT${offset}`, offsets)
}

/** Returns the offsets of a range's zone: 'GMT+02:00', or 'GMT+02:00, GMT+01:00 from 25 Oct 2026'. */
export const offsetText = (range: ReportRange): string => rangeOffsetsText({ ...range, zone: range.tzCode })

/** Returns the selection of a report for print: its dates, what they are compared with, and their time zone. */
export function reportViewText({ range, comparison, withVideo }: Omit<ReportView, 'metric'>): string {
  const words = [formatRange(range), comparisonText(range, comparison), zoneText(range)]
  return [...words, withVideo ? '' : 'without video quartiles'].filter(Boolean).join(', ')
}
