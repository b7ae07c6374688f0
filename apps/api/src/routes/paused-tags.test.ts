import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { servingUrls } from '@placard/domain/internal/tags'
import { NO_COUNTS } from '@placard/domain/report'
import { XmlDocument } from 'libxml2-wasm'
import { expect, it } from 'vitest'
import { publish, readPath, reported } from '../testing/published-creatives.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'
import { addHtml, createCreative } from '../testing/test-data.js'
import { SAMPLES } from '../testing/uploads.js'

const [, agency] = DEMO_USERS
const urls = servingUrls(ORIGIN)

describeApi('a paused tag', (api) => {
  const get = (url: string, headers: Record<string, string> = {}) => api().get(readPath(url), { headers })
  const pause = async (cookie: string, liveID: string, paused: boolean) =>
    expect((await api().call(endpoints.pauseTag, { cookie, body: { liveID, paused } })).status).toBe(200)

  it('shows an empty banner with the policy of every banner, and counts only what was served before', async () => {
    const cookie = await api().signIn(agency.email)
    const { campaignID, liveID } = await publish(api(), cookie, {}, [SAMPLES.png])
    const before = await get(urls.banner(liveID))
    const [, servingID = ''] = /\/serve\/click\/([\w-]+)/.exec(before.text) ?? []
    await pause(cookie, liveID, true)
    for (const query of ['', '?deal=0&fallback=demoLive1a1', '?preview=1', '?cb=1']) {
      const empty = await get(urls.banner(liveID) + query)
      expect([empty.status, empty.headers['content-security-policy']]).toEqual([
        200,
        before.headers['content-security-policy'],
      ])
      expect(empty.text).toMatch(/<body><\/body>/)
      expect(empty.text).not.toMatch(/script|src=|href=|http/)
    }
    await get(urls.event(servingID, 'impression'))
    const click = await get(urls.click(servingID))
    expect([click.status, click.headers.location]).toEqual([302, 'https://landing.test/'])
    await api().context.events.flush()
    expect((await reported(api(), cookie, campaignID)).counts).toEqual({ ...NO_COUNTS, impressions: 1, clicks: 1 })
    await pause(cookie, liveID, false)
    expect((await get(urls.banner(liveID))).text).toContain('/serve/click/')
  })

  it('is a VAST or VPAID document without an ad, which says why', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, { type: 'VPAID' })
    await pause(cookie, liveID, true)
    for (const url of [urls.vast(liveID), urls.vpaid(liveID)]) {
      const { status, text, headers } = await get(url, { origin: 'https://player.test' })
      expect([status, XmlDocument.fromString(text).root.name]).toEqual([200, 'VAST'])
      expect(text).not.toContain('<Ad ')
      expect([headers['x-placard-reason'], headers['access-control-allow-origin']]).toEqual([
        'This tag is paused.',
        'https://player.test',
      ])
    }
  })

  it('is empty as a fallback, too', async () => {
    const cookie = await api().signIn(agency.email)
    const { campaignID, creativeID: fallback, liveID: fallbackID } = await publish(api(), cookie, {}, [SAMPLES.png])
    const settings = [{ key: 'fallbackCreative', value: fallback }]
    const { id } = await createCreative(api(), cookie, campaignID, { settings })
    await addHtml(api(), id)
    const { body } = await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } })
    const liveID = endpoints.publishCreative.response.parse(body).data.liveCreatives[0]!.id
    const withoutDeal = async () => (await get(`${urls.banner(liveID)}?deal=0&fallback=${fallbackID}`)).text
    expect(await withoutDeal()).toContain('/serve/click/')
    await pause(cookie, fallbackID, true)
    expect(await withoutDeal()).toMatch(/<body><\/body>/)
    expect((await get(urls.banner(liveID))).text).toContain('/serve/click/')
  })

  it('keeps the files of the version that it showed, and of those before', async () => {
    const cookie = await api().signIn(agency.email)
    const { creativeID: id, liveID } = await publish(api(), cookie, {}, [SAMPLES.png])
    const [, path = ''] = /(\/files\/[\w.-]+)/.exec((await get(urls.banner(liveID))).text) ?? []
    const found = await api().call(endpoints.creative, { cookie, query: { id } })
    const { assets, version } = endpoints.creative.response.parse(found.body).data
    await api().call(endpoints.deleteAsset, { cookie, query: { id: assets[0]!.id, creativeID: id } })
    await api().call(endpoints.publishCreative, { cookie, body: { id, version } })
    await pause(cookie, liveID, true)
    expect((await api().get(assets[0]!.path)).status).toBe(200)
    expect(path === '' || path === assets[0]!.path).toBe(true)
  })
})
