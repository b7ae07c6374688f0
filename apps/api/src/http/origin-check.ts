import type { Endpoint } from '@placard/domain/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { Refusal } from '../refusal.js'
import { readBearer } from './access-token.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body that a route takes: JSON unless it says otherwise. */
    sends?: Endpoint['sends']
    /** True for a GET that queues a report file, so that other sites may not call it. */
    queuesFile?: boolean
    /** True for a route that accepts writes from anywhere, because its URL is the proof. */
    takesAnyOrigin?: boolean
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const READS = ['GET', 'HEAD', 'OPTIONS']
const BODY_TYPES = {
  JSON: { pattern: /^application\/json(; ?charset=utf-8)?$/i, name: 'application/json' },
  multipart: { pattern: /^multipart\/form-data; ?boundary=[^;,\s]{1,72}$/i, name: 'multipart/form-data' },
}

/** Returns the origins that may write: the public one and, when that is this machine, its other names. */
function ownOrigins({ publicUrl }: Config): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

interface OwnPages {
  publicUrl: string
  origins: string[]
}

/** Throws unless the headers that only a browser can set name our own pages, or are absent where `mayBeAbsent`. */
function requireOwnPage({ headers }: FastifyRequest, { publicUrl, origins }: OwnPages, mayBeAbsent: boolean): void {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  const openHere = `Open Placard at ${publicUrl}, reload the page and try again.`
  // 'none' means that the user typed the address.
  if (site !== undefined && site !== 'same-origin' && !(mayBeAbsent && site === 'none'))
    throw new Refusal(
      'forbidden',
      `Another site sent this request: its Sec-Fetch-Site header is not same-origin. ${openHere}`,
    )
  if (origin !== undefined && !origins.includes(origin))
    throw new Refusal('forbidden', `Another site sent this request: its Origin header is not ${publicUrl}. ${openHere}`)
  if (origin === undefined && site === undefined && !mayBeAbsent)
    throw new Refusal(
      'forbidden',
      `This request lacks an Origin header. Browsers send it; a program with a session cookie has to send Origin: ${publicUrl}, one with an access token needs no header.`,
    )
}

/** Throws unless the body is of exactly the type that the route declares. */
function requireBodyType(request: FastifyRequest): void {
  const { pattern, name } = BODY_TYPES[request.routeOptions.config.sends ?? 'JSON']
  const type = request.headers['content-type']
  if (pattern.test(type ?? '')) return
  const problem = type === undefined ? 'is missing' : 'is another one'
  throw new Refusal('unsupported-type', `Send this body with the header Content-Type: ${name}. It ${problem}.`)
}

/**
 * Refuses every write that another site could have caused, unless its origin is allowed: browsers name the page's
 * origin in a header that no page can change, and a form or an image can send the session cookie, but not JSON.
 */
export function requireOwnOrigin(app: FastifyInstance, config: Config): void {
  const own = { publicUrl: config.publicUrl, origins: ownOrigins(config) }
  function requireOwn(request: FastifyRequest): void {
    const { queuesFile = false, takesAnyOrigin = false } = request.routeOptions.config
    const isRead = READS.includes(request.method)
    if (isRead && !queuesFile) return
    // Pages cannot send an access token to another origin unless a preflight request has allowed it.
    if (takesAnyOrigin || request.crossOrigin !== 'no' || readBearer(request) !== undefined) return
    // Without cookies a request has no session that another site could use, so programs can sign in without a header.
    const mayBeAbsent = isRead || request.headers.cookie === undefined
    requireOwnPage(request, own, mayBeAbsent)
  }
  app.addHook('onRequest', (request, _, done) => {
    requireOwn(request)
    done()
  })
  // After the routes' own onRequest hooks, so that users without a session get 401 first.
  app.addHook('preParsing', (request, _, payload, done) => {
    const { sends, takesAnyOrigin = false } = request.routeOptions.config
    const takesFiles = sends === 'multipart'
    if (!takesAnyOrigin && !READS.includes(request.method) && (takesFiles || hasBody(request))) requireBodyType(request)
    done(null, payload)
  })
}

/** Reads an empty body as no fields: some programs name the type of a body that they do not send. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, body, done),
  )
}
