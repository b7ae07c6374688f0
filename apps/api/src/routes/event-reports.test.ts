import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns, demoReport } from '@placard/domain/demo'
import { MAX_HOURLY_DAYS } from '@placard/domain/internal/report'
import { type ReportRange, reportQuery, reportTotals } from '@placard/domain/report'
import { expect, it } from 'vitest'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const [staff] = DEMO_USERS
const campaign = demoCampaigns(DEMO_NOW)[0]!
const range: ReportRange = { start: '2025-10-01', end: '2025-10-14', tzCode: 'Asia/Kolkata' }
const strings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

describeApiOnBothDatabases('events and video data', (api) => {
  async function ask(name: 'events' | 'videoData' | 'report', query: Record<string, string> = {}) {
    const cookie = await api().signIn(staff.email)
    const wanted = { campaignID: campaign.id, ...strings(reportQuery(range)), ...query }
    return api().call(endpoints[name], { cookie, query: wanted })
  }

  it('add up to the report', async () => {
    const { rows } = demoReport(campaign, range)
    const events = endpoints.events.response.parse((await ask('events')).body).data
    expect(events.rows).toEqual(
      rows.map(({ creativeID, bucket, impressions, engagement, clicks, invalidTraffic }) => ({
        creativeID,
        bucket,
        impressions,
        engagement,
        clicks,
        invalidTraffic,
      })),
    )
    const video = endpoints.videoData.response.parse((await ask('videoData')).body).data
    expect(video.rows).toEqual(
      rows
        .filter(({ videoStarts }) => videoStarts > 0)
        .map(({ impressions: _, engagement: __, clicks: ___, invalidTraffic: ____, ...counted }) => counted),
    )
  })

  it('have the same sums by hour and by day', async () => {
    const read = async (granularity: string) =>
      endpoints.report.response.parse((await ask('report', { granularity })).body).data
    const [full, day, hour] = [await read('full'), await read('day'), await read('hour')]
    expect([full.bucket, day.bucket, hour.bucket]).toEqual(['day', 'day', 'hour'])
    expect(day.rows).toEqual(full.rows)
    expect(hour.rows.length).toBeGreaterThan(day.rows.length * 20)
    expect(reportTotals(hour)).toEqual(reportTotals(day))
  })

  it('reject long ranges by hour', async () => {
    const long = strings(reportQuery({ start: '2025-07-01', end: '2025-10-14', tzCode: 'UTC' }))
    const { status, body } = await ask('report', { ...long, granularity: 'hour' })
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: `A report by hour covers ${MAX_HOURLY_DAYS} days at most`,
    })
  })
})
