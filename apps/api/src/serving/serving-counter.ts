import { setTimeout as wait } from 'node:timers/promises'
import type { InvalidKind } from '@placard/domain/creative'
import type { ServingEvent } from '@placard/domain/internal/tags'
import { OLDEST_EVENT_MS } from '../store/clickhouse/closed-days.js'
import type { Engine } from '../store/clickhouse/engine.js'
import { type ServingArrivals, writeServings } from '../store/clickhouse/servings.js'
import { findCause } from '../store/database-errors.js'
import { ERROR_CODE, type EventCounter, isEvent } from './event-counter.js'
import { createEventMetrics } from './event-metrics.js'
import { createInvalidTraffic } from './invalid-sums.js'
import { isCounted, type ServingIDs } from './serving-id.js'
import type { TrafficFilter } from './traffic-filter.js'

const FLUSH_MS = 1000
/** Maximum number of servings per statement. */
const BATCH = 5000
/** Maximum number of arrivals in memory while ClickHouse is away. */
const MAX_WAITING = 100_000
const CLOSE_MS = 10_000
const TRY_AGAIN_MS = 250
const RANDOM_BYTES = 6

/** Returns the random part of a serving's key as a number. */
const readNumber = (key: string): number =>
  Buffer.from(key, 'base64url').subarray(-RANDOM_BYTES).readUIntBE(0, RANDOM_BYTES)

const countArrivals = (servings: readonly ServingArrivals[]): number =>
  servings.reduce((sum, { first, views, clicks }) => sum + Object.keys(first).length + views.size + clicks.size, 0)

/** Adds an arrival to the others of its kind. Two in the same ms are two: the later one counts as one ms later. */
function addArrival(arrivals: Set<number>, after: number): void {
  let at = after
  while (arrivals.has(at)) at += 1
  arrivals.add(at)
}

/**
 * Creates the counter of one server that writes to ClickHouse. It judges nothing: what it writes are arrivals, of
 * which repetitions and clicks without impression are found when they are read. `maxWaiting` limits the number of
 * arrivals in memory.
 */
export function createServingCounter(
  { engine, now }: { engine: Engine; now: () => Date },
  servingIDs: ServingIDs,
  filter: TrafficFilter,
  print: (text: string) => void,
  maxWaiting = MAX_WAITING,
): EventCounter {
  /** Servings with arrivals that are in no batch yet. */
  let waiting = new Map<string, ServingArrivals>()
  /** Batches that are being written, or whose write has failed: repeated as they are until they are acknowledged. */
  const batches: ServingArrivals[][] = []
  const invalid = createInvalidTraffic()
  let size = 0
  const metrics = createEventMetrics(() => size)
  let timer: NodeJS.Timeout | undefined
  let last: Promise<boolean> = Promise.resolve(true)
  let isWriting = false
  let hasFailed = false
  let hasWarned = false

  function reject(kind: Exclude<InvalidKind, 'repeat' | 'no_view'>, liveID: string, event: ServingEvent): void {
    metrics.invalid.inc({ reason: kind })
    invalid.add(kind, liveID, event, now())
    if (kind !== 'rate' || hasWarned) return
    hasWarned = true
    print(
      `Events beyond the limit of one address for the live id ${liveID} count as invalid traffic. If this server is behind proxies, PLACARD_PROXIES must say how many: otherwise all clients are one address.`,
    )
  }

  /** Cuts what is waiting into batches. */
  function fillBatches(): void {
    const servings = [...waiting.values()]
    waiting = new Map()
    for (const [, { liveID, kind, takenAt, amount }] of invalid.takeOut())
      if (kind)
        servings.push({
          liveID,
          servedAt: takenAt.getTime(),
          serving: Math.floor(Math.random() * 2 ** (8 * RANDOM_BYTES)),
          first: {},
          views: new Set(),
          clicks: new Set(),
          invalid: { kind, amount },
        })
    for (let at = 0; at < servings.length; at += BATCH) batches.push(servings.slice(at, at + BATCH))
  }

  async function writeBatch(batch: ServingArrivals[]): Promise<void> {
    const at = now().getTime()
    // The servings of older events may be dropped while they are written.
    const writable = batch.filter(({ servedAt }) => at - servedAt <= OLDEST_EVENT_MS)
    const observe = metrics.duration.startTimer()
    await writeServings(engine, writable, at)
    observe()
    const [all, written] = [countArrivals(batch), countArrivals(writable)]
    size -= all
    metrics.counted.inc(written)
    metrics.dropped.inc(all - written)
  }

  async function writeBatches(): Promise<void> {
    for (let batch = batches[0]; batch; batch = batches[0]) {
      await writeBatch(batch)
      batches.shift()
    }
  }

  async function writeAll(): Promise<boolean> {
    isWriting = true
    try {
      await writeBatches()
      fillBatches()
      await writeBatches()
      hasFailed = false
    } catch (cause) {
      if (!hasFailed) print(`Events are kept and will be counted later: ${findCause(cause)}`)
      hasFailed = true
    }
    isWriting = false
    return !hasFailed
  }

  function writeNext(): Promise<boolean> {
    last = last.then(writeAll)
    return last
  }

  async function flush(): Promise<boolean> {
    const isWritten = await writeNext()
    // After a failure the sums of invalid traffic are still here.
    return isWritten && invalid.size() > 0 ? writeNext() : isWritten
  }
  const tick = () => {
    if (!isWriting && waiting.size + batches.length + invalid.size() > 0) void writeNext()
  }

  return {
    metrics,
    flush,
    take(servingID, event, client) {
      const serving = isEvent(event) ? servingIDs.read(servingID) : undefined
      if (!isEvent(event) || !serving || !isCounted(serving, now())) return metrics.refused.inc()
      const { liveID, key, servedAt } = serving
      const kind = filter.reasonOf(client, liveID, event)
      if (kind) return reject(kind, liveID, event)
      if (size >= maxWaiting) return metrics.dropped.inc()
      const arrivals = waiting.get(`${liveID} ${key}`) ?? {
        liveID,
        servedAt: servedAt.getTime(),
        serving: readNumber(key),
        first: {},
        views: new Set(),
        clicks: new Set(),
      }
      waiting.set(`${liveID} ${key}`, arrivals)
      const after = now().getTime() - servedAt.getTime()
      if (event === 'impression' || event === 'click') {
        const others = event === 'click' ? arrivals.clicks : arrivals.views
        addArrival(others, after)
        size += 1
        if (others.size > 1) return metrics.duplicate.inc()
      } else {
        if (arrivals.first[event] !== undefined) return metrics.duplicate.inc()
        arrivals.first[event] = after
        size += 1
      }
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
      const deadline = performance.now() + CLOSE_MS
      while (!(await flush()) && performance.now() < deadline) await wait(TRY_AGAIN_MS)
      if (size > 0) print(`${size} events could not be counted: ClickHouse did not take them.`)
    },
  }
}
