import type { InvalidKind } from '@placard/domain/creative'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import type { ServingEvent } from '@placard/domain/internal/tags'
import { lateDays } from './closed-days.js'
import type { Engine } from './engine.js'
import { firstColumn, NEVER, PLAIN_EVENTS } from './tables.js'

/** Arrivals of the events of one serving, in ms since it was served. */
export interface ServingArrivals {
  liveID: string
  /** Time of serving in ms. */
  servedAt: number
  /** Random part of the serving id. */
  serving: number
  /** First arrival of each event but impressions and clicks. */
  first: Partial<Record<ServingEvent, number>>
  views: Set<number>
  clicks: Set<number>
  /** Events that PostgreSQL counted before, as bits by their number. */
  counted?: number
  /** Sum of invalid traffic, which has a serving of its own. */
  invalid?: { kind: InvalidKind; amount: number }
}

const COLUMNS = [
  'live_id',
  'served_at',
  'serving',
  ...PLAIN_EVENTS.map(firstColumn),
  'views',
  'clicks',
  'counted',
  'invalid_at',
  'invalid_kind',
  'amount',
].join(', ')

const createRow = ({ liveID, servedAt, serving, first, views, clicks, counted = 0, invalid }: ServingArrivals) => [
  liveID,
  servedAt,
  serving,
  ...PLAIN_EVENTS.map((event) => first[event] ?? NEVER),
  [...views],
  [...clicks],
  counted,
  invalid ? 0 : NEVER,
  invalid ? INVALID_KINDS.indexOf(invalid.kind) + 1 : 0,
  invalid?.amount ?? 0,
]

/**
 * Writes arrivals. Repeat it until it succeeds: copies change nothing. Servings of a day whose facts may be written at
 * the same time are noted before and after, so that the day is closed again.
 */
export async function writeServings(engine: Engine, servings: readonly ServingArrivals[], now: number): Promise<void> {
  const late = lateDays(
    servings.map(({ servedAt }) => servedAt),
    now,
  )
  const noteLate = () =>
    engine.insert(
      'late',
      late.map((day) => [day, now]),
      { isSafe: true },
    )
  await noteLate()
  await engine.insert(`serving (${COLUMNS})`, servings.map(createRow))
  await noteLate()
}
