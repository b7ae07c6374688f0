import type { VastPlayerCommand, VastPlayerMessage } from '@placard/domain/internal/tags'
import fluidPlayer from 'fluid-player'
import 'fluid-player/src/css/fluidplayer.css'
import { trackerCalls } from './tracker-calls.js'

// Script of the sandboxed page below /serve/player: plays one document and reports what the player does.

let isLoaded = false
let hasFailed = false
let hasEnded = false

function report(message: VastPlayerMessage): void {
  if (!hasEnded) parent.postMessage(message, '*')
}

/** Reports the end once; what the player does afterwards concerns its main content, which is missing here. */
function end(message: VastPlayerMessage): void {
  report(message)
  hasEnded = true
}

/** Reports an error after a pause, because the reason for a blocked file arrives after the error that it causes. */
function fail(code: number): void {
  hasFailed = true
  setTimeout(() => end({ vastPlayer: 'error', code }), 100)
}

/** Event names by tracker URL, of all loaded documents. */
const eventByUrl = new Map<string, string>()
/** URLs for errors, with the macro of the code. */
const errorUrls = new Set<string>()

const readTexts = (xml: Document, name: string) =>
  Array.from(xml.getElementsByTagName(name), (element) => ({ element, url: element.textContent?.trim() ?? '' }))

const calls = trackerCalls()

function readTrackers(xml: Document): void {
  for (const name of ['Impression', 'ClickTracking', 'Tracking'])
    for (const { url } of readTexts(xml, name)) calls.list(url)
  for (const { url } of readTexts(xml, 'Impression')) eventByUrl.set(url, 'impression')
  for (const { url } of readTexts(xml, 'ClickTracking')) eventByUrl.set(url, 'click')
  for (const { url, element } of readTexts(xml, 'Tracking')) eventByUrl.set(url, element.getAttribute('event') ?? '')
  for (const { url } of readTexts(xml, 'Error')) errorUrls.add(url)
}

/** Returns the code of an error tracker's URL; undefined for other URLs. */
function readTrackerErrorCode(url: string): number | undefined {
  for (const template of errorUrls) {
    const [before = '', after = ''] = template.split('[ERRORCODE]')
    if (url.startsWith(before) && url.endsWith(after)) {
      const code = Number(url.slice(before.length, url.length - after.length))
      return Number.isInteger(code) && code > 0 ? code : 900
    }
  }
  return undefined
}

/** Reports a tracker instead of calling it, so that nothing is counted anywhere. */
function callTracker(url: string): void {
  const code = readTrackerErrorCode(url)
  if (code !== undefined) fail(code)
  else if (calls.isListed(url)) report({ vastPlayer: 'tracker', event: eventByUrl.get(url) ?? 'tracker', url })
}

/** Replaces the ways in which the player reaches out of this page. */
function interceptPlayer(): void {
  // The player and VPAID units call trackers as images.
  window.Image = class {
    set src(url: string) {
      callTracker(url)
    }
  } as unknown as typeof Image
  window.open = (url) => {
    report({ vastPlayer: 'click', url: String(url ?? '') })
    return null
  }
  // A frame of a sandboxed page has an origin of its own, so the player cannot put the VPAID unit into it. This page is
  // sandboxed as a whole, and the unit runs here.
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLIFrameElement)
      Object.defineProperty(element, 'contentWindow', {
        get: () => (element.className === 'fluid_vpaid_iframe' ? window : null),
      })
    return element
  }
  // Errors without a tracker are written to the console only.
  const warn = console.warn.bind(console)
  console.warn = (...given: unknown[]) => {
    warn(...given)
    const [, code, text = ''] = /^\[Error\] \((\d+)\): (.*)/.exec(String(given[0])) ?? []
    // The player's own codes for playing differ from those of VAST.
    if (code !== undefined) fail(/play video/.test(text) ? 405 : Number(code))
  }
}

/** Plays a document to its end. */
function play(command: VastPlayerCommand): void {
  const video = document.querySelector('video')
  if (!video) return
  const vastTag =
    'url' in command ? command.url : URL.createObjectURL(new Blob([command.xml], { type: 'application/xml' }))
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
    end({ vastPlayer: 'blocked', url: blockedURI }),
  )
  video.addEventListener('error', () => isLoaded && fail(405))
  const player = fluidPlayer(video, {
    layoutControls: {
      fillToContainer: true,
      // Browsers play without a click only when muted.
      mute: true,
      allowTheatre: false,
      allowDownload: false,
      miniPlayer: { enabled: false },
      contextMenu: { controls: false },
    },
    onBeforeXMLHttpRequest: (request: XMLHttpRequest) =>
      request.addEventListener('load', () => request.responseXML && readTrackers(request.responseXML)),
    vastOptions: {
      allowVPAID: true,
      adClickable: true,
      adList: [{ roll: 'preRoll', vastTag }],
      vastAdvanced: {
        vastLoadedCallback: () => {
          isLoaded = true
          report({ vastPlayer: 'loaded' })
        },
        vastVideoEndedCallback: () => {
          // The player also calls this when it found no ad or failed.
          if (isLoaded && !hasFailed) end({ vastPlayer: 'ended' })
          video.pause()
        },
      },
    },
  })
  player.play()
}

interceptPlayer()
addEventListener('message', ({ source, data }: MessageEvent<VastPlayerCommand>) => {
  if (source === parent && parent !== window && data?.vastPlayer === 'play') play(data)
})
parent.postMessage({ adFrame: 'ready' }, '*')
