// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns } from '@placard/domain/demo'
import { servingUrls } from '@placard/domain/internal/tags'
import { eq, sql } from 'drizzle-orm'
import { XmlDocument } from 'libxml2-wasm'
import { expect, it } from 'vitest'
import { asset, liveCreative } from '../store/schema.js'
import { cdata, publish, readPath, readRights } from '../testing/published-creatives.js'
import { describeApi, ORIGIN, OWN_HEADERS, type Received } from '../testing/test-app.js'
import { addHtml, createCreative } from '../testing/test-data.js'
import { SAMPLES, upload } from '../testing/uploads.js'

const [, agency] = DEMO_USERS
const HOST = ORIGIN
const urls = servingUrls(HOST)
const LANDING = 'https://shop.test/spring?from=%%CACHEBUSTER%%&city=Zürich'
const trackers = { click: [{ type: 'redirect', url: LANDING }] }

const wellFormed = (xml: string) => XmlDocument.fromString(xml).root.name

const ANY_PAGE = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

describeApi('the serving host', (api) => {
  const get = (url: string, cookie?: string) => api().get(url.startsWith(HOST) ? readPath(url) : url, { cookie })

  it('serves a published video as VAST and VPAID, each time with a new id', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, { type: 'VPAID', name: 'Ride & <win>', trackers })
    const [first, second] = [await get(urls.vast(liveID)), await get(urls.vast(liveID))]
    expect([first.status, wellFormed(first.text)]).toEqual([200, 'VAST'])
    const readID = ({ text }: Received) => /<AdServingId>(.*)<\/AdServingId>/.exec(text)?.[1]
    expect(readID(first)).toMatch(/^[\w-]{60}$/)
    expect(readID(second)).not.toBe(readID(first))
    expect(cdata(first.text, 'MediaFile')).toEqual([expect.stringMatching(/^http:\/\/localhost:4100\/files\/.*\.mp4$/)])
    expect(cdata(first.text, 'ClickThrough')).toEqual([LANDING])
    const vpaid = await get(urls.vpaid(liveID))
    expect(wellFormed(vpaid.text)).toBe('VAST')
    const [unit = '', video = ''] = cdata(vpaid.text, 'MediaFile')
    expect([unit, video]).toEqual([urls.vpaidUnit, cdata(first.text, 'MediaFile')[0]])
    expect(JSON.parse(cdata(vpaid.text, 'AdParameters')[0] ?? '')).toMatchObject({
      media: [{ url: video, type: 'video/mp4' }],
    })
    expect((await get(video)).status).toBe(200)
    expect((await get(unit)).text).toContain('getVPAIDAd')
  })

  it('passes values of a tag to trackers and AdParameters, encoded once, and keeps the player’s macros', async () => {
    const cookie = await api().signIn(agency.email)
    const pixel = (url: string) => [{ type: 'pixel', url }]
    const query =
      '?cb=123&gdpr=1&gdpr_consent=CO.N%5D%5D%3E&addtl_consent=1~7&app_bundle_id=com.x%26y&dcm_app_id=%25%25LEFT%25%25'
    const { liveID } = await publish(api(), cookie, {
      type: 'VPAID',
      platform: 'Google DV360',
      trackers: {
        click: [...trackers.click, ...pixel('https://t.test/c?b=[CACHEBUSTING]&g=[GDPRCONSENT]')],
        impression: pixel('https://t.test/i?b=[CACHEBUSTING]&n=${CACHEBUSTER}&a=[APPBUNDLE]&t=[TIMESTAMP]&i=[IFA]'),
        start: pixel('https://t.test/s?g=${GDPR}&c=${GDPR_CONSENT_755}&d=${ADDTL_CONSENT}&r=[REGULATIONS]'),
      },
    })
    for (const address of [urls.vast(liveID), urls.vpaid(liveID)]) {
      const { text } = await get(`${address}${query}`)
      expect(wellFormed(text)).toBe('VAST')
      expect(cdata(text, 'Impression')[1]).toBe('https://t.test/i?b=123&n=123&a=com.x%26y&t=[TIMESTAMP]&i=[IFA]')
      expect(cdata(text, 'ClickTracking')[1]).toBe('https://t.test/c?b=[CACHEBUSTING]&g=CO.N%5D%5D%3E')
      expect(cdata(text, 'Tracking').find((url) => url.includes('t.test/s'))).toBe(
        'https://t.test/s?g=1&c=CO.N%5D%5D%3E&d=1~7&r=gdpr',
      )
    }
    const unit = XmlDocument.fromString((await get(`${urls.vpaid(liveID)}${query}`)).text)
    const tag = {
      cachebuster: '123',
      gdpr: '1',
      gdprConsent: 'CO.N]]>',
      addtlConsent: '1~7',
      app: { app_bundle_id: 'com.x&y' },
    }
    const parameters = unit.get('//v:AdParameters', { v: 'http://www.iab.com/VAST' })?.content ?? ''
    expect(JSON.parse(parameters)).toMatchObject({ tag })
    const untold = (await get(urls.vpaid(liveID))).text
    expect(untold).not.toContain('"tag"')
    // Some players replace no macros; a click can repeat, so its cachebuster is left to the player.
    const readCachebuster = (text: string) => /[?]b=(\d{8})&/.exec(cdata(text, 'Impression')[1] ?? '')?.[1]
    expect(readCachebuster(untold)).toBeDefined()
    expect(readCachebuster(untold)).not.toBe(readCachebuster((await get(urls.vpaid(liveID))).text))
    expect(cdata(untold, 'ClickTracking')[1]).toBe('https://t.test/c?b=[CACHEBUSTING]&g=[GDPRCONSENT]')
  })

  it('passes the app’s values of a tag to the trackers of a banner', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, { platform: 'Google DV360' }, [SAMPLES.png])
    const { text } = await get(`${urls.banner(liveID)}?app_bundle_id=com.x`)
    expect(text).toContain('"[APPBUNDLE]":"com.x"')
    expect(text).toContain('"${BUNDLE_ID}":"com.x"')
  })

  it('serves the creative’s own fallback without a deal, never one of another campaign', async () => {
    const cookie = await api().signIn(agency.email)
    const own = await publish(api(), cookie, {}, [SAMPLES.png])
    const { id } = await createCreative(api(), cookie, own.campaignID, { name: 'Second' })
    await addHtml(api(), id)
    await upload(api(), cookie, id, [SAMPLES.png])
    const publishAgain = async (creativeID: string) => {
      const { body } = await api().call(endpoints.creative, { cookie, query: { id: creativeID } })
      const { version } = endpoints.creative.response.parse(body).data
      const { body: answer } = await api().call(endpoints.publishCreative, {
        cookie,
        body: { id: creativeID, version },
      })
      return endpoints.publishCreative.response.parse(answer).data.liveCreatives.at(-1)?.id ?? ''
    }
    const second = await publishAgain(id)
    const foreign = await publish(api(), cookie, {}, [SAMPLES.png])
    const servedBy = async (query: string) => {
      const { text } = await get(`${urls.banner(own.liveID)}${query}`)
      const [, servingID = ''] = /\/serve\/event\/([\w-]+)\/impression/.exec(text) ?? []
      return api().context.servingIDs.read(servingID)?.liveID
    }
    for (const fallback of [second, foreign.liveID, 'demoLive1a1', 'gone', own.liveID])
      expect(await servedBy(`?deal=0&fallback=${fallback}`)).toBe(own.liveID)
    const { body } = await api().call(endpoints.creative, { cookie, query: { id: own.creativeID } })
    const { version } = endpoints.creative.response.parse(body).data
    const settings = [{ key: 'fallbackCreative', value: id }]
    const saved = await api().call(endpoints.updateCreative, {
      cookie,
      body: { id: own.creativeID, version, settings },
    })
    expect(saved.status, saved.text).toBe(200)
    api().context.served.forget()
    expect(await servedBy(`?deal=0&fallback=${second}`)).toBe(second)
    expect(await servedBy(`?deal=d7&fallback=${second}`)).toBe(own.liveID)
    expect(await servedBy(`?deal=0&fallback=${foreign.liveID}`)).toBe(own.liveID)
    expect((await get(`${urls.vast(own.liveID)}?deal=0&fallback=demoLive1a1`)).text).not.toContain('demoLive1a1')
  })

  it('returns VAST without ads and with a reason for a creative that cannot be played', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID, creativeID } = await publish(api(), cookie, { type: 'VAST' })
    // A version published before videos were required.
    await api().context.db.update(liveCreative).set({ snapshot: null }).where(eq(liveCreative.id, liveID))
    await api().context.db.delete(asset).where(eq(asset.creativeID, creativeID))
    api().context.served.forget()
    for (const [url, reason] of [
      [urls.vast(liveID), 'This creative has no video.'],
      [urls.vpaid('nobodysLive'), 'There is no such advertisement.'],
      [urls.vast('a%00b'), 'There is no such advertisement.'],
      [urls.vast('x'.repeat(60)), 'There is no such advertisement.'],
    ] as const) {
      const answer = await get(url)
      expect([answer.status, wellFormed(answer.text), answer.headers['x-placard-reason']]).toEqual([
        200,
        'VAST',
        reason,
      ])
      expect(answer.text).not.toContain('<Ad')
    }
  })

  it('serves a published banner in a sandbox, and an empty page for an unknown id', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, { trackers }, [SAMPLES.png])
    const banner = await get(urls.banner(liveID))
    expect([banner.status, banner.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(banner.text).toContain(`${HOST}/serve/click/`)
    const video = await publish(api(), cookie, { type: 'VAST' })
    for (const missing of [urls.banner('nobodysLive'), urls.banner(video.liveID), '/serve/other', '/serve/'])
      expect((await get(missing)).status).toBe(404)
    const script = await get(urls.script)
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
    expect(script.text).toContain(HOST)
  })

  it('serves a banner to frames only, because its address can have the host name of the console', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, { trackers }, [])
    const shown = (dest?: string) =>
      api().get(readPath(urls.banner(liveID)), dest === undefined ? {} : { headers: { 'sec-fetch-dest': dest } })
    // Some browsers do not say how a page is opened: the page then ends itself unless it is framed.
    for (const dest of [undefined, 'iframe', 'frame']) {
      const { text } = await shown(dest)
      expect(text).toContain('<p>Ride</p>')
      expect(text.indexOf('top===window')).toBeLessThan(text.indexOf('<p>Ride</p>'))
    }
    for (const dest of ['document', 'embed', 'object', 'empty']) {
      const { status, headers, text } = await shown(dest)
      expect([status, headers['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"])
      expect(text).toContain('This is an advertisement.')
      expect(text).not.toMatch(/Ride|<(script|form|a|meta http)\b/)
    }
  })

  it('allows any page to use its responses, safely', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, {}, [])
    const type = (name: string) => ({ 'content-type': name })
    const rights = async (url: string) => readRights(await get(url, cookie))
    const xml = { ...ANY_PAGE, ...type('application/xml; charset=utf-8'), vary: 'Origin' }
    expect(await rights(urls.vast(liveID))).toEqual(xml)
    // Players send credentials, so the CORS headers must name their origin.
    const player = await api().get(readPath(urls.vast(liveID)), { headers: { origin: 'https://news.test' } })
    const named = { 'access-control-allow-origin': 'https://news.test', 'access-control-allow-credentials': 'true' }
    expect(readRights(player)).toEqual({ ...xml, ...named })
    expect(await rights(urls.event('x', 'click'))).toEqual({ ...ANY_PAGE, ...type('image/gif') })
    expect(await rights(urls.click('x'))).toEqual({ ...ANY_PAGE, ...type('text/html; charset=utf-8') })
    expect(await rights(urls.banner('x'))).toEqual({ ...ANY_PAGE, ...type('application/json; charset=utf-8') })
    const cached = {
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
      ...type('text/javascript; charset=utf-8'),
    }
    for (const url of [urls.script, urls.vpaidUnit]) expect(await rights(url)).toEqual({ ...ANY_PAGE, ...cached })
    const { 'content-security-policy': policy, ...others } = await rights(urls.banner(liveID))
    const { 'content-security-policy': _, ...open } = { ...ANY_PAGE, ...type('text/html; charset=utf-8') }
    expect(others).toEqual(open)
    expect(policy).toBe(
      `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src * data: blob:; script-src * 'unsafe-inline' blob:; style-src * 'unsafe-inline' data:; connect-src 'none'; frame-src ${HOST}/files/; object-src 'none'; base-uri 'none'; form-action 'none'`,
    )
  })

  it('redirects a click to the landing page of the published copy only', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID, creativeID } = await publish(api(), cookie, { trackers }, [])
    const click = async (id: string, more = '') => {
      const { status, headers } = await get(`${urls.click(id)}${more}`)
      return [status, headers.location]
    }
    const { servingIDs, now } = api().context
    const servingID = servingIDs.create(liveID, now())
    const landing = LANDING.replaceAll('%%', '%25%25').replace('ü', '%C3%BC')
    expect(await click(servingID)).toEqual([302, landing])
    for (const appended of [
      '?url=https://evil.test&to=//evil.test',
      '/',
      '/?a=1',
      '&a=1',
      '%',
      'https://evil.test',
      'A',
    ])
      expect(await click(servingID, appended)).toEqual([302, landing])
    // Too late to count, but the redirect still works.
    expect(await click(servingIDs.create(liveID, new Date(0)))).toEqual([302, landing])
    const nowhere = await publish(api(), cookie, {}, [])
    // Older versions may have no landing page.
    const older = { snapshot: sql`jsonb_set(${liveCreative.snapshot}, '{trackers}', '{}')` }
    await api().context.db.update(liveCreative).set(older).where(eq(liveCreative.id, nowhere.liveID))
    for (const id of [servingIDs.create(nowhere.liveID, now()), servingIDs.create('gone', now()), `A${servingID}`, 'x'])
      expect(await click(id)).toEqual([404, undefined])
    await api().call(endpoints.deleteCreative, { cookie, query: { id: creativeID } })
    expect(await click(servingID)).toEqual([404, undefined])
    expect((await get(urls.banner(liveID))).status).toBe(404)
    expect((await get(urls.vast(liveID))).text).not.toContain('<Ad')
  })

  it('only supports GET', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const) {
      const answer = await api().app.inject({
        method,
        url: readPath(urls.event('x', 'click')),
        headers: OWN_HEADERS,
        payload: '{}',
      })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('serves the demo company’s published creatives', async () => {
    for (const { type, liveIDs } of demoCampaigns(DEMO_NOW).flatMap(({ creatives }) => creatives))
      for (const id of liveIDs) {
        const answer = await get(type === 'Banner' ? urls.banner(id) : type === 'VAST' ? urls.vast(id) : urls.vpaid(id))
        expect(answer.status).toBe(200)
        expect(answer.text).toContain(type === 'Banner' ? '/serve/click/' : '<MediaFile')
      }
  })
})
