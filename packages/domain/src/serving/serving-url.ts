import * as z from 'zod'
import type { CounterName } from '../metric/metric.js'

/** Events of a served ad, by their VAST names where there is one, and the counter that each increments. */
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

/** The name of an event. */
export const servingEventSchema = z.enum(Object.keys(SERVING_EVENTS) as [ServingEvent, ...ServingEvent[]])

/** Until when after it was served an advertisement's events are counted, in ms. */
export const SERVING_LIFE_MS = 48 * 3_600_000

/**
 * URLs of the serving host, which tags and ads call. `host` is its base without a trailing slash. A `servingID`
 * identifies one served ad; each event counts once for it.
 */
export const servingUrls = (host: string) => ({
  /** The script that turns `ins` tags into banners. */
  script: `${host}/serve/placard.js`,
  /** A published banner as an html document of its own. */
  banner: (liveID: string) => `${host}/serve/banner/${liveID}`,
  /** A published creative as VAST 4.2. */
  vast: (liveID: string) => `${host}/serve/vast/${liveID}.xml`,
  /** A published creative as VAST with a VPAID unit. */
  vpaid: (liveID: string) => `${host}/serve/vpaid/${liveID}.xml`,
  /** The VPAID unit itself, the same for all creatives: it reads what to show from AdParameters. */
  vpaidUnit: `${host}/serve/vpaid.js`,
  /** The pixel of an event. */
  event: (servingID: string, event: ServingEvent) => `${host}/serve/event/${servingID}/${event}`,
  /** URL for playback errors; players replace the macro by a VAST error code. */
  error: (servingID: string) => `${host}/serve/event/${servingID}/error?code=[ERRORCODE]`,
  /** Counts a click and leads on to where the creative points. */
  click: (servingID: string) => `${host}/serve/click/${servingID}`,
})
export type ServingUrls = ReturnType<typeof servingUrls>
