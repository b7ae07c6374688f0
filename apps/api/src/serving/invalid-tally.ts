import { createId, type ServingEvent } from '@placard/domain'
import type { TakenEvent } from '../store/events.js'

/** Adds up invalid traffic by live id and hour, so that a flood of events is one row a second. */
export interface InvalidTally {
  /** Adds an event; only impressions and clicks are part of the metric. */
  add: (liveID: string, event: ServingEvent, takenAt: Date) => void
  /** Takes out the sums, each with a key of its own, so that it is counted once however often it is written. */
  takeOut: () => (readonly [string, TakenEvent])[]
  size: () => number
}

const HOUR_MS = 3_600_000

/** Creates an empty tally. */
export function createInvalidTally(): InvalidTally {
  const sums = new Map<string, { liveID: string; takenAt: Date; amount: number }>()
  return {
    add(liveID, event, takenAt) {
      if (event !== 'impression' && event !== 'click') return
      const key = `${liveID} ${Math.floor(takenAt.getTime() / HOUR_MS)}`
      const sum = sums.get(key)
      if (sum) sum.amount += 1
      else sums.set(key, { liveID, takenAt, amount: 1 })
    },
    takeOut() {
      const events = [...sums.values()].map(({ liveID, takenAt, amount }) => {
        const servingKey = createId()
        const event: TakenEvent = { liveID, servingKey, event: 'invalid', servedAt: takenAt, takenAt, amount }
        return [`${liveID} ${servingKey} invalid`, event] as const
      })
      sums.clear()
      return events
    },
    size: () => sums.size,
  }
}
