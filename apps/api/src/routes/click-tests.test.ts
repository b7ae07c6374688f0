import { DEMO_USERS } from '@placard/domain/demo'
import { clickTestEnd, readClickReport, servingUrls } from '@placard/domain/internal/tags'
import type { ClickReport } from '@placard/domain/tags'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { publish, readPath, readRights, reported } from '../testing/published-creatives.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'

const [, agency] = DEMO_USERS
const urls = servingUrls(ORIGIN)
const TEST = 'Ab3-_xYz'
const LANDING = 'https://shop.test/spring?a=1&b=x%20y&city=Zürich'
const trackers = {
  click: [
    { type: 'redirect', url: LANDING },
    { type: 'pixel', url: 'https://count.test/click' },
  ],
  impression: [{ type: 'pixel', url: 'https://count.test/seen' }],
}
const hop = (rest: string) => `/serve/click-test/hop/${TEST}/${rest}`
const site = (address: string) => Buffer.from(address).toString('base64url')
const reportIn = (location: unknown): ClickReport | undefined => {
  const [page, report] = String(location).split('#')
  return page === `${ORIGIN}/serve/click-test/end` ? readClickReport(report) : undefined
}

describeApi('a click test', (api) => {
  const get = (path: string) => api().get(path)

  it('leads from the platform through our click URL to the end page, counts nothing and calls nobody', async () => {
    const cookie = await api().signIn(agency.email)
    const { liveID, campaignID } = await publish(api(), cookie, { trackers }, [])
    const click = encodeURIComponent(`${ORIGIN}${hop('platform?id=1&to=')}`)
    const banner = await get(`${readPath(urls.banner(liveID))}?click_test=${TEST}&preview=1&click=${click}`)
    expect(banner.status).toBe(200)
    expect(banner.text).not.toMatch(/\/serve\/event|count\.test/)
    const { 'content-security-policy': policy } = readRights(banner)
    expect(policy).toMatch(
      /^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src http:\/\/localhost:4100 data: blob:;/,
    )
    expect(policy).not.toContain('*')

    const [, opened = ''] = /"click":"([^"]+)"/.exec(banner.text) ?? []
    const platform = await get(readPath(opened))
    expect(platform.status).toBe(302)
    expect(platform.headers.location).toMatch(/^http:\/\/localhost:4100\/serve\/click\/[\w-]+\?click_test=Ab3-_xYz\./)
    const own = await get(readPath(String(platform.headers.location)))
    expect(own.status).toBe(302)
    const [clickUrl = ''] = String(platform.headers.location).split('?')
    expect(reportIn(own.headers.location)).toEqual({
      test: TEST,
      hops: [opened, clickUrl],
      landing: LANDING,
      location: LANDING.replace('ü', '%C3%BC'),
    })

    const servingID = clickUrl.split('/').at(-1) ?? ''
    for (const event of ['impression', 'click', 'engagement'] as const)
      await get(readPath(urls.event(servingID, event)))
    await get(readPath(clickUrl))
    expect(await api().context.events.flush()).toBe(true)
    const { counts } = await reported(api(), cookie, campaignID)
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
  })

  it('ends at our own page whatever a redirector is asked to open', async () => {
    for (const target of [
      'https://evil.test/?a=1',
      '//evil.test',
      'javascript:alert(1)',
      `${ORIGIN}.evil.test/`,
      `${ORIGIN}@evil.test/`,
    ]) {
      for (const name of ['platform', site('https://track.test/c')]) {
        let location = `${ORIGIN}${hop(`${name}?u=${encodeURIComponent(target)}`)}`
        for (let step = 0; step < 5 && !reportIn(location); step += 1) {
          expect(location.startsWith(`${ORIGIN}/serve/click-test/`)).toBe(true)
          const answer = await get(readPath(location))
          expect(answer.status).toBe(302)
          location = String(answer.headers.location)
        }
        expect(reportIn(location)?.test).toBe(TEST)
      }
    }
  })

  it('never leaves our hosts, and never fails, with hostile input', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://evil.test',
        ORIGIN,
        '/serve/click/x',
        '?',
        '&u=',
        '%',
        '%0d%0aset-cookie:a=b',
        '#',
        '..',
        '//',
        '@',
        '.',
      ),
      fc.string({ unit: 'grapheme-ascii' }).map(encodeURIComponent),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.boolean(), async (pieces, isSite) => {
        const text = pieces.join('')
        const { status, headers } = await get(hop(isSite ? `${site(text)}?u=${text}` : `platform?to=${text}`))
        expect([302, 404]).toContain(status)
        expect(headers['set-cookie']).toBeUndefined()
        if (status === 302)
          expect(headers.location).toMatch(
            /^http:\/\/localhost:4100\/serve\/(click-test\/(hop\/[\w.-]+\/[\w-]+(\?|$)|end#)|click\/)/,
          )
      }),
      { numRuns: 300 },
    )
  })

  it('refuses an invalid test, and one that is not a click test leads to the landing page', async () => {
    for (const path of [
      'short/platform',
      `${TEST}.bm9KU09O/platform`,
      `${TEST}/${site('ftp://x.test/')}`,
      `${TEST}/x.y`,
      '',
    ])
      expect((await get(`/serve/click-test/hop/${path}`)).status).toBe(404)
    const cookie = await api().signIn(agency.email)
    const { liveID } = await publish(api(), cookie, { trackers }, [])
    const counted = api().context.servingIDs.create(liveID, api().context.now())
    const { headers } = await get(`${readPath(urls.click(counted))}?click_test=${TEST}`)
    expect(headers.location).toBe(LANDING.replace('ü', '%C3%BC'))
    const banner = await get(`${readPath(urls.banner(liveID))}?click_test=short`)
    expect(banner.text).toContain('/serve/event/')
  })

  it('gives our origin to the fixed end page only, which nobody can frame', async () => {
    const [path = ''] = clickTestEnd({ test: TEST, hops: ['x'] }).split('#')
    const end = await get(`${path}?<script>`)
    expect(end.text).not.toContain('<script>?')
    expect(end.text).toBe((await get(path)).text)
    expect(readRights(end)['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-same-origin; default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    const page = await get('/serve/click-test')
    expect(readRights(page)['content-security-policy']).toBe(
      `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src 'unsafe-inline' ${urls.script}; style-src 'unsafe-inline'; img-src data:; frame-src ${urls.banner('')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    )
  })
})
