import { zoneOffset } from '@placard/domain/internal/dates'

/** Local time of a moment: 'YYYY-MM-DDTHH:mm', the offset, and both as a number of ms. */
export interface ZonedTime {
  text: string
  offset: string
  /** Local time as if it were UTC, in ms. */
  time: number
}

/** Returns the local time of a moment. In autumn two hours differ in nothing but their offset. */
export function zonedTime(moment: string, zone: string): ZonedTime {
  const at = new Date(moment)
  const offset = zoneOffset(zone, at)
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const time = at.getTime() + (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
  return { text: new Date(time).toISOString().slice(0, 16), offset, time }
}

/** Memoizes a function of a text: thousands of rows share a few hundred creatives, days and hours. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const valueByText = new Map<string, T>()
  return (text) => {
    const found = valueByText.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    valueByText.set(text, value)
    return value
  }
}
