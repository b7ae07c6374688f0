import type { NewAccessToken } from '@placard/domain/account'
import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { ACCESS_TOKEN_MESSAGES } from '@placard/domain/internal/account'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAccessToken, revokeAccessToken } from '../store/accounts/access-tokens.js'
import { scheduledReport, user } from '../store/schema.js'
import { type Name, rows, SIGNED_IN } from '../testing/matrix-rows.js'
import { makeThings, makeUser, type Things } from '../testing/matrix-world.js'
import { describeApi, type Received } from '../testing/test-app.js'

const [staff, agency, admin] = DEMO_USERS

/** A token's scope: the matrix has a column for each. */
const SCOPES = [
  'read',
  'read, this campaign',
  'read, another campaign',
  'write',
  'write, this campaign',
  'write, another campaign',
] as const

describeApi('authorization of access tokens', (api) => {
  let otherCampaign = ''
  beforeAll(async () => {
    otherCampaign = (await makeThings(api(), agency.id)).campaignID
  })
  afterEach(async () => {
    await api().context.db.delete(scheduledReport).where(eq(scheduledReport.ownerID, agency.id))
  })

  const newToken = (owner: (typeof DEMO_USERS)[number], changes: Partial<NewAccessToken> = {}) =>
    createAccessToken(
      api().context,
      { user: owner },
      { name: 'Test', access: 'read', campaignIDs: null, days: 7, ...changes },
    )

  /** Sends a request as a program elsewhere does: without cookies, and with any Origin. */
  const call = (name: Name, things: Things, token: string, headers: Record<string, string> = {}): Promise<Received> => {
    const sent = rows[name].about?.(things) ?? {}
    return api().call(endpoints[name] as Endpoint, {
      ...sent,
      headers: { ...sent.headers, origin: 'https://elsewhere.test', authorization: `Bearer ${token}`, ...headers },
    })
  }

  /** Returns the status, and the message of a refusal, for an endpoint and a scope. */
  function expected(name: Name, scope: (typeof SCOPES)[number]) {
    const { needs, token, answers = 200 } = rows[name]
    if (token === 'none') return { status: 403, message: ACCESS_TOKEN_MESSAGES.notAllowed }
    if (token === 'write' && scope.startsWith('read')) return { status: 403, message: ACCESS_TOKEN_MESSAGES.readOnly }
    if (needs === 'mine' && scope.endsWith('another campaign')) return { status: 404 }
    if (needs === 'staff') return { status: 403 }
    if (name === 'newCampaign' && scope.includes(','))
      return { status: 403, message: ACCESS_TOKEN_MESSAGES.otherCampaigns }
    return { status: name === 'issueToken' ? 200 : answers }
  }

  describe.each(SIGNED_IN)('%s', (name) => {
    it.each(SCOPES)('follows the scope: %s', async (scope) => {
      const own = await makeThings(api(), agency.id)
      const [access, limit] = scope.split(', ')
      const campaignIDs = limit ? [limit === 'this campaign' ? own.campaignID : otherCampaign] : null
      const { token } = await newToken(agency, { access: access as 'read' | 'write', campaignIDs })
      const { status, body, text } = await call(name, own, token)
      const { status: wanted, message } = expected(name, scope)
      expect(`${status} ${status === wanted ? '' : text}`).toBe(`${wanted} `)
      if (message) expect(body.message).toBe(message)
    })

    it('is closed to tokens that are unknown, expired, revoked or of a disabled user, also with a session', async () => {
      const { context, wait } = api()
      const own = await makeThings(api(), agency.id)
      const cookie = await api().signIn(agency.email)
      const id = await makeUser(api(), `${name.toLowerCase()}@disabled.test`, 'agency')
      const revoked = await newToken(agency)
      await revokeAccessToken(context.db, agency.id, revoked.id)
      const ofDisabled = await newToken({ ...agency, id } as typeof agency)
      await context.db.update(user).set({ disabledAt: context.now() }).where(eq(user.id, id))
      const expired = await newToken(agency, { days: 1 })
      wait(86_400_000)
      for (const token of ['placard_unknown', revoked.token, ofDisabled.token, expired.token]) {
        const { status, body } = await call(name, own, token, { cookie })
        expect({ status, message: body.message }).toEqual({ status: 401, message: ACCESS_TOKEN_MESSAGES.invalid })
      }
    })
  })

  it('lists and sums up the campaigns of the scope only', async () => {
    const own = await makeThings(api(), agency.id)
    const { token } = await newToken(staff, { campaignIDs: [own.campaignID] })
    const authorization = `Bearer ${token}`
    const listIDs = ({ body }: Received) => (body.data as { id: string }[]).map(({ id }) => id)
    expect(listIDs(await api().call(endpoints.all, { headers: { authorization } }))).toEqual([own.campaignID])
    expect(listIDs(await api().call(endpoints.mine, { headers: { authorization } }))).toEqual([])
    const all = await newToken(staff)
    expect(
      listIDs(await api().call(endpoints.all, { headers: { authorization: `Bearer ${all.token}` } })).length,
    ).toBeGreaterThan(1)
  })

  it('gives no rights of administrators', async () => {
    const { token } = await newToken(admin, { access: 'write' })
    const { status } = await api().call(endpoints.users, { headers: { authorization: `Bearer ${token}` } })
    expect(status).toBe(403)
  })
})
