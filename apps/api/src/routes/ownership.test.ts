import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { expect, it } from 'vitest'
import { REPORT_DATES } from '../testing/matrix-world.js'
import { describeApi } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS
const campaigns = demoCampaigns(DEMO_NOW)
const theirs = campaigns.filter(({ ownerID }) => ownerID === staff.id)
const own = campaigns.filter(({ ownerID }) => ownerID === agency.id)

describeApi('ownership', (api) => {
  it('lists own campaigns to everybody', async () => {
    for (const [user, expected] of [
      [staff, theirs],
      [agency, own],
    ] as const) {
      const { body } = await api().call(endpoints.mine, { cookie: await api().signIn(user.email) })
      const listed = endpoints.mine.response.parse(body).data.map(({ id }) => id)
      expect(listed).toEqual(expected.map(({ id }) => id))
    }
  })

  it('lists all campaigns to staff only', async () => {
    const { body } = await api().call(endpoints.all, { cookie: await api().signIn(staff.email) })
    expect(endpoints.all.response.parse(body).data).toHaveLength(campaigns.length)
    const refused = await api().call(endpoints.all, { cookie: await api().signIn(agency.email) })
    expect(refused.status).toBe(403)
    failureSchema.parse(refused.body)
  })

  it('never mixes live ids of others into a report', async () => {
    const cookie = await api().signIn(agency.email)
    const liveID = (list: typeof campaigns) => list[0]!.creatives[0]!.liveIDs[0]!
    const ask = (query: Record<string, string>) =>
      api().call(endpoints.report, { cookie, query: { ...REPORT_DATES, ...query } })
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
