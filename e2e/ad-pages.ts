import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const read = (path: string) => readFileSync(path, 'utf8')

/** Independent clients that the publisher's pages load. */
const SCRIPTS: Record<string, string> = {
  '/vast-client.js': read(require.resolve('@dailymotion/vast-client/dist/vast-client.min.js')),
  '/vpaid-client.js': read(
    join(require.resolve('vpaid-html5-client/package.json'), '..', 'bin', 'VPAIDHTML5Client.js'),
  ),
}

const STYLE = 'body{display:flex;flex-wrap:wrap;gap:8px;margin:8px}video,.slot{width:300px;height:250px}'
const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>News</title><style>${STYLE}</style><body>${body}`
const listed = (addresses: readonly string[]) =>
  `<script>window.addresses = ${JSON.stringify(addresses).replaceAll('<', '\\u003c')}</script>`

/** Page with banner tags side by side, so that all are in view. */
export const bannerPage = (tags: readonly string[]): string => page(tags.map((tag) => `<div>${tag}</div>`).join('\n'))

/** Page that plays VAST tags side by side with an independent client. A click on a video is a click on its ad. */
export const vastPage = (addresses: readonly string[]): string =>
  page(`${listed(addresses)}<script type="module">
import { VASTClient, VASTTracker } from '/vast-client.js'
for (const address of addresses) {
  const client = new VASTClient()
  const { ads: [ad] } = await client.get(address)
  const creative = ad.creatives.find(({ type }) => type === 'linear')
  const tracker = new VASTTracker(client, ad, creative)
  const video = document.createElement('video')
  tracker.on('clickthrough', (url) => open(url, '_blank', 'noopener'))
  video.addEventListener('loadedmetadata', () => tracker.setDuration(video.duration))
  video.addEventListener('playing', () => tracker.trackImpression(), { once: true })
  video.addEventListener('timeupdate', () => tracker.setProgress(video.currentTime))
  video.addEventListener('ended', () => tracker.complete())
  video.addEventListener('click', () => tracker.click())
  video.muted = true
  video.src = creative.mediaFiles[0].fileURL
  document.body.append(video)
  video.play()
}
</script>`)

/**
 * Page that runs VPAID units with an independent client, which calls the trackers of the VAST document as the VPAID
 * standard says. The units wait for calls of `callUnit(index, method, ...parameters)`.
 */
export const vpaidPage = (addresses: readonly string[]): string =>
  page(`${listed(addresses)}<script src="/vpaid-client.js"></script><script type="module">
import { VASTClient, VASTTracker } from '/vast-client.js'
const EVENTS = ['AdLoaded', 'AdStarted', 'AdStopped', 'AdSkipped', 'AdSizeChange', 'AdExpandedChange', 'AdVolumeChange',
  'AdImpression', 'AdVideoStart', 'AdVideoFirstQuartile', 'AdVideoMidpoint', 'AdVideoThirdQuartile', 'AdVideoComplete',
  'AdClickThru', 'AdInteraction', 'AdPaused', 'AdPlaying', 'AdError']
const TRACKED = { AdVideoStart: 'start', AdVideoFirstQuartile: 'firstQuartile', AdVideoMidpoint: 'midpoint',
  AdVideoThirdQuartile: 'thirdQuartile', AdVideoComplete: 'complete', AdPaused: 'pause', AdPlaying: 'resume',
  AdSkipped: 'skip' }
const call = (target, method, ...given) => new Promise((resolve, reject) =>
  target[method](...given, (error, result) => (error ? reject(new Error(method + ': ' + (error.message ?? error))) : resolve(result))))
window.heard = []
const units = []
window.callUnit = (index, method, ...given) => call(units[index], method, ...given)
for (const [index, address] of addresses.entries()) {
  const client = new VASTClient()
  const { ads: [ad] } = await client.get(address)
  const creative = ad.creatives.find(({ type }) => type === 'linear')
  const tracker = new VASTTracker(client, ad, creative)
  tracker.on('clickthrough', (url) => open(url, '_blank', 'noopener'))
  const slot = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'slot' }))
  slot.style.position = 'relative'
  const video = slot.appendChild(Object.assign(document.createElement('video'), { muted: true }))
  const unitFile = creative.mediaFiles.find(({ apiFramework }) => apiFramework === 'VPAID')
  const unit = await call(new VPAIDHTML5Client(slot, video), 'loadAdUnit', unitFile.fileURL)
  const events = []
  for (const event of EVENTS)
    unit.subscribe(event, (given) => {
      events.push(event)
      if (event === 'AdImpression') tracker.trackImpression()
      if (event === 'AdClickThru' && given.playerHandles) tracker.click(given.url)
      if (event in TRACKED) tracker.track(TRACKED[event], { once: true })
    })
  heard.push(events)
  units.push(unit)
  window.parametersOf = { ...window.parametersOf, [index]: creative.adParameters.value ?? creative.adParameters }
}
document.documentElement.dataset.ready = ''
</script>`)

/** Returns what a publisher's site answers: scripts of the clients, and otherwise the page. */
export const publisherSite = (html: string) => (path: string) => {
  const script = SCRIPTS[path]
  return script === undefined ? html : { script }
}
