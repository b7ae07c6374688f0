import { endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { publishedCreativeSchema } from '@placard/domain/internal/creative'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { liveCreative } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'
import { addHtml, createCampaign, createCreative } from '../testing/test-data.js'

const [, agency] = DEMO_USERS
const FIRST = 'https://shop.test/?c={{campaign}}&a={{creative}}&s={{size}}'
const SECOND = 'https://shop.test/summer'

describeApi('the landing page of a campaign', (api) => {
  async function start() {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie, 'Spring & co')
    const change = async (input: Record<string, unknown>, version?: number) => {
      const current = await api().call(endpoints.get, { cookie, query: { campaignID } })
      const seen = endpoints.get.response.parse(current.body).data
      const body = { id: campaignID, version: version ?? seen.version, name: seen.name, ...input }
      return api().call(endpoints.updateCampaign, { cookie, body })
    }
    return { cookie, campaignID, change }
  }
  const get = async (cookie: string, id: string): Promise<Creative> =>
    endpoints.creative.response.parse((await api().call(endpoints.creative, { cookie, query: { id } })).body).data
  const loadLandingPage = async (liveID: string) => {
    const [row] = await api().context.db.select().from(liveCreative).where(eq(liveCreative.id, liveID))
    return publishedCreativeSchema.parse(row?.snapshot).trackers.click
  }

  it('stays when it is omitted, is removed by null, and has the version of the campaign', async () => {
    const { cookie, change } = await start()
    const made = await api().call(endpoints.newCampaign, { cookie, body: { name: 'Made', landingPage: SECOND } })
    expect(made.body.data).toMatchObject({ landingPage: SECOND })
    expect((await change({ landingPage: FIRST })).body.data).toMatchObject({ landingPage: FIRST, version: 2 })
    expect((await change({ name: 'Spring' })).body.data).toMatchObject({ landingPage: FIRST, version: 3 })
    expect((await change({ landingPage: SECOND }, 2)).status).toBe(412)
    for (const landingPage of ['http://shop.test/', 'javascript:alert(1)', 7])
      expect((await change({ landingPage })).status).toBe(400)
    expect((await change({ landingPage: null })).body.data).not.toHaveProperty('landingPage')
  })

  it('is resolved when a creative is published, and a change marks creatives and redirects nobody', async () => {
    const { cookie, campaignID, change } = await start()
    const { id } = await createCreative(api(), cookie, campaignID, { name: 'Ride', trackers: {} })
    await addHtml(api(), id)
    const send = async () =>
      api().call(endpoints.publishCreative, { cookie, body: { id, version: (await get(cookie, id)).version } })
    expect((await send()).status).toBe(400)
    await change({ landingPage: FIRST })
    expect((await send()).status).toBe(200)
    const published = await get(cookie, id)
    const liveID = published.liveCreatives[0]!.id
    const url = 'https://shop.test/?c=Spring%20%26%20co&a=Ride&s=300x250'
    expect(await loadLandingPage(liveID)).toEqual([{ type: 'redirect', url }])
    expect(published).toMatchObject({
      trackers: {},
      unpublishedChanges: false,
      campaign: { name: 'Spring & co', landingPage: FIRST },
    })
    const click = async () => {
      api().context.served.forget()
      const servingID = api().context.servingIDs.create(liveID, api().context.now())
      return (await api().get(`/serve/click/${servingID}`)).headers.location
    }
    expect(await click()).toBe(url)
    // The name is part of the address.
    await change({ name: 'Autumn' })
    expect((await get(cookie, id)).unpublishedChanges).toBe(true)
    await change({ name: 'Spring & co' })
    expect((await get(cookie, id)).unpublishedChanges).toBe(false)
    await change({ landingPage: SECOND })
    expect((await get(cookie, id)).unpublishedChanges).toBe(true)
    expect(await click()).toBe(url)
    expect((await send()).status).toBe(200)
    expect(await click()).toBe(SECOND)
    await change({ landingPage: null })
    expect([(await get(cookie, id)).unpublishedChanges, await click()]).toEqual([true, SECOND])
  })

  it('does not reach creatives with one of their own', async () => {
    const { cookie, campaignID, change } = await start()
    const { id } = await createCreative(api(), cookie, campaignID)
    await addHtml(api(), id)
    await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } })
    await change({ landingPage: SECOND })
    const found = await get(cookie, id)
    expect(found.unpublishedChanges).toBe(false)
    expect(await loadLandingPage(found.liveCreatives[0]!.id)).toEqual([
      { type: 'redirect', url: 'https://landing.test/' },
    ])
  })
})
