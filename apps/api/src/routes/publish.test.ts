import { endpoints } from '@placard/domain/api'
import { type Creative, creativeSchema } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { CONFIRMATION_NEEDED_STATUS, publishedCreativeSchema, refusedFindings } from '@placard/domain/internal/creative'
import { NO_COUNTS } from '@placard/domain/report'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addFacts } from '../store/facts/facts.js'
import { asset, creative, liveCreative, liveFile, liveVersion } from '../store/schema.js'
import { describeApi } from '../testing/test-app.js'
import { addHtml, createAsset, createCampaign, createCreative } from '../testing/test-data.js'

const [, agency] = DEMO_USERS

describeApi('publishing', (api) => {
  const publish = async (cookie: string, { id, version }: { id: string; version: number }) => {
    const { body } = await api().call(endpoints.publishCreative, { cookie, body: { id, version } })
    return endpoints.publishCreative.response.parse(body).data
  }
  const get = async (cookie: string, id: string): Promise<Creative> => {
    const { body } = await api().call(endpoints.creative, { cookie, query: { id } })
    return endpoints.creative.response.parse(body).data
  }
  async function start() {
    const cookie = await api().signIn(agency.email)
    const campaign = await createCampaign(api(), cookie)
    const made = await createCreative(api(), cookie, campaign.id, { type: 'VAST', name: 'Test ride' })
    const files = [await createAsset(api(), made.id, 'main.mp4'), await createAsset(api(), made.id, 'logo.png')]
    const body = { id: made.id, version: 1, html: '<video>' }
    await api().call(endpoints.updateCreativeHtml, { cookie, body })
    return { cookie, campaign, files, before: await get(cookie, made.id) }
  }
  const readCopy = async (liveID: string) => {
    const [row] = await api().context.db.select().from(liveCreative).where(eq(liveCreative.id, liveID))
    const files = await api().context.db.select().from(liveFile).where(eq(liveFile.liveID, liveID))
    return { snapshot: row?.snapshot, files: files.map(({ fileKey }) => fileKey) }
  }

  it('creates a complete copy of the creative with its files and a live id', async () => {
    const { cookie, campaign, files, before } = await start()
    api().wait(1000)
    const published = await publish(cookie, before)
    const now = api().context.now().toISOString()
    const [live] = published.liveCreatives
    expect(published).toEqual({
      ...before,
      version: 3,
      liveCreatives: [{ id: live?.id, publishedAt: now, version: 1 }],
      unpublishedChanges: false,
    })
    expect(await get(cookie, before.id)).toEqual(published)
    const { snapshot, files: kept } = await readCopy(live!.id)
    expect(publishedCreativeSchema.parse(snapshot)).toEqual(publishedCreativeSchema.parse(published))
    expect(snapshot).toMatchObject({
      html: '<video>',
      name: 'Test ride',
      assets: [{ filename: files[0] }, { filename: files[1] }],
    })
    expect(kept.toSorted()).toEqual(files.toSorted())
    const { body } = await api().call(endpoints.get, { cookie, query: { campaignID: campaign.id } })
    expect(endpoints.get.response.parse(body).data.creatives).toMatchObject([{ liveIDs: [live?.id] }])
  })

  it.each([
    ['a banner without html, layout or files', {}, [], 'html', /^The banner is empty/],
    ['a layout without its video', { layout: 'in-banner-video' }, ['logo.png'], 'assets.main.mp4', /^Add main\.mp4/],
    ['VAST without a video', { type: 'VAST' }, ['logo.png'], 'assets', /^Add a video file/],
    ['VPAID without a video', { type: 'VPAID' }, [], 'assets', /^Add a video file/],
  ] as const)('refuses %s, says what is missing and changes nothing', async (_, input, files, path, message) => {
    const cookie = await api().signIn(agency.email)
    const campaign = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaign.id, input)
    for (const name of files) await createAsset(api(), id, name)
    const before = await get(cookie, id)
    const { status, body } = await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } })
    expect([status, body.problems]).toEqual([400, [{ path, message: expect.stringMatching(message) }]])
    expect(await get(cookie, id)).toEqual(before)
    const { body: answer } = await api().call(endpoints.get, { cookie, query: { campaignID: campaign.id } })
    expect(endpoints.get.response.parse(answer).data.isPublished).toBe(false)
    if (before.type === 'Banner') await addHtml(api(), id)
    for (const name of before.layout || before.type !== 'Banner' ? ['main.mp4'] : []) await createAsset(api(), id, name)
    expect((await publish(cookie, before)).liveCreatives).toHaveLength(1)
  })

  it('asks to confirm warnings, lists all findings, and publishes once they are confirmed', async () => {
    const cookie = await api().signIn(agency.email)
    const campaign = await createCampaign(api(), cookie)
    const fallback = await createCreative(api(), cookie, campaign.id)
    const settings = [
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: fallback.id },
    ]
    const { id } = await createCreative(api(), cookie, campaign.id, { settings, platform: 'Quantcast' })
    await addHtml(api(), id)
    const send = (confirmed?: string[]) =>
      api().call(endpoints.publishCreative, { cookie, body: { id, version: 1, ...(confirmed && { confirmed }) } })
    const refused = await send()
    expect(refused.status).toBe(CONFIRMATION_NEEDED_STATUS)
    const codes = refusedFindings(refused.body.data)?.map(({ code }) => code)
    expect([...new Set(codes)]).toEqual(['macros', 'fallback'])
    expect((await send(['macros'])).status).toBe(CONFIRMATION_NEEDED_STATUS)
    expect((await send(['nonsense'])).status).toBe(400)
    const before = await get(cookie, id)
    expect([before.version, before.liveCreatives]).toEqual([1, []])
    await addHtml(api(), fallback.id)
    await publish(cookie, fallback)
    const published = await send(['macros'])
    expect(published.status).toBe(200)
  })

  it('warns about a fallback that the tag cannot show', async () => {
    const cookie = await api().signIn(agency.email)
    const campaign = await createCampaign(api(), cookie)
    const fallback = await createCreative(api(), cookie, campaign.id)
    await addHtml(api(), fallback.id)
    await publish(cookie, fallback)
    const settings = [
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: fallback.id },
    ]
    const { id } = await createCreative(api(), cookie, campaign.id, { settings, type: 'VAST', platform: 'Xandr' })
    await createAsset(api(), id, 'main.mp4')
    const refused = await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } })
    expect(refused.status).toBe(CONFIRMATION_NEEDED_STATUS)
    expect(refusedFindings(refused.body.data)?.filter(({ code }) => code === 'fallback')).toMatchObject([
      { message: expect.stringMatching(/^A Banner can't be shown by the tag of a VAST/) },
    ])
  })

  it('warns about the CPU time that the preview measured, which can only warn', async () => {
    const cookie = await api().signIn(agency.email)
    const campaign = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaign.id)
    await addHtml(api(), id)
    const send = (cpuUse: object, confirmed: string[] = []) =>
      api().call(endpoints.publishCreative, { cookie, body: { id, version: 1, confirmed, cpuUse } })
    for (const invalid of [{}, { worstMs: -1, totalMs: 0 }, { worstMs: 30_001, totalMs: 30_001 }, { worstMs: 'all' }])
      expect((await send(invalid)).status).toBe(400)
    const refused = await send({ worstMs: 20_000, totalMs: 20_000 })
    expect(refused.status).toBe(CONFIRMATION_NEEDED_STATUS)
    expect(refusedFindings(refused.body.data)).toMatchObject([{ code: 'cpu-chrome', severity: 'warning' }])
    expect((await send({ worstMs: 20_000, totalMs: 20_000 }, ['cpu-chrome'])).status).toBe(200)
  })

  it('cannot confirm errors, and checks the VAST document as it is served', async () => {
    const cookie = await api().signIn(agency.email)
    const campaign = await createCampaign(api(), cookie)
    const click = [{ type: 'redirect' as const, url: 'https://landing.test/' }]
    const { id } = await createCreative(api(), cookie, campaign.id, { type: 'VAST', trackers: { click } })
    await createAsset(api(), id, 'main.mp4')
    // A name and a tracker that earlier versions accepted.
    const start = [{ type: 'pixel' as const, url: 'https://count.test/?share=100%' }]
    const trackers = { click, start }
    await api().context.db.update(creative).set({ name: ' ', trackers }).where(eq(creative.id, id))
    const confirmed = ['vast', 'click']
    const { status, body } = await api().call(endpoints.publishCreative, {
      cookie,
      body: { id, version: 1, confirmed },
    })
    expect([status, body.problems]).toEqual([
      400,
      [
        { path: 'trackers.start.0.url', message: expect.stringMatching(/^Start tracker 1 has a URL/) },
        { path: 'name', message: 'The VAST document is invalid in line 9. AdTitle is empty.' },
      ],
    ])
    expect(refusedFindings(body.data)).toMatchObject([
      { code: 'tracker', section: 'trackers' },
      { code: 'vast', section: 'creative' },
    ])
  })

  it('rejects a creative that has lost its content', async () => {
    const { db } = api().context
    const { cookie, before } = await start()
    const first = await publish(cookie, before)
    await db.delete(asset).where(eq(asset.creativeID, before.id))
    const body = { id: before.id, version: first.version }
    expect((await api().call(endpoints.publishCreative, { cookie, body })).status).toBe(400)
    expect((await get(cookie, before.id)).liveCreatives).toHaveLength(1)
  })

  it('never changes a published version when the creative changes, and puts the next one behind the same tag', async () => {
    const { db } = api().context
    const { cookie, before, files } = await start()
    const first = await publish(cookie, before)
    const liveID = first.liveCreatives[0]!.id
    const copy = await readCopy(liveID)
    await api().call(endpoints.updateCreative, {
      cookie,
      body: { id: before.id, version: 3, name: 'Other', type: 'VAST', trackers: before.trackers },
    })
    await api().call(endpoints.updateCreativeHtml, { cookie, body: { id: before.id, version: 4, html: '<b>' } })
    await db.delete(asset).where(and(eq(asset.creativeID, before.id), eq(asset.name, 'logo.png')))
    expect(await readCopy(liveID)).toEqual(copy)
    api().wait(1000)
    const second = await publish(cookie, await get(cookie, before.id))
    expect(second.liveCreatives).toEqual([{ id: liveID, publishedAt: api().context.now().toISOString(), version: 2 }])
    expect(await readCopy(liveID)).toMatchObject({ snapshot: { html: '<b>', name: 'Other' } })
    const [kept] = await db.select().from(liveVersion).where(eq(liveVersion.liveID, liveID))
    expect(kept).toMatchObject({ number: 1, snapshot: copy.snapshot })
    const rows = await db.select().from(liveFile).where(eq(liveFile.liveID, liveID))
    expect(rows.map(({ number, fileKey }) => `${number} ${fileKey}`).toSorted()).toEqual(
      [`1 ${files[0]}`, `1 ${files[1]}`, `2 ${files[0]}`].toSorted(),
    )
  })

  it('counts events of every tag for the creative', async () => {
    const { db, now } = api().context
    const { cookie, before } = await start()
    const { id, version } = await publish(cookie, before)
    const body = { id, version, asNewTag: true }
    const answer = await api().call(endpoints.publishCreative, { cookie, body })
    const second = endpoints.publishCreative.response.parse(answer.body).data
    const hour = new Date('2025-10-01T00:00:00Z')
    for (const [index, { id: liveID }] of second.liveCreatives.entries())
      await addFacts(db, [{ liveID, hour, counters: { ...NO_COUNTS, impressions: 10 ** index, clicks: 1 } }], now())
    expect((await get(cookie, before.id)).data).toMatchObject({ impressions: 11, engagement: 0, clicks: 2 })
    expect(creativeSchema.parse(await get(cookie, before.id)).liveCreatives).toHaveLength(2)
  })

  it('leaves nothing behind when it is rejected or fails', async () => {
    const { db } = api().context
    const { cookie, before } = await start()
    const copies = () => db.$count(liveCreative, eq(liveCreative.creativeID, before.id))
    const late = await api().call(endpoints.publishCreative, { cookie, body: { id: before.id, version: 1 } })
    expect([late.status, await copies()]).toEqual([412, 0])
    // A number at its maximum makes the copy fail after the version was incremented.
    const number = 2 ** 31 - 1
    const full = { id: 'fullLive', creativeID: before.id, position: 0, number, publishedAt: api().context.now() }
    await db.insert(liveCreative).values(full)
    const broken = await api().call(endpoints.publishCreative, { cookie, body: { id: before.id, version: 2 } })
    expect([broken.status, await copies()]).toEqual([400, 1])
    const [row] = await db.select().from(creative).where(eq(creative.id, before.id))
    expect(row?.version).toBe(2)
  })
})
