import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_NOW } from '@placard/domain/demo'
import { DAY_MS } from '@placard/domain/internal/dates'
import { NO_COUNTS } from '@placard/domain/report'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest'
import { createEventCounter } from '../serving/event-counter.js'
import type { Engine } from '../store/clickhouse/engine.js'
import { monthTable } from '../store/clickhouse/older-facts.js'
import { addFacts } from '../store/facts/facts.js'
import { type OpenFacts, openClickHouseFacts } from '../store/facts/open-facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import { createPostgresFacts } from '../store/facts/postgres-facts.js'
import { movedMonth } from '../store/schema.js'
import { USER_AGENT } from '../testing/test-app.js'
import { openTestContext, type TestContext } from '../testing/test-context.js'
import { openTestEngine } from '../testing/test-engine.js'
import { moveFacts } from './move-facts.js'

const PERSON = { address: '192.0.2.7', userAgent: USER_AGENT, isPrefetch: false }
const EVERYONE = { reasonOf: () => undefined }

describe('moving facts to ClickHouse', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-move-'))
  let opened: TestContext | undefined
  let home: OpenFacts | undefined
  const server = () => {
    if (!opened || !home?.engine) throw new Error('ClickHouse is not open yet.')
    return { ...opened, engine: home.engine }
  }

  beforeAll(async () => {
    const demo = provided('demo').embedded
    if (!demo) throw new Error('There is no demo company to copy.')
    cpSync(demo.folder, dataDir, { recursive: true })
    opened = await openTestContext(undefined, dataDir, {}, async (_, db) => {
      home = openClickHouseFacts(await openTestEngine(), db, () => undefined, { runsMs: 0 })
      return home
    })
  })
  afterAll(async () => {
    await opened?.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Returns everything that readers see of the demo company. */
  async function readAll(facts: OpenFacts['facts']) {
    const { db } = server().context
    const { rows } = await db.execute<{ id: string }>(sql`select id from live_creative order by id`)
    const liveIDs = rows.map(({ id }) => id)
    const creatives = liveIDs.map((id) => ({ id, liveIDs: [id] }))
    const days = { start: '2025-06-01', end: '2025-10-20', zone: 'Europe/Berlin' } as const
    return {
      rows: await facts.reportRows({ ...days, creatives, liveIDs, bucket: 'day', withVideoData: true }),
      totals: await facts.reportTotals(liveIDs, days),
      kinds: await facts.invalidKinds(liveIDs, days),
      trends: [...(await facts.trends(['demoCampaign1', 'demoCampaign2'], DEMO_NOW))],
    }
  }
  const months = async () => (await server().context.db.select().from(movedMonth)).map(({ month }) => month)

  it('counts no event twice that the database had counted before', async () => {
    const { context, wait } = server()
    const before = createEventCounter(context, context.servingIDs, EVERYONE, () => undefined)
    const servingID = context.servingIDs.create('demoLive1a1', context.now())
    for (const event of ['impression', 'start', 'click']) before.take(servingID, event, PERSON)
    expect(await before.flush()).toBe(true)
    await context.facts.prepare(context.now())
    const read = async () => {
      const today = context.now().toISOString().slice(0, 10) as '2025-10-14'
      return context.facts.reportTotals(['demoLive1a1'], { start: today, end: today, zone: 'UTC' })
    }
    const counted = await read()
    wait(60_000)
    for (const event of ['impression', 'start', 'click', 'midpoint']) context.events.take(servingID, event, PERSON)
    expect(await context.events.flush()).toBe(true)
    expect(await read()).toEqual({
      ...counted,
      midpoints: counted.midpoints + 1,
      invalidTraffic: counted.invalidTraffic + 2,
    })
  })

  it('changes no figure, whichever part of it has happened', async () => {
    const { context, engine } = server()
    const { db, facts, now } = context
    const before = await readAll(facts)
    expect(before.totals).not.toEqual(NO_COUNTS)
    let inserts = 0
    const failing: Engine = {
      ...engine,
      insert: async (table, rows, options) => {
        await engine.insert(table, rows, options)
        inserts += 1
        // The command is interrupted after the first part of the second month.
        if (inserts === 2) throw new Error('interrupted')
      },
    }
    await expect(moveFacts(failing, db, now(), () => undefined)).rejects.toThrow('interrupted')
    expect(await months()).toHaveLength(1)
    expect(await readAll(facts)).toEqual(before)
    const printed: string[] = []
    const moved = await moveFacts(engine, db, now(), (text) => printed.push(text))
    expect(moved.months).toBe(printed.length)
    expect(moved.rows).toBeGreaterThan(0)
    expect(await months()).not.toContain('2025-10-01')
    expect((await months()).length).toBeGreaterThan(2)
    expect(await readAll(facts)).toEqual(before)
    expect(await moveFacts(engine, db, now(), () => undefined)).toEqual({ months: 0, rows: 0 })
  })

  it('reads a moved month in ClickHouse only, and keeps its rows for 30 days', async () => {
    const { context, wait } = server()
    const { db, facts, now } = context
    const [month = ''] = await months()
    const hour = new Date(Date.parse(month) + 5 * DAY_MS)
    const before = await readAll(facts)
    await ensureMonths(db, [hour])
    await addFacts(db, [{ liveID: 'demoLive1a1', hour, counters: { ...NO_COUNTS, clicks: 7 } }], now())
    expect(await readAll(facts)).toEqual(before)
    const tables = async () =>
      (
        await db.execute<{ name: string }>(
          sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'hourly_fact'::regclass`,
        )
      ).rows.map(({ name }) => name)
    await facts.removeOld(now())
    expect(await tables()).toContain(monthTable(month))
    wait(30 * DAY_MS + 1)
    await facts.removeOld(now())
    expect(await tables()).not.toContain(monthTable(month))
    expect((await readAll(facts)).rows).toEqual(before.rows)
    expect((await readAll(createPostgresFacts(db))).rows.length).toBeLessThan(before.rows.length)
  })

  it('leaves a month in the database that differs after copying', async () => {
    const { context, engine } = server()
    const { db } = context
    const month = '2025-10-01'
    const losing: Engine = { ...engine, insert: (table, rows, options) => engine.insert(table, rows.slice(1), options) }
    await expect(moveFacts(losing, db, new Date('2025-11-05'), () => undefined)).rejects.toThrow(
      '2025-10 differs after copying',
    )
    expect(await months()).not.toContain(month)
  })
})
