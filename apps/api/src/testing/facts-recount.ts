import type { InvalidKind } from '@placard/domain/creative'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { SERVING_EVENTS, type ServingEvent } from '@placard/domain/internal/tags'
import { type Counters, NO_COUNTS } from '@placard/domain/report'

/** Arrivals of one serving's events. */
export interface RecountedServing {
  liveID: string
  servingID: string
  servedAt: number
  arrivals: { event: ServingEvent; at: number }[]
}

/** Something that counts in an hour. */
export interface Recounted {
  liveID: string
  /** Hours since 1970. */
  hour: number
  counter: keyof Counters
  amount: number
  kind?: InvalidKind
}

const VIEW_WAIT_MS = 10_000

/** Counts arrivals one by one, by the rules of the product and without its code. */
export function recount(servings: Iterable<RecountedServing>): Recounted[] {
  const found: Recounted[] = []
  for (const { liveID, arrivals } of servings) {
    const findTimes = (event: ServingEvent) =>
      arrivals.flatMap((each) => (each.event === event ? [each.at] : [])).toSorted((one, other) => one - other)
    const put = (at: number, counter: keyof Counters, kind?: InvalidKind) =>
      found.push({ liveID, hour: Math.floor(at / HOUR_MS), counter, amount: 1, ...(kind && { kind }) })
    for (const event of Object.keys(SERVING_EVENTS) as ServingEvent[]) {
      const [first, ...others] = findTimes(event)
      if (first === undefined || event === 'click') continue
      put(first, SERVING_EVENTS[event])
      if (event === 'impression') for (const at of others) put(at, 'invalidTraffic', 'repeat')
    }
    const [view] = findTimes('impression')
    const clicks = findTimes('click')
    const valid = view === undefined ? -1 : clicks.findIndex((at) => at >= view - VIEW_WAIT_MS)
    for (const [place, at] of clicks.entries()) {
      if (place === valid) put(at, 'clicks')
      else put(at, 'invalidTraffic', valid < 0 || place < valid ? 'no_view' : 'repeat')
    }
  }
  return found
}

/** Sums what was recounted into the counters of each key; a key of undefined is left out. */
export function sumRecounted(
  recounted: readonly Recounted[],
  createKey: (each: Recounted) => string | undefined,
): Record<string, Counters> {
  const sums: Record<string, Counters> = {}
  for (const each of recounted) {
    const key = createKey(each)
    if (key === undefined) continue
    const sum = sums[key] ?? { ...NO_COUNTS }
    sum[each.counter] += each.amount
    sums[key] = sum
  }
  return sums
}

/** Returns the counters of a row without its other fields. */
export const pickCounters = (row: Counters): Counters =>
  Object.fromEntries(COUNTER_NAMES.map((name) => [name, row[name]])) as Counters
