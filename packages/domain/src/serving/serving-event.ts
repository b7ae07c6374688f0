import * as z from 'zod'
import type { CounterName } from '../metric/metric.js'

/** What can happen to an advertisement that was served, by the names of VAST where it has one, and what it raises. */
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
