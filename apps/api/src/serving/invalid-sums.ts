import type { InvalidKind } from '@placard/domain/creative'
import { HOUR_MS } from '@placard/domain/internal/dates'
import type { ServingEvent } from '@placard/domain/internal/tags'
import { createId } from '@placard/domain/internal/text'
import type { ReceivedEvent } from '../store/facts/events.js'

/** Sums up invalid traffic by live id, hour and reason, so that a flood of events is one row per second. */
export interface InvalidTraffic {
  /** Adds an event; the metric includes only impressions and clicks. */
  add: (kind: InvalidKind, liveID: string, event: ServingEvent, takenAt: Date) => void
  /** Removes and returns the sums, each with a unique key, so that it counts once however often it is written. */
  takeOut: () => (readonly [string, ReceivedEvent])[]
  size: () => number
}

/** Creates empty sums. */
export function createInvalidTraffic(): InvalidTraffic {
  const sums = new Map<string, { kind: InvalidKind; liveID: string; takenAt: Date; amount: number }>()
  return {
    add(kind, liveID, event, takenAt) {
      if (event !== 'impression' && event !== 'click') return
      const key = `${liveID} ${Math.floor(takenAt.getTime() / HOUR_MS)} ${kind}`
      const sum = sums.get(key) ?? { kind, liveID, takenAt, amount: 0 }
      // At the end, because the last reason of a tag is shown.
      sums.delete(key)
      sums.set(key, { ...sum, amount: sum.amount + 1 })
    },
    takeOut() {
      const events = [...sums.values()].map(({ kind, liveID, takenAt, amount }) => {
        const servingKey = createId()
        const event: ReceivedEvent = { liveID, servingKey, event: 'invalid', kind, servedAt: takenAt, takenAt, amount }
        return [`${liveID} ${servingKey} invalid`, event] as const
      })
      sums.clear()
      return events
    },
    size: () => sums.size,
  }
}
