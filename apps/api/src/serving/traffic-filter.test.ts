import { MINUTE_MS } from '@placard/domain/internal/dates'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { USER_AGENT } from '../testing/test-app.js'
import { eventClient } from './event-client.js'
import { createTrafficFilter } from './traffic-filter.js'

const createEventClient = (ip: string, headers: Record<string, string> = { 'user-agent': USER_AGENT }) =>
  eventClient({ ip, headers } as unknown as FastifyRequest, () => false)

describe('the filter of invalid traffic', () => {
  it.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a browser without a screen', USER_AGENT.replace('Chrome', 'HeadlessChrome')],
    ['a script', 'python-requests/2.32.3'],
    ['nothing that it names', ''],
  ])('finds %s by its user agent', (_, userAgent) => {
    const filter = createTrafficFilter(60, () => new Date(0))
    expect(filter.reasonOf(createEventClient('192.0.2.1', { 'user-agent': userAgent }), 'live', 'click')).toBe('robot')
    expect(filter.reasonOf(createEventClient('192.0.2.1', {}), 'live', 'click')).toBe('robot')
  })

  it.each([
    USER_AGENT,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36',
    'AppleCoreMedia/1.0.0.20L563 (Apple TV; U; CPU OS 16_5 like Mac OS X; en_us)',
    'Roku/DVP-9.10 (289.10E04111A)',
    'Dalvik/2.1.0 (Linux; U; Android 9; SM-G960F Build/PPR1.180610.011)',
  ])('accepts browsers and players: %.40s', (userAgent) => {
    const filter = createTrafficFilter(60, () => new Date(0))
    expect(
      filter.reasonOf(createEventClient('192.0.2.1', { 'user-agent': userAgent }), 'live', 'impression'),
    ).toBeUndefined()
  })

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])('finds prefetches: %o', (headers) => {
    const filter = createTrafficFilter(60, () => new Date(0))
    const client = createEventClient('192.0.2.1', { 'user-agent': USER_AGENT, ...headers })
    expect(filter.reasonOf(client, 'live', 'click')).toBe('prefetch')
  })

  it('limits the events of one kind, of one address, for one live id, in one minute', () => {
    let time = 10 * MINUTE_MS
    const filter = createTrafficFilter(3, () => new Date(time))
    const judge = (ip: string, liveID = 'live', event: 'impression' | 'click' = 'impression') =>
      filter.reasonOf(createEventClient(ip), liveID, event)
    for (let round = 0; round < 3; round++) expect(judge('192.0.2.1')).toBeUndefined()
    expect([judge('192.0.2.1'), judge('192.0.2.1')]).toEqual(['rate', 'rate'])
    expect([judge('192.0.2.2'), judge('192.0.2.1', 'other'), judge('192.0.2.1', 'live', 'click')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    time += MINUTE_MS
    expect(judge('192.0.2.1')).toBeUndefined()
  })

  it('counts an IPv6 /64 as one address, and an IPv4 address in any notation', () => {
    const filter = createTrafficFilter(2, () => new Date(0))
    const judge = (ip: string) => filter.reasonOf(createEventClient(ip), 'live', 'impression')
    const ofOne = Array.from({ length: 4 }, (_, index) => judge(`2001:db8:1:2:${index}::${index}`))
    expect(ofOne).toEqual([undefined, undefined, 'rate', 'rate'])
    expect(judge('2001:db8:1:3::1')).toBeUndefined()
    expect([judge('192.0.2.1'), judge('::ffff:192.0.2.1'), judge('192.0.2.1')]).toEqual([undefined, undefined, 'rate'])
  })

  it('counts the phones of a mobile network, of which each has its own /64', () => {
    const filter = createTrafficFilter(2, () => new Date(0))
    const phones = Array.from({ length: 200 }, (_, index) => `2001:db8:2:${index.toString(16)}::1`)
    const reasons = phones.map((ip) => filter.reasonOf(createEventClient(ip), 'live', 'impression'))
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([])
  })

  it('keeps a limited number of rates, and drops the oldest first', () => {
    const filter = createTrafficFilter(1, () => new Date(0))
    const client = createEventClient('192.0.2.1')
    filter.reasonOf(client, 'oldest', 'impression')
    for (let index = 0; index < 100_000; index++) filter.reasonOf(client, `live${index}`, 'impression')
    expect(filter.reasonOf(client, 'live99999', 'impression')).toBe('rate')
    expect(filter.reasonOf(client, 'oldest', 'impression')).toBeUndefined()
  })
})
