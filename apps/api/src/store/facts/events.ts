import type { InvalidKind } from '@placard/domain/creative'
import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { SERVING_EVENTS, type ServingEvent } from '@placard/domain/internal/tags'
import type { CounterName } from '@placard/domain/report'
import { type SQL, sql } from 'drizzle-orm'
import { countedEvent } from '../schema.js'
import type { Db } from '../store.js'
import { addGiven, addReasons, COUNTERS } from './facts.js'
import { ensureDays, ensureMonths } from './partitions.js'

/** Ad event that was received. */
export interface ReceivedEvent {
  liveID: string
  /** 'invalid' is a sum of invalid traffic. */
  event: ServingEvent | 'invalid'
  /** Kind of a sum of invalid traffic. */
  kind?: InvalidKind
  /** Identifies the serving among all of its live id. */
  servingKey: string
  servedAt: Date
  /** Time of arrival: the event counts in this hour. */
  takenAt: Date
  /** Number of times it happened. */
  amount: number
  /** True if a write of it has failed. It may have been stored all the same, so finding it is no repeat. */
  wasTried?: boolean
}

/** Returns when a period began that contains a moment, in ms. */
const readStart = (moment: Date, periodMs: number) => Math.floor(moment.getTime() / periodMs) * periodMs

const formatDay = (moment: Date | number) => new Date(moment).toISOString().slice(0, 10)

/** Returns the key under which an event counts once. */
const createEventKey = ({ servingKey, event }: ReceivedEvent) => `${servingKey} ${event}`

const chooseCounter = ({ event }: ReceivedEvent): CounterName =>
  event === 'invalid' ? 'invalidTraffic' : SERVING_EVENTS[event]

/** Returns whether an event that was stored before is invalid traffic, by the metric's definition. */
const isRepeat = ({ event, wasTried }: ReceivedEvent) => (event === 'impression' || event === 'click') && !wasTried

const counts: SQL = sql.join(
  COUNTER_NAMES.map((name) => sql`coalesce(sum(amount) filter (where counter = ${sql.raw(`'${name}'`)}), 0)`),
  sql`, `,
)

/** Creates the partitions for these events where they are missing. */
export async function ensureEventPartitions(db: Db, events: ReceivedEvent[]): Promise<void> {
  const listDays = (moment: 'servedAt' | 'takenAt') =>
    [...new Set(events.map((event) => readStart(event[moment], DAY_MS)))].map((day) => new Date(day))
  await ensureDays(db, listDays('servedAt'))
  await ensureMonths(db, listDays('takenAt'))
}

/** Returns the clicks whose impression was counted. */
export async function viewedClicks(db: Db, clicks: ReceivedEvent[]): Promise<Set<ReceivedEvent>> {
  if (clicks.length === 0) return new Set()
  const views = JSON.stringify(
    clicks.map((click, place) => ({
      place,
      live_id: click.liveID,
      day: formatDay(click.servedAt),
      event: createEventKey({ ...click, event: 'impression' }),
    })),
  )
  const { rows } = await db.execute<{ place: number }>(sql`
    select view.place
    from json_to_recordset(${views}::json) as view(place int, live_id text, day date, event text)
    join ${countedEvent} as counted using (live_id, day, event)`)
  return new Set(rows.flatMap(({ place }) => clicks[place] ?? []))
}

/** Events of a batch that differ only in their serving. */
interface EventGroup {
  live_id: string
  day: string
  hour: string
  counter: CounterName
  kind: InvalidKind | undefined
  amount: number
  is_repeat: boolean
  /** Keys of the events, and their places in the batch. */
  events: string[]
  places: number[]
}

/** Groups events, so that what they have in common is sent and read once. */
function groupEvents(events: ReceivedEvent[]): EventGroup[] {
  const groups = new Map<string, EventGroup>()
  for (const [place, event] of events.entries()) {
    const { liveID, kind, amount } = event
    const [day, hour] = [readStart(event.servedAt, DAY_MS), readStart(event.takenAt, HOUR_MS)]
    const [counter, isRepeated] = [chooseCounter(event), isRepeat(event)]
    const key = `${day} ${hour} ${counter} ${kind} ${amount} ${isRepeated} ${liveID}`
    let group = groups.get(key)
    if (!group) {
      group = {
        live_id: liveID,
        day: formatDay(day),
        hour: new Date(hour).toISOString(),
        counter,
        kind,
        amount,
        is_repeat: isRepeated,
        events: [],
        places: [],
      }
      groups.set(key, group)
    }
    group.events.push(createEventKey(event))
    group.places.push(place)
  }
  return [...groups.values()]
}

/**
 * Counts new events and returns how many of them are valid. One statement, so that an event and its count are always
 * stored together, however often and on however many servers the event arrives. An impression or click that is
 * already stored is a repeat and counts as invalid traffic. The events have to be distinct.
 */
export async function countEvents(db: Db, events: ReceivedEvent[], writtenAt: Date): Promise<number> {
  if (events.length === 0) return 0
  // As one JSON text, because the driver serializes arrays element by element, which takes longer than everything
  // else.
  const eventsJSON = JSON.stringify(groupEvents(events))
  const { rows } = await db.execute<{ fresh: number }>(sql`
    with taken as (
      select live_id, day, hour, counter, kind, amount, is_repeat, event, place
      from json_to_recordset(${eventsJSON}::json)
        as each(live_id text, day date, hour timestamptz, counter text, kind text, amount int, is_repeat boolean, events text[], places int[]),
        unnest(events, places) as one(event, place)
    ),
    fresh as (
      insert into ${countedEvent} (live_id, day, event)
      select live_id, day, event from taken order by live_id, day, event
      on conflict do nothing returning live_id, day, event
    ),
    judged as (
      select live_id, hour, amount, place, fresh.event is not null as is_fresh,
        case when fresh.event is not null then counter when is_repeat then 'invalidTraffic' end as counter,
        case when fresh.event is not null then kind when is_repeat then 'repeat' end as kind
      from taken left join fresh using (live_id, day, event)
    ),
    given (live_id, hour, ${COUNTERS}, kind) as (
      select live_id, hour, ${counts}, (array_agg(kind order by place desc) filter (where kind is not null))[1]
      from judged where counter is not null group by live_id, hour
    ),
    reasons as (select live_id, hour, kind, amount from judged where counter = 'invalidTraffic' and kind is not null),
    ${addReasons}, ${addGiven(writtenAt)}
    returning (select count(*)::int from judged where is_fresh and counter <> 'invalidTraffic') as fresh`)
  return rows[0]?.fresh ?? 0
}
