import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scheduledReport } from '../store/schema.js'
import { type Name, needing, rows, SIGNED_IN } from '../testing/matrix-rows.js'
import {
  DOWNLOAD_DATES,
  MISSING,
  makeThings,
  makeUser,
  REPORT_DATES,
  type Things,
  unmakeThings,
} from '../testing/matrix-world.js'
import { describeApi, type Received, type Sent } from '../testing/test-app.js'

const [staff, agency, admin] = DEMO_USERS

describeApi('authorization', (api) => {
  const cookies: Record<string, string> = {}
  let otherID = ''

  beforeAll(async () => {
    otherID = await makeUser(api(), 'other@elsewhere.test', 'advertiser')
    for (const email of [staff.email, agency.email, 'other@elsewhere.test', admin.email])
      cookies[email] = await api().signIn(email)
  })

  const call = (name: Name, sent: Sent = {}) => api().call(endpoints[name] as Endpoint, sent)
  const about = (name: Name, things: Things, email?: string): Promise<Received> =>
    call(name, { ...rows[name].about?.(things), ...(email !== undefined && { cookie: cookies[email] }) })
  const expected = (name: Name) => rows[name].answers ?? 200

  // All tests create schedules of one user, who may have at most 100.
  afterEach(async () => {
    await api().context.db.delete(scheduledReport).where(eq(scheduledReport.ownerID, agency.id))
  })

  describe.each(SIGNED_IN)('%s', (name) => {
    it('requires a session: anonymous visitors and holders of a share link get 401', async () => {
      const own = await makeThings(api(), agency.id)
      const link = await call('newToken', { cookie: cookies[agency.email], body: { campaignID: own.campaignID } })
      const token = endpoints.newToken.response.parse(link.body).data.url.split('/').at(-1) ?? ''
      const sent = rows[name].about?.(own) ?? {}
      for (const tried of [
        {},
        sent,
        { ...sent, cookie: 'placard=stolen' },
        { ...sent, cookie: `placard=${token}` },
        { ...sent, query: { ...sent.query, sharedToken: token, shareToken: token } },
      ]) {
        const { status, body } = await call(name, tried)
        expect(status).toBe(401)
        expect(failureSchema.parse(body).message).toBe('Sign in to continue.')
      }
    })
  })

  describe.each(needing('mine'))('%s', (name) => {
    it('is open to the owner and to staff', async () => {
      for (const email of [agency.email, staff.email, admin.email]) {
        const { status, text } = await about(name, await makeThings(api(), agency.id), email)
        expect(`${email} ${status} ${status === expected(name) ? '' : text}`).toBe(`${email} ${expected(name)} `)
      }
    })

    it('returns the same 404 for something foreign, deleted or unknown', async () => {
      const [foreign, deleted] = [await makeThings(api(), otherID), await makeThings(api(), agency.id)]
      await unmakeThings(api(), deleted)
      const missing = await about(name, MISSING, agency.email)
      expect(missing.status).toBe(404)
      failureSchema.parse(missing.body)
      for (const things of [foreign, deleted]) {
        const { status, text } = await about(name, things, agency.email)
        expect({ status, text }).toEqual({ status: 404, text: missing.text })
      }
      const gone = await about(name, deleted, staff.email)
      expect({ status: gone.status, text: gone.text }).toEqual({ status: 404, text: missing.text })
    })

    it('changes nothing of other owners', async () => {
      const foreign = await makeThings(api(), otherID)
      await about(name, foreign, agency.email)
      const { status } = await about('get', foreign, 'other@elsewhere.test')
      expect(status).toBe(200)
      const creatives = await about('creatives', foreign, 'other@elsewhere.test')
      const [one] = endpoints.creatives.response.parse(creatives.body).data
      expect(one).toMatchObject({ name: 'One', html: '<p>One</p>', version: 1, assets: [{ id: foreign.assetID }] })
      const schedules = await about('scheduledReports', foreign, 'other@elsewhere.test')
      expect(schedules.body.data).toMatchObject([{ id: foreign.scheduleID }])
    })
  })

  it.each(needing('signing in'))('%s works for every signed-in user', async (name) => {
    const own = await makeThings(api(), agency.id)
    for (const email of Object.keys(cookies)) {
      expect((await about(name, own, email)).status).toBe(expected(name))
      if (rows[name].endsSession) cookies[email] = await api().signIn(email)
    }
  })

  it.each(needing('staff', 'admin'))('%s is forbidden to users without the role, whatever they send', async (name) => {
    const own = await makeThings(api(), agency.id)
    const may: string[] = rows[name].needs === 'admin' ? [admin.email] : [staff.email, admin.email]
    for (const email of Object.keys(cookies)) {
      const { status, body } = await about(name, own, email)
      expect(`${email} ${status}`).toBe(`${email} ${may.includes(email) ? expected(name) : 403}`)
      if (status === 403) failureSchema.parse(body)
    }
  })

  describe.each(needing('share link'))('%s', (name) => {
    const ask = async (token: string, more: Record<string, string> = {}, email?: string) =>
      call(name, {
        query: { sharedToken: token, shareToken: token, ...REPORT_DATES, ...DOWNLOAD_DATES, format: 'csv', ...more },
        body: rows[name].body,
        ...(email !== undefined && { cookie: cookies[email] }),
      })
    const createLink = async ({ campaignID }: Things) => {
      const { body } = await call('newToken', { cookie: cookies[agency.email], body: { campaignID } })
      return endpoints.newToken.response.parse(body).data
    }
    const readToken = (url: string) => url.split('/').at(-1) ?? ''

    it('shows one campaign to anybody until the link is revoked or the campaign deleted', async () => {
      const own = await makeThings(api(), agency.id)
      const [link, another] = [await createLink(own), await createLink(own)]
      expect((await ask(readToken(link.url))).status).toBe(200)
      const ended = { campaignID: own.campaignID, id: link.id }
      expect((await call('revokeToken', { cookie: cookies[agency.email], query: ended })).status).toBe(200)
      expect((await ask(readToken(link.url))).status).toBe(404)
      expect((await ask(readToken(another.url))).status).toBe(200)
      await unmakeThings(api(), own)
      expect((await ask(readToken(another.url))).status).toBe(404)
    })

    it.skipIf(rows[name].isWhole)('never shows anything of another campaign', async () => {
      const [own, more] = [await makeThings(api(), agency.id), await makeThings(api(), agency.id)]
      const token = readToken((await createLink(own)).url)
      expect((await ask(token, { liveIDs: own.liveID })).status).toBe(200)
      for (const liveIDs of [more.liveID, `${own.liveID},${more.liveID}`, 'nobodysLive'])
        expect((await ask(token, { liveIDs })).status).toBe(404)
    })

    it('cannot be opened by signing in, with the id of a campaign, or with a similar token', async () => {
      const own = await makeThings(api(), agency.id)
      const token = readToken((await createLink(own)).url)
      const tried = [own.campaignID, 'A'.repeat(43), token.slice(0, 42), `${token}A`, ':shareToken', '*', '%', '']
      const answers = await Promise.all(tried.map((each) => ask(each, {}, agency.email)))
      expect(answers.map(({ status }) => status)).toEqual(tried.map(() => 404))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    })
  })
})
