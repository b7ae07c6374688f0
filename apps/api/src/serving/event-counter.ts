import { setTimeout as wait } from 'node:timers/promises'
import { SERVING_EVENTS, type ServingEvent } from '@placard/domain'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { countEvents, makeRoomFor, type TakenEvent } from '../store/events.js'
import type { Db } from '../store/store.js'
import { createEventMetrics, type EventMetrics } from './event-metrics.js'
import { isCounted, type ServingIDs } from './serving-id.js'

/** Counts what happens to served advertisements: in memory first, then by the batch in the database. */
export interface EventCounter {
  /** Takes in an event; never fails, never waits. What is forged, too late or of a preview is not counted. */
  take: (servingID: string, event: string) => void
  /** Notes that a player could not play, with the code that it gave. */
  playerFailed: (servingID: string, code: unknown) => void
  /** Writes all that was taken; answers whether the database took it. */
  flush: () => Promise<boolean>
  /** Writes every second from now on. */
  start: () => void
  /** Writes the rest; what the database does not take within some seconds is lost, and said to be. */
  close: () => Promise<void>
  metrics: EventMetrics
}

const FLUSH_MS = 1000
/** So many events go into one statement. */
const BATCH = 5000
/** More events than that wait in memory only while the database is away. */
const MAX_WAITING = 100_000
const CLOSE_MS = 10_000
const TRY_AGAIN_MS = 250

/** What the database says to a value that it will never take: the classes of errors of data and of constraints. */
const POISON = /^2[23]/

/** The codes of VAST: nothing else becomes a label of a metric. */
const ERROR_CODE = /^([1-69]0\d|41[01])$/

const isEvent = (name: string): name is ServingEvent => Object.hasOwn(SERVING_EVENTS, name)
const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

function isPoison(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause && POISON.test(String(cause.code))
}

/** Makes the counter of one server. `maxWaiting` bounds what it keeps in memory. */
export function createEventCounter(
  { db, now }: { db: Db; now: () => Date },
  servingIDs: ServingIDs,
  say: (text: string) => void,
  maxWaiting = MAX_WAITING,
): EventCounter {
  /** By serving and event; in the order in which they came. */
  const waiting = new Map<string, TakenEvent>()
  const metrics = createEventMetrics(() => waiting.size)
  let timer: NodeJS.Timeout | undefined
  let last: Promise<boolean> = Promise.resolve(true)
  let isWriting = false
  let hasFailed = false

  /** Writes events, finding by halves the ones that the database will never take: they must not hold up the others. */
  async function write(events: TakenEvent[]): Promise<void> {
    try {
      const fresh = await countEvents(db, events, now())
      metrics.counted.inc(fresh)
      metrics.duplicate.inc(events.length - fresh)
    } catch (error) {
      if (!isPoison(error)) throw error
      const [first] = events
      if (events.length > 1) {
        const half = Math.ceil(events.length / 2)
        await write(events.slice(0, half))
        await write(events.slice(half))
      } else if (first) {
        metrics.refused.inc()
        say(`An event of the live id ${first.liveID} cannot be counted: ${causeOf(error)}`)
      }
    }
  }

  async function writeBatch(): Promise<void> {
    const batch = [...waiting].slice(0, BATCH)
    const events = batch.map(([, event]) => event)
    const observe = metrics.duration.startTimer()
    await makeRoomFor(db, events)
    await write(events)
    observe()
    // Only now: until it is written, an event that comes again must find itself here.
    for (const [key] of batch) waiting.delete(key)
  }

  /** Writes one batch after the other until fewer than `least` events wait. */
  async function writeUntil(least: number): Promise<boolean> {
    isWriting = true
    try {
      while (waiting.size >= least) await writeBatch()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) say(`Events are kept and will be counted later: ${causeOf(error)}`)
      hasFailed = true
    }
    isWriting = false
    return !hasFailed
  }

  /** One after the other, never two at once. */
  function writeNext(least: () => number): Promise<boolean> {
    last = last.then(() => writeUntil(least()))
    return last
  }

  const flush = () => writeNext(() => 1)
  const tick = () => {
    // Once all that waits now, then only full batches: the next ones come with the next second.
    if (!isWriting && waiting.size > 0) void writeNext(() => Math.min(waiting.size, BATCH))
  }

  return {
    metrics,
    flush,
    take(servingID, event) {
      const serving = isEvent(event) ? servingIDs.read(servingID) : undefined
      if (!isEvent(event) || !serving || !isCounted(serving, now())) return metrics.refused.inc()
      const { liveID, key: servingKey, servedAt } = serving
      const key = `${liveID} ${servingKey} ${event}`
      if (waiting.has(key)) return metrics.duplicate.inc()
      if (waiting.size >= maxWaiting) return metrics.dropped.inc()
      waiting.set(key, { liveID, servingKey, event, servedAt, takenAt: now() })
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
      const deadline = Date.now() + CLOSE_MS
      while (!(await flush()) && Date.now() < deadline) await wait(TRY_AGAIN_MS)
      if (waiting.size > 0) say(`${waiting.size} events could not be counted: the database did not take them.`)
    },
  }
}
