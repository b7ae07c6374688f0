import { DAY_MS, dayInZone } from '@placard/domain/internal/dates'
import { SERVING_LIFE_MS } from '@placard/domain/internal/tags'
import { getTableName, sql } from 'drizzle-orm'
import { countedEvent, hourlyFact } from '../schema.js'
import type { Db } from '../store.js'

/** Key of the advisory lock; unique in this database. */
const PARTITIONS_LOCK = 7_205_112
/** Lock timeout of dropping a partition, because writers queue up behind it. */
const DROP_PATIENCE = '2s'

type Divided = typeof hourlyFact | typeof countedEvent

/** Partition: a month or a day, from `from` to before `to`. */
interface Part {
  name: string
  from: string
  to: string
}

const computeUtcDay = (at: Date) => dayInZone(at, 'UTC')
const createPartitionName = (table: string, period: string) => `${table}_${period.replaceAll('-', '_')}`

function monthPart(at: Date): Part {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const [from, to] = [new Date(Date.UTC(year, month)), new Date(Date.UTC(year, month + 1))]
  return {
    name: createPartitionName('hourly_fact', computeUtcDay(from).slice(0, 7)),
    from: from.toISOString(),
    to: to.toISOString(),
  }
}

function dayPart(at: Date): Part {
  const from = computeUtcDay(at)
  return {
    name: createPartitionName('counted_event', from),
    from,
    to: computeUtcDay(new Date(Date.parse(from) + DAY_MS)),
  }
}

/** Returns the names of a table's partitions. */
async function listPartitions(db: Db, parent: Divided): Promise<string[]> {
  // A query and not `to_regclass`, whose snapshot may be older than a lock that was waited for.
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname::text as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = ${getTableName(parent)}::regclass order by relname`,
  )
  return rows.map(({ name }) => name)
}

async function missing(db: Db, parent: Divided, parts: Part[]): Promise<Part[]> {
  const present = new Set(await listPartitions(db, parent))
  return parts.filter(({ name }) => !present.has(name))
}

/**
 * Creates the missing partitions. If none is missing, this is one catalog query without a lock. A partition is
 * created as a table and then attached: unlike `create table … partition of`, that blocks no readers or writers.
 */
async function ensureParts(db: Db, parent: Divided, parts: Part[]): Promise<void> {
  const each = [...new Map(parts.map((part) => [part.name, part])).values()]
  if ((await missing(db, parent, each)).length === 0) return
  await db.transaction(async (tx) => {
    // Two servers that create the same table at once would get an error of the catalog.
    await tx.execute(sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK})`)
    for (const { name, from, to } of await missing(tx, parent, each)) {
      const table = sql.identifier(name)
      const [low, high] = [sql.raw(`'${from}'`), sql.raw(`'${to}'`)]
      await tx.execute(sql`create table ${table} (like ${parent} including all)`)
      await tx.execute(sql`alter table ${parent} attach partition ${table} for values from (${low}) to (${high})`)
    }
  })
}

/** Creates the missing monthly partitions for these times. */
export const ensureMonths = (db: Db, moments: Iterable<Date>): Promise<void> =>
  ensureParts(db, hourlyFact, [...moments].map(monthPart))

/** Creates the missing partitions of counted events for the UTC days of these times. */
export const ensureDays = (db: Db, moments: Iterable<Date>): Promise<void> =>
  ensureParts(db, countedEvent, [...moments].map(dayPart))

/** Creates the partitions that are needed soon, so that no write has to wait for one at midnight. */
export async function makePartitionsAhead(db: Db, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await ensureMonths(db, [now, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))])
  await ensureDays(db, [now, inDays(1), inDays(2)])
}

/** Drops partitions of counted events that no event can belong to any more, with a margin of one day. */
export async function dropOldDays(db: Db, now: Date): Promise<void> {
  const first = dayPart(new Date(now.getTime() - SERVING_LIFE_MS - DAY_MS)).name
  const old = (await listPartitions(db, countedEvent)).filter((name) => name < first)
  for (const name of old)
    await db.transaction(async (tx) => {
      // A drop that waits for a writer blocks everything behind it: try again in the next cleanup.
      await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${DROP_PATIENCE}'`)}`)
      await tx.execute(sql`drop table if exists ${sql.identifier(name)}`)
    })
}
