#!/usr/bin/env bash
# Plays a pod of two ads, whose second one comes first in the document, as VAST 3.0 allows: players go by `sequence`.
#
# Expected: both ads in the order of their sequence, or, in players without pods, the first one. Seen: ads-manager and
# fluid-player do so. vast-player plays only the second one. mediaelement-plugins plays the second one first, calls at its
# end the `complete` of the first, then counts a second start of the second and never an impression of the first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" puppeteer-core@25.16.0 mediabunny@1.61.0 \
  esbuild@0.25.0 ads-manager@1.2.13 fluid-player@3.58.0 vast-player@0.2.10 mediaelement@5.1.2 mediaelement-plugins@5.0.0
cat > "$folder/run.mjs" <<'SCRIPT'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'

const read = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url))
const versionOf = (name) => JSON.parse(read(`${name}/package.json`)).version
const EVENTS = ['impression', 'start', 'complete']
const IN_ORDER = ['first', 'second'].flatMap((ad) => EVENTS.map((event) => `${ad}-${event}`))
const CONTENT = `box.innerHTML = '<video id="content" width="640" height="360"><source src="/content.webm" type="video/webm"></video>'`
/** Scripts of each player, how a page plays an ad with it, and the trackers that it calls. */
const PLAYERS = {
  'ads-manager': {
    scripts: ['ads-manager/dist/ads-manager.js'],
    start: `const ads = new adserve.tv.AdsManager(box)
      ads.addEventListener('AdsManagerLoaded', () => ads.init(640, 360, 'normal'))
      ads.addEventListener('AdLoaded', () => ads.start())
      ads.requestAds(address)`,
    found: IN_ORDER,
  },
  'fluid-player': {
    bundle: "import player from 'fluid-player'; window.fluidPlayer = player",
    start: `${CONTENT}
      fluidPlayer('content', { vastOptions: { adList: [{ roll: 'preRoll', vastTag: address }] } }).play()`,
    found: IN_ORDER,
  },
  'vast-player': {
    scripts: ['vast-player/dist/vast-player.min.js'],
    start: 'const player = new VASTPlayer(box); player.load(address).then(() => player.startAd())',
    found: ['second-impression', 'second-start', 'second-complete'],
  },
  'mediaelement-plugins': {
    scripts: [
      'mediaelement/build/mediaelement-and-player.js',
      'mediaelement-plugins/dist/ads/ads.js',
      'mediaelement-plugins/dist/ads-vast-vpaid/ads-vast-vpaid.js',
    ],
    start: `${CONTENT}
      new MediaElementPlayer('content', {
        iconSprite: '/none.svg', features: ['playpause', 'ads', 'vast'], vastAdTagUrl: address,
        success: (media, node, player) => setTimeout(() => player.play(), 2000),
      })`,
    found: ['second-start', 'second-impression', 'first-complete', 'second-start'],
  },
}
const AD_S = 4

let called = []
let files = {}
let origin = ''
const url = (name) => `<![CDATA[${origin}/called/${name}]]>`
const ad = (name, sequence) => `<Ad id="${name}" sequence="${sequence}"><InLine><AdSystem>Test</AdSystem><AdTitle>Ride</AdTitle>
<Impression>${url(`${name}-impression`)}</Impression><Creatives><Creative><Linear><Duration>00:00:0${AD_S}</Duration>
<TrackingEvents>${['start', 'complete'].map((event) => `<Tracking event="${event}">${url(`${name}-${event}`)}</Tracking>`).join('')}</TrackingEvents>
<MediaFiles><MediaFile delivery="progressive" type="video/webm" width="640" height="360"><![CDATA[${origin}/${name}.webm]]></MediaFile></MediaFiles>
</Linear></Creative></Creatives></InLine></Ad>`

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname.startsWith('/called/')) called.push(pathname.slice('/called/'.length))
  response.setHeader('content-type', /js$/.test(pathname) ? 'text/javascript' : /webm$/.test(pathname) ? 'video/webm' : /xml$/.test(pathname) ? 'application/xml' : 'text/html')
  if (/^\/node_modules\//.test(pathname)) response.end(read(pathname.slice('/node_modules/'.length)))
  else response.end(files[pathname] ?? '')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
origin = `http://127.0.0.1:${server.address().port}`
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/lib/chromium/chromium-headless-shell'].find((path) => path && existsSync(path))
const browser = await launch({ executablePath, args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'] })
console.log(await browser.version())

/** Returns which ad starts first, and all trackers: those that are called at once can arrive in either order. */
const summarize = (trackers) => [trackers.find((name) => name.endsWith('start')), ...[...trackers].sort()].join()

/** Encodes a video with the browser. */
async function encodeVideo(seconds) {
  files = { '/': '<!doctype html>', '/mediabunny.js': read('mediabunny/dist/bundles/mediabunny.min.mjs') }
  const page = await browser.newPage()
  await page.goto(origin)
  const base64 = await page.evaluate(async (seconds) => {
    const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = await import('/mediabunny.js')
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
    const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 200_000 })
    output.addVideoTrack(source)
    await output.start()
    const drawing = canvas.getContext('2d')
    for (let frame = 0; frame < seconds * 10; frame += 1) {
      drawing.fillStyle = `hsl(${frame * 6} 80% 40%)`
      drawing.fillRect(0, 0, 320, 180)
      await source.add(frame / 10, 0.1)
    }
    await output.finalize()
    return btoa(String.fromCharCode(...new Uint8Array(output.target.buffer)))
  }, seconds)
  await page.close()
  return Buffer.from(base64, 'base64')
}

/** Returns the player's script from its modules; a text that is empty without. */
async function bundleScript(contents) {
  if (contents === undefined) return ''
  const options = { stdin: { contents, resolveDir: new URL('.', import.meta.url).pathname }, bundle: true, write: false, outdir: 'out', logLevel: 'error' }
  const { outputFiles } = await build({ ...options, loader: { '.css': 'empty', '.svg': 'dataurl' } })
  return outputFiles[0].text
}

const video = await encodeVideo(AD_S)
const content = await encodeVideo(AD_S * 4)
let changed = false
for (const [name, { scripts = [], bundle, start, found }] of Object.entries(PLAYERS)) {
  files = {
    '/': `<!doctype html><style>#box{position:relative;width:640px;height:360px}</style>${scripts.map((path) => `<script src="/node_modules/${path}"></script>`).join('')}<script src="/bundle.js"></script><div id="box"></div>`,
    '/bundle.js': await bundleScript(bundle),
    '/vast.xml': `<VAST version="3.0">${ad('second', 2)}${ad('first', 1)}</VAST>`,
    '/first.webm': video,
    '/second.webm': video,
    '/content.webm': content,
  }
  const page = await browser.newPage()
  await page.goto(origin)
  called = []
  await page.evaluate(`{ const address = '${origin}/vast.xml'; ${start} }`)
  for (let tries = 0; tries < 300 && called.length < found.length; tries += 1) await wait(100)
  // Longer than the rest of an ad, for trackers that come on top.
  await wait(AD_S * 2000)
  console.log(`  ${name} ${versionOf(name)}: ${called.join(', ')}`)
  changed ||= summarize(called) !== summarize(found)
  await page.close()
}
await browser.close()
server.close()
server.closeAllConnections()
process.exit(changed ? 1 : 0)
SCRIPT
node "$folder/run.mjs"
