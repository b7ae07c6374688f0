import type { InvalidKind } from '../creative/published-version.js'
import { startOfDayInZone } from '../day/day.js'
import { HOUR_MS } from '../durations/durations.js'
import type { Counters } from '../metric/metric.js'
import type { DemoCampaign, DemoCreative } from './demo-company.js'

/** Counters of a live id in one hour. */
export interface DemoFact {
  liveID: string
  creativeID: string
  hour: Date
  counters: Counters
  /** Reasons of the invalid traffic since the last fact that has them: of a UTC day, in its last hour. */
  kinds?: Partial<Record<InvalidKind, number>>
}

/** Factor by UTC hour: low at night, a first peak before noon, the highest in the evening. */
const DAY_RHYTHM = [
  0.32, 0.24, 0.2, 0.19, 0.24, 0.42, 0.72, 1.02, 1.18, 1.22, 1.2, 1.22, 1.26, 1.2, 1.14, 1.16, 1.26, 1.42, 1.6, 1.74,
  1.7, 1.42, 0.98, 0.56,
]

/** Factor by weekday, from Sunday to Saturday. */
const WEEK_RHYTHM = [1.16, 0.92, 0.94, 0.97, 0.99, 0.94, 1.08]

/** Returns a number in [0, 1) that depends only on the text (FNV-1a and a final mix). */
function noise(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

const share = (count: number, rate: number) => Math.min(count, Math.round(count * rate))

function countersAt(creative: DemoCreative, liveID: string, hour: Date): Counters {
  const key = `${liveID}@${hour.toISOString().slice(0, 13)}`
  const wave = 1 + 0.16 * Math.sin(hour.getTime() / (HOUR_MS * 24 * 11) + noise(liveID) * 6)
  const rhythm = (DAY_RHYTHM[hour.getUTCHours()] ?? 1) * (WEEK_RHYTHM[hour.getUTCDay()] ?? 1)
  const impressions = Math.round(
    (creative.pace / creative.liveIDs.length) * rhythm * wave * (0.86 + 0.28 * noise(`${key}i`)),
  )
  const wobble = (name: string) => 0.8 + 0.4 * noise(key + name)
  const videoStarts = share(impressions, creative.startRate * (0.96 + 0.04 * noise(`${key}s`)))
  const firstQuartiles = share(videoStarts, 0.84 + 0.05 * noise(`${key}1`))
  const midpoints = share(firstQuartiles, 0.85 + 0.05 * noise(`${key}2`))
  const thirdQuartiles = share(midpoints, 0.88 + 0.05 * noise(`${key}3`))
  return {
    impressions,
    engagement: share(impressions, creative.engagementRate * wobble('e')),
    clicks: share(impressions, creative.clickRate * wobble('c')),
    videoStarts,
    firstQuartiles,
    midpoints,
    thirdQuartiles,
    videoCompletes: share(thirdQuartiles, 0.87 + 0.06 * noise(`${key}4`)),
    // As much as filters for known bots and duplicates remove from open-web campaigns.
    invalidTraffic: share(impressions, 0.012 * wobble('r')),
  }
}

/** Splits invalid traffic into reasons. */
function invalidKinds(amount: number): Partial<Record<InvalidKind, number>> {
  const [repeat, rate] = [Math.floor(amount / 4), Math.floor(amount / 8)]
  const robot = amount - repeat - rate
  return { ...(robot > 0 && { robot }), ...(repeat > 0 && { repeat }), ...(rate > 0 && { rate }) }
}

/**
 * Yields every hour of a campaign's counts, in order, up to and excluding the hour of `now`. The same campaign and
 * hour always have the same counts.
 */
export function* demoFacts({ creatives, firstDataDay, lastDataDay }: DemoCampaign, now: Date): Generator<DemoFact> {
  if (!firstDataDay || !lastDataDay) return
  const first = startOfDayInZone(firstDataDay, 'UTC').getTime()
  const end = Math.min(
    startOfDayInZone(lastDataDay, 'UTC').getTime() + 24 * HOUR_MS,
    Math.floor(now.getTime() / HOUR_MS) * HOUR_MS,
  )
  const invalid = new Map<string, number>()
  for (let time = first; time < end; time += HOUR_MS) {
    const hour = new Date(time)
    const isLast = hour.getUTCHours() === 23 || time + HOUR_MS >= end
    for (const creative of creatives) {
      for (const liveID of creative.liveIDs) {
        const counters = countersAt(creative, liveID, hour)
        const amount = (invalid.get(liveID) ?? 0) + counters.invalidTraffic
        invalid.set(liveID, isLast ? 0 : amount)
        yield { liveID, creativeID: creative.id, hour, counters, ...(isLast && { kinds: invalidKinds(amount) }) }
      }
    }
  }
}
