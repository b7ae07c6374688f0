import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { expect, FULL, NOBODY, testAs } from './fixtures.js'

const require = createRequire(import.meta.url)
const LANDING = 'https://shop.test/spring'
const ONCE = { videoStarts: 1, firstQuartiles: 1, midpoints: 1, thirdQuartiles: 1, videoCompletes: 1 }
const ALL = { impressions: 1, clicks: 1, ...ONCE }
const VIDEO_S = 5

/** Functions of the publisher's pages. */
interface Client {
  watch: (address: string) => Promise<object>
}
interface Player {
  start: (address: string) => void
}

/** Bundles the real player into one script, without its streaming modules. */
async function playerScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { FP_ENV: '"production"', FP_DEBUG: 'false', FP_HOMEPAGE: '""', FP_BUILD_VERSION: '""' },
    build: {
      write: false,
      lib: { entry: require.resolve('fluid-player'), formats: ['iife'], name: 'fluidPlayer' },
      rollupOptions: { external: ['dashjs', 'hls.js', 'videojs-vtt.js', 'panolens'], output: { exports: 'default' } },
    },
  })
  if (!Array.isArray(made)) throw new Error('There is no player.')
  return made.flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : ''))).join('\n')
}

/** Starts a publisher's site on another origin, with common player libraries. */
async function openSite(files: Record<string, { type: string; body: string | Buffer }>) {
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url]
    response.statusCode = file ? 200 : 404
    response.setHeader('content-type', file?.type ?? 'text/plain').end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Records a small real video in this browser, in a format that it can play. */
async function recordVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async (seconds) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const drawing = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    const start = performance.now()
    const painting = setInterval(() => {
      const at = performance.now() - start
      if (drawing) drawing.fillStyle = `hsl(${at / 10} 80% 50%)`
      drawing?.fillRect(0, 0, 320, 180)
      if (at >= seconds * 1000 && recorder.state === 'recording') recorder.stop()
    }, 40)
    recorder.start()
    await stopped
    clearInterval(painting)
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }, VIDEO_S)
  return Buffer.from(base64, 'base64')
}

