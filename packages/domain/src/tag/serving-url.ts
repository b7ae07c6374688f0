import * as z from 'zod'
import type { CounterName } from '../metric/metric.js'

/** Events of a served ad, by their VAST names if there is one, and the counter that each increments. */
export const SERVING_EVENTS = {
  impression: 'impressions',
  engagement: 'engagement',
  click: 'clicks',
  start: 'videoStarts',
  firstQuartile: 'firstQuartiles',
  midpoint: 'midpoints',
  thirdQuartile: 'thirdQuartiles',
  complete: 'videoCompletes',
} as const satisfies Record<string, CounterName>
export type ServingEvent = keyof typeof SERVING_EVENTS

/** Schema of an event's name. */
export const servingEventSchema = z.enum(Object.keys(SERVING_EVENTS) as [ServingEvent, ...ServingEvent[]])

/** Time in ms after serving during which an ad's events are counted. */
export const SERVING_LIFE_MS = 48 * 3_600_000

/**
 * URLs of the serving host, which tags and ads call. `host` is its base without a trailing slash. A `servingID`
 * identifies one served ad; each event counts once for it.
 */
export const servingUrls = (host: string) => ({
  /** Script that turns `ins` tags into banners. */
  script: `${host}/serve/placard.js`,
  /** Script that the entry page of an HTML5 archive runs first. */
  page: `${host}/serve/page.js`,
  /** Published banner as an HTML document. */
  banner: (liveID: string) => `${host}/serve/banner/${liveID}`,
  /** Published creative as VAST 4.2. */
  vast: (liveID: string) => `${host}/serve/vast/${liveID}.xml`,
  /** Published creative as VAST with a VPAID unit. */
  vpaid: (liveID: string) => `${host}/serve/vpaid/${liveID}.xml`,
  /** VPAID unit, the same for all creatives: AdParameters say what to show. */
  vpaidUnit: `${host}/serve/vpaid.js`,
  /** Pixel of an event. */
  event: (servingID: string, event: ServingEvent) => `${host}/serve/event/${servingID}/${event}`,
  /** URL for playback errors; players replace the macro by a VAST error code. */
  error: (servingID: string) => `${host}/serve/event/${servingID}/error?code=[ERRORCODE]`,
  /** Counts a click and redirects to the landing page. */
  click: (servingID: string) => `${host}/serve/click/${servingID}`,
})
export type ServingUrls = ReturnType<typeof servingUrls>

/** Encodes what a URL must not contain by RFC 3986, except for brackets and a second '#'. */
const encodeInvalid = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    // Macros first: some of them start like an encoded character.
    .replace(/%%(\w{1,60})%%/g, '%25%25$1%25%25')
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, encodeURIComponent)

/**
 * Encodes a URL for a Location header: everything that RFC 3986 does not allow in it, such as braces, `|`, a lone `%`
 * and non-ASCII characters. Nothing would replace macros there.
 */
export function redirectLocation(url: string): string {
  const [, start = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(encodeInvalid(url)) ?? []
  const hash = rest.indexOf('#') + 1
  const end = hash === 0 ? rest : rest.slice(0, hash) + rest.slice(hash).replaceAll('#', '%23')
  // Only the host can have brackets, around an IPv6 address.
  return start + end.replaceAll('[', '%5B').replaceAll(']', '%5D')
}
