import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { ACCESS_TOKEN_MESSAGES } from '@placard/domain/internal/account'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAccessToken, findAccessToken, issueAccessToken } from '../store/accounts/access-tokens.js'
import { accessToken, scheduledReport } from '../store/schema.js'
import { type Name, names, rows, SIGNED_IN } from '../testing/matrix-rows.js'
import { makeThings, type Things, WAITING_ADDRESS } from '../testing/matrix-world.js'
import { describeApi, ORIGIN, type Received } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS

/** Campaigns of a short-lived token: the matrix has a column for each. */
const SCOPES = ['all campaigns', 'this campaign', 'another campaign'] as const
type Scope = (typeof SCOPES)[number]

describeApi('authorization of short-lived tokens', (api) => {
  let otherCampaign = ''
  beforeAll(async () => {
    otherCampaign = (await makeThings(api(), agency.id)).campaignID
  })
  afterEach(async () => {
    await api().context.db.delete(scheduledReport).where(eq(scheduledReport.ownerID, agency.id))
    await api().context.db.delete(accessToken)
  })

  /** Issues a token like the server of another product, whose own token may write. */
  async function issue(campaignIDs: string[] | undefined, user: typeof agency | typeof staff = agency) {
    const { context } = api()
    const { db, now } = context
    const input = { name: 'Server', access: 'write', campaignIDs: null, days: 7 } as const
    const { token } = await createAccessToken(context, { user }, input)
    const parent = await findAccessToken(db, token, now())
    if (!parent) throw new Error('The token was not created.')
    return (await issueAccessToken(db, parent, { campaignIDs, expiresInSeconds: 900 }, now())).token
  }

  /** Creates a campaign with scheduled reports and a share link. */
  async function makeShared() {
    const own = await makeThings(api(), agency.id)
    const cookie = await api().signIn(agency.email)
    const made = await api().call(endpoints.newToken, { cookie, body: { campaignID: own.campaignID } })
    return { own, cookie, url: endpoints.newToken.response.parse(made.body).data.url }
  }

  const call = (name: Name, things: Things, headers: Record<string, string>): Promise<Received> => {
    const sent = rows[name].about?.(things) ?? {}
    return api().call(endpoints[name] as Endpoint, {
      ...sent,
      headers: { ...sent.headers, origin: 'https://elsewhere.test', ...headers },
    })
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  /** Returns the content of a response, and of the file that it leads to. */
  async function readAll({ text, body }: Received, token: string): Promise<string> {
    const file = (body.data as { file?: string } | null | undefined)?.file
    if (file === undefined) return text
    const load = () => api().get(`/uploads/${file}`, { headers: bearer(token) })
    await expect.poll(async () => (await load()).status, { timeout: 20_000 }).toBe(200)
    return text + (await load()).text
  }

  /** Returns the status, and the message of a refusal, for an endpoint and a scope. */
  function expected(name: Name, scope: Scope) {
    const { needs, token, answers = 200 } = rows[name]
    if (token === 'none') return { status: 403, message: ACCESS_TOKEN_MESSAGES.notAllowed }
    if (token === 'write') return { status: 403, message: ACCESS_TOKEN_MESSAGES.readOnly }
    if (token === 'read') return { status: 403, message: ACCESS_TOKEN_MESSAGES.notByShortLived }
    if (needs === 'mine' && scope === 'another campaign') return { status: 404 }
    return { status: needs === 'staff' ? 403 : answers }
  }

  describe.each(SIGNED_IN)('%s', (name) => {
    it.each(SCOPES)('follows the scope and names no share link and no address: %s', async (scope) => {
      const { own, url } = await makeShared()
      const ids = { 'all campaigns': undefined, 'this campaign': [own.campaignID], 'another campaign': [otherCampaign] }
      const token = await issue(ids[scope])
      const answer = await call(name, own, bearer(token))
      const { status, message } = expected(name, scope)
      expect(`${answer.status} ${answer.status === status ? '' : answer.text}`).toBe(`${status} `)
      if (message) expect(answer.body.message).toBe(message)
      const content = await readAll(answer, token)
      for (const secret of ['/share/', url.split('/').at(-1) ?? url, 'a@b.test', WAITING_ADDRESS, agency.email])
        expect(content).not.toContain(secret)
    })
  })

  it.each(names.filter((name) => !SIGNED_IN.includes(name)))('%s is the same as without a token', async (name) => {
    const { own } = await makeShared()
    const anonymous = await call(name, own, { origin: ORIGIN })
    const reader = await call(name, own, bearer(await issue([own.campaignID])))
    expect([reader.status, reader.text]).toEqual([anonymous.status, anonymous.text])
  })

  it('shows the same campaign to its user with the link and the recipients, and to a reader without them', async () => {
    const { own, cookie, url } = await makeShared()
    const query = rows.report.about?.(own).query ?? {}
    const report = endpoints.report.response.parse((await api().call(endpoints.report, { cookie, query })).body).data
    expect(report.reportToken.map((link) => link.url)).toEqual([url])
    expect(report.scheduledReports).toMatchObject([{ recipients: ['a@b.test', WAITING_ADDRESS] }])
    const shown = await call('report', own, bearer(await issue([own.campaignID])))
    const seen = endpoints.report.response.parse(shown.body).data
    expect(seen).toEqual({ ...report, reportToken: [], scheduledReports: [], generatedAt: seen.generatedAt })
  })

  it('lists campaigns of a whole company without recipients', async () => {
    const { own } = await makeShared()
    const listed = await call('all', own, bearer(await issue(undefined, staff)))
    const campaigns = endpoints.all.response.parse(listed.body).data
    expect(campaigns.map(({ id }) => id)).toContain(own.campaignID)
    expect(campaigns.flatMap(({ scheduledReports }) => scheduledReports)).toEqual([])
    expect(listed.text).not.toContain('@')
  })
})