/** Publishes a creative with a video through the API. */
async function publish(page: Page, baseURL: string, type: 'VAST' | 'VPAID', video: Buffer) {
  const headers = { origin: baseURL }
  const api = `${baseURL}/api/v1/campaign`
  const post = async (path: string, more: object) => {
    const answer = await page.request.post(`${api}/${path}`, { headers, ...more })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const campaign = await post('new', { data: { name: `${type} & friends` } })
  const trackers = { click: [{ type: 'redirect', url: LANDING }] }
  const input = { campaignID: campaign.id, name: 'Test <ride>', type, width: 320, height: 180, trackers }
  const { id } = await post('creatives', { data: input })
  const file = { name: 'main.webm', mimeType: 'video/webm', buffer: video }
  await post('creatives/assets', { multipart: { creativeID: id, duration: String(VIDEO_S), 'files[]': file } })
  const { data: creative } = await (await page.request.get(`${api}/creative`, { params: { id } })).json()
  const published = await post('creatives/publish', { data: { id, version: creative.version } })
  const liveID: string = published.liveCreatives[0].id
  return { campaignID: campaign.id as string, address: `${baseURL}/serve/${type.toLowerCase()}/${liveID}.xml` }
}

/** Returns the counts of a campaign's report that are not zero. */
async function loadReport(page: Page, baseURL: string, campaignID: string) {
  const day = new Date().toISOString().slice(0, 10)
  const seconds = (time: string) => String(Date.parse(`${day}T${time}Z`) / 1000)
  const params = { campaignID, start_dt: seconds('00:01:00'), end_dt: seconds('23:59:59'), tz: 'UTC' }
  const answer = await page.request.get(`${baseURL}/api/v1/campaign/reports`, { params })
  const { data } = (await answer.json()) as { data: { rows: Record<string, number | string>[] } }
  const sums: Record<string, number> = {}
  for (const row of data.rows)
    for (const [name, count] of Object.entries(row))
      if (typeof count === 'number' && count > 0) sums[name] = (sums[name] ?? 0) + count
  return sums
}

const visit = async (browser: Browser, address: string) => {
  const page = await (await browser.newContext({ storageState: NOBODY })).newPage()
  await page.goto(address)
  return page
}

/** Waits until all received events are in the database. */
async function allCounted(page: Page): Promise<void> {
  const waiting = async () => /events_waiting (\d+)/.exec(await (await page.request.get('/metrics')).text())?.[1]
  await expect.poll(waiting).toBe('0')
}

const html = (body: string) => ({ type: 'text/html', body: `<!doctype html><meta charset="utf-8">${body}` })
const script = (body: string | Buffer) => ({ type: 'text/javascript', body })

const CLIENT_PAGE = html(`<script type="module">
import { VASTClient, VASTTracker } from '/vast-client.js'
window.watch = async (address) => {
  const client = new VASTClient()
  const { ads: [ad], version } = await client.get(address)
  const creative = ad.creatives.find(({ type }) => type === 'linear')
  const clicked = []
  const tracker = new VASTTracker(client, ad, creative)
  tracker.on('clickthrough', (url) => clicked.push(url))
  tracker.trackImpression()
  tracker.setDuration(creative.duration)
  for (let second = 0; second <= creative.duration; second += 0.25) tracker.setProgress(second)
  tracker.complete()
  tracker.click()
  return {
    version, title: ad.title, servingID: ad.adServingId, clicked, duration: creative.duration,
    files: creative.mediaFiles.map(({ mimeType, apiFramework, width, height }) => [mimeType, apiFramework, width, height]),
    parameters: creative.adParameters && JSON.parse(creative.adParameters.value ?? creative.adParameters),
  }
}
</script>`)

const PLAYER_PAGE = html(`<script src="/player.js"></script>
<video id="video" width="640" height="360"><source src="/content.webm" type="video/webm"></video>
<script>
window.start = (vastTag) => fluidPlayer('video', {
  layoutControls: { fillToContainer: false },
  vastOptions: { allowVPAID: true, adClickable: true, adList: [{ roll: 'preRoll', vastTag }] },
})
</script>`)

const test = testAs('staff')
let video: Buffer

test.beforeAll(async ({ browser }) => {
  const studio = await browser.newPage()
  video = await recordVideo(studio)
  await studio.close()
})

const requireHost = (baseURL: string | undefined) => baseURL ?? ''

for (const type of ['VAST', 'VPAID'] as const)
  test(
    `The report shows exactly what an independent client fires for ${type}`,
    FULL,
    async ({ page, baseURL, browser }) => {
      const host = requireHost(baseURL)
      await page.goto('/dashboard')
      const { campaignID, address } = await publish(page, host, type, video)
      const library = readFileSync(require.resolve('@dailymotion/vast-client/dist/vast-client.min.js'))
      const site = await openSite({ '/': CLIENT_PAGE, '/vast-client.js': script(library) })
      const publisher = await visit(browser, site.origin)
      const events: string[] = []
      publisher.on('request', (request) => {
        if (request.url().includes('/serve/event/')) events.push(request.url())
      })
      const watch = (url: string) => publisher.evaluate((of) => (window as unknown as Client).watch(of), url)
      const file = ['video/webm', null, 320, 180]
      expect(await watch(address)).toMatchObject({
        version: '4.2',
        title: 'Test <ride>',
        servingID: expect.stringMatching(/^[\w-]{60}$/),
        clicked: [LANDING],
        duration: expect.closeTo(VIDEO_S, 0),
        files: type === 'VAST' ? [file] : [['application/javascript', 'VPAID', 320, 180], file],
        parameters: type === 'VAST' ? null : { media: [{ type: 'video/webm' }], click: LANDING },
      })
      await expect.poll(() => loadReport(page, host, campaignID), { timeout: 5000 }).toEqual(ALL)

      // The same events again, as from a cached page, are invalid traffic; a preview is not counted.
      expect(events).toHaveLength(Object.keys(ALL).length)
      for (const event of events) expect((await page.request.get(event)).status()).toBe(200)
      await watch(`${address}?preview=1`)
      await allCounted(page)
      expect(await loadReport(page, host, campaignID)).toEqual({ ...ALL, invalidTraffic: 2 })
      await publisher.context().close()
      site.close()
    },
  )

test(
  'A real player plays VAST and VPAID, and the report shows exactly its events',
  FULL,
  async ({ page, baseURL, browser }) => {
    // Two ads are played to their ends.
    test.setTimeout(120_000)
    const host = requireHost(baseURL)
    await page.goto('/dashboard')
    const content = { type: 'video/webm', body: video }
    const site = await openSite({
      '/': PLAYER_PAGE,
      '/player.js': script(await playerScript()),
      '/content.webm': content,
    })
    for (const type of ['VAST', 'VPAID'] as const) {
      const { campaignID, address } = await publish(page, host, type, video)
      const publisher = await visit(browser, `${site.origin}/`)
      const heard = (event: string) => publisher.waitForResponse((answer) => answer.url().endsWith(`/${event}`))
      await publisher.context().route(`${LANDING}*`, (route) => route.fulfill(html('Spring')))
      const [start, quartile, complete] = [heard('start'), heard('firstQuartile'), heard('complete')]
      await publisher.evaluate((tag) => (window as unknown as Player).start(tag), address)
      await publisher.mouse.click(320, 180)
      await start
      await quartile
      const landing = publisher.waitForEvent('popup')
      await publisher.mouse.click(320, 120)
      expect((await landing).url()).toBe(LANDING)
      await (await landing).close()
      await publisher.evaluate(() => {
        for (const player of document.querySelectorAll('video')) if (player.paused && player.src) void player.play()
      })
      await complete
      await allCounted(page)
      expect(await loadReport(page, host, campaignID)).toEqual(ALL)
      await publisher.context().close()
    }
    site.close()
  },
)

const FOREIGN = `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Agency</AdSystem><AdTitle>Ride</AdTitle><AdServingId>s1</AdServingId>
<Impression><![CDATA[https://count.agency.test/i]]></Impression><Creatives><Creative><Linear><Duration>00:00:05</Duration>
<MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[https://files.agency.test/ride.mp4]]></MediaFile></MediaFiles>
</Linear><UniversalAdId idRegistry="unknown">1</UniversalAdId></Creative></Creatives></InLine></Ad></VAST>`

test('Tested VAST and VPAID play in the console, and nothing is counted', FULL, async ({ page, baseURL, errors }) => {
  // Two ads are played to their ends.
  test.setTimeout(120_000)
  const host = requireHost(baseURL)
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/serve\/(event|click)\/|agency\.test/.test(request.url())) sent.push(request.url())
  })
  await page.goto('/dashboard')
  const player = page.getByRole('region', { name: 'Player' })
  const events = player.getByRole('list', { name: 'Player events' })
  for (const type of ['VAST', 'VPAID'] as const) {
    const { campaignID } = await publish(page, host, type, video)
    await page.goto(`/campaigns/${campaignID}?tab=tags`)
    await page.getByRole('button', { name: 'Test VAST' }).click()
    await page.getByRole('button', { name: 'Run test' }).click()
    await player.getByRole('button', { name: 'Play' }).click()
    await expect(player.getByText('The player played the ad to its end')).toBeVisible({ timeout: 30_000 })
    const names = await events.getByRole('listitem').locator('span:first-child').allTextContents()
    const played = ['loaded', 'impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']
    expect(names).toEqual(expect.arrayContaining(played))
    // Each tracker is in the document once.
    for (const name of played) expect(names.filter((one) => one === name)).toHaveLength(1)
    await allCounted(page)
    expect(await loadReport(page, host, campaignID)).toEqual({})
  }

  await page.getByRole('textbox', { name: 'Other VAST XML or URL' }).fill(FOREIGN)
  await page.getByRole('button', { name: 'Run test' }).click()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByText(/^Not played: files of files\.agency\.test aren't loaded here/)).toBeVisible()
  expect(sent).toEqual([])
  // The browser reports the blocked file of the other host, and nothing before.
  expect(errors.splice(0).filter((text) => !/files\.agency\.test|^Failed to load media file/.test(text))).toEqual([])
})
