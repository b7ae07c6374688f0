import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeApiOnPostgres } from '../testing/test-app.js'
import { isDatabaseAway } from './database-errors.js'

describeApiOnPostgres('a connection that PostgreSQL ends', (api) => {
  it('between two queries of a transaction fails the transaction and nothing else', async ({ skip }) => {
    const { db } = api().context
    if (api().store.kind !== 'postgres') return skip()
    const failure = await db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`)
        // Until the driver has noticed, while no query waits on this connection.
        await sleep(200)
        await tx.execute(sql`select 1`)
      })
      .catch((cause: unknown) => cause)
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
