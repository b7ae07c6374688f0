import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.js'

/** Paths that contain a secret: share tokens and names of report files. */
const OPENING = /^(\/share\/|\/uploads\/)[^/?]+/

/** Returns the path to log: without its query, and with secrets masked. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(OPENING, '$1…')

/**
 * Returns the logger's options: JSON lines on standard output. Requests are logged with method and path, responses
 * with their status; never headers, queries or bodies, since those contain passwords, cookies, tokens and addresses.
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
