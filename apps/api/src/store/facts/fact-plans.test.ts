import { DEMO_USERS } from '@placard/domain/demo'
import { daysBetween } from '@placard/domain/internal/dates'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { describeApiOnBothDatabases } from '../../testing/test-app.js'
import { listCampaigns } from '../campaigns/campaigns.js'
import { reportRows } from '../reports/report-rows.js'
import * as schema from '../schema.js'
import type { Db } from '../store.js'
import { ensureMonths } from './partitions.js'
import { createPostgresFacts } from './postgres-facts.js'

const LIVE_IDS = 200
const FIRST = '2024-12-01'
const LAST = '2025-10-31'

interface Plan {
  'Relation Name'?: string
  'Index Name'?: string
  'Node Type': string
  Plans?: Plan[]
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)]

describeApiOnBothDatabases('query plans over eleven months', (api) => {
  beforeAll(async () => {
    const { db } = api().context
    await ensureMonths(
      db,
      daysBetween(FIRST, LAST).map((day) => new Date(day)),
    )
    await db.execute(sql`insert into hourly_fact (live_id, hour, impressions, written_at)
      select 'plan' || n, hour, 1, now() from generate_series(1, ${LIVE_IDS}) n,
        generate_series(timestamptz '2024-12-01T00:00Z', timestamptz '2025-10-31T00:00Z', interval '12 hours') hour`)
    await db.execute(sql`analyze`)
  })

  /** Returns the months that an endpoint reads, and the index types used. */
  async function listMonths(call: (db: Db) => Promise<unknown>): Promise<{ months: string[]; indexes: string[] }> {
    const client = (api().context.db as unknown as { $client: pg.Pool }).$client
    const asked: { query: string; params: unknown[] }[] = []
    const logger = { logQuery: (query: string, params: unknown[]) => asked.push({ query, params }) }
    await call(drizzle(client, { schema, logger }))
    const nodes: Plan[] = []
    for (const { query, params } of asked) {
      const { rows } = await client.query(`explain (format json) ${query}`, params)
      nodes.push(...listNodes(rows[0]['QUERY PLAN'][0].Plan))
    }
    const months = nodes.map((node) => node['Relation Name'] ?? '').filter((name) => name.startsWith('hourly_fact'))
    const indexes = nodes.map((node) => node['Index Name'] ?? '').filter((name) => name.startsWith('hourly_fact'))
    return { months: [...new Set(months)].toSorted(), indexes: [...new Set(indexes)].toSorted() }
  }

  const liveIDs = Array.from({ length: 10 }, (_, index) => `plan${index + 1}`)
  const creatives = liveIDs.map((id) => ({ id, liveIDs: [id] }))
  const report = (start: string, end: string, zone: string) =>
    listMonths((db) => reportRows(db, { creatives, liveIDs, start, end, zone, bucket: 'day', withVideoData: true }))

  it('a report of one month reads that month by the primary key', async () => {
    expect(await report('2025-04-02', '2025-04-29', 'Europe/Berlin')).toEqual({
      months: ['hourly_fact_2025_04'],
      indexes: ['hourly_fact_2025_04_pkey'],
    })
  })

  it('a report of a month in a zone reads the hours of the next one too', async () => {
    expect(await report('2025-04-01', '2025-04-30', 'America/New_York')).toEqual({
      months: ['hourly_fact_2025_04', 'hourly_fact_2025_05'],
      indexes: ['hourly_fact_2025_04_pkey', 'hourly_fact_2025_05_pkey'],
    })
  })

  it('the list reads the months of its trend only', async () => {
    const now = new Date('2025-03-10T12:00Z')
    const { months } = await listMonths((db) =>
      listCampaigns(
        { db, facts: createPostgresFacts(db) },
        { viewer: { user: DEMO_USERS[0] }, where: undefined, page: 1, now },
      ),
    )
    expect(months).toEqual(['hourly_fact_2025_02', 'hourly_fact_2025_03'])
  })
})
