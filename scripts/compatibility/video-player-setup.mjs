// Set-up of scripts/compatibility/video-players.mjs: a site of a publisher, an ad server on another origin with
// creatives that have several videos, and the players' packages.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')
const ADMIN = { email: 'ada@placard.test', password: 'northern-ferry-42' }
/** Converts the sample video to other types and sizes in the browser. */
const CONVERTER = { mediabunny: '1.61.0' }
const SAMPLE = join(root, 'apps/api/demo/northwind.mp4')
const SAMPLE_S = 6
/** Videos of each creative in their order; the MP4 is the sample. */
const VIDEOS = [
  { type: 'webm', width: 480, height: 270, bitrate: 400_000 },
  { type: 'mp4', width: 640, height: 360 },
  { type: 'webm', width: 960, height: 540, bitrate: 1_500_000 },
  { type: 'webm', width: 320, height: 180, bitrate: 100_000 },
]
/** Content of the publisher, shorter than the ads: a player confuses videos of the same length. */
const CONTENT = { type: 'webm', width: 640, height: 360, bitrate: 300_000, seconds: 4 }
/** Events by the name of their column in the report. */
const COUNTERS = {
  impressions: 'impression',
  clicks: 'click',
  videoStarts: 'start',
  firstQuartiles: 'firstQuartile',
  midpoints: 'midpoint',
  thirdQuartiles: 'thirdQuartile',
  videoCompletes: 'complete',
  engagement: 'engagement',
  invalidTraffic: 'invalid',
}

async function listen(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server.address().port
}

/** Starts the publisher's site; `serve` replaces its files. */
export async function startSite() {
  let files = {}
  const site = createServer(({ url = '/' }, response) => {
    const file = files[url.split('?')[0]]
    response.statusCode = file ? 200 : 404
    response.setHeader('content-type', file?.type ?? 'text/plain').end(file?.body)
  })
  const origin = `http://127.0.0.1:${await listen(site)}`
  return {
    origin,
    serve(next) {
      files = next
    },
    close: () => site.close(),
  }
}

