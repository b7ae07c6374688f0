// Pages of a publisher for scripts/compatibility/video-players.mjs: each embeds one public player or client as its
// documentation says, at 640 × 360. `start(address)` plays the ad of a VAST address; `told` and `version` are what the
// player tells the page.

const START = `<!doctype html><html lang="en"><meta charset="utf-8"><title>News</title><link rel="icon" href="data:,">
<style>body{margin:0}#box,#content,#box video{position:absolute;left:0;top:0;width:640px;height:360px}</style>
<script>
window.told = []
window.controls = {}
window.tell = (...given) => told.push(given.map((one) => one?.message ?? one?.code ?? (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(' '))
</script>`
const CONTENT =
  '<video id="content" width="640" height="360" preload="auto"><source src="/content.webm" type="video/webm"></video>'
const BOX = '<div id="box"></div>'
const page = (body, ...scripts) =>
  `${START}${scripts.map((url) => `<script src="${url}"></script>`).join('')}<body>${body}`

/** Plays the video of a document with a tracker of the client, which leaves the choice of the file to the page. */
const CLIENT = `${BOX}<script type="module">
import { VASTClient, VASTTracker } from '/vast-client.js'
window.start = async (address) => {
  const client = new VASTClient()
  const { ads: [ad], version } = await client.get(address)
  window.version = version
  if (!ad) return tell('no ads')
  const creative = ad.creatives.find(({ type }) => type === 'linear')
  const tracker = new VASTTracker(client, ad, creative)
  tracker.on('clickthrough', (url) => open(url, '_blank'))
  const video = document.createElement('video')
  const listen = (name, run, once = false) => video.addEventListener(name, run, { once })
  listen('loadedmetadata', () => tracker.setDuration(video.duration))
  listen('playing', () => {
    tracker.trackImpression()
    listen('pause', () => !video.ended && tracker.setPaused(true))
    listen('play', () => tracker.setPaused(false))
    listen('volumechange', () => tracker.setMuted(video.muted))
  }, true)
  listen('timeupdate', () => tracker.setProgress(video.currentTime))
  listen('ended', () => tracker.complete())
  listen('error', () => tracker.errorWithCode('401'))
  listen('click', () => tracker.click())
  video.src = creative.mediaFiles.find(({ mimeType }) => video.canPlayType(mimeType)).fileURL
  box.append(video)
  controls = {
    mute: () => (video.muted = true), unmute: () => (video.muted = false),
    pause: () => video.pause(), resume: () => video.play(),
  }
  await video.play()
}
</script>`

/** Runs the VPAID unit with a client for units, and calls the trackers of its events with the tracker above. */
const UNIT_CLIENT = `${BOX}<script type="module">
import { VASTClient, VASTTracker } from '/vast-client.js'
const TRACKED = { AdVideoStart: 'start', AdVideoFirstQuartile: 'firstQuartile', AdVideoMidpoint: 'midpoint',
  AdVideoThirdQuartile: 'thirdQuartile', AdVideoComplete: 'complete', AdPaused: 'pause', AdPlaying: 'resume' }
window.start = async (address) => {
  const vast = new VASTClient()
  const { ads: [ad], version } = await vast.get(address)
  window.version = version
  if (!ad) return tell('no ads')
  const creative = ad.creatives.find(({ type }) => type === 'linear')
  const tracker = new VASTTracker(vast, ad, creative)
  tracker.on('clickthrough', (url) => open(url, '_blank'))
  const video = box.appendChild(document.createElement('video'))
  const slot = box.appendChild(document.createElement('div'))
  slot.style.cssText = 'position:absolute;inset:0'
  const file = creative.mediaFiles.find(({ apiFramework }) => apiFramework === 'VPAID')
  if (!file) return tell('no VPAID unit')
  new VPAIDHTML5Client(slot, video).loadAdUnit(file.fileURL, (error, unit) => {
    if (error) return tell(error)
    for (const [event, name] of Object.entries(TRACKED)) unit.subscribe(event, () => tracker.track(name))
    unit.subscribe('AdImpression', () => tracker.trackImpression())
    unit.subscribe('AdClickThru', (given) => given.playerHandles && tracker.click(given.url))
    unit.subscribe('AdError', (given) => {
      tell('AdError', given)
      tracker.errorWithCode('901')
    })
    unit.subscribe('AdVolumeChange', () => unit.getAdVolume((_, volume) => tracker.setMuted(volume === 0)))
    unit.subscribe('AdLoaded', () => unit.startAd())
    unit.handshakeVersion('2.0', () =>
      unit.initAd(640, 360, 'normal', 1000, { AdParameters: creative.adParameters.value ?? creative.adParameters }, {}))
  })
}
</script>`

