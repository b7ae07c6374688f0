import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { IsTrustedInserter } from '../trusted-inserters.js'
import { MAX_USER_AGENT_LENGTH } from './robots.js'

/** Client of an event, from its request. */
export interface EventClient {
  /** IPv4 address, or the /64 network of an IPv6 address, which one subscriber holds whole. */
  address: string
  /** Empty where the request has none. */
  userAgent: string
  /** True if the browser prefetched, so that nobody has seen or clicked the ad yet. */
  isPrefetch: boolean
}

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Returns the text of a header; empty where there is none. */
const readHeader = (headers: FastifyRequest['headers'], name: string): string => String(headers[name] ?? '').trim()

/**
 * Returns the client of a request. A trusted service that inserts ads into streams calls on behalf of a viewer, whom
 * it names in `X-Device-User-Agent` and `X-Device-IP` (VAST 4.2, server-side ad insertion). Where one of them is
 * missing or is no address, the service's own counts; from anybody else both are ignored.
 */
export function eventClient({ ip, headers }: FastifyRequest, isTrustedInserter: IsTrustedInserter): EventClient {
  const isInserter = isTrustedInserter(ip)
  const deviceAddress = isInserter ? readHeader(headers, 'x-device-ip') : ''
  const deviceAgent = isInserter ? readHeader(headers, 'x-device-user-agent') : ''
  const userAgent = deviceAgent === '' ? (headers['user-agent'] ?? '') : deviceAgent
  return {
    address: normalizeIP(isIP(deviceAddress) === 0 ? ip : deviceAddress),
    userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    isPrefetch: PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(readHeader(headers, name))),
  }
}
