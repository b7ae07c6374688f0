// Days counted by whole numbers (Fliegel and Van Flandern, 1968): a reckoning that shares nothing with `Date`.

/** Returns the Julian day number of a date. */
export function numberOfDay(year: number, month: number, date: number): number {
  const early = Math.trunc((month - 14) / 12)
  return (
    date -
    32_075 +
    Math.trunc((1461 * (year + 4800 + early)) / 4) +
    Math.trunc((367 * (month - 2 - 12 * early)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + early) / 100)) / 4)
  )
}

/** Returns the day of a Julian day number as 'YYYY-MM-DD'. */
export function dayOfNumber(number: number): string {
  let l = number + 68_569
  const n = Math.trunc((4 * l) / 146_097)
  l -= Math.trunc((146_097 * n + 3) / 4)
  const i = Math.trunc((4000 * (l + 1)) / 1_461_001)
  l = l - Math.trunc((1461 * i) / 4) + 31
  const j = Math.trunc((80 * l) / 2447)
  const date = l - Math.trunc((2447 * j) / 80)
  const k = Math.trunc(j / 11)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${100 * (n - 49) + i + k}-${two(j + 2 - 12 * k)}-${two(date)}`
}

/** Returns the Julian day number of 'YYYY-MM-DD'. */
export function countDays(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return numberOfDay(year, month, date)
}

/** Returns the weekday of a Julian day number; 0 is Monday. */
export const weekdayOfNumber = (number: number): number => ((number % 7) + 7) % 7
