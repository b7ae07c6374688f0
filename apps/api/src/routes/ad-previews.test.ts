import { DEMO_USERS } from '@placard/domain/demo'
import { XmlDocument } from 'libxml2-wasm'
import { expect, it } from 'vitest'
import { cdata, publish, readPath, readRights } from '../testing/published-creatives.js'
import { describeApi } from '../testing/test-app.js'
import { createCampaign, createCreative } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS
const LANDING = 'https://shop.test/spring?from=%%CACHEBUSTER%%&city=Zürich'
const trackers = { click: [{ type: 'redirect', url: LANDING }] }

describeApi('previews of drafts', (api) => {
  it('are for signed-in users with access to the creative, and call no trackers', async () => {
    const cookie = await api().signIn(staff.email)
    const campaign = await createCampaign(api(), cookie)
    const counting = { ...trackers, impression: [{ type: 'pixel', url: 'https://count.test/seen' }] }
    const banner = await createCreative(api(), cookie, campaign.id, { trackers: counting })
    const address = `/serve/preview/${banner.id}`
    const shown = await api().get(address, { cookie })
    expect(shown.status).toBe(200)
    expect(shown.text).not.toMatch(/\/serve\/(event|click)|count\.test/)
    // Tells the page that frames it that this is no error page.
    expect(shown.text).toMatch(/adFrame:\s*["']ready["']/)
    expect(readRights(shown)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^sandbox allow-scripts allow-popups .*; frame-ancestors 'self'$/,
      ),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(readRights(shown)).not.toHaveProperty('access-control-allow-origin')
    // Chromium would warn of it in a list of previews.
    expect([shown, await api().get('/signin')].map(({ headers }) => headers['origin-agent-cluster'])).toEqual([
      undefined,
      undefined,
    ])
    expect((await api().get(address, { headers: { 'sec-fetch-dest': 'iframe' }, cookie })).text).toBe(shown.text)
    for (const dest of ['document', 'embed', 'object']) {
      const direct = await api().get(address, { headers: { 'sec-fetch-dest': dest }, cookie })
      expect([direct.status, direct.headers['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"])
      expect(direct.text).not.toMatch(/<(script|form|a)\b/)
    }
    expect((await api().get(address)).status).toBe(401)
    expect((await api().get(`${address}.xml`)).status).toBe(401)
    const other = await api().signIn(agency.email)
    expect((await api().get(address, { cookie: other })).status).toBe(404)
    expect((await api().get('/serve/preview/nobodysCreative', { cookie })).status).toBe(404)
  })

  it('of unsaved changes run on a page of their own, which only our console can frame', async () => {
    const page = await api().get('/serve/preview')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('document.write(data.html)')])
    expect(readRights(page)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^sandbox allow-scripts .*; frame-ancestors 'self'$/),
    })
  })

  it('show the draft of a video as VAST or VPAID', async () => {
    const cookie = await api().signIn(agency.email)
    const { creativeID } = await publish(api(), cookie, {
      type: 'VPAID',
      trackers: { ...trackers, start: [{ type: 'pixel', url: 'https://count.test/start' }] },
    })
    const { status, text } = await api().get(`/serve/preview/${creativeID}.xml`, { cookie })
    expect([status, XmlDocument.fromString(text).root.name]).toEqual([200, 'VAST'])
    expect(text).toContain('apiFramework="VPAID"')
    expect(text).not.toContain('count.test')
    expect(cdata(text, 'ClickThrough')).toEqual([LANDING])
    for (const url of cdata(text, 'Impression')) await api().get(readPath(url))
    expect(await api().context.events.flush()).toBe(true)
    expect((await api().get(`/serve/preview/${creativeID}`, { cookie })).status).toBe(404)
  })
})
