import { DEMO_USERS } from '@placard/domain/demo'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { type Counters, NO_COUNTS } from '@placard/domain/report'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeApiOnBothDatabases } from '../../testing/test-app.js'
import { listCampaigns } from '../campaigns/campaigns.js'
import { campaign, hourlyFact, liveTotal } from '../schema.js'
import type { Db } from '../store.js'
import { addFacts, type Fact } from './facts.js'
import { ensureMonths } from './partitions.js'

const LIVE_IDS = 12
const HOURS = 60 * 24
const WRITERS = 8
const BATCHES = 12
const first = Date.parse('2025-08-20T00:00Z')

/** Seeded random numbers, so that failures can be reproduced. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const createCounters = (random: (below: number) => number): Counters =>
  Object.fromEntries(COUNTER_NAMES.map((name) => [name, random(50)])) as Counters

const createBatch = (random: (below: number) => number): Fact[] =>
  Array.from({ length: 1 + random(80) }, () => ({
    liveID: `demoLive${1 + random(LIVE_IDS)}a1`,
    hour: new Date(first + random(HOURS) * 3_600_000),
    counters: createCounters(random),
  }))

const sumColumns = async (db: Db, table: typeof hourlyFact | typeof liveTotal) => {
  const sums = COUNTER_NAMES.map((name) => sql`sum(${table[name]})::bigint::text as ${sql.identifier(name)}`)
  return (await db.execute(sql`select live_id, ${sql.join(sums, sql`, `)} from ${table} group by 1 order by 1`)).rows
}

describeApiOnBothDatabases('facts', (api) => {
  it('of concurrent writers have totals that equal the sum of hours, without deadlocks', async () => {
    const { db, now } = api().context
    await ensureMonths(
      db,
      [0, 31, 60].map((day) => new Date(first + day * 86_400_000)),
    )
    const [before] = (await db.execute(sql`select sum(clicks)::int as clicks from hourly_fact`)).rows
    let clicks = 0
    const write = async (writer: number) => {
      const random = createRandom(writer)
      for (let batch = 0; batch < BATCHES; batch++) {
        const facts = createBatch(random)
        await addFacts(db, facts, now())
        clicks += facts.reduce((sum, fact) => sum + fact.counters.clicks, 0)
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    const [after] = (await db.execute(sql`select sum(clicks)::int as clicks from hourly_fact`)).rows
    expect(Number(after?.clicks) - Number(before?.clicks)).toBe(clicks)
    expect(await sumColumns(db, liveTotal)).toEqual(await sumColumns(db, hourlyFact))
  })

  it('that are rejected change neither hours nor totals', async () => {
    const { db, now } = api().context
    const full = { liveID: 'full', hour: new Date(first), counters: { ...NO_COUNTS, clicks: 2 ** 31 - 1 } }
    await addFacts(db, [full], now())
    const one = (liveID: string) => ({ ...full, liveID, counters: { ...NO_COUNTS, clicks: 1 } })
    await expect(addFacts(db, [one('beside'), one('full')], now())).rejects.toThrow()
    expect(await db.$count(hourlyFact, sql`live_id = 'beside'`)).toBe(0)
    expect(await sumColumns(db, liveTotal)).toEqual(await sumColumns(db, hourlyFact))
  })

  it('have the same sums in the list and by hour', async () => {
    const { db, now } = api().context
    const { campaigns } = await listCampaigns(api().context, {
      viewer: { user: DEMO_USERS[0] },
      where: undefined,
      page: undefined,
      now: now(),
    })
    const { rows } = await db.execute(sql`
      select campaign_id as id, sum(impressions)::int as impressions, sum(engagement)::int as engagement,
        sum(clicks)::int as clicks, sum(video_completes)::int as completes, to_char(max(written_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as written,
        coalesce(sum(impressions) filter (where hour >= timestamptz '2025-10-01T00:00Z' and hour < timestamptz '2025-10-15T00:00Z'), 0)::int as trend
      from hourly_fact join live_creative on live_creative.id = live_id join creative on creative.id = creative_id
      group by campaign_id order by campaign_id`)
    const shown = campaigns
      .filter(({ dataPulledAt }) => dataPulledAt !== null)
      .map(({ id, data, videoCompletes, trend, dataPulledAt }) => ({
        id,
        impressions: data.impressions,
        engagement: data.engagement,
        clicks: data.clicks,
        completes: videoCompletes,
        written: dataPulledAt,
        trend: trend.reduce((sum, each) => sum + each, 0),
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(rows.length).toBeGreaterThan(3)
    expect(shown).toEqual(rows)
    expect(await db.$count(campaign)).toBe(campaigns.length)
  })
})
