#!/usr/bin/env bash
# Plays an ad of six seconds that may be skipped after half of it, with trackers at 30 % and at two seconds.
#
# Expected: players that show a control for `skipoffset="00:00:03"` show it after three seconds for "50%", too, and call
# the trackers of both offsets, since VAST 3.0 gives both forms to both attributes. Seen: fluid-player and video-ad-sdk
# never let the viewer skip, and video-ad-sdk calls no tracker at 30 %; the plugin of video.js does both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" puppeteer-core@25.16.0 mediabunny@1.61.0 \
  esbuild@0.25.0 fluid-player@3.58.0 @mailonline/video-ad-sdk@0.3.0 video.js@5.20.5 videojs-vast-vpaid@2.0.2
cat > "$folder/run.mjs" <<'SCRIPT'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'

const read = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url))
const versionOf = (name) => JSON.parse(read(`${name}/package.json`)).version
const CONTENT = `<video id="content" class="video-js" width="640" height="360" preload="auto"><source src="/content.webm" type="video/webm"></video>`
/** Scripts of each player, how a page plays an ad with it, its control for skipping, and what works with percentages. */
const PLAYERS = {
  'fluid-player': {
    bundle: "import player from 'fluid-player'; window.fluidPlayer = player",
    start: `box.innerHTML = '${CONTENT}'
      fluidPlayer('content', { vastOptions: { adList: [{ roll: 'preRoll', vastTag: address }] } }).play()`,
    control: '.skip_button:not(.skip_button_disabled)',
    found: { '00:00:03': 'skip, 30 %, 2 s', '50%': '30 %, 2 s' },
  },
  '@mailonline/video-ad-sdk': {
    scripts: ['@mailonline/video-ad-sdk/dist/main.umd.js'],
    start: "window['@mailonline/video-ad-sdk'].runWaterfall(address, box, {})",
    control: '.mol-vast-skip-control',
    found: { '00:00:03': 'skip, 2 s', '50%': '2 s' },
  },
  'videojs-vast-vpaid': {
    scripts: ['video.js/dist/video.js', 'videojs-vast-vpaid/bin/videojs_5.vast.vpaid.js'],
    start: `box.innerHTML = '${CONTENT}'
      const player = videojs('content')
      player.vastClient({ adTagUrl: address, playAdAlways: true, adCancelTimeout: 15_000 })
      player.play()`,
    control: '.vast-skip-button.enabled',
    found: { '00:00:03': 'skip, 30 %, 2 s', '50%': 'skip, 30 %, 2 s' },
  },
}
const AD_S = 6

let called = []
let files = {}
let origin = ''
const url = (name) => `<![CDATA[${origin}/called/${name}]]>`
const vast = (skip) => `<VAST version="3.0"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Ride</AdTitle>
<Impression>${url('impression')}</Impression><Creatives><Creative><Linear skipoffset="${skip}"><Duration>00:00:0${AD_S}</Duration><TrackingEvents>
<Tracking event="progress" offset="30%">${url('percent')}</Tracking><Tracking event="progress" offset="00:00:02">${url('seconds')}</Tracking>
<Tracking event="complete">${url('complete')}</Tracking></TrackingEvents>
<MediaFiles><MediaFile delivery="progressive" type="video/webm" width="640" height="360"><![CDATA[${origin}/ad.webm]]></MediaFile></MediaFiles>
</Linear></Creative></Creatives></InLine></Ad></VAST>`

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
const content = await encodeVideo(AD_S * 2)
let changed = false
for (const [name, { scripts = [], bundle, start, control, found }] of Object.entries(PLAYERS)) {
  console.log(`  ${name} ${versionOf(name)}`)
  const script = await bundleScript(bundle)
  for (const skip of Object.keys(found)) {
    files = {
      '/': `<!doctype html><style>#box{position:relative;width:640px;height:360px}</style>${scripts.map((path) => `<script src="/node_modules/${path}"></script>`).join('')}<script src="/bundle.js"></script><div id="box"></div>`,
      '/bundle.js': script,
      '/vast.xml': vast(skip),
      '/ad.webm': video,
      '/content.webm': content,
    }
    const page = await browser.newPage()
    await page.goto(origin)
    called = []
    await page.evaluate(`{ const address = '${origin}/vast.xml'; ${start} }`)
    let canSkip = false
    for (let tries = 0; tries < 300 && !called.includes('complete'); tries += 1) {
      canSkip ||= await page.evaluate((control) => document.querySelector(control)?.checkVisibility() ?? false, control)
      await wait(100)
    }
    const works = { skip: canSkip, '30 %': called.includes('percent'), '2 s': called.includes('seconds') }
    const seen = Object.keys(works).filter((each) => works[each]).join(', ')
    console.log(`    skipoffset="${skip}": expected skip, 30 %, 2 s; seen ${seen}${called.includes('complete') ? '' : ' (not played)'}`)
    changed ||= seen !== found[skip] || !called.includes('complete')
    await page.close()
  }
}
await browser.close()
server.close()
server.closeAllConnections()
process.exit(changed ? 1 : 0)
SCRIPT
node "$folder/run.mjs"
