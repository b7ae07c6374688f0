const UNITS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How a moment is written. */
export type TimeFormat = 'date' | 'time' | 'date-time' | 'relative'

/** A place and a way of writing. */
export interface TimeStyle {
  locale: string
  timeZone: string
}

const OPTIONS: Record<Exclude<TimeFormat, 'relative'>, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  'date-time': { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
}

/** A moment in words, such as "14 Oct 2025, 10:00". */
export function timeWords(at: Date, format: Exclude<TimeFormat, 'relative'>, { locale, timeZone }: TimeStyle): string {
  return new Intl.DateTimeFormat(locale, { ...OPTIONS[format], timeZone }).format(at)
}

/** A moment with its zone, such as "14 Oct 2025, 10:00 UTC". */
export function zonedTimeWords(at: Date, { locale, timeZone }: TimeStyle): string {
  return new Intl.DateTimeFormat(locale, { ...OPTIONS['date-time'], timeZone, timeZoneName: 'short' }).format(at)
}

/** The whole moment with its zone, for a tooltip. */
export function fullTimeWords(at: Date, { locale, timeZone }: TimeStyle): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
}

/** How far a moment is from now: "3 hours ago", "in 2 days"; within a minute it is now. */
export function relativeTimeWords(at: Date, now: number, locale: string, nowLabel = 'just now'): string {
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

/** Milliseconds until the words can change: a minute for what is minutes away, an hour for the rest. */
export function nextChange(at: Date, now: number): number {
  const size = Math.abs(at.getTime() - now)
  const step = size < 3_600_000 ? 60_000 : 3_600_000
  const rest = size % step
  return Math.max(1000, at.getTime() <= now ? step - rest : rest)
}
