import { endpoints } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { DEMO_NOW, DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { CAMPAIGN_NOT_FOUND, NO_CAMPAIGN_YET } from '@placard/domain/internal/campaign'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { campaign, creative, liveCreative, reportFile, shareToken, storedFile } from '../store/schema.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { addHtml, createAsset, createCampaign, createCreative } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS
const FLIGHT = { start: { date: '2025-11-01' }, end: { date: '2025-11-30' } }

describeApiOnBothDatabases('changes of campaigns', (api) => {
  const get = async (cookie: string, campaignID: string) => {
    const { body } = await api().call(endpoints.get, { cookie, query: { campaignID } })
    return endpoints.get.response.parse(body).data
  }
  const mine = async (cookie: string) => {
    const { body } = await api().call(endpoints.mine, { cookie })
    return endpoints.mine.response.parse(body).data.map(({ id }) => id)
  }
  const update = (cookie: string, body: object) => api().call(endpoints.updateCampaign, { cookie, body })
  const remove = (cookie: string, campaignID: string) =>
    api().call(endpoints.deleteCampaign, { cookie, query: { campaignID } })

  it('create a campaign of the caller, without results', async () => {
    const cookie = await api().signIn(agency.email)
    const { body } = await api().call(endpoints.newCampaign, { cookie, body: { name: '  Spring  ', data: FLIGHT } })
    const made = endpoints.newCampaign.response.parse(body).data
    expect(made).toMatchObject({ name: 'Spring', data: { ...FLIGHT, impressions: 0 }, version: 1, creatives: [] })
    expect(await get(cookie, made.id)).toEqual(made)
    expect(await mine(cookie)).toContain(made.id)
    expect(await mine(await api().signIn(staff.email))).not.toContain(made.id)
  })

  it('accept user input only, and no fields of the server', async () => {
    const cookie = await api().signIn(agency.email)
    const forged = {
      id: 'myOwnId',
      ownerID: staff.id,
      version: 99,
      updatedAt: '2001-01-01T00:00:00.000Z',
      videoCompletes: 7,
      reportURL: 'https://evil.example',
      data: { ...FLIGHT, impressions: 1_000_000, clicks: 5 },
    }
    const { body } = await api().call(endpoints.newCampaign, { cookie, body: { name: 'Forged', ...forged } })
    const made = endpoints.newCampaign.response.parse(body).data
    const { id, version } = made
    const changed = await update(cookie, { ...forged, name: 'Forged again', id, version })
    expect(changed.status).toBe(200)
    const now = await get(cookie, id)
    expect(id).not.toBe('myOwnId')
    expect(now).toEqual({ ...made, name: 'Forged again', version: 2 })
    expect(now.data).toMatchObject({ impressions: 0, clicks: 0 })
    const [row] = await api().context.db.select().from(campaign).where(eq(campaign.id, id))
    expect(row).toMatchObject({ ownerID: agency.id, createdAt: DEMO_NOW })
  })

  it('save name and flight, and bring the campaign to the top of the list', async () => {
    const cookie = await api().signIn(agency.email)
    api().wait(1000)
    const first = await createCampaign(api(), cookie, 'First')
    api().wait(1000)
    const second = await createCampaign(api(), cookie, 'Second')
    expect((await mine(cookie)).slice(0, 2)).toEqual([second.id, first.id])
    api().wait(1000)
    const { status, body } = await update(cookie, { id: first.id, version: 1, name: 'Renamed', data: FLIGHT })
    expect(status).toBe(200)
    const changed = endpoints.updateCampaign.response.parse(body).data
    expect(changed).toMatchObject({ name: 'Renamed', data: FLIGHT, version: 2 })
    expect(changed.updatedAt).toBe(api().context.now().toISOString())
    expect(await get(cookie, first.id)).toEqual(changed)
    expect((await mine(cookie)).slice(0, 2)).toEqual([first.id, second.id])
    await update(cookie, { id: first.id, version: 2, name: 'Renamed' })
    expect((await get(cookie, first.id)).data).toMatchObject({ start: null, end: null })
  })

  it('reject outdated versions, and return the current state', async () => {
    const cookie = await api().signIn(agency.email)
    const { id } = await createCampaign(api(), cookie)
    const winner = await update(cookie, { id, version: 1, name: 'Faster' })
    const late = await update(cookie, { id, version: 1, name: 'Slower' })
    expect(late.status).toBe(412)
    const { data, message } = failureSchema.parse(late.body)
    expect(message).toMatch(/^Somebody else has changed this in the meantime\./)
    expect(winner.body.data).toEqual({ ...(data as object), reportURL: null })
    expect((await get(cookie, id)).name).toBe('Faster')
    expect((await update(cookie, { id, version: 2_000_000_000, name: 'x' })).status).toBe(412)
  })

  it.each<[string, object, string, string]>([
    ['no name', { name: '  ' }, 'name', 'Fill in a name'],
    ['a name too long', { name: 'x'.repeat(201) }, 'name', 'The name is too long'],
    ['a last day alone', { data: { end: FLIGHT.end } }, 'data.start', 'Fill in the start date too'],
    [
      'days in the wrong order',
      { data: { start: FLIGHT.end, end: FLIGHT.start } },
      'data.end',
      'The end date is before the start date',
    ],
  ])('reject %s with a clear message, in new and changed campaigns', async (_, wrong, path, message) => {
    const cookie = await api().signIn(agency.email)
    const before = await createCampaign(api(), cookie)
    const count = await api().context.db.$count(campaign)
    const refused = [
      await api().call(endpoints.newCampaign, { cookie, body: { name: 'x', ...wrong } }),
      await update(cookie, { id: before.id, version: 1, name: 'x', ...wrong }),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(400)
      expect(failureSchema.parse(body).problems).toEqual([{ path, message }])
    }
    expect(await get(cookie, before.id)).toEqual(before)
    expect(await api().context.db.$count(campaign)).toBe(count)
  })

  it('return the same for another owner’s and for missing campaigns', async () => {
    const theirs = await createCampaign(api(), await api().signIn(staff.email))
    const cookie = await api().signIn(agency.email)
    const answers = [
      await update(cookie, { id: theirs.id, version: 1, name: 'Mine now' }),
      await update(cookie, { id: 'nobodyKnows', version: 1, name: 'x' }),
      await remove(cookie, theirs.id),
      await remove(cookie, 'nobodyKnows'),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { status: 404, message: CAMPAIGN_NOT_FOUND }])
    const [row] = await api().context.db.select().from(campaign).where(eq(campaign.id, theirs.id))
    expect(row).toMatchObject({ name: theirs.name, version: 1 })
    const temporary = await update(cookie, { id: 'new_12345678901234', version: 1, name: 'x' })
    expect([temporary.status, temporary.body.message]).toEqual([400, NO_CAMPAIGN_YET])
  })

  it('delete a campaign with everything that belongs to it, once', async () => {
    const { db } = api().context
    const cookie = await api().signIn(staff.email)
    const kept: Campaign = await createCampaign(api(), cookie, 'Kept')
    await createCreative(api(), cookie, kept.id)
    const { id } = await createCampaign(api(), cookie)
    const made = await createCreative(api(), cookie, id)
    await addHtml(api(), made.id)
    const key = await createAsset(api(), made.id, 'main.mp4')
    await api().call(endpoints.publishCreative, { cookie, body: { id: made.id, version: 1 } })
    const token = await api().call(endpoints.newToken, { cookie, body: { campaignID: id } })
    expect(token.status).toBe(200)
    const later = new Date(DEMO_NOW.getTime() + 86_400_000)
    const file = { name: 'report.csv', campaignID: id, userID: staff.id, createdAt: DEMO_NOW, expiresAt: later }
    await db.insert(reportFile).values({ key: `file of ${id}`, state: 'waiting', ...file })
    const hanging = async (campaignID: string) => [
      await db.$count(creative, eq(creative.campaignID, campaignID)),
      await db.$count(shareToken, eq(shareToken.campaignID, campaignID)),
      await db.$count(reportFile, eq(reportFile.campaignID, campaignID)),
      await db.$count(liveCreative, eq(liveCreative.creativeID, made.id)),
      await db.$count(storedFile, eq(storedFile.key, key)),
    ]
    expect(await hanging(id)).toEqual([1, 1, 1, 1, 1])

    expect((await remove(cookie, id)).body).toEqual({ status: 200, data: null })
    expect(await hanging(id)).toEqual([0, 0, 0, 0, 0])
    expect((await hanging(kept.id))[0]).toBe(1)
    expect((await remove(cookie, id)).status).toBe(404)
    expect((await api().call(endpoints.get, { cookie, query: { campaignID: id } })).status).toBe(404)
    expect((await update(cookie, { id, version: 1, name: 'x' })).status).toBe(404)
  })
})
