import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { ACCESS_TOKEN_MESSAGES, MAX_ACCESS_TOKENS } from '@placard/domain/internal/account'
import { DAY_MS } from '@placard/domain/internal/dates'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TOKEN_REQUESTS_PER_MINUTE } from '../http/access-token.js'
import { removeExpiredAccessTokens } from '../store/accounts/access-tokens.js'
import { accessToken, rateLimit } from '../store/schema.js'
import { DOWNLOAD_DATES, makeThings, makeUser, REPORT_DATES } from '../testing/matrix-world.js'
import { describeApi, type Sent } from '../testing/test-app.js'

const [, agency] = DEMO_USERS

describeApi('access tokens', (api) => {
  let cookie = ''
  beforeEach(async () => {
    await api().context.db.delete(accessToken)
    await api().context.db.delete(rateLimit)
    cookie = await api().signIn(agency.email)
  })

  async function create(changes: object = {}) {
    const body = { name: 'Dashboard', access: 'read', days: 30, password: DEMO_PASSWORD, ...changes }
    const answer = await api().call(endpoints.newAccessToken, { cookie, body })
    expect(`${answer.status} ${answer.text}`).toMatch(/^200/)
    return endpoints.newAccessToken.response.parse(answer.body).data
  }
  const list = async () =>
    endpoints.accessTokens.response.parse((await api().call(endpoints.accessTokens, { cookie })).body).data
  const as = (token: string, sent: Sent = {}): Sent => ({ ...sent, headers: { authorization: `Bearer ${token}` } })
  const me = async (token: string) => (await api().call(endpoints.me, as(token))).status

  it('are shown once, stored as a hash, listed with their last use, and revoked', async () => {
    const { token, ...created } = await create()
    expect(token).toMatch(/^placard_[\w-]{43}$/)
    expect(await list()).toEqual([created])
    expect(created).toMatchObject({ name: 'Dashboard', access: 'read', campaignIDs: null, lastUsedAt: null })
    const rows = JSON.stringify(await api().context.db.select().from(accessToken))
    expect(rows).not.toContain(token.slice('placard_'.length))
    expect(await me(token)).toBe(200)
    expect((await list())[0]?.lastUsedAt).toBe(api().context.now().toISOString())
    const revoke = () => api().call(endpoints.revokeAccessToken, { cookie, query: { id: created.id } })
    expect((await revoke()).status).toBe(200)
    expect(await me(token)).toBe(401)
    expect((await revoke()).status).toBe(404)
  })

  it('cannot be revoked by another user', async () => {
    const { id, token } = await create()
    await makeUser(api(), 'someone@else.test', 'agency')
    const other = await api().signIn('someone@else.test')
    expect((await api().call(endpoints.revokeAccessToken, { cookie: other, query: { id } })).status).toBe(404)
    expect(await me(token)).toBe(200)
  })

  it('expire, stay listed for a month, and are then deleted', async () => {
    const { token } = await create({ days: 1 })
    api().wait(DAY_MS)
    expect(await me(token)).toBe(401)
    cookie = await api().signIn(agency.email)
    await removeExpiredAccessTokens(api().context.db, api().context.now())
    expect(await list()).toHaveLength(1)
    api().wait(30 * DAY_MS)
    cookie = await api().signIn(agency.email)
    await removeExpiredAccessTokens(api().context.db, api().context.now())
    expect(await list()).toEqual([])
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a\nb' }],
    ['access', { access: 'admin' }],
    ['days', { days: 0 }],
    ['days', { days: 366 }],
    ['days', { days: '30' }],
    ['days', { days: [30] }],
    ['campaignIDs', { campaignIDs: [] }],
    ['campaignIDs', { campaignIDs: ['nobodysCampaign'] }],
    ['password', { access: 'write' }],
    ['password', { access: 'write', password: '' }],
    ['password', { access: 'write', password: 'a guess' }],
    ['password', { password: 7 }],
  ])('refuse an invalid %s: %j', async (field, changes) => {
    const body = { name: 'Dashboard', access: 'read', days: 30, ...changes }
    const { status, body: answer } = await api().call(endpoints.newAccessToken, { cookie, body })
    expect(status).toBe(400)
    expect(answer.problems).toMatchObject([{ path: expect.stringMatching(new RegExp(`^${field}`)) }])
    expect(await list()).toEqual([])
  })

  it('are limited in number', async () => {
    const now = api().context.now()
    await api()
      .context.db.insert(accessToken)
      .values(
        Array.from({ length: MAX_ACCESS_TOKENS }, (_, index) => ({
          key: `key ${index}`,
          id: `token${index}`,
          userID: agency.id,
          name: 'Script',
          access: 'read' as const,
          createdAt: now,
          expiresAt: new Date(now.getTime() + DAY_MS),
        })),
      )
    const body = { name: 'One more', access: 'read', days: 30 }
    const { status, body: answer } = await api().call(endpoints.newAccessToken, { cookie, body })
    expect({ status, message: answer.message }).toEqual({ status: 409, message: ACCESS_TOKEN_MESSAGES.tooMany })
  })

  it('have a limit of requests of their own', async () => {
    const [one, other] = [await create(), await create()]
    expect(await me(one.token)).toBe(200)
    await api().context.db.update(rateLimit).set({ hits: TOKEN_REQUESTS_PER_MINUTE })
    const refused = await api().call(endpoints.me, as(one.token))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await me(other.token)).toBe(200)
    expect((await api().call(endpoints.me, { cookie })).status).toBe(200)
  })

  describe('issue short-lived ones', () => {
    let campaignID = ''
    let another = ''
    beforeAll(async () => {
      campaignID = (await makeThings(api(), agency.id)).campaignID
      another = (await makeThings(api(), agency.id)).campaignID
    })

    const issue = (token: string, body: object = {}) => api().call(endpoints.issueToken, as(token, { body }))
    const issued = async (token: string, body: object = {}) =>
      endpoints.issueToken.response.parse((await issue(token, body)).body).data
    const report = async (token: string, id = campaignID) =>
      (await api().call(endpoints.report, as(token, { query: { campaignID: id, ...REPORT_DATES } }))).status

    it('that read the same campaigns or fewer, until they expire', async () => {
      const { token } = await create({ access: 'write' })
      const short = await issued(token, { campaignIDs: [campaignID], expiresInSeconds: 60 })
      expect(short.expiresAt).toBe(new Date(api().context.now().getTime() + 60_000).toISOString())
      expect(await report(short.token)).toBe(200)
      expect(await report(short.token, another)).toBe(404)
      const change = await api().call(endpoints.newCampaign, as(short.token, { body: { name: 'New' } }))
      expect(change.body.message).toBe(ACCESS_TOKEN_MESSAGES.readOnly)
      expect(await list()).toHaveLength(1)
      api().wait(60_000)
      expect(await report(short.token)).toBe(401)
    })

    it('that end with their own end, and when they are revoked', async () => {
      const { id, token, expiresAt } = await create({ days: 1, campaignIDs: [campaignID] })
      const short = await issued(token, { expiresInSeconds: 86_400 })
      expect(short.expiresAt).toBe(expiresAt)
      expect(await report(short.token, another)).toBe(404)
      expect(await report(short.token)).toBe(200)
      await api().call(endpoints.revokeAccessToken, { cookie, query: { id } })
      expect(await report(short.token)).toBe(401)
    })

    it('but never with more rights', async () => {
      const { token } = await create({ campaignIDs: [campaignID] })
      expect((await issue(token, { campaignIDs: [another] })).status).toBe(400)
      const short = await issued(token)
      const again = await issue(short.token)
      expect(again).toMatchObject({ status: 403, body: { message: ACCESS_TOKEN_MESSAGES.notByShortLived } })
      expect((await issue(token, { expiresInSeconds: 86_401 })).status).toBe(400)
    })
  })

  it('download report files of their campaigns', async () => {
    const { campaignID } = await makeThings(api(), agency.id)
    const other = (await makeThings(api(), agency.id)).campaignID
    const { token } = await create({ campaignIDs: [campaignID] })
    const elsewhere = await create({ campaignIDs: [other] })
    const made = await api().call(
      endpoints.download,
      as(token, { query: { campaignID, ...DOWNLOAD_DATES, format: 'csv' } }),
    )
    const { file } = endpoints.download.response.parse(made.body).data
    const statusFor = async (sent: Sent) =>
      [
        (await api().call(endpoints.reportFile, { ...sent, query: { file } })).status,
        (await api().get(`/uploads/${file}`, sent)).status === 200,
      ].join(' ')
    await expect.poll(() => statusFor(as(token)), { timeout: 20_000 }).toBe('200 true')
    expect(await statusFor(as(elsewhere.token))).toBe('404 false')
    expect(await statusFor({})).toBe('404 false')
  })
})
