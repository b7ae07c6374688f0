// What the clock on the wall of a zone shows, as the platform itself writes it: no library of dates has a part in it.

const clocks = new Map<string, Intl.DateTimeFormat>()

const createClock = (timeZone: string) => {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Formats a moment in ms since 1970 in a zone as 'YYYY-MM-DD HH:mm'. */
export function wallClock(at: number, zone: string): string {
  const part = Object.fromEntries(
    createClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`
}

const MINUTE = 60_000

/** Finds the first minute at which the wall clock shows this day or a later one, by searching. */
export function findFirstMinute(day: string, zone: string): number {
  const shows = (at: number) => wallClock(at, zone).slice(0, 10) >= day
  let at = Date.parse(`${day}T00:00:00Z`) - 26 * 60 * MINUTE
  while (!shows(at + 15 * MINUTE)) at += 15 * MINUTE
  while (!shows(at)) at += MINUTE
  return at
}

/** Returns the days of a year on which the clocks of a zone change. */
export function changingDays(zone: string, year: number): string[] {
  const noon = (index: number) => Date.UTC(year, 0, index, 12)
  const offset = (at: number) => Date.parse(`${wallClock(at, zone).replace(' ', 'T')}Z`) - at
  return Array.from({ length: 366 }, (_, index) => index)
    .filter((index) => offset(noon(index)) !== offset(noon(index + 1)))
    .flatMap((index) => [noon(index), noon(index + 1)].map((at) => wallClock(at, zone).slice(0, 10)))
}
