import { expect, it } from 'vitest'
import { DEMO_NOW, demoCampaigns, demoReport } from '../demo/demo.js'
import { json, listen } from '../testing/test-server.js'
import { createClient } from './client.js'
import { eventsQueryOptions, fetchReport, reportQueryOptions } from './fetch-report.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const range = { start: '2025-10-08', end: '2025-10-14', tzCode: 'Europe/Berlin' }
const report = demoReport(campaign, range)
const request = { subject: { campaignID: campaign.id }, range, withVideoData: true }

async function begin() {
  const paths: string[] = []
  const client = createClient({
    baseUrl: await listen((incoming, response) => {
      paths.push(incoming.url ?? '')
      json(200, { status: 200, data: report })(incoming, response)
    }),
  })
  return { client, paths }
}

it('fetches a report by campaign or share token', async () => {
  const { client, paths } = await begin()
  expect((await fetchReport(client, request)).rows).toEqual(report.rows)
  await fetchReport(client, { ...request, subject: { shareToken: 'x'.repeat(40) }, withVideoData: false })
  expect(paths[0]).toContain(`campaignID=${campaign.id}`)
  expect(paths[0]).toContain('tz=Europe%2FBerlin')
  expect(paths[1]).toMatch(/^\/share\/reports\?.*sharedToken=x{40}/)
  expect(paths[1]).toContain('withVideoData=false')
  expect(paths.join()).not.toContain('liveIDs')
})

it('fetches the report of a creative by its live ids', async () => {
  const { client, paths } = await begin()
  await fetchReport(client, { ...request, liveIDs: ['live1', 'live2'] })
  await fetchReport(client, { ...request, subject: { shareToken: 'x'.repeat(40) }, liveIDs: ['live1'] })
  expect(paths[0]).toMatch(/campaignID=.*&liveIDs=live1%2Clive2|liveIDs=live1%2Clive2&campaignID=/)
  expect(paths[1]).toMatch(/^\/share\/reports\?.*liveIDs=live1/)
})

it('fetches the events of a campaign or share token', async () => {
  const { client, paths } = await begin()
  const { signal } = new AbortController()
  const { rows } = await eventsQueryOptions(client, request).queryFn({ signal })
  expect(rows).toHaveLength(report.rows.length)
  expect(rows[0]).not.toHaveProperty('completes')
  await eventsQueryOptions(client, { ...request, subject: { shareToken: 'x'.repeat(40) } }).queryFn({ signal })
  expect(paths[0]).toMatch(/^\/.*campaign\/events\?.*campaignID=/)
  expect(paths[1]).toMatch(/^\/share\/events\?.*sharedToken=x{40}/)
})

it('caches a report for an hour, unless the clock was set back', async () => {
  const { client } = await begin()
  const { staleTime } = reportQueryOptions(client, request)
  const stateAt = (dataUpdatedAt: number) => staleTime({ state: { dataUpdatedAt } })
  expect(stateAt(Date.now())).toBe(3_600_000)
  expect(stateAt(Date.now() + 60_000)).toBe(0)
})
