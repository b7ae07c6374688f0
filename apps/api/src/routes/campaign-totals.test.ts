import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { type CampaignTotals, sumTotals, totalsQuery } from '@placard/domain/internal/report'
import {
  comparedRange,
  compareReports,
  NO_COUNTS,
  type Report,
  type ReportRange,
  type ReportView,
  reportQuery,
  reportTotals,
  withOffsets,
} from '@placard/domain/report'
import { lt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addFacts } from '../store/facts/facts.js'
import { ensureMonths } from '../store/facts/partitions.js'
import { hourlyFact } from '../store/schema.js'
import { makeThings } from '../testing/matrix-world.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS
const strings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

const previous = { mode: 'previous', matchWeekday: false } as const
const views: [string, Pick<ReportView, 'range' | 'comparison'>][] = [
  ['days of the past', { range: { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }, comparison: previous }],
  ['with today', { range: { start: '2025-10-08', end: '2025-10-14', tzCode: 'Asia/Kolkata' }, comparison: previous }],
  ['by hour', { range: { start: '2025-10-13', end: '2025-10-14', tzCode: 'Asia/Kathmandu' }, comparison: previous }],
  ['today', { range: { start: '2025-10-14', end: '2025-10-14', tzCode: 'America/St_Johns' }, comparison: previous }],
  [
    'over a clock change',
    { range: { start: '2025-10-01', end: '2025-10-07', tzCode: 'Australia/Lord_Howe' }, comparison: previous },
  ],
  [
    'against days that overlap',
    {
      range: { start: '2025-09-20', end: '2025-10-12', tzCode: 'Europe/Berlin' },
      comparison: { mode: 'custom', start: '2025-09-12' },
    },
  ],
  ['ahead of now', { range: { start: '2025-10-20', end: '2025-10-21', tzCode: 'UTC' }, comparison: previous }],
]

