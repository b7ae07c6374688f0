import type { ServingEvent } from '@placard/domain/internal/tags'
import { sql } from 'drizzle-orm'
import { countedEvent } from '../schema.js'
import type { Db } from '../store.js'
import type { Engine } from './engine.js'
import { type ServingArrivals, writeServings } from './servings.js'
import { EVENTS } from './tables.js'

const ROWS_AT_ONCE = 5000
const TIME_BYTES = 6
const RANDOM_BYTES = 6

/** Returns the serving of an event that the database has counted; undefined for a sum of invalid traffic. */
function createServingKey(liveID: string, name: string): ServingArrivals | undefined {
  const [key = '', event = ''] = name.split(' ')
  const code = EVENTS.indexOf(event as ServingEvent)
  if (code < 0) return undefined
  const bytes = Buffer.from(key, 'base64url')
  const servedAt = bytes.readUIntBE(0, TIME_BYTES)
  const serving = bytes.readUIntBE(TIME_BYTES, RANDOM_BYTES)
  return { liveID, servedAt, serving, first: {}, views: new Set(), clicks: new Set(), counted: 2 ** code }
}

async function importDay(engine: Engine, db: Db, day: string, now: number): Promise<void> {
  let last = { live_id: '', event: '' }
  for (;;) {
    const { rows } = await db.execute<{ live_id: string; event: string }>(sql`
      select live_id, event from ${countedEvent} where day = ${day}::date and (live_id, event) > (${last.live_id}, ${last.event})
      order by live_id, event limit ${ROWS_AT_ONCE}`)
    const servings = rows.flatMap(({ live_id, event }) => createServingKey(live_id, event) ?? [])
    if (servings.length > 0) await writeServings(engine, servings, now)
    const end = rows.at(-1)
    if (!end) return
    last = end
  }
}

/**
 * Returns a function that tells ClickHouse which events the database counted before it was set up, so that a
 * repetition of one after that is none that counts. A day is read again if the database has counted more of it.
 */
export function createCountedImport(engine: Engine, db: Db): (now: Date) => Promise<void> {
  const imported = new Map<string, number>()
  return async (now) => {
    const { rows } = await db.execute<{ day: string; count: number }>(
      sql`select day::text, count(*)::int from ${countedEvent} group by day order by day`,
    )
    for (const { day, count } of rows) {
      if (imported.get(day) === count) continue
      await importDay(engine, db, day, now.getTime())
      imported.set(day, count)
    }
  }
}
