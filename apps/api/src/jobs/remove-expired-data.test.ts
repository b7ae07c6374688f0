import { DEMO_NOW } from '@placard/domain/demo'
import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ensureDays } from '../store/facts/partitions.js'
import { queueJob } from '../store/jobs.js'
import { job, rateLimit } from '../store/schema.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

describeApiOnBothDatabases('removing expired data', (api) => {
  it('creates partitions in advance, deletes expired data, and runs again after an hour', async () => {
    const { db, now, jobs } = api().context
    await ensureDays(db, [new Date(DEMO_NOW.getTime() - 10 * DAY_MS)])
    const [ended, running] = ['-1 second', '1 minute'].map((end) => sql`now() + ${end}::interval`)
    await db.insert(rateLimit).values([
      { key: 'ended', hits: 1, endsAt: ended ?? now() },
      { key: 'running', hits: 1, endsAt: running ?? now() },
    ])
    await queueJob(db, { kind: 'clean-up', subjectID: 'all', dueAt: now(), now: now() })
    await jobs.trigger('clean-up')
    const { rows } = await db.execute<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'counted_event'::regclass
        or (inhparent = 'hourly_fact'::regclass and inhrelid::regclass::text > 'hourly_fact_2025_09') order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'counted_event_2025_10_14',
      'counted_event_2025_10_15',
      'counted_event_2025_10_16',
      'hourly_fact_2025_10',
      'hourly_fact_2025_11',
    ])
    expect(await db.select({ key: rateLimit.key }).from(rateLimit)).toEqual([{ key: 'running' }])
    const [next] = await db.select().from(job).where(eq(job.kind, 'clean-up'))
    expect(next).toMatchObject({ dueAt: new Date(now().getTime() + HOUR_MS), tries: 0, claimedBy: null })
  })
})