describeApiOnBothDatabases('totals', (api) => {
  const cookies = new Map<string, string>()
  async function signedIn(email: string): Promise<string> {
    const cookie = cookies.get(email) ?? (await api().signIn(email))
    cookies.set(email, cookie)
    return cookie
  }
  const ask = async (email: string, query: Record<string, string>) =>
    api().call(endpoints.totals, { cookie: await signedIn(email), query })
  async function totals(email: string, query: object): Promise<CampaignTotals> {
    const { status, body } = await ask(email, strings(query))
    expect(status).toBe(200)
    return endpoints.totals.response.parse(body).data
  }
  const reports = new Map<string, Report>()
  async function report(email: string, campaignID: string, range: ReportRange): Promise<Report> {
    const key = JSON.stringify([email, campaignID, range])
    const found = reports.get(key) ?? (await fetchReport(email, campaignID, range))
    reports.set(key, found)
    return found
  }
  async function fetchReport(email: string, campaignID: string, range: ReportRange): Promise<Report> {
    const query = {
      campaignID,
      ...strings(reportQuery(range)),
      ...(range.bucket && { granularity: range.bucket }),
    }
    const { body } = await api().call(endpoints.report, { cookie: await signedIn(email), query })
    return endpoints.report.response.parse(body).data
  }

  it.each(views)('of %s are the sums of the campaigns’ reports', async (_, view) => {
    const answer = await totals(staff.email, totalsQuery(view))
    const compared = comparedRange(view)!
    expect(answer.range).toEqual(withOffsets(view.range))
    expect(answer.before).toEqual(withOffsets(compared))
    for (const { id, ...found } of answer.campaigns) {
      const [now, then] = [await report(staff.email, id, view.range), await report(staff.email, id, compared)]
      const { current, before } = compareReports(now, then) ?? { current: NO_COUNTS, before: NO_COUNTS }
      expect({ id, ...found }).toEqual({ id, counters: reportTotals(now), current, before })
    }
  })

  it.each([
    // With 29 February in the range, in the comparison, and in a comparison of another time step.
    ['2024-02-27', '2024-03-02', 1 + 2 + 4 + 8 + 16, 32 + 64 + 128 + 256],
    ['2025-02-27', '2025-03-02', 512 + 1024 + 2048 + 4096, 1 + 2 + 4 + 8 + 16],
    ['2025-02-28', '2025-03-01', 1024 + 2048, 2 + 4 + 8],
  ])('of %s to %s are compared with the same dates of the year before', async (start, end, current, before) => {
    const days = [
      ...['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'],
      ...['2023-02-27', '2023-02-28', '2023-03-01', '2023-03-02'],
      ...['2025-02-27', '2025-02-28', '2025-03-01', '2025-03-02'],
    ].map((day) => new Date(`${day}T12:00:00Z`))
    const { db, now } = api().context
    await ensureMonths(db, days)
    await db.delete(hourlyFact).where(lt(hourlyFact.hour, new Date('2025-04-01')))
    const facts = days.map((hour, index) => ({
      liveID: 'demoLive6a1',
      hour,
      counters: { ...NO_COUNTS, impressions: 2 ** index },
    }))
    await addFacts(db, facts, now())
    const view = {
      range: { start, end, tzCode: 'UTC' },
      comparison: { mode: 'lastYear', matchWeekday: false },
    } as const
    const answer = await totals(staff.email, totalsQuery(view))
    const compared = comparedRange(view)!
    expect(answer.before).toEqual(withOffsets(compared))
    const found = answer.campaigns.find(({ id }) => id === 'demoCampaign6')
    expect([found?.current.impressions, found?.before.impressions]).toEqual([current, before])
    const [one, other] = [
      await fetchReport(staff.email, 'demoCampaign6', view.range),
      await fetchReport(staff.email, 'demoCampaign6', compared),
    ]
    expect(one.bucket).toBe(other.bucket)
    expect(compareReports(one, other)).toMatchObject({ current: found?.current, before: found?.before })
    expect(sumTotals(answer).comparison?.before.impressions).toBe(before)
    expect(answer.beforeRows.every(({ bucket }) => bucket.includes('T') === (one.bucket === 'hour'))).toBe(true)
  })

  it.each(views)('of %s over time are the sums of the campaigns’ reports', async (_, view) => {
    const answer = await totals(staff.email, totalsQuery(view))
    for (const [range, rows] of [
      [view.range, answer.rows],
      [comparedRange(view)!, answer.beforeRows],
    ] as const) {
      const sums = new Map<string, number>()
      for (const { id } of answer.campaigns)
        for (const { bucket, impressions } of (await report(staff.email, id, range)).rows)
          sums.set(bucket, (sums.get(bucket) ?? 0) + impressions)
      expect(new Map(rows.map(({ bucket, impressions }) => [bucket, impressions]))).toEqual(sums)
    }
  })

  it('include all own campaigns and no others', async () => {
    const range = { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }
    const { campaignID } = await makeThings(api(), agency.id)
    for (const { email } of [staff, agency]) {
      const { body } = await api().call(endpoints.mine, { cookie: await api().signIn(email) })
      const mine = endpoints.mine.response.parse(body).data.map(({ id }) => id)
      const { campaigns } = await totals(email, reportQuery(range))
      expect(campaigns.map(({ id }) => id)).toEqual(mine)
      expect(mine.includes(campaignID)).toBe(email === agency.email)
      expect(campaigns.some(({ counters }) => counters.impressions > 0)).toBe(true)
    }
  })

  it('use the offset if no zone is given', async () => {
    const { tz, ...query } = reportQuery({ start: '2025-10-08', end: '2025-10-14', tzCode: 'Asia/Kolkata' })
    const [named, offset] = [await totals(staff.email, { ...query, tz }), await totals(staff.email, query)]
    expect(offset.range.tzCode).toBe('+05:30')
    expect(offset.campaigns).toEqual(named.campaigns)
  })

  describe('refuse', () => {
    const range = strings(reportQuery({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }))
    it.each<[string, Record<string, string>, string]>([
      ['an unknown zone', { tz: 'Mars/Base' }, 'Unknown time zone'],
      ['an end before the start', { end_dt: '1' }, 'The range ends before it starts'],
      ['ten years', { start_dt: '1400000000' }, 'A report covers 400 days at most'],
      ['days of comparison that are none', { compare_dt: 'yesterday' }, 'The start of the comparison must be a number'],
    ])('%s', async (_, query, message) => {
      const { status, body } = await ask(staff.email, { ...range, ...query })
      expect(status).toBe(400)
      expect(failureSchema.parse(body).message).toContain(message)
    })
  })
})
