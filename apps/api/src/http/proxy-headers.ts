import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'

const FORWARDING = /^(x-forwarded-.+|forwarded|via|x-real-ip)$/

/** Returns the first header that only a proxy adds; undefined when there is none. */
export const forwardingHeader = ({ headers }: FastifyRequest): string | undefined =>
  Object.keys(headers).find((name) => FORWARDING.test(name))

/**
 * Warns once when requests arrive through a proxy that is not configured: all its clients then count as one address.
 */
export function warnAboutProxies(app: FastifyInstance, { proxies }: Config): void {
  let isWarned = proxies > 0
  app.addHook('onRequest', (request, _, done) => {
    const header = isWarned ? undefined : forwardingHeader(request)
    if (header !== undefined) {
      isWarned = true
      request.log.warn(
        `A request came with the header ${header}, but PLACARD_PROXIES is 0: limits take all clients of a proxy for one. Set PLACARD_PROXIES to the number of proxies before this server.`,
      )
    }
    done()
  })
}
