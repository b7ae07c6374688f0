import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { createId } from '@placard/domain/internal/text'
import { DEFAULT_LINK_SETTINGS, type LinkChanges, type ShareLink } from '@placard/domain/share'
import { count, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { removeExpiredData } from '../jobs/remove-expired-data.js'
import { scheduleLink } from '../store/reports/share-links.js'
import { scheduledReport, shareToken } from '../store/schema.js'
import { LINKED_CAMPAIGN, linkCalls, readToken } from '../testing/link-fixtures.js'
import { makeThings } from '../testing/matrix-world.js'
import { describeApi } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS
const campaignID = LINKED_CAMPAIGN.id
const [first] = LINKED_CAMPAIGN.creatives
const HOUR = 3_600_000
const DAY = 24 * HOUR

describeApi('managed share links', (api) => {
  const { all, ask, asOwner, make } = linkCalls(api)
  const later = (ms: number) => new Date(api().context.now().getTime() + ms).toISOString()
  const page = async (query: Record<string, string>) => {
    const { body } = await asOwner(endpoints.tokens, { query })
    const { data, pagination } = endpoints.tokens.response.parse(body)
    return { links: data, pagination }
  }
  const change = async (link: ShareLink, changes: LinkChanges & { origins?: string[]; version?: number }) =>
    asOwner(endpoints.updateToken, { body: { campaignID, id: link.id, ...changes } })

  it('of a campaign alone have the defaults', async () => {
    const { id: _id, url: _url, createdAt: _at, ...link } = await make()
    expect(link).toEqual({
      ...DEFAULT_LINK_SETTINGS,
      origins: [],
      createdBy: 'Ada Byron',
      lastUsedAt: null,
      campaignID,
      campaign: LINKED_CAMPAIGN.name,
      state: 'active',
      revokedAt: null,
      hasPassword: false,
      views: 0,
      lastViewedAt: null,
      version: 1,
    })
  })

  it('are created with all settings, and listed with them', async () => {
    const settings: LinkChanges = {
      name: 'Client',
      creativeIDs: [first?.id ?? ''],
      leftOut: ['clicks', 'downloads'],
      range: { kind: 'rolling', preset: 'lifetime' },
      tzCode: 'Europe/Berlin',
      comparison: { mode: 'previous', matchWeekday: true },
      metric: 'engagement',
      hiddenSeries: ['a'],
      theme: 'dark',
      language: 'de',
      color: '#1a6b3c',
      expiresAt: later(30 * DAY),
    }
    const link = await make(settings)
    expect(link).toMatchObject(settings)
    expect((await all()).find(({ id }) => id === link.id)).toEqual(link)
  })

  it('change what is sent, and keep their address and the rest', async () => {
    const link = await make({ name: 'Client', theme: 'dark', origins: ['https://client.example'] })
    const { status, body } = await change(link, { leftOut: ['clicks'], version: 1 })
    expect([status, endpoints.updateToken.response.parse(body).data]).toEqual([
      200,
      { ...link, leftOut: ['clicks'], version: 2 },
    ])
    expect((await ask('sharedReport', readToken(link))).body.data).toMatchObject({ leftOut: ['clicks'] })
    const back = await change(link, { leftOut: [] })
    expect(back.body.data).toMatchObject({ url: link.url, leftOut: [], version: 3 })
    expect((await ask('sharedReport', readToken(link))).status).toBe(200)
  })

  it('are returned as they are to who was slower', async () => {
    const link = await make()
    await change(link, { name: 'Faster', version: 1 })
    const slower = await change(link, { name: 'Slower', version: 1 })
    expect(slower).toMatchObject({ status: 412, body: { data: { name: 'Faster', version: 2 } } })
    const rotated = await asOwner(endpoints.rotateToken, { body: { campaignID, id: link.id, version: 1 } })
    expect(rotated).toMatchObject({ status: 412, body: { data: { url: link.url } } })
  })

  it('refuse an expiry that is over, unless it was there before', async () => {
    for (const expiresAt of [later(-1), later(0), '0000-01-01T00:00:00Z']) {
      const refused = { status: 400, body: { problems: [{ path: 'expiresAt' }] } }
      expect(await asOwner(endpoints.newToken, { body: { campaignID, expiresAt } })).toMatchObject(refused)
    }
    const expiresAt = later(HOUR)
    const link = await make({ expiresAt })
    api().wait(HOUR)
    expect((await change(link, { name: 'Last year', expiresAt })).body.data).toMatchObject({ state: 'expired' })
  })

  it('open again when a later expiry is set, but not after they were revoked', async () => {
    const link = await make({ expiresAt: later(HOUR) })
    api().wait(HOUR)
    expect((await page({ campaignID, state: 'expired' })).links.map(({ id }) => id)).toContain(link.id)
    await change(link, { expiresAt: null })
    expect((await ask('sharedReport', readToken(link))).status).toBe(200)
    await asOwner(endpoints.revokeToken, { query: { campaignID, id: link.id } })
    expect((await change(link, { expiresAt: null })).status).toBe(404)
    expect((await page({ campaignID, state: 'revoked' })).links).toContainEqual(
      expect.objectContaining({ id: link.id, state: 'revoked', revokedAt: api().context.now().toISOString() }),
    )
  })

  it('are revoked all at once, and only those of their campaign', async () => {
    const other = await makeThings(api(), staff.id)
    const sent = { body: { campaignID: other.campaignID } }
    const [one, two] = [await asOwner(endpoints.newToken, sent), await asOwner(endpoints.newToken, sent)]
    const kept = await make()
    const { body } = await asOwner(endpoints.revokeTokens, { query: { campaignID: other.campaignID } })
    expect(body.data).toEqual({ revoked: 2 })
    for (const made of [one, two]) {
      const link = endpoints.newToken.response.parse(made.body).data
      expect((await ask('sharedReport', readToken(link))).status).toBe(404)
    }
    expect((await ask('sharedReport', readToken(kept))).status).toBe(200)
    const again = await asOwner(endpoints.revokeTokens, { query: { campaignID: other.campaignID } })
    expect(again.body.data).toEqual({ revoked: 0 })
  })

  it('are kept for 90 days after their end', async () => {
    const [revoked, expired, active] = [await make(), await make({ expiresAt: later(HOUR) }), await make()]
    await asOwner(endpoints.revokeToken, { query: { campaignID, id: revoked.id } })
    const kept = async () => (await all()).map(({ id }) => id)
    api().wait(90 * DAY - 1)
    await removeExpiredData(api().context)
    expect(await kept()).toEqual(expect.arrayContaining([revoked.id, expired.id, active.id]))
    api().wait(HOUR + 1)
    await removeExpiredData(api().context)
    const ids = await kept()
    expect([revoked, expired, active].map(({ id }) => ids.includes(id))).toEqual([false, false, true])
  })

  it('in emails are made anew once they have ended', async () => {
    const { context } = api()
    const { campaignID: ofSchedule, scheduleID } = await makeThings(api(), staff.id)
    const current = async () => {
      const [row] = await context.db.select().from(scheduledReport).where(eq(scheduledReport.id, scheduleID))
      return context.db.transaction((tx) => scheduleLink(tx, context, row!))
    }
    const one = await current()
    expect(await current()).toEqual(one)
    await asOwner(endpoints.revokeToken, { query: { campaignID: ofSchedule, id: one.id } })
    const two = await current()
    expect(two.id).not.toBe(one.id)
    const body = { campaignID: ofSchedule, id: two.id, expiresAt: later(HOUR) }
    await asOwner(endpoints.updateToken, { body })
    api().wait(HOUR)
    expect((await current()).id).not.toBe(two.id)
  })

  it('end together with the access of their creator, and stay listed', async () => {
    const { campaignID: theirs } = await makeThings(api(), agency.id)
    const cookie = await api().signIn(agency.email)
    const made = await api().call(endpoints.newToken, { cookie, body: { campaignID: theirs, leftOut: ['clicks'] } })
    const link = endpoints.newToken.response.parse(made.body).data
    const body = { id: agency.id, disabled: true, holdings: 'end' }
    await api().call(endpoints.changeUser, { cookie: await api().signIn(DEMO_USERS[2].email), body })
    expect((await ask('sharedReport', readToken(link))).status).toBe(404)
    expect((await page({ campaignID: theirs, state: 'revoked' })).links).toMatchObject([{ id: link.id }])
    const back = { id: agency.id, disabled: false }
    await api().call(endpoints.changeUser, { cookie: await api().signIn(DEMO_USERS[2].email), body: back })
  })

  describe('of a company with 10,000', () => {
    it('are listed and searched page by page, by a bounded number of queries', async () => {
      const { db } = api().context
      const { campaignID: big } = await makeThings(api(), staff.id)
      const at = api().context.now().getTime()
      for (let from = 0; from < 10_000; from += 1000)
        await db.insert(shareToken).values(
          Array.from({ length: 1000 }, (_, index) => ({
            id: createId(),
            campaignID: big,
            tokenHash: `bulk ${from + index}`,
            tokenSealed: '',
            createdBy: staff.id,
            settings: { name: `Client ${from + index}` },
            createdAt: new Date(at - (from + index) * 1000),
          })),
        )
      const queries = vi.spyOn(api().context.db, 'select')
      const last = await page({ campaignID: big, 'paginate[page]': '200', 'paginate[size]': '50' })
      // The session, the campaign, the number of links, and the links.
      expect(queries.mock.calls.length).toBeLessThan(10)
      queries.mockRestore()
      expect(last.pagination).toEqual({ page: 200, pages: 200, total: 10_000 })
      expect(last.links.map(({ name }) => name)).toEqual(
        Array.from({ length: 50 }, (_, index) => `Client ${9950 + index}`),
      )
      const found = await page({ campaignID: big, search: ' CLIENT 999', 'paginate[page]': '1', 'paginate[size]': '5' })
      expect(found.pagination).toEqual({ page: 1, pages: 3, total: 11 })
      // Without a campaign there always are pages.
      const company = await page({})
      expect(company.links).toHaveLength(100)
      expect(company.pagination?.total).toBeGreaterThanOrEqual(10_000)
      const [stored] = await db.select({ links: count() }).from(shareToken).where(eq(shareToken.campaignID, big))
      expect(stored?.links).toBe(10_000)
      const full = await asOwner(endpoints.newToken, { body: { campaignID: big } })
      expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('1000 active') } })
    })

    it('are those of own campaigns only', async () => {
      const cookie = await api().signIn(agency.email)
      const { body } = await api().call(endpoints.tokens, { cookie, query: { state: 'all', 'paginate[page]': '1' } })
      const { data } = endpoints.tokens.response.parse(body)
      expect(data.every((link) => link.campaignID !== campaignID)).toBe(true)
    })
  })
})
