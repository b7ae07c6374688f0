import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'

const DAY_HOURS = DAY_MS / HOUR_MS

/** Consecutive hours since 1970. */
export interface Hours {
  from: number
  /** First hour after them. */
  to: number
}

/** Hours of a range: whole UTC days, and the rest. */
export interface SplitRange {
  days: Hours[]
  rest: Hours[]
}

/** Moments in ms: the first and the last of a range, and those at which another sum begins. */
interface CutRange {
  from: number
  to: number
  cuts: readonly number[]
}

/** Returns the hours of a range. An hour belongs to it if it starts within it. */
export const findHours = ({ from, to }: Pick<CutRange, 'from' | 'to'>): Hours => ({
  from: Math.ceil(from / HOUR_MS),
  to: Math.floor(to / HOUR_MS) + 1,
})

/** Splits a range into the UTC days that no cut divides, whose sums are stored, and the hours of all others. */
export function splitRange({ from, to, cuts }: CutRange): SplitRange {
  const all = findHours({ from, to })
  // An hour that contains a cut belongs to the sum before it.
  const cutDays = new Set(
    cuts.flatMap((cut) => {
      const hour = Math.ceil(cut / HOUR_MS)
      return hour % DAY_HOURS === 0 ? [] : [Math.floor(hour / DAY_HOURS)]
    }),
  )
  const split: SplitRange = { days: [], rest: [] }
  for (let at = all.from; at < all.to; ) {
    const day = Math.floor(at / DAY_HOURS)
    const end = Math.min((day + 1) * DAY_HOURS, all.to)
    const isWhole = end - at === DAY_HOURS && !cutDays.has(day)
    const list = isWhole ? split.days : split.rest
    const last = list.at(-1)
    if (last?.to === at) last.to = end
    else list.push({ from: at, to: end })
    at = end
  }
  return split
}
