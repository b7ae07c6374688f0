import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { queueJob } from '../store/jobs.js'
import { job, rateLimit } from '../store/schema.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

describeApiOnBothDatabases('vacuuming the tables', (api) => {
  it('frees the space of deleted rows, updates statistics, and runs again after a day', async () => {
    const { db, now, jobs } = api().context
    const measureSize = async () => {
      const { rows } = await db.execute<{ bytes: number; rows: number }>(
        sql`select pg_relation_size(oid)::int as bytes, reltuples::int as rows from pg_class where relname = 'rate_limit'`,
      )
      return rows[0]
    }
    await db.execute(
      sql`insert into rate_limit (key, hits, ends_at) select 'key' || n, 1, now() from generate_series(1, 5000) n`,
    )
    await db.delete(rateLimit).where(sql`${rateLimit.key} <> 'key1'`)
    const full = await measureSize()
    await queueJob(db, { kind: 'vacuum-tables', subjectID: 'all', dueAt: now(), now: now() })
    await jobs.trigger('vacuum-tables')
    expect(await measureSize()).toEqual({ bytes: expect.any(Number), rows: 1 })
    expect((await measureSize())?.bytes).toBeLessThan((full?.bytes ?? 0) / 2)
    const [next] = await db.select().from(job).where(eq(job.kind, 'vacuum-tables'))
    expect(next).toMatchObject({ dueAt: new Date(now().getTime() + 86_400_000), tries: 0, claimedBy: null })
  })
})
