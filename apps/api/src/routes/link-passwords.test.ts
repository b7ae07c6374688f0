import { endpoints } from '@placard/domain/api'
import { LINK_LOCKED, NO_EMBEDDING_WITH_PASSWORD, WRONG_LINK_PASSWORD } from '@placard/domain/internal/share'
import { beforeEach, expect, it } from 'vitest'
import { rateLimit } from '../store/schema.js'
import { LINKED_CAMPAIGN, linkCalls, readToken, SHARED_CALLS } from '../testing/link-fixtures.js'
import { describeApi } from '../testing/test-app.js'

const PASSWORD = 'correct horse battery'
const SITE = 'https://client.example'
const HOUR = 3_600_000

describeApi('passwords of share links', (api) => {
  const { all, ask, asOwner, make } = linkCalls(api)
  const campaignID = LINKED_CAMPAIGN.id

  // All attempts of the tests come from one address.
  beforeEach(async () => {
    await api().context.db.delete(rateLimit)
  })

  const unlock = (sharedToken: string, password: string, headers = {}) =>
    api().call(endpoints.unlockLink, { query: { sharedToken }, body: { password }, headers })
  const info = async (sharedToken: string, cookie?: string) =>
    api().call(endpoints.sharedLink, { query: { sharedToken }, cookie })
  const readCookie = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'])
  const proofFor = async (token: string) => readCookie(await unlock(token, PASSWORD)).split(';')[0] ?? ''

  it('hide everything but theme and language until one is filled in', async () => {
    const token = readToken(await make({ password: PASSWORD, theme: 'dark', name: 'Northwind' }))
    const { status, body, text } = await info(token)
    expect([status, body.data]).toEqual([200, { state: 'locked', theme: 'dark', language: null }])
    expect(text).not.toContain(LINKED_CAMPAIGN.name)
    for (const name of SHARED_CALLS) {
      const locked = await ask(name, token)
      expect([locked.status, locked.body]).toEqual([401, { status: 401, message: LINK_LOCKED }])
    }
    expect((await api().get('/api/share/logo', { query: { sharedToken: token } })).status).toBe(401)
    expect((await api().call(endpoints.viewLink, { query: { sharedToken: token } })).status).toBe(401)
  })

  it('open the link for 12 hours in the browser that filled it in', async () => {
    const link = await make({ password: PASSWORD })
    const token = readToken(link)
    const answer = await unlock(token, PASSWORD)
    expect(answer.status).toBe(200)
    const cookie = readCookie(answer)
    expect(cookie).toMatch(new RegExp(`^placard-share-${link.id}=`))
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api/share', 'Max-Age=43200'])
      expect(cookie).toContain(attribute)
    expect(cookie).not.toContain(PASSWORD)
    const proof = cookie.split(';')[0]
    for (const name of SHARED_CALLS) expect((await ask(name, token, { cookie: proof })).status).toBe(200)
    expect((await info(token, proof)).body.data).toMatchObject({ state: 'open' })
    api().wait(12 * HOUR - 1)
    expect((await ask('sharedReport', token, { cookie: proof })).status).toBe(200)
    api().wait(1)
    expect((await ask('sharedReport', token, { cookie: proof })).status).toBe(401)
  })

  it('are wrong in words, and then prove nothing', async () => {
    const token = readToken(await make({ password: PASSWORD }))
    const wrong = await unlock(token, `${PASSWORD} `)
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: WRONG_LINK_PASSWORD, problems: [{ path: 'password', message: WRONG_LINK_PASSWORD }] },
    })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('prove one link in one version', async () => {
    const [link, other] = [await make({ password: PASSWORD }), await make({ password: PASSWORD })]
    const proof = await proofFor(readToken(link))
    const [, value = ''] = proof.split(/=(.*)/s)
    for (const cookie of [`placard-share-${other.id}=${value}`, `placard-share-${other.id}=1 99999999999999`])
      expect((await ask('sharedReport', readToken(other), { cookie })).status).toBe(401)
    const sent = { campaignID, id: link.id }
    await asOwner(endpoints.updateToken, { body: { ...sent, password: `${PASSWORD} 2` } })
    expect((await ask('sharedReport', readToken(link), { cookie: proof })).status).toBe(401)
    expect((await unlock(readToken(link), PASSWORD)).status).toBe(400)
    await asOwner(endpoints.updateToken, { body: { ...sent, password: null } })
    expect((await ask('sharedReport', readToken(link))).status).toBe(200)
  })

  it('can be guessed 10 times in a quarter of an hour from one address, also at the same moment', async () => {
    const links = [await make({ password: PASSWORD }), await make({ password: PASSWORD })]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => unlock(readToken(links[index % 2]!), `a wrong guess ${index}`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const refused = await unlock(readToken(links[0]!), PASSWORD)
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('15 minutes') } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  it('that are right do not count, for an office behind one address', async () => {
    const token = readToken(await make({ password: PASSWORD }))
    for (let viewer = 0; viewer < 12; viewer += 1) expect((await unlock(token, PASSWORD)).status).toBe(200)
  })

  it('are never together with sites that embed the report', async () => {
    const both = await asOwner(endpoints.newToken, { body: { campaignID, password: PASSWORD, origins: [SITE] } })
    expect(both).toMatchObject({ status: 400, body: { problems: [{ message: NO_EMBEDDING_WITH_PASSWORD }] } })
    const [locked, embedded] = [await make({ password: PASSWORD }), await make({ origins: [SITE] })]
    const change = (id: string, body: object) => asOwner(endpoints.updateToken, { body: { campaignID, id, ...body } })
    expect(await change(locked.id, { origins: [SITE] })).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'origins', message: NO_EMBEDDING_WITH_PASSWORD }] },
    })
    expect(await change(embedded.id, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'password', message: NO_EMBEDDING_WITH_PASSWORD }] },
    })
    expect((await change(embedded.id, { password: PASSWORD, origins: [] })).status).toBe(200)
    const links = await all()
    expect(links.filter(({ id }) => id === embedded.id)).toMatchObject([{ hasPassword: true, origins: [] }])
    expect(JSON.stringify(links)).not.toContain('$argon2')
  })
})
