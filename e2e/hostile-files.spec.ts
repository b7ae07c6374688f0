import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { servingUrls } from '@placard/domain/internal/tags'
import { zip } from '../apps/api/src/testing/sample-files.js'
import { expect, NOBODY, testAs } from './fixtures.js'

const ATTACK = `fetch('/hit');parent.postMessage('ran','*');alert(1)`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" onload="${ATTACK}"><script>${ATTACK}</script>
<foreignObject width="99" height="79"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${ATTACK}"/>
<iframe src="javascript:${ATTACK}"></iframe></body></foreignObject><rect width="50" height="50"/></svg>`
/** GIF of one pixel followed by HTML. */
const GIF = Buffer.concat([
  Buffer.from('47494638396101000100800000ffffff0000002c00000000010001000002024401003b', 'hex'),
  Buffer.from(`<html><script>${ATTACK}</script></html>`),
])
const FILES = [
  { name: 'hostile.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG), width: 100 },
  { name: 'polyglot.gif', mimeType: 'text/html', buffer: GIF, width: 1 },
]

/** Messages of a browser about blocked content. */
const BLOCKED =
  /^(Blocked script|Running the JavaScript URL violates|Applying inline style violates|Loading the image|Refused to display)/

/** Serves a publisher's page on another origin that embeds a file in every possible way. */
async function publish(file: string): Promise<{ url: string; close: () => void }> {
  const page = `<script>addEventListener('message', () => { document.title = 'ran' })</script>
    <iframe src="${file}"></iframe><object data="${file}"></object><embed src="${file}"><img alt="" src="${file}">`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

testAs('staff')(
  'A hostile file runs no script, opened directly or framed, and still shows as an image',
  async ({ page, baseURL, browser, errors }) => {
    const headers = { origin: baseURL! }
    // A context without the error check, because its browser logs blocked content.
    const visitor = await (await browser.newContext({ storageState: NOBODY })).newPage()
    const ran: string[] = []
    const blocked: string[] = []
    visitor.on('console', (message) => blocked.push(message.text()))
    visitor.on('dialog', async (dialog) => {
      ran.push(dialog.message())
      await dialog.dismiss()
    })
    visitor.on('request', (request) => {
      if (request.url().endsWith('/hit')) ran.push(request.url())
    })

    const api = `${baseURL}/api/v1/campaign`
    const campaign = await (await page.request.post(`${api}/new`, { headers, data: { name: 'Hostile' } })).json()
    const target = { headers, data: { campaignID: campaign.data.id } }
    const creative = await (await page.request.post(`${api}/creatives`, target)).json()
    for (const { name, mimeType, buffer, width } of FILES) {
      const multipart = { creativeID: creative.data.id, 'files[]': { name, mimeType, buffer } }
      const answer = await page.request.post(`${api}/creatives/assets`, { headers, multipart })
      expect(answer.status()).toBe(200)
      const { data } = await answer.json()

      await visitor.goto(data[0].url, { waitUntil: 'load' })
      const publisher = await publish(data[0].url)
      await visitor.goto(publisher.url, { waitUntil: 'load' })
      const shown = visitor.locator('img')
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
      await expect(visitor).not.toHaveTitle('ran')
      publisher.close()
    }
    expect(ran).toEqual([])
    expect(blocked.join()).toContain('Blocked script execution')
    // No other errors.
    expect(errors.splice(0).filter((text) => !BLOCKED.test(text))).toEqual([])
    await visitor.context().close()
    const gone = { headers, params: { campaignID: campaign.data.id } }
    expect((await page.request.delete(`${api}/delete`, { ...gone, data: {} })).status()).toBe(200)
  },
)

/** Entry page that attacks the page around it and our origin, and then says that it has tried everything. */
const HOSTILE_PAGE = `<!doctype html><script>
for (const attack of [
  () => { parent.document.title = 'ran' },
  () => { top.location = '/hit?top' },
  () => { parent.location.hash = 'ran' },
  () => { document.cookie = 'ran=1'; if (document.cookie) location = '/hit?cookie' },
  () => { localStorage.ran = 1; location = '/hit?storage' },
  () => { fetch('/hit?fetch', { credentials: 'include' }).catch(() => {}) },
  () => { fetch('/api/v1/campaign/hit', { credentials: 'include' }).catch(() => {}) },
  () => { navigator.sendBeacon('/hit?beacon') },
  () => { new WebSocket('ws://' + location.host + '/hit') },
  () => { navigator.serviceWorker.register('hit.js').catch(() => {}) },
  () => { new Worker('/hit?worker') },
  () => { alert(1) },
]) try { attack() } catch {}
</script><form action="/hit" method="post" target="_top"></form><iframe src="/hit?frame"></iframe><object data="/hit?object"></object>
<script>document.forms[0].submit();setTimeout(() => parent.postMessage('tried', '*'), 300)</script>`

testAs('staff')(
  'The page of a hostile archive stays in its frame on another origin',
  async ({ page, baseURL, browser, errors }) => {
    const headers = { origin: baseURL! }
    const api = `${baseURL}/api/v1/campaign`
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(`${api}${path}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
      return (await answer.json()).data
    }
    const campaign = await post('/new', { name: 'Hostile archive' })
    const trackers = { click: [{ type: 'redirect', url: 'https://shop.test/' }] }
    const { id } = await post('/creatives', { campaignID: campaign.id, trackers })
    const buffer = zip([{ name: 'index.html', data: Buffer.from(HOSTILE_PAGE) }, { name: 'hit.js' }])
    const multipart = { creativeID: id, 'files[]': { name: 'banner.zip', mimeType: 'application/zip', buffer } }
    expect((await page.request.post(`${api}/creatives/assets`, { headers, multipart })).status()).toBe(200)
    const { data } = await (await page.request.get(`${api}/creative?id=${id}`)).json()
    const published = await post('/creatives/publish', { id, version: data.version, confirmed: ['reference'] })
    const served = servingUrls(baseURL!).banner(published.liveCreatives[0].id)

    const visitor = await (await browser.newContext({ storageState: NOBODY })).newPage()
    const ran: string[] = []
    visitor.on('dialog', async (dialog) => {
      ran.push(dialog.message())
      await dialog.dismiss()
    })
    visitor.on('request', (request) => {
      if (/\/hit\b/.test(request.url()) && !request.failure()) ran.push(request.url())
    })
    await visitor.addInitScript(() =>
      addEventListener('message', ({ data: said }) => {
        if (said === 'tried') document.documentElement.dataset.tried = ''
      }),
    )
    const publisher = await publish(served)
    await visitor.goto(publisher.url)
    await expect(visitor.frameLocator('iframe').locator('html[data-tried]')).toHaveCount(1)
    expect(visitor.url()).toBe(publisher.url)
    expect(visitor.context().serviceWorkers()).toEqual([])
    expect(ran).toEqual([])
    await visitor.context().close()
    publisher.close()
    // The browser logs each attack that it blocks.
    errors.splice(0)
    const gone = { headers, params: { campaignID: campaign.id }, data: {} }
    expect((await page.request.delete(`${api}/delete`, gone)).status()).toBe(200)
  },
)
