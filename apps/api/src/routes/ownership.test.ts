import { downloadQuery, type Endpoint, endpoints, failureSchema, reportQuery } from '@placard/domain'
import { DEMO_NOW, DEMO_USERS, demoCampaigns } from '@placard/domain/testing'
import { describe, expect, it } from 'vitest'
import { describeApi, type Sent } from '../testing/test-app.js'

type Name = keyof typeof endpoints
const names = Object.keys(endpoints) as Name[]
const [staff, agency] = DEMO_USERS
const range = { start: '2025-10-07', end: '2025-10-13', tzCode: 'UTC' }
const strings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
const report = strings(reportQuery(range))
const file = { ...strings(downloadQuery(range)), format: 'csv' }

/** What each call needs to be allowed, and what it is asked about a campaign. A new call must get a line here. */
const calls: Record<
  Name,
  { access: 'anybody' | 'user' | 'staff' | 'campaign' | 'link'; about?: (id: string) => Sent }
> = {
  login: { access: 'anybody' },
  logout: { access: 'anybody' },
  me: { access: 'user' },
  mine: { access: 'user' },
  all: { access: 'staff' },
  get: { access: 'campaign', about: (campaignID) => ({ query: { campaignID } }) },
  report: { access: 'campaign', about: (campaignID) => ({ query: { campaignID, ...report } }) },
  download: { access: 'campaign', about: (campaignID) => ({ query: { campaignID, ...file } }) },
  newToken: { access: 'campaign', about: (campaignID) => ({ body: { campaignID } }) },
  tokens: { access: 'campaign', about: (campaignID) => ({ query: { campaignID } }) },
  revokeToken: { access: 'campaign', about: (campaignID) => ({ query: { campaignID, id: 'someLink' } }) },
  sharedReport: { access: 'link', about: (token) => ({ query: { sharedToken: token, ...report } }) },
  sharedDownload: { access: 'link', about: (token) => ({ query: { shareToken: token, ...file } }) },
}
const withAccess = (...access: string[]) => names.filter((name) => access.includes(calls[name].access))
const campaigns = demoCampaigns(DEMO_NOW)
const theirs = campaigns.filter(({ ownerID }) => ownerID === staff.id)
const own = campaigns.filter(({ ownerID }) => ownerID === agency.id)

describeApi('who may see what', (api) => {
  const call = (name: Name, sent: Sent = {}) => api().call(endpoints[name] as Endpoint, sent)
  const about = (name: Name, id: string, cookie?: string) => call(name, { ...calls[name].about?.(id), cookie })

  describe.each(withAccess('user', 'staff', 'campaign'))('%s', (name) => {
    it('is for people who signed in, whatever they send', async () => {
      for (const sent of [{}, calls[name].about?.('demoCampaign1') ?? {}, { cookie: 'placard=stolen' }]) {
        const { status, body } = await call(name, sent)
        expect(status).toBe(401)
        expect(failureSchema.parse(body).message).toBe('Sign in to continue.')
      }
    })
  })

  describe.each(withAccess('campaign'))('%s', (name) => {
    it("answers for somebody else's campaign as for one that is not there", async () => {
      const cookie = await api().signIn(agency.email)
      const missing = await about(name, 'nobodysCampaign', cookie)
      expect(missing.status).toBe(404)
      expect(missing.body).toEqual({ status: 404, message: 'Campaign not found!' })
      for (const { id } of theirs)
        expect(await about(name, id, cookie)).toMatchObject({ status: 404, body: missing.body })
    })

    it('answers owners, and staff about all', async () => {
      // Nobody has a link called 'someLink': beyond the campaign's own 404 is far enough.
      const opened = ({ status, body }: { status: number; body: { message?: string } }) =>
        status === 200 || body.message === 'That link was ended already.'
      for (const { id } of own) {
        expect(opened(await about(name, id, await api().signIn(agency.email)))).toBe(true)
        expect(opened(await about(name, id, await api().signIn(staff.email)))).toBe(true)
      }
    })
  })

  describe.each(withAccess('link'))('%s', (name) => {
    it('is not opened by signing in, nor by the id of a campaign', async () => {
      const cookie = await api().signIn(staff.email)
      for (const token of ['demoCampaign1', 'A'.repeat(43), ':shareToken', '*', ''])
        expect((await about(name, token, cookie)).status).toBe(404)
    })
  })

  it('lists own campaigns to everybody', async () => {
    for (const [user, expected] of [
      [staff, theirs],
      [agency, own],
    ] as const) {
      const { body } = await call('mine', { cookie: await api().signIn(user.email) })
      const listed = endpoints.mine.response.parse(body).data.map(({ id }) => id)
      expect(listed).toEqual(expected.map(({ id }) => id))
    }
  })

  it('lists all campaigns to staff only', async () => {
    const { body } = await call('all', { cookie: await api().signIn(staff.email) })
    expect(endpoints.all.response.parse(body).data).toHaveLength(campaigns.length)
    const refused = await call('all', { cookie: await api().signIn(agency.email) })
    expect(refused.status).toBe(403)
    failureSchema.parse(refused.body)
  })

  it('never mixes live ids of others into a report', async () => {
    const cookie = await api().signIn(agency.email)
    const liveID = (list: typeof campaigns) => list[0]!.creatives[0]!.liveIDs[0]!
    const ask = (query: Record<string, string>) => call('report', { cookie, query: { ...report, ...query } })
    const refused = [
      await ask({ liveIDs: liveID(theirs) }),
      await ask({ liveIDs: `${liveID(own)},${liveID(theirs)}` }),
      await ask({ liveIDs: `${liveID(own)},unknownLive` }),
      await ask({ campaignID: own[1]!.id, liveIDs: liveID(own) }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await ask({ liveIDs: liveID(own) })).status).toBe(200)
  })
})