/** Returns video.js with its plugin for VAST and VPAID, and how the plugin gets the document. */
const videoJs = (source, note) => ({
  note,
  packages: { 'videojs-vast-vpaid': '2.0.2', 'video.js': '5.20.5' },
  kinds: ['VAST', 'VPAID'],
  files: {
    '/video.js': 'video.js/dist/video.js',
    '/vast.js': 'videojs-vast-vpaid/bin/videojs_5.vast.vpaid.js',
    '/video.css': 'video.js/dist/video-js.css',
    '/vast.css': 'videojs-vast-vpaid/bin/videojs.vast.vpaid.css',
  },
  html: `${page(
    '<link rel="stylesheet" href="/video.css"><link rel="stylesheet" href="/vast.css"><video id="content" class="video-js vjs-default-skin" controls preload="auto" width="640" height="360"><source src="/content.webm" type="video/webm"></video>',
    '/video.js',
    '/vast.js',
  )}<script>
const player = videojs('content')
controls = {
  mute: () => player.muted(true), unmute: () => player.muted(false),
  pause: () => player.pause(), resume: () => player.play(),
}
window.start = (address) => {
  player.vastClient({ ${source}, playAdAlways: true, adCancelTimeout: 10000, adsEnabled: true })
  for (const name of ['vast.adError', 'vast.adsCancel']) player.on(name, (event) => event.error && tell(event.error))
  player.play()
}
</script>`,
})

/**
 * Players and clients: packages with versions, the player first, and the kinds of documents that it plays. `files` are
 * the package files by URL; `bundle` has entries that are bundled first; `note` ends the row's name.
 */
