import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readInserters } from '../trusted-inserters.js'
import { eventClient } from './event-client.js'

const INSERTER = '203.0.113.7'
const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/9.0 TV Safari/537.36'
const STITCHER = 'VelorStitcher/2.4'
const isTrusted = readInserters([INSERTER, '2001:db8:1::/48', '198.51.100.0/24']) ?? (() => false)

const createEventClient = (ip: string, headers: Record<string, string>) =>
  eventClient({ ip, headers: { 'user-agent': STITCHER, ...headers } } as unknown as FastifyRequest, isTrusted)

describe('the client of an event', () => {
  const device = { 'x-device-user-agent': TELEVISION, 'x-device-ip': '192.0.2.50' }

  it.each([INSERTER, `::ffff:${INSERTER}`, '2001:db8:1:2::9', '198.51.100.255'])(
    'is the viewer whom the inserter %s names',
    (ip) => {
      expect(createEventClient(ip, device)).toEqual({ address: '192.0.2.50', userAgent: TELEVISION, isPrefetch: false })
    },
  )

  it.each(['203.0.113.8', '2001:db8:2::9', '198.51.101.1', '::1', 'unknown'])(
    'is the caller %s, who is no trusted inserter',
    (ip) => {
      expect(createEventClient(ip, device).userAgent).toBe(STITCHER)
      expect(createEventClient(ip, device).address).not.toBe('192.0.2.50')
    },
  )

  it('is an IPv6 viewer’s network', () => {
    expect(createEventClient(INSERTER, { ...device, 'x-device-ip': ' 2001:db8:9:9:1::5 ' }).address).toBe(
      '2001:db8:9:9::',
    )
  })

  it.each(['', 'unknown', '192.0.2.50, 192.0.2.51', '192.0.2.50:443', '192.0.2'])(
    'keeps the inserter’s address where X-Device-IP is "%s"',
    (address) => {
      expect(createEventClient(INSERTER, { ...device, 'x-device-ip': address })).toMatchObject({
        address: INSERTER,
        userAgent: TELEVISION,
      })
    },
  )

  it.each(['', '   '])('keeps the inserter’s user agent where X-Device-User-Agent is "%s"', (userAgent) => {
    expect(createEventClient(INSERTER, { ...device, 'x-device-user-agent': userAgent }).userAgent).toBe(STITCHER)
    expect(createEventClient(INSERTER, {})).toMatchObject({ address: INSERTER, userAgent: STITCHER })
  })

  it('has at most 512 characters of the user agent', () => {
    expect(createEventClient(INSERTER, { 'x-device-user-agent': 'a'.repeat(5000) }).userAgent).toHaveLength(512)
  })
})

describe('the list of trusted inserters', () => {
  it.each([
    ['example.com'],
    ['203.0.113'],
    ['203.0.113.256'],
    ['203.0.113.7/33'],
    ['2001:db8::/129'],
    ['0.0.0.0/0'],
    ['::/0'],
    ['203.0.113.7/'],
    ['203.0.113.7:80'],
    [INSERTER, 'all'],
  ])('refuses %s', (...entries) => {
    expect(readInserters(entries)).toBeUndefined()
  })

  it('trusts nobody when it is empty', () => {
    expect(readInserters([])?.(INSERTER)).toBe(false)
  })
})
