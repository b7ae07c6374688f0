import { SERVING_LIFE_MS } from '@placard/domain/internal/tags'
import { NO_COUNTS } from '@placard/domain/report'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeApiOnBothDatabases } from '../../testing/test-app.js'
import { countedEvent, hourlyFact } from '../schema.js'
import type { Db } from '../store.js'
import { addFacts } from './facts.js'
import { dropOldDays, ensureDays, ensureMonths, makePartitionsAhead } from './partitions.js'

const at = (text: string) => new Date(text)
const listPartitions = async (db: Db, table: string): Promise<string[]> =>
  (
    await db.execute<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
    )
  ).rows.map(({ name }) => name)

describeApiOnBothDatabases('partitions by month and day', (api) => {
  it('contain each hour in its month, to the last hour of the year', async () => {
    const { db, now } = api().context
    const hours = ['2030-12-31T23:00Z', '2031-01-01T00:00Z', '2031-01-31T23:00Z', '2031-02-01T00:00Z'].map(at)
    await ensureMonths(db, hours)
    await addFacts(
      db,
      hours.map((hour) => ({ liveID: 'months', hour, counters: { ...NO_COUNTS, clicks: 1 } })),
      now(),
    )
    const { rows } = await db.execute(
      sql`select tableoid::regclass::text as part, count(*)::int from ${hourlyFact} where live_id = 'months' group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { part: 'hourly_fact_2030_12', count: 1 },
      { part: 'hourly_fact_2031_01', count: 2 },
      { part: 'hourly_fact_2031_02', count: 1 },
    ])
  })

  it('have the keys, checks and indexes of their table', async () => {
    const { db, now } = api().context
    await ensureMonths(db, [at('2032-05-01T00:00Z')])
    const fact = { liveID: 'half', hour: at('2032-05-01T00:30Z'), counters: NO_COUNTS }
    await expect(addFacts(db, [fact], now())).rejects.toMatchObject({
      cause: { code: '23514', constraint: 'hourly_fact_whole_hour' },
    })
    // An index of the partition that is not attached to the table's index would be a duplicate.
    const { rows } = await db.execute(
      sql`select count(*)::int as indexes, count(inhparent)::int as inherited from pg_index
        left join pg_inherits on inhrelid = indexrelid where indrelid = 'hourly_fact_2032_05'::regclass`,
    )
    expect(rows).toEqual([{ indexes: 2, inherited: 2 }])
  })

  it('can be created concurrently, in transactions that have already written', async () => {
    const { db, now } = api().context
    await ensureMonths(db, [at('2033-01-01T00:00Z')])
    const hours = ['2033-01-01T00:00Z', '2033-02-01T00:00Z', '2033-03-01T00:00Z'].map(at)
    const write = (liveID: string) =>
      db.transaction(async (tx) => {
        for (const hour of hours) {
          await ensureMonths(tx, [hour])
          await ensureDays(tx, [hour])
          await addFacts(tx, [{ liveID, hour, counters: { ...NO_COUNTS, impressions: 1 } }], now())
        }
      })
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(`writer${index}`)))
    expect(await db.$count(hourlyFact, sql`live_id like 'writer%'`)).toBe(8 * 3)
  })

  it('are looked up without a lock if they exist', async ({ skip }) => {
    if (api().store.kind === 'embedded') return skip()
    const { db } = api().context
    const hours = [at('2034-01-01T00:00Z')]
    await ensureMonths(db, hours)
    await db.transaction(async (tx) => {
      await ensureMonths(tx, hours)
      const { rows } = await tx.execute(
        sql`select locktype, mode from pg_locks where pid = pg_backend_pid() and (locktype = 'advisory' or relation = 'hourly_fact'::regclass)`,
      )
      expect(rows).toEqual([])
    })
  })

  it('can be created during a long read', async ({ skip }) => {
    if (api().store.kind === 'embedded') return skip()
    const { db } = api().context
    await db.transaction(async (reader) => {
      await reader.execute(sql`select count(*) from hourly_fact`)
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '3s'`)
        await ensureMonths(tx, [at('2035-01-01T00:00Z')])
      })
    })
    expect(await listPartitions(db, 'hourly_fact')).toContain('hourly_fact_2035_01')
  })

  it('are created in advance, and days of events are dropped after their last possible event', async () => {
    const { db } = api().context
    const now = at('2036-01-30T23:59Z')
    await makePartitionsAhead(db, now)
    expect((await listPartitions(db, 'hourly_fact')).slice(-2)).toEqual(['hourly_fact_2036_01', 'hourly_fact_2036_02'])
    const days = ['2036_01_30', '2036_01_31', '2036_02_01'].map((day) => `counted_event_${day}`)
    expect((await listPartitions(db, 'counted_event')).slice(-3)).toEqual(days)
    await db.insert(countedEvent).values({ liveID: 'old', day: '2036-01-30', event: 'serving impression' })

    // The time of the last possible event of that day, plus one day.
    const gone = Date.parse('2036-01-31T00:00Z') + SERVING_LIFE_MS + 86_400_000
    await dropOldDays(db, new Date(gone - 1))
    expect(await listPartitions(db, 'counted_event')).toEqual(days)
    await dropOldDays(db, new Date(gone))
    expect(await listPartitions(db, 'counted_event')).toEqual(days.slice(1))
    expect(await db.$count(countedEvent)).toBe(0)
  })
})
