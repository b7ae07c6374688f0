import { startOfDayInZone } from '../day/day.js'
import { timezoneAt } from '../timezone/timezone.js'
import { comparisonText } from './comparison-choice.js'
import { rangeText } from './range-text.js'
import type { ReportRange } from './report-range.js'
import type { ReportView } from './report-view.js'

/** A zone as it is on the first day of a range: '(GMT+02:00) Europe/Berlin'. */
export const zoneText = ({ start, tzCode }: ReportRange): string =>
  timezoneAt(tzCode, startOfDayInZone(start, tzCode)).label

/** The offset of a range's zone on its first day: 'GMT+02:00'. */
export const offsetText = ({ start, tzCode }: ReportRange): string =>
  `GMT${timezoneAt(tzCode, startOfDayInZone(start, tzCode)).offset}`

/** What a report was asked for, as paper says it: its days, what they are compared with, and the zone that they are in. */
export function reportViewText({ range, comparison, withVideo }: Omit<ReportView, 'metric'>): string {
  const words = [rangeText(range), comparisonText(range, comparison), zoneText(range)]
  return [...words, withVideo ? '' : 'without video quartiles'].filter(Boolean).join(', ')
}
