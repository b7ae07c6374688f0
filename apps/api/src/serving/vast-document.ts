import type { PublishedCreative } from '@placard/domain/creative'
import { findLandingPage, type TrackerKind } from '@placard/domain/internal/creative'
import { fillMacros, type ServingEvent } from '@placard/domain/internal/tags'
import type { ServingUrls } from '@placard/domain/tags'
import type { VideoFile } from './served-creative.js'
import { cdata, comment, element, text, type XmlNode, xmlDocument } from './xml-document.js'

/** Content of a VAST document. */
export interface VastAd {
  /** Live id, or the creative's id in a preview. */
  id: string
  servingID: string
  creative: PublishedCreative
  /** Videos in the order of the creative's files: at least one. */
  videos: [VideoFile, ...VideoFile[]]
  urls: ServingUrls
  /** Values of macros in trackers that the tag passed; the player replaces the others. */
  macros: Readonly<Record<string, string>>
  /** Cachebuster of the tag, or one of ours; without one, players replace the macro. */
  cachebuster?: string | undefined
  /** Name of this ad server, and the registry of its ids. */
  adSystem: string
  registry: string
  /** Parameters of the VPAID unit as JSON; undefined for plain VAST. */
  vpaidParameters?: string
}

const NAMESPACE = { version: '4.2', xmlns: 'http://www.iab.com/VAST' }

/** Duration of a video whose file does not contain it, in seconds. */
const UNKNOWN_DURATION_S = 30

/** VAST events and the event of ours that each one fires; interactions other than a click count as engagement. */
const LINEAR_EVENTS: { name: string; event?: ServingEvent; kind?: TrackerKind }[] = [
  { name: 'start', event: 'start', kind: 'start' },
  { name: 'firstQuartile', event: 'firstQuartile', kind: 'firstQuartile' },
  { name: 'midpoint', event: 'midpoint', kind: 'midpoint' },
  { name: 'thirdQuartile', event: 'thirdQuartile', kind: 'thirdQuartile' },
  { name: 'complete', event: 'complete', kind: 'complete' },
  // Not counted as engagement: players pause on a click-through, and mute in order to autoplay.
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

/** Events that can repeat: a fixed cachebuster would let a cache answer the second one. */
const REPEATED = new Set<TrackerKind>(['click', 'pause', 'resume', 'mute', 'unmute'])

const filled = ({ macros, cachebuster }: VastAd, kind: TrackerKind, url: string): string => {
  const isFixed = cachebuster !== undefined && !REPEATED.has(kind)
  return fillMacros(url, { ...macros, ...(isFixed && { '[CACHEBUSTING]': cachebuster }) })
}

/**
 * Returns the tracker URLs of an event. VAST only knows pixels: scripts are refused when a creative is saved or
 * published, and left out of versions published before; the tags panel warns about them.
 */
const listPixels = (ad: VastAd, kind: TrackerKind): string[] =>
  (ad.creative.trackers[kind] ?? []).flatMap(({ type, url }) => (type === 'script' ? [] : [filled(ad, kind, url)]))

/** Formats a duration for VAST: hours, minutes, seconds and milliseconds. */
function clock(seconds: number): string {
  const milliseconds = Math.min(Math.max(Math.round(seconds * 1000), 1), 86_399_999)
  return new Date(milliseconds).toISOString().slice(11, 23)
}

function trackingEvents(ad: VastAd): XmlNode {
  const { servingID, urls } = ad
  const trackings = LINEAR_EVENTS.flatMap(({ name, event, kind }) => {
    const ours = event ? [urls.event(servingID, event)] : []
    const theirs = kind ? listPixels(ad, kind) : []
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
    // Always included, because players without VPAID show the video.
    ...videos.map(mediaFile),
  )
}

function videoClicks(ad: VastAd): XmlNode {
  const { creative, servingID, urls } = ad
  const pixels = (creative.trackers.click ?? []).flatMap(({ type, url }) =>
    type === 'pixel' ? [filled(ad, 'click', url)] : [],
  )
  const landing = findLandingPage(creative.trackers)
  return element(
    'VideoClicks',
    {},
    ...[urls.event(servingID, 'click'), ...pixels].map((url) => address('ClickTracking', {}, url)),
    ...(landing === undefined ? [] : [address('ClickThrough', {}, landing)]),
  )
}

/** Builds the InLine element. The order of its children is the schema's. */
function inLine(ad: VastAd): XmlNode {
  const { id, creative, servingID, urls, videos, vpaidParameters } = ad
  const impressions = [urls.event(servingID, 'impression'), ...listPixels(ad, 'impression')]
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

/** Returns a creative as VAST 4.2, with a VPAID unit if there are parameters for it. */
export const vastDocument = (ad: VastAd): string =>
  xmlDocument(element('VAST', NAMESPACE, element('Ad', { id: ad.id }, inLine(ad))))

/** Returns VAST without an ad, with the reason as a comment. */
export const emptyVast = (reason: string): string => xmlDocument(element('VAST', NAMESPACE, comment(reason)))
