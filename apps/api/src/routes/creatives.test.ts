import { endpoints } from '@placard/domain/api'
import { type Creative, creativeInputSchema } from '@placard/domain/creative'
import { DEMO_USERS, demoCampaigns, demoFacts } from '@placard/domain/demo'
import { failureSchema, MAX_CREATIVES_PER_PAGE } from '@placard/domain/internal/api'
import {
  CREATIVE_NOT_FOUND,
  FALLBACK_NOT_FOUND,
  MAX_HTML_LENGTH,
  NO_CREATIVE_YET,
} from '@placard/domain/internal/creative'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { storedFile } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'
import { addHtml, createAsset, createCampaign, createCreative } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS
const FORM = {
  name: 'Test ride',
  type: 'VAST',
  width: 640,
  height: 360,
  fluid: true,
  platform: 'Xandr',
  trackers: { click: [{ type: 'redirect', url: 'https://click.example/?c=%%CACHEBUSTER%%' }] },
  settings: [
    { key: 'layoutOptions', value: { loop: 'yes', player_size: 120, position: 'top' } },
    { key: 'euCreative', value: true },
  ],
  layout: 'in-banner-video',
}

describeApi('creatives', (api) => {
  const get = async (cookie: string, id: string): Promise<Creative> => {
    const { body } = await api().call(endpoints.creative, { cookie, query: { id } })
    return endpoints.creative.response.parse(body).data
  }
  const list = async (cookie: string, campaignID: string) => {
    const { body } = await api().call(endpoints.creatives, { cookie, query: { campaignID } })
    return endpoints.creatives.response.parse(body).data
  }
  const update = (cookie: string, body: object) => api().call(endpoints.updateCreative, { cookie, body })
  const write = (cookie: string, body: object) => api().call(endpoints.updateCreativeHtml, { cookie, body })
  const remove = (cookie: string, id: string) => api().call(endpoints.deleteCreative, { cookie, query: { id } })
  const stored = (key: string) => api().context.db.$count(storedFile, eq(storedFile.key, key))
  async function start(email: string = agency.email) {
    const cookie = await api().signIn(email)
    return { cookie, campaign: await createCampaign(api(), cookie) }
  }

  it('start with the defaults of the contract, at the end of their campaign', async () => {
    const { cookie, campaign } = await start()
    const first = await createCreative(api(), cookie, campaign.id)
    const second = await createCreative(api(), cookie, campaign.id, FORM)
    expect(first).toMatchObject({ ...creativeInputSchema.parse({}), size: '300x250', html: '', version: 1 })
    expect(second).toMatchObject({ ...FORM, size: '640x360', assets: [], liveCreatives: [] })
    expect(await list(cookie, campaign.id)).toEqual([first, second])
    expect(await get(cookie, second.id)).toEqual(second)
  })

  it('are paginated on request', async () => {
    const { cookie, campaign } = await start()
    const all: Creative[] = []
    for (let place = 0; place < 5; place++) all.push(await createCreative(api(), cookie, campaign.id))
    const page = async (number: number, size?: number) => {
      const paginate = { 'paginate[page]': String(number), ...(size && { 'paginate[size]': String(size) }) }
      const { body } = await api().call(endpoints.creatives, {
        cookie,
        query: { campaignID: campaign.id, ...paginate },
      })
      return endpoints.creatives.response.parse(body)
    }
    expect(await page(1, 2)).toMatchObject({ data: all.slice(0, 2), pagination: { page: 1, pages: 3, total: 5 } })
    expect((await page(3, 2)).data).toEqual(all.slice(4))
    expect((await page(4, 2)).data).toEqual([])
    expect(await page(1)).toMatchObject({ data: all, pagination: { page: 1, pages: 1, total: 5 } })
    const query = { campaignID: campaign.id, 'paginate[page]': '1', 'paginate[size]': `${MAX_CREATIVES_PER_PAGE + 1}` }
    expect((await api().call(endpoints.creatives, { cookie, query })).status).toBe(400)
    expect(
      (await api().call(endpoints.creatives, { cookie, query: { campaignID: campaign.id } })).body,
    ).not.toHaveProperty('pagination')
  })

  it('have the sums of their live ids', async () => {
    const cookie = await api().signIn(staff.email)
    const now = api().context.now()
    for (const campaign of demoCampaigns(now)) {
      const facts = [...demoFacts(campaign, now)]
      for (const creative of await list(cookie, campaign.id)) {
        const own = facts.filter(({ creativeID }) => creativeID === creative.id)
        const names = ['impressions', 'engagement', 'clicks', 'videoStarts', 'videoCompletes'] as const
        const totals = names.map((name) => [name, own.reduce((sum, { counters }) => sum + counters[name], 0)])
        expect(creative.data).toEqual(Object.fromEntries(totals))
      }
    }
  })

  it('are saved by form or by HTML without changing the other, and move their campaign to the top', async () => {
    const { cookie, campaign } = await start()
    const { id } = await createCreative(api(), cookie, campaign.id)
    api().wait(1000)
    const other = await createCampaign(api(), cookie, 'Other')
    api().wait(1000)
    const written = await write(cookie, { id, version: 1, html: '<p>Löwe 🦁</p>' })
    expect(written.status).toBe(200)
    const saved = await update(cookie, { id, version: 2, ...FORM })
    expect(saved.status).toBe(200)
    const now = await get(cookie, id)
    expect(now).toEqual(saved.body.data)
    const updatedAt = api().context.now().toISOString()
    expect(now).toMatchObject({ ...FORM, size: '640x360', html: '<p>Löwe 🦁</p>', version: 3, updatedAt })
    const { body } = await api().call(endpoints.mine, { cookie })
    const listed = endpoints.mine.response.parse(body).data
    expect(listed.slice(0, 2).map((each) => each.id)).toEqual([campaign.id, other.id])
    expect(listed[0]).toMatchObject({ updatedAt, version: 1, creatives: [{ id, name: 'Test ride', size: '640x360' }] })
  })

  it('accept the longest HTML in any script, and reject a longer one with a message', async () => {
    const { cookie, campaign } = await start()
    const { id } = await createCreative(api(), cookie, campaign.id)
    const html = '漢'.repeat(MAX_HTML_LENGTH)
    expect((await write(cookie, { id, version: 1, html })).status).toBe(200)
    expect((await get(cookie, id)).html === html).toBe(true)
    const { status, body } = await write(cookie, { id, version: 2, html: `${html}x` })
    expect([status, body.problems]).toEqual([400, [{ path: 'html', message: 'The html is too long' }]])
  })

  it('accept user input only, and no fields of the server', async () => {
    const { cookie, campaign } = await start()
    const elsewhere = await createCampaign(api(), cookie, 'Elsewhere')
    const forged = {
      size: '1x1',
      html: '<script>',
      assets: [{ id: 'a' }],
      liveCreatives: [{ id: 'live', publishedAt: '2001-01-01T00:00:00.000Z' }],
      data: { impressions: 5, engagement: 5, clicks: 5 },
      updatedAt: '2001-01-01T00:00:00.000Z',
      position: -1,
    }
    const made = await createCreative(api(), cookie, campaign.id, { ...forged, id: 'myOwnId', version: 9 })
    await update(cookie, { ...FORM, ...forged, id: made.id, version: 1, campaignID: elsewhere.id })
    expect(made.id).not.toBe('myOwnId')
    expect(await get(cookie, made.id)).toEqual({ ...made, ...FORM, size: '640x360', version: 2 })
    expect(await list(cookie, elsewhere.id)).toEqual([])
  })

  it('reject outdated versions, and return the current state', async () => {
    const { cookie, campaign } = await start()
    const { id } = await createCreative(api(), cookie, campaign.id)
    await write(cookie, { id, version: 1, html: '<p>first</p>' })
    const before = await get(cookie, id)
    api().wait(1000)
    for (const late of [
      await write(cookie, { id, version: 1, html: '<p>late</p>' }),
      await update(cookie, { id, version: 1, ...FORM }),
      await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } }),
    ]) {
      expect(late.status).toBe(412)
      expect(failureSchema.parse(late.body).data).toEqual(before)
    }
    expect(await get(cookie, id)).toEqual(before)
    const { body } = await api().call(endpoints.get, { cookie, query: { campaignID: campaign.id } })
    expect(endpoints.get.response.parse(body).data.updatedAt).toBe(before.updatedAt)
  })

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no pixels', { width: 0 }, 'width'],
    ['half pixels', { height: 1.5 }, 'height'],
    ['an unknown type', { type: 'Popup' }, 'type'],
    ['an unknown platform', { platform: 'Nowhere' }, 'platform'],
    [
      'a script as URL',
      { trackers: { click: [{ type: 'pixel', url: 'javascript:alert(1)' }] } },
      'trackers.click.0.url',
    ],
    [
      'a script tracker of a video',
      { type: 'VAST', trackers: { impression: [{ type: 'script', url: 'https://a.test/x.js' }] } },
      'trackers.impression.0.type',
    ],
    [
      'an option beyond its bounds',
      { settings: [{ key: 'layoutOptions', value: { ad_duration: 121 } }] },
      'settings.0.value.ad_duration',
    ],
    ['a setting twice', { settings: [FORM.settings[1], FORM.settings[1]] }, 'settings'],
    ['a NUL in a setting', { settings: [{ key: 'layoutOptions', value: { a: '\0' } }] }, 'settings.0.value.a'],
    [
      'half a character in a setting',
      { settings: [{ key: 'layoutOptions', value: { a: '\ud800' } }] },
      'settings.0.value.a',
    ],
    ['a NUL in a name', { name: 'a\0b' }, 'name'],
  ])('reject %s with a clear message, in new and changed creatives', async (_, wrong, path) => {
    const { cookie, campaign } = await start()
    const before = await createCreative(api(), cookie, campaign.id)
    for (const { status, body } of [
      await api().call(endpoints.newCreative, { cookie, body: { campaignID: campaign.id, ...wrong } }),
      await update(cookie, { ...FORM, ...wrong, id: before.id, version: 1 }),
    ]) {
      const { message, problems } = failureSchema.parse(body)
      expect([status, problems?.[0]?.path ?? '']).toEqual([400, path])
      expect(message).toMatch(/^[A-Z]/)
    }
    expect(await list(cookie, campaign.id)).toEqual([before])
  })

  it('accept only another creative of their campaign as fallback, and remove it when it is deleted', async () => {
    const { cookie, campaign } = await start()
    const elsewhere = await createCreative(api(), cookie, (await createCampaign(api(), cookie)).id)
    const fallback = await createCreative(api(), cookie, campaign.id)
    const instead = (value: string) => ({ settings: [FORM.settings[1], { key: 'fallbackCreative', value }] })
    const own = await createCreative(api(), cookie, campaign.id, instead(fallback.id))
    for (const wrong of [elsewhere.id, 'nobodyKnows', own.id]) {
      const { status, body } = await update(cookie, { id: own.id, version: 1, ...instead(wrong) })
      expect(status).toBe(400)
      expect(body.problems).toEqual([{ path: 'settings', message: FALLBACK_NOT_FOUND }])
    }
    const refused = { campaignID: campaign.id, ...instead(elsewhere.id) }
    expect((await api().call(endpoints.newCreative, { cookie, body: refused })).status).toBe(400)
    expect((await list(cookie, campaign.id)).length).toBe(2)
    expect((await update(cookie, { id: fallback.id, version: 1, ...instead('') })).status).toBe(200)
    await remove(cookie, fallback.id)
    expect(await get(cookie, own.id)).toMatchObject({ version: 2, settings: [FORM.settings[1]] })
  })

  it('are duplicated with HTML, settings and files, unpublished and with a new name', async () => {
    const { cookie, campaign } = await start()
    const { id } = await createCreative(api(), cookie, campaign.id, FORM)
    await write(cookie, { id, version: 1, html: '<p>one</p>' })
    await createAsset(api(), id, 'main.mp4')
    await createAsset(api(), id, 'logo.png')
    await api().call(endpoints.publishCreative, { cookie, body: { id, version: 2 } })
    const original = await get(cookie, id)
    const duplicate = async (of: string) => {
      const { body } = await api().call(endpoints.duplicateCreative, { cookie, body: { id: of } })
      return endpoints.duplicateCreative.response.parse(body).data
    }
    const copies = [await duplicate(id), await duplicate(id)]
    copies.push(await duplicate(copies[0]!.id))
    expect(copies.map(({ name }) => name)).toEqual(['Test ride (Copy)', 'Test ride (Copy 2)', 'Test ride (Copy 3)'])
    for (const copy of copies) {
      const { html, settings, trackers, layout, size } = original
      expect(copy).toMatchObject({ html, settings, trackers, layout, size, version: 1, liveCreatives: [] })
      const bare = (creative: Creative) => creative.assets.map((asset) => ({ ...asset, id: '', creativeID: '' }))
      expect(copy.assets.map(({ creativeID }) => creativeID)).toEqual([copy.id, copy.id])
      expect(bare(copy)).toEqual(bare(original))
    }
    const ids = [original, ...copies].flatMap(({ assets }) => assets.map((asset) => asset.id))
    expect(new Set(ids).size).toBe(8)
    expect((await list(cookie, campaign.id)).map((each) => each.id)).toEqual([id, ...copies.map((copy) => copy.id)])
    await remove(cookie, id)
    expect(await get(cookie, copies[0]!.id)).toEqual(copies[0])
    expect(await stored(original.assets[0]!.filename)).toBe(1)
  })

  it('return the same for another owner’s and for missing creatives', async () => {
    const theirs = await start(staff.email)
    const creative = await createCreative(api(), theirs.cookie, theirs.campaign.id)
    const cookie = await api().signIn(agency.email)
    for (const id of [creative.id, 'nobodyKnows'])
      for (const { status, body } of [
        await api().call(endpoints.creative, { cookie, query: { id } }),
        await update(cookie, { id, version: 1, ...FORM }),
        await write(cookie, { id, version: 1, html: '' }),
        await api().call(endpoints.duplicateCreative, { cookie, body: { id } }),
        await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } }),
        await remove(cookie, id),
      ])
        expect([status, body]).toEqual([404, { status: 404, message: CREATIVE_NOT_FOUND }])
    for (const campaignID of [theirs.campaign.id, 'nobodyKnows']) {
      expect((await api().call(endpoints.creatives, { cookie, query: { campaignID } })).status).toBe(404)
      expect((await api().call(endpoints.newCreative, { cookie, body: { campaignID } })).status).toBe(404)
    }
    expect(await list(theirs.cookie, theirs.campaign.id)).toEqual([creative])
    const temporary = await update(cookie, { id: 'new_12345678901234', version: 1, ...FORM })
    expect([temporary.status, temporary.body.message]).toEqual([400, NO_CREATIVE_YET])
  })

  it('are deleted with their files and published copies, once', async () => {
    const { cookie, campaign } = await start()
    const kept = await createCreative(api(), cookie, campaign.id)
    const { id } = await createCreative(api(), cookie, campaign.id)
    await addHtml(api(), id)
    const file = await createAsset(api(), id, 'main.mp4')
    await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } })
    expect(await stored(file)).toBe(1)
    expect((await remove(cookie, id)).body).toEqual({ status: 200, data: null })
    expect(await list(cookie, campaign.id)).toEqual([kept])
    expect(await stored(file)).toBe(0)
    expect((await remove(cookie, id)).status).toBe(404)
    expect((await update(cookie, { id, version: 2, ...FORM })).status).toBe(404)
  })
})
