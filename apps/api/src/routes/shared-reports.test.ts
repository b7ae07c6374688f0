import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns, demoReport } from '@placard/domain/demo'
import { fullName } from '@placard/domain/internal/account'
import { reportQuery } from '@placard/domain/report'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSealer, hashContent } from '../secrets.js'
import { createShareLink, listShareLinks } from '../store/reports/share-links.js'
import { shareToken } from '../store/schema.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS
const range = { start: '2025-10-08', end: '2025-10-14', tzCode: 'America/St_Johns' }
const query = Object.fromEntries(Object.entries(reportQuery(range)).map(([key, value]) => [key, String(value)]))
const campaign = demoCampaigns(DEMO_NOW)[6]!

describeApi('share links', (api) => {
  async function newLink(campaignID = campaign.id) {
    const cookie = await api().signIn(agency.email)
    const { body } = await api().call(endpoints.newToken, { cookie, body: { campaignID } })
    const link = endpoints.newToken.response.parse(body).data
    return { ...link, token: link.url.split('/').at(-1)! }
  }
  const open = (sharedToken: string, more: Record<string, string> = {}) =>
    api().call(endpoints.sharedReport, { query: { sharedToken, ...query, ...more } })
  const listed = async () => {
    const cookie = await api().signIn(agency.email)
    const { body } = await api().call(endpoints.tokens, { cookie, query: { campaignID: campaign.id } })
    return endpoints.tokens.response.parse(body).data
  }
  const end = async (id: string, email: string = agency.email) =>
    api().call(endpoints.revokeToken, { cookie: await api().signIn(email), query: { campaignID: campaign.id, id } })

  it('show the report to anybody, without the list of links', async () => {
    const { token, url } = await newLink()
    expect(url).toBe(`${ORIGIN}/share/${token}`)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { status, body, headers } = await open(token)
    expect(status).toBe(200)
    expect(endpoints.sharedReport.response.parse(body).data).toEqual(demoReport(campaign, range))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['x-robots-tag']).toContain('noindex')
  })

  it('are listed with their URL for users with access to the campaign, and with its report', async () => {
    const { token: _, ...link } = await newLink()
    expect((await listed()).find(({ id }) => id === link.id)).toEqual(link)
    const cookie = await api().signIn(staff.email)
    const { body } = await api().call(endpoints.report, { cookie, query: { campaignID: campaign.id, ...query } })
    expect(endpoints.report.response.parse(body).data.reportToken).toContainEqual(link)
  })

  it('name their creator, as long as it is known', async () => {
    const { id, createdBy } = await newLink()
    expect(createdBy).toBe(fullName(agency))
    const { db } = api().context
    const maker = { ...agency, id: 'somebodyWhoLeaves' }
    await db.execute(sql`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at)
      values (${maker.id}, 'leaves@placard.test', 'Grace', 'Hopper', 'staff', 'none', now())`)
    const theirs = await createShareLink(
      api().context,
      { user: { ...maker, first_name: 'Grace', last_name: 'Hopper', role: 'staff' } },
      { campaignID: campaign.id },
    )
    const makers = async () => Object.fromEntries((await listed()).map((link) => [link.id, link.createdBy]))
    expect(await makers()).toMatchObject({ [id]: fullName(agency), [theirs.id]: 'Grace Hopper' })
    await db.execute(sql`delete from "user" where id = ${maker.id}`)
    expect(await makers()).toMatchObject({ [id]: fullName(agency), [theirs.id]: null })
  })

  it('show creatives of their campaign only', async () => {
    const { token } = await newLink()
    const creative = campaign.creatives[0]!
    const one = await open(token, { liveIDs: creative.liveIDs.join(',') })
    expect(one.status).toBe(200)
    const rows = demoReport(campaign, range).rows.filter(({ creativeID }) => creativeID === creative.id)
    expect(endpoints.sharedReport.response.parse(one.body).data.rows).toEqual(rows)
    for (const liveIDs of ['demoLive1a1', `${creative.liveIDs[0]},demoLive8a1`, 'nobodysLive'])
      expect(await open(token, { liveIDs })).toMatchObject({ status: 404, body: { message: 'Campaign not found!' } })
  })

  it('are valid for the shared calls only', async () => {
    const { token } = await newLink()
    for (const endpoint of [endpoints.me, endpoints.mine, endpoints.get, endpoints.report, endpoints.tokens]) {
      const cookie = `placard=${token}`
      const sent = { cookie, query: { campaignID: campaign.id, sharedToken: token, ...query } }
      expect((await api().call(endpoint, sent)).status).toBe(401)
    }
  })

  it('can be revoked one by one, at once', async () => {
    const [link, other] = [await newLink(), await newLink()]
    expect((await end(link.id)).status).toBe(200)
    const ended = await open(link.token)
    expect(ended).toMatchObject({ status: 404, body: { message: expect.stringContaining('no longer works') } })
    expect((await open(other.token)).status).toBe(200)
    expect((await listed()).map(({ id }) => id)).not.toContain(link.id)
    expect((await end(link.id)).status).toBe(404)
    await newLink()
    expect((await open(link.token)).status).toBe(404)
  })

  it('cannot be revoked by others, not even through their own campaign', async () => {
    const cookie = await api().signIn(staff.email)
    const { body } = await api().call(endpoints.newToken, { cookie, body: { campaignID: 'demoCampaign1' } })
    const link = endpoints.newToken.response.parse(body).data
    expect((await end(link.id)).status).toBe(404)
    expect((await open(link.url.split('/').at(-1)!)).status).toBe(200)
  })

  it('get the same response when unknown, mistyped or revoked', async () => {
    const { token, id } = await newLink()
    await end(id)
    const answers = await Promise.all(
      [token, 'B'.repeat(43), token.slice(0, 30), ':sharedToken', 'x'.repeat(24), '%', '', 'x'.repeat(500)].map(
        (each) => open(each),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  it('store their last use to the minute', async () => {
    const link = await newLink()
    expect(link.lastUsedAt).toBeNull()
    const lastUse = async () => (await listed()).find(({ id }) => id === link.id)!.lastUsedAt
    await open(link.token)
    const first = await lastUse()
    expect(first).toBe(api().context.now().toISOString())
    api().wait(30_000)
    await open(link.token)
    expect(await lastUse()).toBe(first)
    api().wait(31_000)
    await open(link.token)
    expect(await lastUse()).toBe(api().context.now().toISOString())
  })

  describe('in the database', () => {
    it('cannot be decrypted without the secret, nor swapped between rows', async () => {
      const { token, id } = await newLink()
      const rows = await api().context.db.select().from(shareToken)
      const row = rows.find((each) => each.id === id)!
      expect(row.tokenHash).toBe(hashContent(token))
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(api().context.sealer.open(row.tokenSealed, id)).toBe(token)
      expect(api().context.sealer.open(row.tokenSealed, 'another row')).toBeUndefined()
      expect(createSealer('another secret').open(row.tokenSealed, id)).toBeUndefined()
    })

    it('still work and can be revoked after the secret was changed', async () => {
      const { token, id } = await newLink()
      const changed = { ...api().context, sealer: createSealer('another secret') }
      const viewer = { user: { ...staff } }
      const { links } = await listShareLinks(changed, viewer, { campaignID: campaign.id })
      const link = links.find((each) => each.id === id)
      expect(link?.url).toBe(`${ORIGIN}/share/address-sealed-with-another-secret`)
      expect((await open(token)).status).toBe(200)
      expect((await end(id)).status).toBe(200)
    })
  })
})
