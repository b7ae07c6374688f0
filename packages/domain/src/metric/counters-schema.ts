import * as z from 'zod'
import type { CounterName } from './metric.js'

const count = z.number().int().min(0)

/** `Counters` as they come over the network. */
export const countersSchema = z.object({
  impressions: count,
  engagement: count,
  clicks: count,
  videoStarts: count,
  firstQuartiles: count,
  midpoints: count,
  thirdQuartiles: count,
  videoCompletes: count,
  /** Servers of before this was counted send none. */
  invalidTraffic: count.default(0),
} satisfies Record<CounterName, z.ZodType>)
