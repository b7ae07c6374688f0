import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine } from '../../testing/test-engine.js'
import { listPartitions, readClosedDays } from './closed-days.js'
import type { Engine } from './engine.js'
import { type FactsQuery, readFacts } from './read-facts.js'
import { copyRecentFacts } from './recent-facts.js'
import { createTables, localTable, onCluster } from './tables.js'

const FIRST = Date.UTC(2026, 2, 1)
const DAYS = 70
const NOW = FIRST + 80 * DAY_MS
const formatDay = (index: number) => new Date(FIRST + index * DAY_MS).toISOString().slice(0, 10)

// Each of the 62 days is copied and dropped by a statement of its own.
describe('facts by time', { timeout: 120_000 }, () => {
  let opened: Engine | undefined
  const getEngine = () => {
    if (!opened) throw new Error('ClickHouse is not open yet.')
    return opened
  }

  /** Closes days under a run each: one live id with `impressions` in each hour. */
  async function close(days: readonly number[], firstRun: number, impressions: number) {
    const closed = days.map((index) => ({ index, day: formatDay(index), run: firstRun + index }))
    const hours = closed.flatMap(({ index, day, run }) =>
      Array.from({ length: 24 }, (_, hour) => {
        const at = (FIRST + index * DAY_MS + hour * HOUR_MS) / 1000
        return ['live', at, day, run, impressions]
      }),
    )
    await getEngine().insert('fact (live_id, hour, day, run, impressions)', hours)
    await getEngine().insert(
      'fact_day (live_id, date, day, run, impressions)',
      closed.map(({ day, run }) => ['live', day, day, run, 24 * impressions]),
    )
    await getEngine().insert(
      'closed',
      closed.map(({ day, run }) => [day, run, 0, 1]),
    )
  }
  /** Returns the impressions of days of a zone two hours ahead of UTC, read as of many live ids. */
  async function readDays(first: number, count: number) {
    const from = FIRST + first * DAY_MS - 2 * HOUR_MS
    const query: FactsQuery = {
      liveIDs: ['live'],
      groups: [0],
      from,
      to: from + count * DAY_MS - 1,
      columns: ['impressions'],
      select: 'sum(impressions) as impressions',
      groupBy: 'place',
      cuts: [],
      isByTime: true,
    }
    const runs = { closed: await readClosedDays(getEngine()), moved: [] }
    const rows = await readFacts<{ impressions: string }>(getEngine(), runs, query)
    return rows.reduce((sum, { impressions }) => sum + Number(impressions), 0)
  }
  const countCopies = async (index: number) => {
    const [row] = await getEngine().read<{ rows: string }>(
      'select count() as rows from recent_fact where day = toDate({day:String})',
      { day: formatDay(index) },
    )
    return Number(row?.rows)
  }

  beforeAll(async () => {
    opened = await openTestEngine()
    await createTables(opened)
    // As a version before it created the table.
    const table = `${localTable(opened, 'recent_fact')}${onCluster(opened)}`
    await opened.run(`alter table ${table} reset setting min_bytes_for_wide_part`)
    await createTables(opened)
    const days = Array.from({ length: DAYS }, (_, index) => index)
    await close(days, 1000, 1)
  })
  afterAll(() => opened?.close())

  it('are copied for days that were closed before, the last 62 of them', async () => {
    expect(await readDays(5, 60)).toBe(60 * 24)
    const did = await copyRecentFacts(getEngine(), NOW)
    expect(did).toEqual(Array.from({ length: 62 }, (_, index) => `copied ${formatDay(DAYS - 62 + index)}`))
    expect(await copyRecentFacts(getEngine(), NOW)).toEqual([])
    // The last 40 days are in the copies; of the first 60, only some are.
    for (const [first, count] of [
      [29, 40],
      [1, 60],
      [1, 5],
      [69, 1],
    ] as const)
      expect(await readDays(first, count)).toBe(count * 24)
  })

  it('are stored by column, however few they are', async () => {
    const parts = await getEngine().read(
      `select distinct part_type as type from system.parts
        where active and database = currentDatabase() and table = '${localTable(getEngine(), 'recent_fact')}'`,
    )
    expect(parts).toEqual([{ type: 'Wide' }])
  })

  it('are read from the copies', async () => {
    await getEngine().run("alter table recent_fact drop partition '2026-05-08'")
    // 2026-05-08 is day 68: its last two hours are the first of day 69 of the zone.
    expect(await readDays(69, 1)).toBe(22)
    expect(await readDays(30, 30)).toBe(30 * 24)
  })

  it('are copied again for a day that was closed anew, and only the new copy counts', async () => {
    await close([40], 2000, 5)
    expect(await readDays(41, 1)).toBe(22 + 2 * 5)
    expect(await copyRecentFacts(getEngine(), NOW + HOUR_MS)).toEqual([`copied ${formatDay(40)}`])
    expect(await readDays(41, 1)).toBe(22 + 2 * 5)
    expect(await countCopies(40)).toBe(48)
    // A reader may use the copy of before for an hour.
    const later = NOW + DAY_MS
    const statements: string[] = []
    const run: Engine['run'] = (statement, parameters) => {
      statements.push(statement)
      return getEngine().run(statement, parameters)
    }
    expect(await copyRecentFacts({ ...getEngine(), run }, later)).toEqual([
      `removed run of ${formatDay(40)} from recent_fact`,
    ])
    // Replicated tables then leave all other partitions alone.
    expect(statements).toEqual([expect.stringContaining(` in partition '${formatDay(40)}' `)])
    expect(await countCopies(40)).toBe(24)
    expect(await readDays(40, 2)).toBe(22 + 24 * 5 + 2)
  })

  it('are dropped once 62 newer days are closed, and the figures stay', async () => {
    // Written now, so that a reader may not know it yet.
    await close([DAYS], NOW * 2 ** 21, 1)
    const removed = formatDay(DAYS - 62)
    expect(await listPartitions(getEngine(), 'recent_fact')).toContain(removed)
    // Readers with a list of the last hour do not know the new day yet.
    expect(await copyRecentFacts(getEngine(), NOW)).toEqual([`copied ${formatDay(DAYS)}`])
    expect(await listPartitions(getEngine(), 'recent_fact')).toContain(removed)
    expect(await copyRecentFacts(getEngine(), NOW + DAY_MS)).toEqual([`dropped copy of ${removed}`])
    expect(await listPartitions(getEngine(), 'recent_fact')).not.toContain(removed)
    expect(await readDays(DAYS - 62, 3)).toBe(3 * 24)
  })
})
