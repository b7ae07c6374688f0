import * as z from 'zod'
import type { CounterName } from './metric.js'

const count = z.number().int().min(0)

/** Schema of `Counters` in API responses. */
export const countersSchema = z.object({
  impressions: count,
  engagement: count,
  clicks: count,
  videoStarts: count,
  firstQuartiles: count,
  midpoints: count,
  thirdQuartiles: count,
  videoCompletes: count,
  /** Missing in responses of older servers. */
  invalidTraffic: count.default(0),
} satisfies Record<CounterName, z.ZodType>)
