import type { InvalidKind } from '@placard/domain/creative'
import { MINUTE_MS } from '@placard/domain/internal/dates'
import type { ServingEvent } from '@placard/domain/internal/tags'
import type { EventClient } from './event-client.js'
import { isRobot } from './robots.js'

/** Reasons of general invalid traffic that a request shows by itself. */
type InvalidRequestReason = Exclude<InvalidKind, 'no_view' | 'repeat'>

/** Filters general invalid traffic by the rules of IAB and MRC. */
export interface TrafficFilter {
  /** Returns why an event does not count; undefined where it does. Every call counts towards the limit. */
  reasonOf: (client: EventClient, liveID: string, event: ServingEvent) => InvalidRequestReason | undefined
}

/** Maximum number of rates (per client, live id and event) in memory: about 20 MB. */
const MAX_RATES = 100_000

/** Maximum number of user agents whose result is cached: the check takes longer than everything else about an event. */
const MAX_USER_AGENTS = 1000

/**
 * Creates the filter of one server. `limit` is the number of events of one kind that one address may cause for a
 * live id per minute. Rates are in memory, so each server counts for itself. Wider IPv6 networks than one address's /64 have
 * no limit, because all phones of a mobile network may share a /48.
 */
export function createTrafficFilter(limit: number, now: () => Date): TrafficFilter {
  const rates = new Map<string, number>()
  const robots = new Map<string, boolean>()
  let minute = 0

  function isCachedRobot(userAgent: string): boolean {
    const cached = robots.get(userAgent)
    if (cached !== undefined) return cached
    if (robots.size >= MAX_USER_AGENTS) robots.clear()
    const verdict = isRobot(userAgent)
    robots.set(userAgent, verdict)
    return verdict
  }

  function isBeyondLimit(key: string): boolean {
    const current = Math.floor(now().getTime() / MINUTE_MS)
    if (current !== minute) rates.clear()
    minute = current
    const rate = (rates.get(key) ?? 0) + 1
    rates.set(key, rate)
    const [oldest] = rates.size > MAX_RATES ? rates.keys() : []
    if (oldest !== undefined) rates.delete(oldest)
    return rate > limit
  }

  return {
    reasonOf({ address, userAgent, isPrefetch }, liveID, event) {
      if (isCachedRobot(userAgent)) return 'robot'
      if (isPrefetch) return 'prefetch'
      return isBeyondLimit(`${address} ${liveID} ${event}`) ? 'rate' : undefined
    },
  }
}
