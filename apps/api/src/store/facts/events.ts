import { COUNTER_NAMES, type CounterName, SERVING_EVENTS, type ServingEvent } from '@placard/domain'
import { type SQL, sql } from 'drizzle-orm'
import { countedEvent } from '../schema.js'
import type { Db } from '../store.js'
import { addGiven, COUNTERS } from './facts.js'
import { ensureDays, ensureMonths } from './partitions.js'

/** Something that happened to an advertisement that was served. */
export interface ReceivedEvent {
  liveID: string
  /** 'invalid' is invalid traffic that was added up. */
  event: ServingEvent | 'invalid'
  /** What tells the serving from all others of its live id. */
  servingKey: string
  servedAt: Date
  /** When we heard of it: it counts in this hour. */
  takenAt: Date
  /** How often it happened. */
  amount: number
  /** Whether a write of it failed: it may be in the database all the same, so that finding it there is no repeat. */
  wasTried?: boolean
}

const HOUR_MS = 3_600_000

const hourOf = (moment: Date) => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString()

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** What an event is kept as, so that it counts once. */
const nameOf = ({ servingKey, event }: ReceivedEvent) => `${servingKey} ${event}`

const counterOf = ({ event }: ReceivedEvent): CounterName =>
  event === 'invalid' ? 'invalidTraffic' : SERVING_EVENTS[event]

/** Whether an event that is in the database already is invalid traffic: see the metric's definition. */
const isRepeat = ({ event, wasTried }: ReceivedEvent) => (event === 'impression' || event === 'click') && !wasTried

const counts: SQL = sql.join(
  COUNTER_NAMES.map((name) => sql`coalesce(sum(amount) filter (where counter = ${sql.raw(`'${name}'`)}), 0)`),
  sql`, `,
)

/** Makes the tables that these events go into, where they are missing. */
export async function ensureEventPartitions(db: Db, events: ReceivedEvent[]): Promise<void> {
  const daysOf = (moment: 'servedAt' | 'takenAt') =>
    [...new Set(events.map((event) => dayOf(event[moment])))].map((day) => new Date(day))
  await ensureDays(db, daysOf('servedAt'))
  await ensureMonths(db, daysOf('takenAt'))
}

/** Returns those of some clicks whose impression was counted. */
export async function viewedClicks(db: Db, clicks: ReceivedEvent[]): Promise<Set<ReceivedEvent>> {
  if (clicks.length === 0) return new Set()
  const views = JSON.stringify(
    clicks.map((click, place) => ({
      place,
      live_id: click.liveID,
      day: dayOf(click.servedAt),
      event: nameOf({ ...click, event: 'impression' }),
    })),
  )
  const { rows } = await db.execute<{ place: number }>(sql`
    select view.place
    from json_to_recordset(${views}::json) as view(place int, live_id text, day date, event text)
    join ${countedEvent} as counted using (live_id, day, event)`)
  return new Set(rows.flatMap(({ place }) => clicks[place] ?? []))
}

/**
 * Counts events that were not counted before, and returns how many of those are valid: in one statement, so that an
 * event and its count are never kept one without the other, however often and at however many servers it arrives. An
 * impression or click that is there already is a repeat and counts as invalid traffic. No event may stand among them
 * twice.
 */
export async function countEvents(db: Db, events: ReceivedEvent[], writtenAt: Date): Promise<number> {
  if (events.length === 0) return 0
  // One text: the driver writes arrays out element by element, which takes longer than all else.
  const taken = JSON.stringify(
    events.map((each) => ({
      live_id: each.liveID,
      day: dayOf(each.servedAt),
      event: nameOf(each),
      hour: hourOf(each.takenAt),
      counter: counterOf(each),
      amount: each.amount,
      is_repeat: isRepeat(each),
    })),
  )
  const { rows } = await db.execute<{ fresh: number }>(sql`
    with taken as (
      select * from json_to_recordset(${taken}::json)
        as each(live_id text, day date, event text, hour timestamptz, counter text, amount int, is_repeat boolean)
    ),
    fresh as (
      insert into ${countedEvent} (live_id, day, event)
      select live_id, day, event from taken order by live_id, day, event
      on conflict do nothing returning live_id, day, event
    ),
    judged as (
      select live_id, hour, amount, fresh.event is not null as is_fresh,
        case when fresh.event is not null then counter when is_repeat then 'invalidTraffic' end as counter
      from taken left join fresh using (live_id, day, event)
    ),
    given (live_id, hour, ${COUNTERS}) as (
      select live_id, hour, ${counts} from judged where counter is not null group by live_id, hour
    ), ${addGiven(writtenAt)}
    returning (select count(*)::int from judged where is_fresh and counter <> 'invalidTraffic') as fresh`)
  return rows[0]?.fresh ?? 0
}
