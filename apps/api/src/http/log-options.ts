import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.js'

/** What opens something by its address alone: a share token, the file of a download. */
const OPENING = /^(\/share\/|\/uploads\/)[^/?]+/

/** The path of an address as the log may show it: without its query, and with what opens something masked. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(OPENING, '$1…')

/**
 * How the server logs: one JSON line each, on standard output. Of a request it keeps method and path, of an answer its
 * status; never a header, query or body, since those hold passwords, cookies, tokens and addresses.
 */
export const logOptions = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: loggedPath(url) }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
})
