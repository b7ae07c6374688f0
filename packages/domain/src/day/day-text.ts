import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { localTime, type Zone } from '../timezone/timezone.js'
import type { Day } from './day.js'

export interface RangeTextOptions {
  /** Includes the year; omit it only beside another range with a year. @default true */
  year?: boolean
}

/** Formats a day: '30 Sep 2025', or '30 Sep' without its year. */
export const formatDay = (day: Day, { year = true }: RangeTextOptions = {}, texts: ReportTexts = ENGLISH): string =>
  texts.day(day, year ? undefined : 'no-year')

/** Formats a range and writes shared parts once: '16–29 Sep 2025', '30 Sep – 13 Oct 2025'. */
export function formatRange(
  { start, end }: { start: Day; end: Day },
  { year = true }: RangeTextOptions = {},
  texts: ReportTexts = ENGLISH,
): string {
  return start === end ? formatDay(start, { year }, texts) : texts.range(start, end, year)
}

/** Formats a range that another one is compared with: with its year only if they start in different years. */
export const formatComparedRange = (
  compared: { start: Day; end: Day },
  current: { start: Day },
  texts: ReportTexts = ENGLISH,
): string => formatRange(compared, { year: compared.start.slice(0, 4) !== current.start.slice(0, 4) }, texts)

/** Formats a moment in a zone: '12 Oct 2025, 14:30'. */
export function formatMoment(moment: Date | string, zone: Zone, texts: ReportTexts = ENGLISH): string {
  const [day = '', time = ''] = localTime(new Date(moment), zone).split('T')
  return texts.timeOfDay(texts.day(day), time)
}

/** Time since a moment: 'just now', '12 min ago', '3 h ago', 'yesterday', '3 days ago', then its date in UTC. */
export function formatTimeAgo(moment: Date, now: Date, texts: ReportTexts = ENGLISH): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return texts.justNow
  if (minutes < 60) return texts.minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return texts.hoursAgo(hours)
  if (hours < 24 * 7) return texts.relativeDays(-Math.floor(hours / 24))
  return formatDay(moment.toISOString().slice(0, 10), {}, texts)
}
