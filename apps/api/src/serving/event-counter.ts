import { setTimeout as wait } from 'node:timers/promises'
import type { InvalidKind } from '@placard/domain/creative'
import { SERVING_EVENTS, type ServingEvent } from '@placard/domain/internal/tags'
import { findCause, readErrorCode } from '../store/database-errors.js'
import { countEvents, ensureEventPartitions, type ReceivedEvent, viewedClicks } from '../store/facts/events.js'
import type { Db } from '../store/store.js'
import type { EventClient } from './event-client.js'
import { createEventMetrics, type EventMetrics } from './event-metrics.js'
import { createInvalidTraffic } from './invalid-sums.js'
import { isCounted, type ServingIDs } from './serving-id.js'
import type { TrafficFilter } from './traffic-filter.js'

/** Counts ad events: in memory first, then in batches in the database. */
export interface EventCounter {
  /**
   * Accepts an event; never throws or waits. Forged or late events and previews are not counted; invalid traffic
   * is counted separately.
   */
  take: (servingID: string, event: string, client: EventClient) => void
  /** Counts a player's error by its VAST code. */
  playerFailed: (servingID: string, code: unknown) => void
  /** Writes all accepted events; resolves to false if the database failed. */
  flush: () => Promise<boolean>
  /** Starts writing every second. */
  start: () => void
  /**
   * Writes the remaining events. Events that the database does not accept within some seconds are lost and
   * reported.
   */
  close: () => Promise<void>
  metrics: EventMetrics
}

const FLUSH_MS = 1000
/** Maximum number of events per statement. */
const BATCH = 5000
/** Maximum number of events in memory while the database is away. */
const MAX_WAITING = 100_000
const CLOSE_MS = 10_000
const TRY_AGAIN_MS = 250
/** Time in ms that a click waits for its impression, which another server may still have in memory. */
const VIEW_WAIT_MS = 10_000

/** SQLSTATE classes of values that the database will never accept: data exceptions and constraint violations. */
const POISON = /^2[23]/

/** Error codes of VAST: nothing else becomes a label of a metric. */
export const ERROR_CODE = /^([1-69]0\d|41[01])$/

/** Returns whether a name is that of an event. */
export const isEvent = (name: string): name is ServingEvent => Object.hasOwn(SERVING_EVENTS, name)
const isPoison = (error: unknown) => POISON.test(readErrorCode(error))

