import { COUNTER_NAMES, SERVING_EVENTS, type ServingEvent } from '@placard/domain'
import { type SQL, sql } from 'drizzle-orm'
import { addGiven, COUNTERS } from './facts.js'
import { ensureDays, ensureMonths } from './partitions.js'
import { countedEvent } from './schema.js'
import type { Db } from './store.js'

/** Something that happened to an advertisement that was served. */
export interface TakenEvent {
  liveID: string
  event: ServingEvent
  /** What tells the serving from all others of its live id. */
  servingKey: string
  servedAt: Date
  /** When we heard of it: it counts in this hour. */
  takenAt: Date
}

const HOUR_MS = 3_600_000

const hourOf = (moment: Date) => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString()

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** What an event is kept as, so that it counts once. */
const nameOf = ({ servingKey, event }: TakenEvent) => `${servingKey} ${event}`

const counts: SQL = sql.join(
  COUNTER_NAMES.map((name) => sql`count(*) filter (where counter = ${sql.raw(`'${name}'`)})`),
  sql`, `,
)

/** Makes the tables that these events go into, where they are missing. */
export async function makeRoomFor(db: Db, events: TakenEvent[]): Promise<void> {
  const daysOf = (moment: 'servedAt' | 'takenAt') =>
    [...new Set(events.map((event) => dayOf(event[moment])))].map((day) => new Date(day))
  await ensureDays(db, daysOf('servedAt'))
  await ensureMonths(db, daysOf('takenAt'))
}

/**
 * Counts events that were not counted before, and answers how many those were: in one statement, so that an event and
 * its count are never kept one without the other, however often and at however many servers it arrives. No event may
 * stand among them twice.
 */
export async function countEvents(db: Db, events: TakenEvent[], writtenAt: Date): Promise<number> {
  if (events.length === 0) return 0
  // One text: the driver writes arrays out element by element, which takes longer than all else.
  const taken = JSON.stringify(
    events.map((each) => ({
      live_id: each.liveID,
      day: dayOf(each.servedAt),
      event: nameOf(each),
      hour: hourOf(each.takenAt),
      counter: SERVING_EVENTS[each.event],
    })),
  )
  const { rows } = await db.execute<{ fresh: number }>(sql`
    with taken as (
      select * from json_to_recordset(${taken}::json)
        as each(live_id text, day date, event text, hour timestamptz, counter text)
    ),
    fresh as (
      insert into ${countedEvent} (live_id, day, event)
      select live_id, day, event from taken order by live_id, day, event
      on conflict do nothing returning live_id, day, event
    ),
    given (live_id, hour, ${COUNTERS}) as (
      select taken.live_id, hour, ${counts}
      from taken join fresh using (live_id, day, event) group by taken.live_id, hour
    ), ${addGiven(writtenAt)} returning (select count(*)::int from fresh) as fresh`)
  return rows[0]?.fresh ?? 0
}
