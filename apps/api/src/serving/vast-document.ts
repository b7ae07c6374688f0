import {
  fillMacros,
  landingPageOf,
  type PublishedCreative,
  type ServingEvent,
  type ServingUrls,
  type TrackerKind,
} from '@placard/domain'
import type { VideoFile } from './served-creative.js'
import { cdata, comment, element, text, type XmlNode, xmlDocument } from './xml-document.js'

/** What a VAST document shows, and whom it tells about it. */
export interface VastAd {
  /** The live id; a draft's own id in a preview. */
  id: string
  servingID: string
  creative: PublishedCreative
  /** In the order of the creative's files: at least one. */
  videos: [VideoFile, ...VideoFile[]]
  urls: ServingUrls
  /** Values of macros in trackers that the tag handed over; the player replaces the others. */
  macros: Readonly<Record<string, string>>
  /** Number against caches that the platform put into the tag. */
  cachebuster?: string | undefined
  /** The name of the server that answers, and the registry that its ids are of. */
  adSystem: string
  registry: string
  /** What the VPAID unit is told, as JSON; undefined for plain VAST. */
  vpaidParameters?: string
}

const NAMESPACE = { version: '4.2', xmlns: 'http://www.iab.com/VAST' }

/** What is taken for the length of a video that does not tell it, in seconds. */
const UNKNOWN_DURATION_S = 30

/** What VAST calls what happens, and which event of ours it raises; interactions other than a click are engagement. */
const LINEAR_EVENTS: { name: string; event?: ServingEvent; kind?: TrackerKind }[] = [
  { name: 'start', event: 'start', kind: 'start' },
  { name: 'firstQuartile', event: 'firstQuartile', kind: 'firstQuartile' },
  { name: 'midpoint', event: 'midpoint', kind: 'midpoint' },
  { name: 'thirdQuartile', event: 'thirdQuartile', kind: 'thirdQuartile' },
  { name: 'complete', event: 'complete', kind: 'complete' },
  // No engagement: players pause by themselves when the viewer clicks through, and mute to be allowed to start.
  { name: 'pause', kind: 'pause' },
  { name: 'resume', kind: 'resume' },
  { name: 'mute', kind: 'mute' },
  { name: 'unmute', event: 'engagement', kind: 'unmute' },
  { name: 'skip', kind: 'skip' },
  { name: 'playerExpand', event: 'engagement' },
  { name: 'otherAdInteraction', event: 'engagement' },
]

const address = (name: string, attributes: Record<string, string | number>, url: string) =>
  element(name, attributes, cdata(url))

/** Events that happen more than once: a fixed number would let a cache answer the second call. */
const REPEATED = new Set<TrackerKind>(['click', 'pause', 'resume', 'mute', 'unmute'])

const filled = ({ macros, cachebuster }: VastAd, kind: TrackerKind, url: string): string => {
  const isFixed = cachebuster !== undefined && !REPEATED.has(kind)
  return fillMacros(url, { ...macros, ...(isFixed && { '[CACHEBUSTING]': cachebuster }) })
}

/**
 * The addresses to call for a kind of event. VAST only knows pixels: scripts are refused when a creative is saved or
 * published, and left out of versions published before that, of which the tags panel warns.
 */
const pixelsOf = (ad: VastAd, kind: TrackerKind): string[] =>
  (ad.creative.trackers[kind] ?? []).flatMap(({ type, url }) => (type === 'script' ? [] : [filled(ad, kind, url)]))

/** A duration as VAST writes it: hours, minutes, seconds and thousandths. */
function clock(seconds: number): string {
  const milliseconds = Math.min(Math.max(Math.round(seconds * 1000), 1), 86_399_999)
  return new Date(milliseconds).toISOString().slice(11, 23)
}

function trackingEvents(ad: VastAd): XmlNode {
  const { servingID, urls } = ad
  const trackings = LINEAR_EVENTS.flatMap(({ name, event, kind }) => {
    const ours = event ? [urls.event(servingID, event)] : []
    const theirs = kind ? pixelsOf(ad, kind) : []
    return [...ours, ...theirs].map((url) => address('Tracking', { event: name }, url))
  })
  return element('TrackingEvents', {}, ...trackings)
}

function mediaFile({ url, type, width, height, bytes, duration }: VideoFile): XmlNode {
  const bitrate: Record<string, number> = duration
    ? { bitrate: Math.max(1, Math.round((bytes * 8) / duration / 1000)) }
    : {}
  const attributes = { delivery: 'progressive', type, width, height, ...bitrate, fileSize: bytes }
  return address('MediaFile', attributes, url)
}

function mediaFiles({ creative: { width, height }, videos, urls, vpaidParameters }: VastAd): XmlNode {
  const unit = { delivery: 'progressive', type: 'application/javascript', width, height, apiFramework: 'VPAID' }
  return element(
    'MediaFiles',
    {},
    ...(vpaidParameters === undefined ? [] : [address('MediaFile', unit, urls.vpaidUnit)]),
    // Beside the unit too: players that know no VPAID show the video.
    ...videos.map(mediaFile),
  )
}

function videoClicks(ad: VastAd): XmlNode {
  const { creative, servingID, urls } = ad
  const pixels = (creative.trackers.click ?? []).flatMap(({ type, url }) =>
    type === 'pixel' ? [filled(ad, 'click', url)] : [],
  )
  const landing = landingPageOf(creative.trackers)
  return element(
    'VideoClicks',
    {},
    ...[urls.event(servingID, 'click'), ...pixels].map((url) => address('ClickTracking', {}, url)),
    ...(landing === undefined ? [] : [address('ClickThrough', {}, landing)]),
  )
}

/** The order of the elements is the schema's. */
function inLine(ad: VastAd): XmlNode {
  const { id, creative, servingID, urls, videos, vpaidParameters } = ad
  const impressions = [urls.event(servingID, 'impression'), ...pixelsOf(ad, 'impression')]
  const linear = element(
    'Linear',
    {},
    trackingEvents(ad),
    ...(vpaidParameters === undefined ? [] : [element('AdParameters', {}, cdata(vpaidParameters))]),
    element('Duration', {}, text(clock(videos[0].duration ?? UNKNOWN_DURATION_S))),
    mediaFiles(ad),
    videoClicks(ad),
  )
  return element(
    'InLine',
    {},
    element('AdSystem', {}, text(ad.adSystem)),
    address('Error', {}, urls.error(servingID)),
    ...impressions.map((url) => address('Impression', {}, url)),
    element('AdServingId', {}, text(servingID)),
    element('AdTitle', {}, text(creative.name)),
    element(
      'Creatives',
      {},
      element('Creative', { id: creative.id }, linear, element('UniversalAdId', { idRegistry: ad.registry }, text(id))),
    ),
  )
}

/** A creative as VAST 4.2, with a VPAID unit when it has parameters. */
export const vastDocument = (ad: VastAd): string =>
  xmlDocument(element('VAST', NAMESPACE, element('Ad', { id: ad.id }, inLine(ad))))

/** VAST without an advertisement, and why. */
export const emptyVast = (reason: string): string => xmlDocument(element('VAST', NAMESPACE, comment(reason)))