/** Creates the counter of one server. `maxWaiting` limits the number of events in memory. */
export function createEventCounter(
  { db, now }: { db: Db; now: () => Date },
  servingIDs: ServingIDs,
  filter: TrafficFilter,
  print: (text: string) => void,
  maxWaiting = MAX_WAITING,
): EventCounter {
  /** Accepted events by serving and event, in order of arrival. */
  const waiting = new Map<string, ReceivedEvent>()
  /** Clicks whose impression is not counted yet. */
  const unviewed = new Map<string, ReceivedEvent>()
  const invalid = createInvalidTraffic()
  const metrics = createEventMetrics(() => waiting.size + unviewed.size)
  let timer: NodeJS.Timeout | undefined
  let last: Promise<boolean> = Promise.resolve(true)
  let isWriting = false
  let hasFailed = false
  let isClosing = false
  let hasWarned = false

  function reject(reason: Exclude<InvalidKind, 'repeat'>, liveID: string, event: ServingEvent, takenAt: Date): void {
    metrics.invalid.inc({ reason })
    invalid.add(reason, liveID, event, takenAt)
    if (reason !== 'rate' || hasWarned) return
    hasWarned = true
    print(
      `Events beyond the limit of one address for the live id ${liveID} count as invalid traffic. If this server is behind proxies, PLACARD_PROXIES must say how many: otherwise all clients are one address.`,
    )
  }

  /**
   * Writes events. Splits a failed batch in halves to isolate the events that the database will never accept, so
   * that they do not block the others.
   */
  async function write(events: ReceivedEvent[]): Promise<void> {
    try {
      const fresh = await countEvents(db, events, now())
      metrics.counted.inc(fresh)
      metrics.duplicate.inc(events.filter(({ event }) => event !== 'invalid').length - fresh)
    } catch (error) {
      if (!isPoison(error)) throw error
      const [first] = events
      if (events.length > 1) {
        const half = Math.ceil(events.length / 2)
        await write(events.slice(0, half))
        await write(events.slice(half))
      } else if (first) {
        metrics.refused.inc()
        print(`An event of the live id ${first.liveID} cannot be counted: ${findCause(error)}`)
      }
    }
  }

  /** Returns the events of a batch that can be written now; a click needs a valid impression first. */
  async function withoutUnviewed(batch: [string, ReceivedEvent][]): Promise<[string, ReceivedEvent][]> {
    const createServingKey = ({ liveID, servingKey }: ReceivedEvent) => `${liveID} ${servingKey}`
    const views = new Set(batch.flatMap(([, event]) => (event.event === 'impression' ? [createServingKey(event)] : [])))
    const unsure = batch.filter(([, event]) => event.event === 'click' && !views.has(createServingKey(event)))
    const viewed = await viewedClicks(
      db,
      unsure.map(([, click]) => click),
    )
    const isEarly = ({ takenAt }: ReceivedEvent) => !isClosing && now().getTime() - takenAt.getTime() < VIEW_WAIT_MS
    const left = unsure.filter(([, click]) => !viewed.has(click))
    for (const [key, click] of left) {
      waiting.delete(key)
      if (isEarly(click)) unviewed.set(key, click)
      else reject('no_view', click.liveID, 'click', click.takenAt)
    }
    return batch.filter(([key]) => waiting.has(key))
  }

  async function writeBatch(): Promise<void> {
    // Copies no more than a batch, because many events wait while the database is slow.
    const first: [string, ReceivedEvent][] = []
    for (const entry of waiting) {
      first.push(entry)
      if (first.length === BATCH) break
    }
    const observe = metrics.duration.startTimer()
    await ensureEventPartitions(
      db,
      first.map(([, event]) => event),
    )
    const batch = await withoutUnviewed(first)
    const events = batch.map(([, event]) => event)
    try {
      await write(events)
    } catch (error) {
      for (const event of events) event.wasTried = true
      throw error
    }
    observe()
    // Only after the write, because until then a repetition of an event has to find it here.
    for (const [key] of batch) waiting.delete(key)
  }

  /** Requeues waiting clicks and adds the sums of invalid traffic. */
  function refill(): void {
    for (const [key, click] of unviewed) waiting.set(key, click)
    unviewed.clear()
    // While the database is away the sums stay in place; otherwise each second would add more of them.
    if (!hasFailed) for (const [key, sum] of invalid.takeOut()) waiting.set(key, sum)
  }

  /** Writes batches until fewer than `readLeast` events are waiting. */
  async function writeUntil(readLeast: () => number): Promise<boolean> {
    isWriting = true
    try {
      refill()
      const least = Math.max(1, readLeast())
      while (waiting.size >= least) await writeBatch()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) print(`Events are kept and will be counted later: ${findCause(error)}`)
      hasFailed = true
    }
    isWriting = false
    return !hasFailed
  }

  /** Queues a write behind the running one. */
  function writeNext(least: () => number): Promise<boolean> {
    last = last.then(() => writeUntil(least))
    return last
  }

  async function flush(): Promise<boolean> {
    const isWritten = await writeNext(() => 1)
    // A write can find invalid clicks, and after a failure the sums are still here.
    return isWritten && invalid.size() > 0 ? writeNext(() => 1) : isWritten
  }
  const tick = () => {
    // Everything that is waiting now, then only full batches: the next events are written in the next second.
    if (!isWriting && waiting.size + unviewed.size + invalid.size() > 0)
      void writeNext(() => Math.min(waiting.size, BATCH))
  }

  return {
    metrics,
    flush,
    take(servingID, event, client) {
      const serving = isEvent(event) ? servingIDs.read(servingID) : undefined
      const takenAt = now()
      if (!isEvent(event) || !serving || !isCounted(serving, takenAt)) return metrics.refused.inc()
      const { liveID, key: servingKey, servedAt } = serving
      const reason = filter.reasonOf(client, liveID, event)
      if (reason) return reject(reason, liveID, event, takenAt)
      const key = `${liveID} ${servingKey} ${event}`
      if (waiting.has(key) || unviewed.has(key)) {
        invalid.add('repeat', liveID, event, takenAt)
        return metrics.duplicate.inc()
      }
      if (waiting.size + unviewed.size >= maxWaiting) return metrics.dropped.inc()
      waiting.set(key, { liveID, servingKey, event, servedAt, takenAt, amount: 1 })
      metrics.taken.inc()
      if (waiting.size >= BATCH && !hasFailed) tick()
    },
    playerFailed(servingID, code) {
      if (!servingIDs.read(servingID)) return metrics.refused.inc()
      metrics.playerErrors.inc({ code: typeof code === 'string' && ERROR_CODE.test(code) ? code : 'none' })
    },
    start() {
      timer ??= setInterval(tick, FLUSH_MS)
    },
    async close() {
      clearInterval(timer)
      isClosing = true
      const deadline = performance.now() + CLOSE_MS
      while (!(await flush()) && performance.now() < deadline) await wait(TRY_AGAIN_MS)
      if (waiting.size > 0) print(`${waiting.size} events could not be counted: the database did not take them.`)
    },
  }
}
