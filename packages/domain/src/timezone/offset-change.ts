import { dayInZone } from '../day/day.js'
import { formatDay } from '../report/range-text.js'
import { zoneOffset } from './timezone.js'

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
/** How far ahead is looked; a zone with daylight saving changes twice in a year. */
const WEEKS = 53

/** The next moment at which a zone gets another offset, and that offset; undefined when it keeps its own for a year. */
export function nextOffsetChange(tzCode: string, from: Date): { at: Date; offset: string } | undefined {
  const offsetAt = (minute: number) => zoneOffset(tzCode, new Date(minute * MINUTE_MS))
  const start = Math.floor(from.getTime() / MINUTE_MS)
  const now = offsetAt(start)
  const week = WEEK_MS / MINUTE_MS
  for (let low = start; low < start + WEEKS * week; low += week) {
    if (offsetAt(low + week) === now) continue
    let [before, after] = [low, low + week]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (offsetAt(middle) === now) before = middle
      else after = middle
    }
    return { at: new Date(after * MINUTE_MS), offset: offsetAt(after) }
  }
  return undefined
}

/** What a zone does about daylight saving, in words: 'Follows clock changes: GMT+01:00 from 26 Oct 2025'. */
export function clockChangeText(tzCode: string, from: Date): string {
  const change = nextOffsetChange(tzCode, from)
  if (!change) return 'Its clocks do not change in the coming year'
  return `Follows clock changes: GMT${change.offset} from ${formatDay(dayInZone(change.at, tzCode))}`
}

/** The zone of this device; undefined where the runtime does not say. */
export const deviceZone = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
