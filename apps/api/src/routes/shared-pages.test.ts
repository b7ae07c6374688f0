import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { type PageOrder, PRERENDERED_PAGE_ID, type PrerenderedPage } from '@placard/domain/internal/share'
import type { LinkChanges } from '@placard/domain/share'
import Fastify, { type FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { limitRequests } from '../http/rate-limit.js'
import { setSecurityHeaders } from '../http/security-headers.js'
import { serveConsole } from '../http/serve-console.js'
import { findLiveLink, listSites } from '../store/reports/open-links.js'
import { LINKED_CAMPAIGN, linkCalls, readToken } from '../testing/link-fixtures.js'
import { describeApi } from '../testing/test-app.js'
import { createSharedPages } from './shared-pages.js'

const PAGE = `<!doctype html>
<html lang="en" data-density="comfortable">
  <head>
    <title>Placard</title>
    <link rel="preload" href="/config.json" as="fetch" crossorigin="use-credentials" />
    <script type="module" crossorigin src="/assets/share-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This console needs JavaScript.</noscript>
  </body>
</html>`
const MANIFEST = {
  'share.html': { file: 'assets/share-1.js', imports: ['_initial.js'] },
  '_initial.js': { file: 'assets/initial-1.js' },
  'src/share-pages.tsx': {
    file: 'assets/pages-1.js',
    imports: ['_initial.js', '_report.js'],
    css: ['assets/r.css'],
  },
  '_report.js': { file: 'assets/report-1.js' },
  'src/de/de.ts': { file: 'assets/de-1.js' },
}

describeApi('rendered pages of share links', (api) => {
  const { asOwner, make } = linkCalls(api)
  let consoleDir = ''
  let app: FastifyInstance
  let orders: PageOrder[] = []
  let failure: Error | undefined
  const counted = new Counter({ name: 'counted', help: 'pages', labelNames: ['result'], registers: [] })

  beforeAll(async () => {
    consoleDir = mkdtempSync(join(tmpdir(), 'placard-shared-'))
    mkdirSync(join(consoleDir, '.vite'))
    mkdirSync(join(consoleDir, 'assets'))
    writeFileSync(join(consoleDir, 'assets/report-1.js'), 'x'.repeat(10_000))
    writeFileSync(join(consoleDir, 'assets/pages-1.js'), 'x')
    for (const name of ['index.html', 'share.html']) writeFileSync(join(consoleDir, name), PAGE)
    writeFileSync(join(consoleDir, '.vite/share-manifest.json'), JSON.stringify(MANIFEST))
    const config = { ...api().config, consoleDir }
    const pages = {
      counted,
      close: async () => undefined,
      async render(order: PageOrder) {
        orders.push(order)
        if (failure) throw failure
        return { head: '<title>A report &amp; more $&</title>', body: `<main>${order.address ?? 'dead'}</main>` }
      },
    }
    const context = { ...api().context, config, pages }
    app = Fastify()
    await setSecurityHeaders(app, config)
    await limitRequests(app, context)
    await serveConsole(app, config, {
      findLink: (token) => findLiveLink(context, token),
      sitesOf: listSites,
      rendered: createSharedPages(context, { company: 'Acme </script>' }),
    })
  })
  afterAll(() => rmSync(consoleDir, { recursive: true }))
  beforeEach(() => {
    orders = []
    failure = undefined
  })

  let visitor = 0
  async function open(url: string, headers: Record<string, string> = {}) {
    visitor += 1
    const remoteAddress = `10.${visitor >> 8}.${visitor & 255}.1`
    const answer = await app.inject({ url, remoteAddress, headers: { accept: 'text/html', ...headers } })
    return { status: answer.statusCode, html: answer.body, cache: answer.headers['cache-control'] }
  }
  const createPage = (html: string): PrerenderedPage =>
    JSON.parse(new RegExp(`id="${PRERENDERED_PAGE_ID}">(.*?)</script>`).exec(html)?.[1] ?? 'null')
  const makePage = async (changes?: LinkChanges & { origins?: string[] }) => `/share/${readToken(await make(changes))}`

  it('have the markup, the data of the same calls, and hints for the code', async () => {
    const path = await makePage()
    const { status, html, cache } = await open(path)
    expect([status, cache]).toEqual([200, 'no-store'])
    expect(html).toContain('<title>A report &amp; more $&</title>')
    expect(html).toContain(`<main>${path}?`)
    expect(html).not.toMatch(/noscript|config\.json|<title>Placard/)
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/r.css"></head>')
    const [, code] = html.split('</script>', 2)
    expect(code).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/share-1.js">')
    // Largest first.
    expect([...html.matchAll(/rel="modulepreload".*?href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/assets/report-1.js',
      '/assets/pages-1.js',
    ])
    const { queries, config, language } = createPage(html)
    expect(config).toEqual({ company: 'Acme </script>' })
    expect(language).toBe('en')
    expect(queries.map(({ key }) => key.slice(0, 2))).toEqual([
      ['share-link', path.split('/').at(-1)],
      ['report', 'share'],
      ['report', 'share'],
    ])
    expect(queries[1]?.data).toMatchObject({ campaign: { name: LINKED_CAMPAIGN.name }, reportToken: [] })
  })

  it('are in the language and theme of the link, else in the first language of the browser', async () => {
    const own = await makePage({ language: 'de', theme: 'dark' })
    expect((await open(own)).html).toContain('<html lang="de" data-theme="dark" data-link-theme')
    const free = await makePage()
    expect((await open(free, { 'accept-language': 'fr-CH, DE;q=0.9, en;q=0.8' })).html).toContain('<html lang="de" ')
    expect((await open(free)).html).toContain('<html lang="en" ')
    expect(orders.map(({ page }) => page.language)).toEqual(['de', 'de', 'en'])
  })

  it('are rendered once for many visitors of the default view, and for each of other views', async () => {
    const path = await makePage()
    await Promise.all(Array.from({ length: 20 }, () => open(path)))
    const [, report] = createPage((await open(path)).html).queries
    const { start, end, tzCode } = report!.key[3] as Record<string, string>
    await open(`${path}?start=${start}&end=${end}&tz=${tzCode}`)
    expect(orders).toHaveLength(1)
    await open(`${path}?start=2025-10-01&end=2025-10-02&tz=UTC`)
    await open(`${path}?start=2025-10-01&end=2025-10-02&tz=UTC`)
    expect(orders).toHaveLength(3)
  })

  it('show changes of the link and of its campaign at once', async () => {
    const link = await make()
    const path = `/share/${readToken(link)}`
    await open(path)
    const changes = { leftOut: ['clicks'] }
    const query = { campaignID: LINKED_CAMPAIGN.id, id: link.id }
    expect((await asOwner(endpoints.updateToken, { body: { ...query, ...changes } })).status).toBe(200)
    expect(createPage((await open(path)).html).queries[1]?.data).toMatchObject(changes)
    await asOwner(endpoints.revokeToken, { query })
    const dead = await open(path)
    expect(dead).toMatchObject({ status: 404, cache: 'no-store' })
    expect(dead.html).toContain('<main>dead</main>')
    expect(dead.html).not.toMatch(/<script type="module"|modulepreload/)
    expect(dead.html).not.toContain(LINKED_CAMPAIGN.name)
  })

  it('have the reports of one creative', async () => {
    const [creative] = LINKED_CAMPAIGN.creatives
    const { html } = await open(`${await makePage()}/creative/${creative?.id}`)
    const [, events, report] = createPage(html).queries
    expect(events?.key.at(-1)).toBe('events')
    expect(report?.data).toMatchObject({ creatives: [{ id: creative?.id }] })
    expect(orders[0]?.address).toMatch(new RegExp(`/creative/${creative?.id}\\?`))
  })

  it('of a link with a password say nothing', async () => {
    const { html, status } = await open(await makePage({ password: 'a long password' }))
    expect([status, html]).toEqual([200, PAGE])
    expect(orders).toEqual([])
  })

  it('are left to the browser, and counted, where rendering fails', async () => {
    const path = await makePage()
    failure = new Error('broken')
    const left = async () => (await counted.get()).values.find(({ labels }) => labels.result === 'left')?.value ?? 0
    const before = await left()
    expect(await open(path)).toMatchObject({ status: 200, html: PAGE })
    expect(await left()).toBe(before + 1)
    failure = undefined
    expect((await open(path)).html).toContain('<main>')
  })

  it('are limited for one address, which still gets a page', async () => {
    const path = await makePage()
    const statuses = new Set<number>()
    for (let calls = 0; calls < 301; calls += 1) {
      const { statusCode, body } = await app.inject({
        url: path,
        remoteAddress: '192.0.2.7',
        headers: { accept: 'text/html' },
      })
      statuses.add(statusCode)
      if (statusCode === 429) expect(body).toBe(PAGE)
    }
    expect([...statuses]).toEqual([200, 429])
  })
})
