import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '../store/schema.js'
import { makeThings, makeUser, REPORT_DATES } from '../testing/matrix-world.js'
import { describeApi } from '../testing/test-app.js'

describeApi('a report', (api) => {
  it('is not cached: it returns 404 to others and after access was lost', async () => {
    const ownerID = await makeUser(api(), 'reader@elsewhere.test', 'agency')
    await makeUser(api(), 'stranger@elsewhere.test', 'agency')
    const staffID = await makeUser(api(), 'leaver@placard.test', 'staff')
    const [owner, stranger, staff] = [
      await api().signIn('reader@elsewhere.test'),
      await api().signIn('stranger@elsewhere.test'),
      await api().signIn('leaver@placard.test'),
    ]
    const { campaignID } = await makeThings(api(), ownerID)
    const query = { campaignID, ...REPORT_DATES }
    const read = (cookie: string, headers: Record<string, string> = {}) =>
      api().call(endpoints.report, { cookie, query, headers })

    for (const cookie of [owner, staff]) {
      const { status, headers } = await read(cookie)
      expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
    }
    expect((await read(stranger, { 'if-none-match': '*' })).status).toBe(404)
    await api().context.db.update(user).set({ role: 'agency' }).where(eq(user.id, staffID))
    expect((await read(staff)).status).toBe(404)
    expect((await read(owner)).status).toBe(200)
  })

  it('is never the one of another share link', async () => {
    const cookie = await api().signIn(DEMO_USERS[0].email)
    const readToken = async (campaignID: string) => {
      const { body } = await api().call(endpoints.newToken, { cookie, body: { campaignID } })
      return endpoints.newToken.response.parse(body).data.url.split('/').at(-1) ?? ''
    }
    for (const campaignID of ['demoCampaign1', 'demoCampaign2']) {
      const query = { sharedToken: await readToken(campaignID), ...REPORT_DATES }
      const { body, headers } = await api().call(endpoints.sharedReport, { query })
      expect(endpoints.sharedReport.response.parse(body).data.campaign.id).toBe(campaignID)
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})