/** Starts a built server with an empty database. Returns how to publish creatives and read reports. */
export async function startAdServer(serverPath, folder) {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [serverPath], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PLACARD_PUBLIC_URL: origin,
      PLACARD_SEED: '0',
      PLACARD_DATA_DIR: join(folder, 'data'),
      PLACARD_ADMIN_EMAIL: ADMIN.email,
      PLACARD_ADMIN_PASSWORD: ADMIN.password,
    },
  })
  process.on('exit', () => server.kill())
  const isUp = () =>
    fetch(`${origin}/config.json`).then(
      () => true,
      () => false,
    )
  while (server.exitCode === null && !(await isUp())) await wait(200)
  const json = { 'content-type': 'application/json', origin }
  const body = JSON.stringify({ method: 'password', username: ADMIN.email, password: ADMIN.password, remember: false })
  const signedIn = await fetch(`${origin}/api/login`, { method: 'POST', headers: json, body })
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const call = async (path, given) => {
    const isForm = given instanceof FormData
    const headers = {
      origin,
      cookie: cookie.join('; '),
      ...(given && !isForm && { 'content-type': json['content-type'] }),
    }
    const answer = await fetch(`${origin}/api/v1/campaign/${path}`, {
      headers,
      ...(given && { method: 'POST', body: isForm ? given : JSON.stringify(given) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }

  /** Publishes a creative with the videos in a campaign of its own, and returns its address and files. */
  async function publishCreative(type, trackers, videos) {
    const campaign = await call('new', { name: type })
    const { id } = await call('creatives', {
      campaignID: campaign.id,
      name: type,
      type,
      width: 640,
      height: 360,
      trackers,
    })
    for (const [index, video] of videos.entries()) {
      const form = new FormData()
      form.set('creativeID', id)
      form.set('duration', String(SAMPLE_S))
      const { type: end, width } = VIDEOS[index]
      form.set('files[]', new File([video], `ride-${width}.${end}`, { type: `video/${end}` }))
      await call('creatives/assets', form)
    }
    const creative = await call(`creative?id=${id}`)
    const published = await call('creatives/publish', { id, version: creative.version })
    const address = `${origin}/serve/${type.toLowerCase()}/${published.liveCreatives[0].id}.xml`
    const xml = await (await fetch(address)).text()
    const media = xml.matchAll(
      /<MediaFile [^>]*type="video\/(\w+)" width="(\d+)" height="(\d+)"[^>]*><!\[CDATA\[([^\]]*)\]/g,
    )
    const labels = new Map([...media].map(([, kind, width, height, url]) => [url, `${kind} ${width}×${height}`]))
    return { campaignID: campaign.id, address, labels }
  }

  /** Returns the report of a campaign by event, after every received event is written. */
  async function readReport(campaignID) {
    const metrics = async () => (await fetch(`${origin}/metrics`)).text()
    await wait(300)
    while (!/events_waiting 0\b/.test(await metrics())) await wait(200)
    const day = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:01:00Z`) / 1000
    const query = new URLSearchParams({ campaignID, start_dt: day, end_dt: day + 86_280, tz: 'UTC' })
    const { rows } = await call(`reports?${query}`)
    const counts = {}
    for (const row of rows)
      for (const [name, event] of Object.entries(COUNTERS))
        if (row[name] > 0) counts[event] = (counts[event] ?? 0) + row[name]
    return counts
  }

  return { origin, publishCreative, readReport, stop: () => server.kill() }
}

// Packages of the repository's own development are there; the others are installed, each player in its own folder.
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const require = createRequire(import.meta.url)
/** Installs packages and returns where each one is. */
function installPackages(packages, folder) {
  const missing = Object.entries(packages).filter(([name, version]) => devDependencies[name] !== version)
  const prefix = mkdtempSync(join(folder, 'packages-'))
  if (missing.length > 0)
    execFileSync(
      'npm',
      ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', prefix].concat(
        missing.map((each) => each.join('@')),
      ),
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    )
  const isMissing = (path) => missing.some(([name]) => path.startsWith(`${name}/`))
  return (path) => (isMissing(path) ? join(prefix, 'node_modules', path) : join(root, 'node_modules', path))
}

const TYPES = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', mjs: 'text/javascript' }
/** Installs a player and returns its page and scripts by URL. */
export async function playerFiles({ packages, files: paths = {}, bundle = {}, html }, folder) {
  const place = installPackages(packages, folder)
  const all = { '/': { type: 'text/html; charset=utf-8', body: html } }
  for (const [url, path] of Object.entries(paths))
    all[url] = { type: TYPES[path.split('.').at(-1)], body: readFileSync(place(path)) }
  for (const [url, name] of Object.entries(bundle)) {
    const { outputFiles } = await build({
      entryPoints: [require.resolve(name)],
      bundle: true,
      write: false,
      format: 'esm',
      external: ['dashjs', 'hls.js', 'videojs-vtt.js', 'panolens'],
      define: { FP_ENV: '"production"', FP_DEBUG: 'false', FP_HOMEPAGE: '""', FP_BUILD_VERSION: '""' },
      logLevel: 'error',
    })
    all[url] = { type: 'text/javascript', body: outputFiles[0].text }
  }
  return all
}

/** Converts the sample to the videos of the creatives and to the publisher's content, with the browser's encoders. */
export async function convertVideos(browser, site, folder) {
  const converter = installPackages(CONVERTER, folder)('mediabunny/dist/bundles/mediabunny.min.mjs')
  const sample = readFileSync(SAMPLE)
  site.serve({
    '/': { type: 'text/html', body: '<!doctype html><title>Convert</title>' },
    '/sample.mp4': { type: 'video/mp4', body: sample },
    '/mediabunny.js': { type: 'text/javascript', body: readFileSync(converter) },
  })
  const page = await browser.newPage()
  await page.goto(site.origin)
  const convert = (video) =>
    page.evaluate(async ({ width, height, bitrate, seconds }) => {
      // A name, because the address is not one of this repository.
      const address = '/mediabunny.js'
      const bunny = await import(address)
      const { Input, Output, UrlSource, BufferTarget, WebMOutputFormat, Conversion, ALL_FORMATS } = bunny
      const input = new Input({ source: new UrlSource('/sample.mp4'), formats: ALL_FORMATS })
      const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
      const video = { width, height, fit: 'fill', codec: 'vp8', bitrate, frameRate: 15, forceTranscode: true }
      const conversion = await Conversion.init({
        input,
        output,
        video,
        ...(seconds && { trim: { start: 0, end: seconds } }),
      })
      await conversion.execute()
      let text = ''
      for (const byte of new Uint8Array(output.target.buffer)) text += String.fromCharCode(byte)
      return btoa(text)
    }, video)
  const converted = []
  for (const video of [...VIDEOS, CONTENT])
    converted.push(video.type === 'mp4' ? sample : Buffer.from(await convert(video), 'base64'))
  await page.close()
  return { content: converted.pop(), videos: converted }
}
