#!/usr/bin/env bash
# Plays an ad whose document lists two URLs for the impression, the start, the end and the click, and clicks it.
#
# Expected: each player calls each URL once, as VAST lets every party of an ad add its own. Seen: video-ad-sdk calls
# only the first impression, and mediaelement-plugins only the first click and none of the end, so an agency whose URL
# is not the first one counts less than the ad server.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" puppeteer-core@25.16.0 mediabunny@1.61.0 \
  vast-player@0.2.10 ads-manager@1.2.13 @mailonline/video-ad-sdk@0.3.0 mediaelement@5.1.2 mediaelement-plugins@5.0.0
cat > "$folder/run.mjs" <<'SCRIPT'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { launch } from 'puppeteer-core'

const read = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url))
const versionOf = (name) => JSON.parse(read(`${name}/package.json`)).version
const CALLED = ['impression', 'start', 'complete', 'click'].flatMap((event) => [`${event}-1`, `${event}-2`])
/** Scripts of each player, how a page plays an ad with it, and the URLs that it does not call. */
const PLAYERS = {
  'vast-player': {
    scripts: ['vast-player/dist/vast-player.min.js'],
    start: 'const player = new VASTPlayer(box); player.load(address).then(() => player.startAd())',
    missing: [],
  },
  'ads-manager': {
    scripts: ['ads-manager/dist/ads-manager.js'],
    start: `const ads = new adserve.tv.AdsManager(box)
      ads.addEventListener('AdsManagerLoaded', () => ads.init(640, 360, 'normal'))
      ads.addEventListener('AdLoaded', () => ads.start())
      ads.requestAds(address)`,
    missing: [],
  },
  '@mailonline/video-ad-sdk': {
    scripts: ['@mailonline/video-ad-sdk/dist/main.umd.js'],
    start: "window['@mailonline/video-ad-sdk'].runWaterfall(address, box, {})",
    missing: ['impression-2'],
  },
  'mediaelement-plugins': {
    scripts: [
      'mediaelement/build/mediaelement-and-player.js',
      'mediaelement-plugins/dist/ads/ads.js',
      'mediaelement-plugins/dist/ads-vast-vpaid/ads-vast-vpaid.js',
    ],
    styles: ['mediaelement/build/mediaelementplayer.css', 'mediaelement-plugins/dist/ads/ads.css'],
    start: `box.innerHTML = '<video id="content" width="640" height="360"><source src="/ad.webm" type="video/webm"></video>'
      new MediaElementPlayer('content', {
        iconSprite: '/none.svg', features: ['playpause', 'ads', 'vast'], vastAdTagUrl: address,
        success: (media, node, player) => setTimeout(() => player.play(), 2000),
      })`,
    missing: ['complete-1', 'complete-2', 'click-2'],
  },
}
const VIDEO_S = 6

let called = []
let files = {}
let origin = ''
const url = (name) => `<![CDATA[${origin}/called/${name}]]>`
const both = (write) => [1, 2].map(write).join('')
const vast = () => `<VAST version="3.0"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Ride</AdTitle>
${both((part) => `<Impression>${url(`impression-${part}`)}</Impression>`)}<Creatives><Creative><Linear><Duration>00:00:0${VIDEO_S}</Duration>
<TrackingEvents>${['start', 'complete'].map((event) => both((part) => `<Tracking event="${event}">${url(`${event}-${part}`)}</Tracking>`)).join('')}</TrackingEvents>
<VideoClicks><ClickThrough><![CDATA[${origin}/landing]]></ClickThrough>${both((part) => `<ClickTracking>${url(`click-${part}`)}</ClickTracking>`)}</VideoClicks>
<MediaFiles><MediaFile delivery="progressive" type="video/webm" width="640" height="360"><![CDATA[${origin}/ad.webm]]></MediaFile></MediaFiles>
</Linear></Creative></Creatives></InLine></Ad></VAST>`

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname.startsWith('/called/')) called.push(pathname.slice('/called/'.length))
  response.setHeader('content-type', /js$/.test(pathname) ? 'text/javascript' : /css$/.test(pathname) ? 'text/css' : /webm$/.test(pathname) ? 'video/webm' : /xml$/.test(pathname) ? 'application/xml' : 'text/html')
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

const ad = await encodeVideo(VIDEO_S)
let changed = false
for (const [name, { scripts, styles = [], start, missing }] of Object.entries(PLAYERS)) {
  const tags = [
    ...styles.map((path) => `<link rel="stylesheet" href="/node_modules/${path}">`),
    ...scripts.map((path) => `<script src="/node_modules/${path}"></script>`),
  ]
  files = {
    '/': `<!doctype html><style>body{margin:0}#box{position:relative}#box,#box video{width:640px;height:360px}</style>${tags.join('')}<div id="box"></div>`,
    '/vast.xml': vast(),
    '/ad.webm': ad,
  }
  const page = await browser.newPage()
  page.on('popup', (popup) => setTimeout(() => popup.close().catch(() => undefined), 300))
  await page.goto(origin)
  called = []
  await page.evaluate(`{ const address = '${origin}/vast.xml'; ${start} }`)
  for (let tries = 0; tries < 300 && !called.includes('start-1'); tries += 1) await wait(100)
  await wait(1000)
  await page.mouse.click(320, 120)
  await wait(1000)
  // Some players pause for the click.
  for (let tries = 0; tries < 120 && !called.includes('complete-1'); tries += 1) {
    await page.evaluate(() => {
      for (const video of document.querySelectorAll('video')) if (video.paused && !video.ended) video.play()
    })
    await wait(100)
  }
  await wait(1000)
  const seen = CALLED.filter((each) => !called.includes(each))
  console.log(`  ${name} ${versionOf(name)}: not called ${seen.join(', ') || 'none'}`)
  changed ||= seen.join() !== CALLED.filter((each) => missing.includes(each)).join()
  await page.close()
}
await browser.close()
server.close()
server.closeAllConnections()
process.exit(changed ? 1 : 0)
SCRIPT
node "$folder/run.mjs"
