import type { Endpoint } from '@placard/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { Refusal } from '../refusal.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route takes besides JSON. */
    sends?: Endpoint['sends']
    /** Whether it takes writes from anywhere: for a route whose address alone is the proof. */
    takesAnyOrigin?: boolean
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const READS = ['GET', 'HEAD', 'OPTIONS']
const MULTIPART_TYPE = /^multipart\/form-data; ?boundary=[^;,\s]{1,72}$/i
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i

/** The origins that may write: the public one and, when that is this machine, its other names. */
function ownOrigins({ publicUrl }: Config): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

function isOwn({ headers }: FastifyRequest, origins: string[]): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin)
  const site = headers['sec-fetch-site']
  return site === 'same-origin' || site === 'none'
}

/**
 * Refuses every write that another site could have caused. A form or an image can send the cookie along, but neither
 * JSON, nor a header of its own, nor our origin; all three are asked for, so that one mistake alone opens nothing.
 */
export function requireOwnOrigin(app: FastifyInstance, config: Config): void {
  const origins = ownOrigins(config)
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || request.routeOptions.config.takesAnyOrigin) return
    const type = request.headers['content-type'] ?? ''
    const mayBeMultipart = request.routeOptions.config.sends === 'multipart'
    if (!JSON_TYPE.test(type) && !(mayBeMultipart && MULTIPART_TYPE.test(type)))
      throw new Refusal(403, 'The server only takes JSON here.')
    if (!request.headers['x-requested-with'] || !isOwn(request, origins))
      throw new Refusal(
        403,
        `This request did not come from Placard at ${config.publicUrl}. Open it there, reload the page and try again.`,
      )
  })
}
