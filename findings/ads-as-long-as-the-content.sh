#!/usr/bin/env bash
# Plays an ad of three seconds and one of two seconds before a video of two seconds, in video.js with a plugin for VAST.
#
# Expected: both ads play. Seen: the ad that is exactly as long as the video never starts. The plugin waits for the
# event durationchange of the player, which video.js sends only if the duration differs from the one before.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" puppeteer-core@25.16.0 mediabunny@1.61.0 \
  video.js@5.20.5 videojs-vast-vpaid@2.0.2
cat > "$folder/run.mjs" <<'SCRIPT'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { launch } from 'puppeteer-core'

const CONTENT_S = 2
/** What is seen, by the duration of the ad. */
const FOUND = { 3: 'plays', 2: 'never starts' }
const read = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url))
const versionOf = (name) => JSON.parse(read(`${name}/package.json`)).version
const SCRIPTS = {
  '/mediabunny.js': 'mediabunny/dist/bundles/mediabunny.min.mjs',
  '/video.js': 'video.js/dist/video.js',
  '/vast.js': 'videojs-vast-vpaid/bin/videojs_5.vast.vpaid.js',
}
const PAGE = `<!doctype html><script src="/video.js"></script><script src="/vast.js"></script>
<video id="content" class="video-js" width="640" height="360" preload="auto"><source src="/content.webm" type="video/webm"></video>`
const vast = (seconds) => `<VAST version="3.0"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Ride</AdTitle>
<Impression><![CDATA[/impression]]></Impression><Creatives><Creative><Linear><Duration>00:00:0${seconds}</Duration>
<MediaFiles><MediaFile delivery="progressive" type="video/webm" width="640" height="360"><![CDATA[/ad.webm]]></MediaFile></MediaFiles>
</Linear></Creative></Creatives></InLine></Ad></VAST>`

let files = {}
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const body = SCRIPTS[pathname] ? read(SCRIPTS[pathname]) : files[pathname]
  response.statusCode = body ? 200 : 404
  response.setHeader('content-type', /\.js$/.test(pathname) ? 'text/javascript' : /webm$/.test(pathname) ? 'video/webm' : /xml$/.test(pathname) ? 'application/xml' : 'text/html')
  response.end(body)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/lib/chromium/chromium-headless-shell'].find((path) => path && existsSync(path))
const browser = await launch({ executablePath, args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'] })
console.log(`${await browser.version()}, video.js ${versionOf('video.js')}, videojs-vast-vpaid ${versionOf('videojs-vast-vpaid')}`)

/** Encodes a video of one colour. */
async function encodeVideo(seconds, colour) {
  files = { '/': '<!doctype html>' }
  const page = await browser.newPage()
  await page.goto(origin)
  const base64 = await page.evaluate(async (seconds, colour) => {
    const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = await import('/mediabunny.js')
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
    const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 200_000 })
    output.addVideoTrack(source)
    await output.start()
    const drawing = canvas.getContext('2d')
    for (let frame = 0; frame < seconds * 10; frame += 1) {
      drawing.fillStyle = colour
      drawing.fillRect(0, 0, 320, 180)
      await source.add(frame / 10, 0.1)
    }
    await output.finalize()
    return btoa(String.fromCharCode(...new Uint8Array(output.target.buffer)))
  }, seconds, colour)
  await page.close()
  return Buffer.from(base64, 'base64')
}

const content = await encodeVideo(CONTENT_S, 'navy')
let changed = false
for (const [seconds, found] of Object.entries(FOUND).reverse()) {
  const ad = await encodeVideo(Number(seconds), 'green')
  files = { '/': PAGE, '/content.webm': content, '/ad.webm': ad, '/vast.xml': vast(seconds) }
  const page = await browser.newPage()
  await page.goto(origin)
  await page.waitForFunction(() => document.querySelector('video')?.readyState >= 3)
  await page.evaluate(() => {
    const player = videojs('content')
    window.told = []
    for (const name of ['vast.adStart', 'vast.adError']) player.on(name, ({ error }) => told.push(error ? error.message : name))
    player.vastClient({ adTagUrl: '/vast.xml', adCancelTimeout: 15_000 })
    player.play()
  })
  await page.waitForFunction(() => told.length > 0, { timeout: 60_000 })
  const [told] = await page.evaluate(() => window.told)
  const seen = told === 'vast.adStart' ? 'plays' : 'never starts'
  console.log(`  content of ${CONTENT_S} s, ad of ${seconds} s: expected plays, seen ${seen} (${told})`)
  changed ||= seen !== found
  await page.close()
}
await browser.close()
server.close()
server.closeAllConnections()
process.exit(changed ? 1 : 0)
SCRIPT
node "$folder/run.mjs"
