import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns, demoReport } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { reportOfCreative } from '@placard/domain/internal/report'
import { NO_COUNTS, type Report, type ReportRange, reportQuery, reportTotals } from '@placard/domain/report'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFacts } from '../store/facts/facts.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const [staff] = DEMO_USERS
const campaigns = demoCampaigns(DEMO_NOW)
type DemoCampaign = (typeof campaigns)[number]
const strings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

const ranges: [string, string, string][] = [
  ['2025-10-08', '2025-10-14', 'UTC'],
  ['2025-10-13', '2025-10-14', 'UTC'],
  ['2025-10-14', '2025-10-14', 'Asia/Kolkata'],
  ['2025-08-01', '2025-10-14', 'Asia/Kolkata'],
  ['2025-09-15', '2025-09-30', 'America/St_Johns'],
  ['2025-07-01', '2025-10-14', 'Europe/Berlin'],
  ['2025-10-12', '2025-10-13', 'Asia/Kathmandu'],
  ['2025-10-01', '2025-10-10', 'Australia/Lord_Howe'],
]

const expectedReports = new Map<string, Report>()
/** Computes a report without a database, as the expected result on both databases. */
function expectedReport(campaign: DemoCampaign, range: ReportRange): Report {
  const key = JSON.stringify([campaign.id, range])
  const found = expectedReports.get(key) ?? demoReport(campaign, range)
  expectedReports.set(key, found)
  return found
}

describeApiOnBothDatabases('reports', (api) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(staff.email)
  })
  async function report(query: Record<string, string>): Promise<Report> {
    const { status, body } = await api().call(endpoints.report, { cookie, query })
    expect(status).toBe(200)
    return endpoints.report.response.parse(body).data
  }

  it.each(ranges)('from %s to %s in %s equal the demo data counted one by one', async (start, end, tzCode) => {
    const range: ReportRange = { start, end, tzCode }
    for (const campaign of campaigns) {
      const answer = await report({ campaignID: campaign.id, ...strings(reportQuery(range)) })
      expect(answer).toEqual(expectedReport(campaign, range))
    }
  })

  it('of live ids include only their results', async () => {
    const range: ReportRange = { start: '2025-10-01', end: '2025-10-14', tzCode: 'Europe/Berlin' }
    const campaign = campaigns[0]!
    const whole = demoReport(campaign, range)
    const [one, two] = [campaign.creatives[0]!, campaign.creatives[1]!]
    const query = { ...strings(reportQuery(range)), liveIDs: one.liveIDs.join(',') }
    const answer = await report(query)
    expect(answer.campaign.id).toBe(campaign.id)
    expect(answer.creatives.map(({ id }) => id)).toEqual([one.id])
    expect(answer.rows).toEqual(whole.rows.filter(({ creativeID }) => creativeID === one.id))

    expect(two.liveIDs).toHaveLength(2)
    const copies = await Promise.all(two.liveIDs.map((liveIDs) => report({ ...query, liveIDs })))
    const sum = copies.reduce((total, copy) => total + reportTotals(copy).clicks, 0)
    expect(sum).toBe(reportTotals(reportOfCreative(whole, two.id)).clicks)
    expect(sum).toBeGreaterThan(0)
  })

  it('omit video on request', async () => {
    const query = strings(reportQuery({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }))
    const answer = await report({ campaignID: 'demoCampaign1', ...query, withVideoData: 'false' })
    const { impressions, engagement, clicks, invalidTraffic, ...video } = reportTotals(answer)
    expect(Math.min(impressions, engagement, clicks, invalidTraffic)).toBeGreaterThan(0)
    expect({ ...NO_COUNTS, ...video }).toEqual(NO_COUNTS)
    expect(answer.withVideoData).toBe(false)
  })

  it('use the offset if no zone is given', async () => {
    const { tz, ...query } = strings(reportQuery({ start: '2025-10-01', end: '2025-10-07', tzCode: 'Asia/Kolkata' }))
    const answer = await report({ campaignID: 'demoCampaign1', ...query })
    expect(tz).toBe('Asia/Kolkata')
    expect(answer.range.tzCode).toBe('+05:30')
    const named = demoReport(campaigns[0]!, { start: '2025-10-01', end: '2025-10-07', tzCode: 'Asia/Kolkata' })
    expect(answer.rows).toEqual(named.rows)
  })

  it('have 25 hours on the day of a clock change, with the repeated hour separate', async () => {
    const hours = Array.from(
      { length: 49 },
      (_, index) => new Date(Date.parse('2025-10-25T00:00:00Z') + index * 3_600_000),
    )
    const counters = { ...NO_COUNTS, impressions: 1 }
    const facts = hours.map((hour) => ({ liveID: 'demoLive6a1', hour, counters }))
    await addFacts(api().context.db, facts, api().context.now())
    const ask = (start: string, end: string) =>
      report({ campaignID: 'demoCampaign6', ...strings(reportQuery({ start, end, tzCode: 'Europe/Berlin' })) })
    const days = await ask('2025-10-24', '2025-10-27')
    expect(days.rows.map(({ bucket, impressions }) => [bucket, impressions])).toEqual([
      ['2025-10-25', 22],
      ['2025-10-26', 25],
      ['2025-10-27', 2],
    ])
    const day = await ask('2025-10-26', '2025-10-26')
    expect(day.bucket).toBe('hour')
    expect(day.rows.map(({ bucket }) => bucket)).toEqual(hours.slice(22, 47).map((hour) => hour.toISOString()))
  })

  describe('refuse', () => {
    const range = strings(reportQuery({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }))
    it.each<[string, Record<string, string>, string]>([
      ['neither campaign nor live ids', {}, 'No live ids set'],
      ['an empty list of live ids', { liveIDs: '' }, 'No live ids set'],
      ['an unknown zone', { campaignID: 'demoCampaign1', tz: 'Mars/Base' }, 'Unknown time zone'],
      ['an end before the start', { campaignID: 'demoCampaign1', end_dt: '1' }, 'The range ends before it starts'],
      ['ten years', { campaignID: 'demoCampaign1', start_dt: '1400000000' }, 'A report covers 400 days at most'],
      ['another type', { campaignID: 'demoCampaign1', type: 'xml' }, 'The type must be json'],
      [
        'live ids of two campaigns',
        { liveIDs: 'demoLive1a1,demoLive2a1' },
        'The live ids of a report have to belong to one campaign.',
      ],
    ])('%s', async (_, query, message) => {
      const { status, body } = await api().call(endpoints.report, { cookie, query: { ...range, ...query } })
      expect(status).toBe(400)
      expect(failureSchema.parse(body).message).toContain(message)
    })
  })
})
