import { type ComponentProps, useEffect, useState } from 'react'
import { classNames } from '../class-names.js'
import { useLabels, useLocale } from '../use-labels.js'
import { ValueText, type ValueTextLabels } from '../value-text/value-text.js'

const UNITS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Format of a time. */
export type TimeFormat = 'date' | 'time' | 'date-time' | 'relative'

/** Locale and time zone. */
interface TimeStyle {
  locale: string
  /** @default that of this device */
  timeZone?: string
}

/** Returns the locale of times on a page: days before months, as everywhere in English reports. */
const timeLocale = (pageLocale: string) => (pageLocale === 'en' ? 'en-GB' : pageLocale)

/** Returns the formatter of a file's time on this device: "14 Oct 2025, 10:00". */
export function useFileTime(): (date: Date) => string {
  const locale = timeLocale(useLocale())
  return (date) => formatTime(date, 'date-time', { locale })
}

const OPTIONS: Record<Exclude<TimeFormat, 'relative'>, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  'date-time': { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
}

/** Formats a time: "14 Oct 2025, 10:00". */
function formatTime(at: Date, format: Exclude<TimeFormat, 'relative'>, { locale, timeZone }: TimeStyle): string {
  return new Intl.DateTimeFormat(locale, { ...OPTIONS[format], ...(timeZone && { timeZone }) }).format(at)
}

/** Formats a time with its zone: "14 Oct 2025, 10:00 UTC". */
function formatZonedTime(at: Date, { locale, timeZone }: TimeStyle): string {
  return new Intl.DateTimeFormat(locale, {
    ...OPTIONS['date-time'],
    ...(timeZone && { timeZone }),
    timeZoneName: 'short',
  }).format(at)
}

/** Formats the full time with its zone, for a tooltip. */
function formatFullTime(at: Date, { locale, timeZone }: TimeStyle): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(timeZone && { timeZone }),
    timeZoneName: 'short',
  }).format(at)
}

/** Formats a time relative to now: "3 hours ago", "in 2 days"; `nowLabel` within a minute. */
export function formatRelativeTime(at: Date, now: number, locale: string, nowLabel = 'just now'): string {
  const distance = at.getTime() - now
  const size = Math.abs(distance)
  const found = UNITS.find(([, length]) => size >= length)
  if (!found) return nowLabel
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(
    Math.trunc(size / length) * Math.sign(distance),
    unit,
  )
}

/** Returns the ms until the relative text can change: a minute for distances below an hour, else an hour. */
export function nextChange(at: Date, now: number): number {
  const size = Math.abs(at.getTime() - now)
  const step = size < 3_600_000 ? 60_000 : 3_600_000
  const rest = size % step
  return Math.max(1000, at.getTime() <= now ? step - rest : rest)
}

/** Texts of a TimeText. */
export interface TimeTextLabels extends ValueTextLabels {
  /** The `relative` text within the same minute. @default 'just now' */
  now: string
  /** Formats the `relative` text; replaces the default, such as "3 hours ago". */
  relative: (at: Date, now: Date) => string
}

const noLabels: Partial<TimeTextLabels> = {}

export interface TimeTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** Time as a date, ms, or ISO text; `null` is no data. */
  value: Date | number | string | null
  /** Format; `relative` updates itself. @default 'date-time' */
  format?: TimeFormat
  /** Time zone. @default 'UTC' */
  timeZone?: string
  /** Locale. @default that of the PlacardProvider, 'en-GB' for 'en' */
  locale?: string
  /** Current time, which `relative` then uses instead of the clock. */
  now?: Date
  /** Overrides of the texts. */
  labels?: Partial<TimeTextLabels>
}

/** Time, or its age, which is a time again in print. The tooltip has the full time with its zone. */
export function TimeText({
  value,
  format = 'date-time',
  timeZone = 'UTC',
  locale: ownLocale,
  now: given,
  labels: ownLabels,
  className,
  ...props
}: TimeTextProps) {
  const pageLocale = useLocale()
  const locale = ownLocale ?? timeLocale(pageLocale)
  const labels = useLabels<Partial<TimeTextLabels>>('timeText', noLabels, ownLabels)
  const at = new Date(value ?? Number.NaN)
  const isValid = !Number.isNaN(at.getTime())
  const clock = useNow(isValid && format === 'relative' && !given ? at : undefined)
  const now = given?.getTime() ?? clock
  if (!isValid) return <ValueText labels={ownLabels}>{null}</ValueText>
  return (
    <time
      data-slot="time-text"
      dateTime={at.toISOString()}
      title={formatFullTime(at, { locale, timeZone })}
      // Printed pages show the time instead of its age.
      data-printed={format === 'relative' ? formatZonedTime(at, { locale, timeZone }) : undefined}
      {...props}
      className={classNames(
        'whitespace-nowrap tabular-nums',
        format === 'relative' && 'print:before:content-[attr(data-printed)]',
        className,
      )}
    >
      {format === 'relative' ? (
        <span className="print:hidden">
          {labels.relative?.(at, new Date(now)) ?? formatRelativeTime(at, now, locale, labels.now)}
        </span>
      ) : (
        formatTime(at, format, { locale, timeZone })
      )}
    </time>
  )
}

/** Current time, updated whenever the relative text of `at` can change. */
function useNow(at: Date | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const moment = at?.getTime()
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), nextChange(new Date(moment), now))
    return () => clearTimeout(timer)
  }, [moment, now])
  return now
}