export const PLAYERS = {
  '@dailymotion/vast-client': {
    packages: { '@dailymotion/vast-client': '6.4.5' },
    kinds: ['VAST'],
    files: { '/vast-client.js': '@dailymotion/vast-client/dist/vast-client.min.js' },
    choosesFile: false,
    html: page(CLIENT),
  },
  'vpaid-html5-client': {
    packages: { 'vpaid-html5-client': '0.1.14', '@dailymotion/vast-client': '6.4.5' },
    kinds: ['VPAID'],
    files: {
      '/vast-client.js': '@dailymotion/vast-client/dist/vast-client.min.js',
      '/vpaid-client.js': 'vpaid-html5-client/bin/VPAIDHTML5Client.js',
    },
    html: page(UNIT_CLIENT, '/vpaid-client.js'),
  },
  'fluid-player': {
    packages: { 'fluid-player': '3.58.0' },
    kinds: ['VAST', 'VPAID'],
    bundle: { '/player.js': 'fluid-player' },
    html: `${page(CONTENT)}<script type="module">
import fluidPlayer from '/player.js'
window.start = (vastTag) => {
  const player = fluidPlayer('content', {
    layoutControls: { fillToContainer: false, autoPlay: true },
    vastOptions: { allowVPAID: true, adClickable: true, adList: [{ roll: 'preRoll', vastTag }] },
  })
  controls = {
    mute: () => player.setVolume(0), unmute: () => player.setVolume(1),
    pause: () => player.pause(), resume: () => player.play(),
  }
  player.play()
}
</script>`,
  },
  'videojs-vast-vpaid': videoJs('adTagUrl: address'),
  'videojs-vast-vpaid (3.0)': videoJs(
    `adTagXML: (done) => fetch(address).then((answer) => answer.text()).then((xml) => done(null, xml.replace('version="4.2"', 'version="3.0"')))`,
    ', which reads our document with its version replaced by 3.0',
  ),
  'vast-player': {
    packages: { 'vast-player': '0.2.10' },
    kinds: ['VAST', 'VPAID'],
    files: { '/player.js': 'vast-player/dist/vast-player.min.js' },
    html: `${page(BOX, '/player.js')}<script>
window.start = (address) => {
  const player = new VASTPlayer(box)
  player.on('error', (error) => tell('error', error))
  player.load(address).then(() => {
    window.version = player.vast.get('version') ?? undefined
    controls = {
      mute: () => (player.adVolume = 0), unmute: () => (player.adVolume = 1),
      pause: () => player.pauseAd(), resume: () => player.resumeAd(),
    }
    return player.startAd()
  }).catch((error) => tell('load', error))
}
</script>`,
  },
  'ads-manager': {
    packages: { 'ads-manager': '1.2.13' },
    kinds: ['VAST', 'VPAID'],
    files: { '/player.js': 'ads-manager/dist/ads-manager.js' },
    html: `${page(`${CONTENT}${BOX}`, '/player.js')}<script>
window.start = (address) => {
  const ads = new adserve.tv.AdsManager(box)
  ads.addEventListener('AdsManagerLoaded', () => ads.init(640, 360, 'normal'))
  ads.addEventListener('AdLoaded', () => ads.start())
  ads.addEventListener('AdError', (error) => {
    tell('AdError', error)
    ads.abort()
    content.play()
  })
  ads.addEventListener('AllAdsCompleted', () => content.play())
  controls = {
    mute: () => ads.setVolume(0), unmute: () => ads.setVolume(1), pause: () => ads.pause(), resume: () => ads.resume(),
  }
  ads.requestAds(address)
}
</script>`,
  },
  '@mailonline/video-ad-sdk': {
    packages: { '@mailonline/video-ad-sdk': '0.3.0' },
    kinds: ['VAST', 'VPAID'],
    files: { '/player.js': '@mailonline/video-ad-sdk/dist/main.umd.js' },
    html: `${page(BOX, '/player.js')}<script>
window.start = (address) => window['@mailonline/video-ad-sdk'].runWaterfall(address, box, {
  onError: (error) => tell('error', error.code ?? '', error),
  onRunFinish: () => tell('finished'),
  onAdStart: (ad) => (controls = {
    mute: () => ad.setVolume(0), unmute: () => ad.setVolume(1), pause: () => ad.pause(), resume: () => ad.resume(),
  }),
})
</script>`,
  },
  'mediaelement-plugins': {
    packages: { 'mediaelement-plugins': '5.0.0', mediaelement: '5.1.2' },
    kinds: ['VAST', 'VPAID'],
    files: {
      '/mediaelement.js': 'mediaelement/build/mediaelement-and-player.js',
      '/mediaelement.css': 'mediaelement/build/mediaelementplayer.css',
      '/mejs-controls.svg': 'mediaelement/build/mejs-controls.svg',
      '/ads.css': 'mediaelement-plugins/dist/ads/ads.css',
      '/ads.js': 'mediaelement-plugins/dist/ads/ads.js',
      '/vast.js': 'mediaelement-plugins/dist/ads-vast-vpaid/ads-vast-vpaid.js',
    },
    html: `${page(`<link rel="stylesheet" href="/mediaelement.css"><link rel="stylesheet" href="/ads.css">${CONTENT}`, '/mediaelement.js', '/ads.js', '/vast.js')}<script>
window.start = (vastAdTagUrl) => new MediaElementPlayer('content', {
  iconSprite: '/mejs-controls.svg',
  features: ['playpause', 'ads', 'vast'],
  vastAdTagUrl,
  vastAdsType: vastAdTagUrl.includes('/vpaid/') ? 'vpaid' : 'vast',
  success: (media, _, player) => {
    controls = {
      mute: () => player.setMuted(true), unmute: () => player.setMuted(false),
      pause: () => player.pause(), resume: () => player.play(),
    }
    setTimeout(() => player.play(), 1000)
  },
})
</script>`,
  },
}
