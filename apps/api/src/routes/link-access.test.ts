import { type Endpoint, endpoints } from '@placard/domain/api'
import { demoReport } from '@placard/domain/demo'
import { NOT_OF_LINK } from '@placard/domain/internal/share'
import { OTHER_SERIES } from '@placard/domain/report'
import type { LinkChanges } from '@placard/domain/share'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { linkNotFound } from '../refusal.js'
import { shareToken } from '../store/schema.js'
import { LINK_WEEK, LINKED_CAMPAIGN, linkCalls, readToken, SHARED_CALLS } from '../testing/link-fixtures.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'

const [first, second] = LINKED_CAMPAIGN.creatives
const HOUR = 3_600_000
const SITE = 'https://client.example'
const DEAD = linkNotFound().message
const listRows = (id: string | undefined) =>
  demoReport(LINKED_CAMPAIGN, LINK_WEEK).rows.filter(({ creativeID }) => creativeID === id)
const soon = (now: Date, ms = HOUR) => new Date(now.getTime() + ms).toISOString()

describeApi('what share links show', (api) => {
  const { ask, asOwner, make, report } = linkCalls(api)
  const info = (sharedToken: string, endpoint: Endpoint = endpoints.sharedLink) =>
    api().call(endpoint, { query: { sharedToken }, body: { password: 'any' } })

  it('is everything for a campaign alone, as before there were settings', async () => {
    const link = await make()
    expect(await report(readToken(link))).toEqual(demoReport(LINKED_CAMPAIGN, LINK_WEEK))
    const [row] = await api().context.db.select().from(shareToken).where(eq(shareToken.id, link.id))
    expect(row).toMatchObject({ managedHash: null, passwordHash: null, expiresAt: null, version: 1 })
  })

  it('needs no name, scope or password in what a viewer gets of the settings', async () => {
    const link = await make({ name: 'For the client', creativeIDs: [first?.id ?? ''], color: '#1a6b3c', theme: 'dark' })
    const { body, text } = await info(readToken(link))
    expect(endpoints.sharedLink.response.parse(body).data).toMatchObject({
      state: 'open',
      settings: { color: '#1a6b3c', theme: 'dark', leftOut: [] },
      flight: { start: LINKED_CAMPAIGN.start, end: LINKED_CAMPAIGN.end },
      hasLogo: false,
    })
    for (const secret of ['For the client', first?.id ?? '', 'name', 'creativeIDs', 'password'])
      expect(text).not.toContain(secret)
  })

  describe('with chosen creatives', () => {
    it('hides no series of other creatives', async () => {
      const ids = [first?.id ?? '', second?.id ?? '', OTHER_SERIES]
      const readHidden = async (creativeIDs: string[] | null) => {
        const { body } = await info(readToken(await make({ creativeIDs, hiddenSeries: ids })))
        return endpoints.sharedLink.response.parse(body).data
      }
      expect(await readHidden(null)).toMatchObject({ settings: { hiddenSeries: ids } })
      expect(await readHidden([first?.id ?? ''])).toMatchObject({
        settings: { hiddenSeries: [first?.id, OTHER_SERIES] },
      })
    })

    it('is these in rows, totals and lists of all calls', async () => {
      const token = readToken(await make({ creativeIDs: [first?.id ?? ''] }))
      const found = await report(token)
      expect(found.creatives.map(({ id }) => id)).toEqual([first?.id])
      expect(found.rows).toEqual(listRows(first?.id))
      for (const name of ['sharedEvents', 'sharedVideoData'] as const) {
        const { text } = await ask(name, token)
        expect(text).toContain(first?.id)
        expect(text).not.toContain(second?.id)
      }
    })

    it.each(SHARED_CALLS)('has no other creatives for %s', async (name) => {
      const token = readToken(await make({ creativeIDs: [first?.id ?? ''] }))
      const own = first?.liveIDs[0] ?? ''
      expect((await ask(name, token, { query: { liveIDs: own } })).status).toBe(200)
      const foreign = second?.liveIDs[0] ?? ''
      for (const liveIDs of [foreign, `${own},${foreign}`])
        expect(await ask(name, token, { query: { liveIDs } })).toMatchObject({
          status: 404,
          body: { message: 'Campaign not found!' },
        })
    })

    it('is nothing once they are deleted, instead of everything', async () => {
      const link = await make({ creativeIDs: [first?.id ?? ''] })
      const gone = { settings: { creativeIDs: ['goneCreative'] } }
      await api().context.db.update(shareToken).set(gone).where(eq(shareToken.id, link.id))
      expect(await report(readToken(link))).toMatchObject({ creatives: [], rows: [], lastReportUpdate: null })
    })

    it('refuses those of other campaigns', async () => {
      const body = { campaignID: LINKED_CAMPAIGN.id, creativeIDs: ['demoCreative2a'] }
      expect(await asOwner(endpoints.newToken, { body })).toMatchObject({
        status: 400,
        body: { problems: [{ path: 'creativeIDs' }] },
      })
    })
  })

  describe('without some parts', () => {
    it('has their counters as zero in every call', async () => {
      const token = readToken(await make({ leftOut: ['clicks', 'invalidTraffic', 'video'] }))
      const found = await report(token)
      expect(found).toMatchObject({ withVideoData: false, leftOut: ['clicks', 'invalidTraffic', 'video'] })
      expect(found.rows.some(({ impressions, engagement }) => impressions > 0 && engagement > 0)).toBe(true)
      const isZero = (row: Partial<(typeof found.rows)[number]>) =>
        [row.clicks, row.invalidTraffic, row.videoStarts, row.midpoints, row.videoCompletes].every((n) => !n)
      expect(found.rows.every(isZero)).toBe(true)
      const events = endpoints.sharedEvents.response.parse((await ask('sharedEvents', token)).body).data
      expect(events.rows.length).toBeGreaterThan(0)
      expect(events.rows.every(isZero)).toBe(true)
      const video = endpoints.sharedVideoData.response.parse((await ask('sharedVideoData', token)).body).data
      expect(video.rows).toEqual([])
    })

    it('refuses downloads in words', async () => {
      const token = readToken(await make({ leftOut: ['downloads'] }))
      expect((await ask('sharedReport', token)).status).toBe(200)
      expect(await ask('sharedDownload', token)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('no downloads') },
      })
    })
  })

  describe.each(SHARED_CALLS)('for %s', (name) => {
    const day = { ...LINK_WEEK, start: '2025-10-08', end: '2025-10-08' }
    const berlin = { ...LINK_WEEK, tzCode: 'Europe/Berlin' }
    const cases: [string, LinkChanges, typeof LINK_WEEK, typeof LINK_WEEK][] = [
      ['fixed days', { range: { kind: 'fixed', start: LINK_WEEK.start, end: LINK_WEEK.end } }, LINK_WEEK, day],
      ['a rolling range', { range: { kind: 'rolling', preset: 'last7' } }, LINK_WEEK, day],
      ['bounds', { range: { kind: 'chosen', from: '2025-10-08', to: '2025-10-09' } }, day, LINK_WEEK],
      ['a zone', { tzCode: 'Europe/Berlin' }, berlin, LINK_WEEK],
    ]

    it.each(cases)('is limited to %s', async (kind, changes, inside, outside) => {
      const token = readToken(await make(changes))
      const rolling = { ...LINK_WEEK, start: '2025-10-08', end: '2025-10-14' }
      expect((await ask(name, token, { range: kind === 'a rolling range' ? rolling : inside })).status).toBe(200)
      expect(await ask(name, token, { range: outside })).toMatchObject({
        status: 403,
        body: { message: NOT_OF_LINK },
      })
    })
  })

  const calls = [...SHARED_CALLS, 'sharedLink', 'unlockLink', 'viewLink', 'logo'] as const

  it.each(calls)('is the same refusal for every dead link: %s', async (name) => {
    const [revoked, expired, rotated] = [
      await make({ password: 'a long password' }),
      await make({ expiresAt: soon(api().context.now()) }),
      await make(),
    ]
    const ofCampaign = { campaignID: LINKED_CAMPAIGN.id }
    await asOwner(endpoints.revokeToken, { query: { ...ofCampaign, id: revoked.id } })
    await asOwner(endpoints.rotateToken, { body: { ...ofCampaign, id: rotated.id } })
    api().wait(HOUR)
    const answers = await Promise.all(
      [readToken(revoked), readToken(expired), readToken(rotated), 'A'.repeat(43), 'managed:x', ''].map((token) => {
        if (name === 'logo') return api().get('/api/share/logo', { query: { sharedToken: token } })
        return name === 'sharedLink' || name === 'unlockLink' || name === 'viewLink'
          ? info(token, endpoints[name])
          : ask(name, token)
      }),
    )
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [404, DEAD]))
  })

  it('opens until the moment of its expiry, by the clock of the database', async () => {
    const token = readToken(await make({ expiresAt: soon(api().context.now()) }))
    api().wait(HOUR - 1)
    expect((await ask('sharedReport', token)).status).toBe(200)
    api().wait(1)
    expect((await ask('sharedReport', token)).status).toBe(404)
  })

  it.each(calls.filter((name) => name !== 'logo'))('is for listed sites only, while it opens: %s', async (name) => {
    const link = await make({ origins: [SITE], expiresAt: soon(api().context.now()) })
    const { method, path } = endpoints[name] as Endpoint
    const preflight = async (origin: string, sharedToken = readToken(link)) => {
      const headers = { origin, 'access-control-request-method': method }
      const query = { sharedToken, shareToken: sharedToken }
      const answer = await api().app.inject({ method: 'OPTIONS', url: `/api${path}`, query, headers })
      return answer.headers['access-control-allow-origin']
    }
    expect(await preflight(SITE)).toBe(SITE)
    expect(await preflight('https://other.example')).toBeUndefined()
    expect(await preflight(ORIGIN)).toBeUndefined()
    api().wait(HOUR)
    expect(await preflight(SITE)).toBeUndefined()
  })
})
