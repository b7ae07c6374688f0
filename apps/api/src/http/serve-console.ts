import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import { endpoints } from '@placard/domain/api'
import type { ConsoleConfig } from '@placard/domain/internal/console'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { createScreenHints } from '../pages/screen-hints.js'
import { Refusal } from '../refusal.js'
import { compressResponses } from './compression.js'
import { sendsSessionCookie } from './cookies.js'
import { pageNotFound, sendError, sendRefusal } from './error-responses.js'
import { SHARE_LIMIT } from './rate-limit.js'

const TOO_MANY = 429
const REVALIDATE = 'no-cache'
const FOREVER = 'public, max-age=31536000, immutable'
/** Folder of built files with a hash in their name, which never change. */
const HASHED = `${sep}assets${sep}`

/** Paths that are not pages of the console: API calls, files, and ad serving. */
const ELSEWHERE = /^\/(api|uploads|files|assets|serve|s3|placard-files)(\/|$)/
const hasEnding = (url: string) => url.split('?', 1)[0]?.split('/').at(-1)?.includes('.') ?? false

/**
 * Returns whether a request opens a page, as opposed to a script, an image or an API call. Link checkers and curl
 * accept anything, and so do a page's scripts, which browsers tell apart by Sec-Fetch-Dest.
 */
function opensPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || ELSEWHERE.test(url)) return false
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = headers
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && destination === 'document' && !hasEnding(url)
}

const SHARED_PAGE = /^\/share\/([^/?]+)(?:\/creative\/([^/?]+))?\/?(?:\?|$)/
/** Time in ms that a page waits for the database, and for its rendering: without them, the browser asks and renders. */
const LOOK_UP_MS = 2_000
const RENDER_MS = 4_000

/** Request of the page of a share link. */
export interface SharedPageRequest {
  token: string
  /** Creative of the report, if it is not the whole campaign's. */
  creativeID: string | undefined
  /** Query string without its question mark. */
  search: string
  acceptLanguage: string | undefined
}

/** Pages of share links. */
export interface SharePages<Link> {
  /** Looks up the link of a token; undefined if it opens nothing. */
  findLink: (token: string) => Promise<Link | undefined>
  /** Returns the origins that may embed the page of a link. */
  sitesOf: (link: Link) => string[]
  /** Renders pages; without it, the browser does. */
  rendered?:
    | {
        /** Returns the page of a link; undefined for one with a password. */
        open: (link: Link, request: SharedPageRequest) => Promise<string> | undefined
        /** Returns the page of a link that no longer works. */
        dead: (request: SharedPageRequest) => Promise<string>
        /** Counts a page that was rendered, or left to the browser. */
        count: (result: 'rendered' | 'left') => void
      }
    | undefined
}

/** Waits for a result at most for a time in ms; rejects after that. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const timeout = new AbortController()
  const late = wait(ms, undefined, { signal: timeout.signal, ref: false }).then(
    () => Promise.reject(new Error(`It took longer than ${ms} ms.`)),
    () => undefined as never,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    timeout.abort()
  }
}

function readSharedPage({ url, headers }: FastifyRequest): SharedPageRequest | undefined {
  const [, token, creative] = SHARED_PAGE.exec(url) ?? []
  if (token === undefined) return undefined
  const question = url.indexOf('?')
  return {
    token,
    // The router has refused what cannot be decoded.
    creativeID: creative === undefined ? undefined : decodeURIComponent(creative),
    search: question < 0 ? '' : url.slice(question + 1),
    acceptLanguage: headers['accept-language'],
  }
}

/** Lets pages of these origins embed a response, and no others. */
function openToSites(reply: FastifyReply, sites: string[]): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply
    .header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${sites.join(' ')}`))
    .removeHeader('x-frame-options')
}

/** Returns the configuration of the console. */
export function consoleConfig(config: Config): ConsoleConfig {
  const { company, domain, termsUrl, servingUrl, vendorID, staffAccount, minPassword, identityPoolID, linkDays } =
    config
  return {
    apiBase: '/api',
    company,
    domain,
    termsUrl,
    servingHost: servingUrl,
    vendorID,
    staffAccount,
    minPassword,
    identityPoolID,
    linkDays,
  }
}

/** Adds the pages of share links: rendered ones, and one that renders itself where that fails or takes too long. */
async function serveSharePages<Link>(app: FastifyInstance, pages: SharePages<Link>): Promise<void> {
  const { findLink, sitesOf, rendered } = pages

  /** Returns a rendered page; undefined where the browser has to render. */
  async function render(request: FastifyRequest, page: Promise<string> | undefined): Promise<string | undefined> {
    if (!page || !rendered) return undefined
    try {
      const html = await within(RENDER_MS, page)
      rendered.count('rendered')
      return html
    } catch (cause) {
      rendered.count('left')
      request.log.warn({ err: cause }, 'A shared page was not rendered.')
      return undefined
    }
  }

  /** Returns the link of a page; 'unknown' if the database does not say. */
  async function lookUp(token: string): Promise<Link | 'dead' | 'unknown'> {
    if (!endpoints.sharedLink.query.safeParse({ sharedToken: token }).success) return 'dead'
    return within(LOOK_UP_MS, findLink(token)).then(
      (link) => link ?? 'dead',
      () => 'unknown',
    )
  }

  const asEmptyPage = (request: FastifyRequest, reply: FastifyReply) => {
    // The answer to a conditional request has no body, which would say that a link is as it was.
    delete request.raw.headers['if-none-match']
    delete request.raw.headers['if-modified-since']
    return reply.sendFile('share.html')
  }

  // The pages contain no secret that other sites do not know: who has the token may read all of it.
  await compressResponses(app, { forOtherSites: true })
  app.get('/share/*', {
    config: SHARE_LIMIT,
    async handler(request, reply) {
      if (!opensPage(request)) return sendRefusal(reply, pageNotFound())
      const asked = readSharedPage(request)
      if (!asked) return reply.sendFile('index.html')
      const link = await lookUp(asked.token)
      if (link === 'dead') reply.code(404)
      else if (link !== 'unknown' && sitesOf(link).length > 0) openToSites(reply, sitesOf(link))
      const page =
        link === 'unknown' ? undefined : link === 'dead' ? rendered?.dead(asked) : rendered?.open(link, asked)
      const html = await render(request, page)
      return html === undefined ? asEmptyPage(request, reply) : reply.type('text/html; charset=utf-8').send(html)
    },
    errorHandler(error, request, reply) {
      if (!(error instanceof Refusal) || error.reason !== 'too-many') return sendError(error, request, reply)
      reply.code(TOO_MANY).header('retry-after', String(error.retryAfter))
      return asEmptyPage(request, reply)
    },
  })
}

/**
 * Serves the built console and its runtime configuration; every page path returns index.html, but for share links. Their
 * pages may be embedded by the sites of their link, and have the status 404 where there is none.
 */
export async function serveConsole<Link>(
  app: FastifyInstance,
  config: Config,
  sharePages?: SharePages<Link>,
): Promise<void> {
  const { consoleDir } = config
  app.get('/config.json', (_, reply) => reply.header('cache-control', REVALIDATE).send(consoleConfig(config)))

  if (!existsSync(join(consoleDir, 'index.html'))) {
    app.get('/ping', (_, reply) => reply.type('text/plain; charset=utf-8').send('Pong'))
    app.get('/', (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send('The Placard API is at /api. The console is not built: build it, then start the server again.\n'),
    )
    app.setNotFoundHandler((_, reply) => sendRefusal(reply, pageNotFound()))
    return
  }

  await app.register(fastifyStatic, {
    root: consoleDir,
    cacheControl: false,
    // The build creates .br and .gz files where they are smaller.
    preCompressed: true,
    // The manifest, and the code that renders pages.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => reply.header('cache-control', path.includes(HASHED) ? FOREVER : REVALIDATE),
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // The next user of this browser must not find a shared report in its cache.
    if (request.url.startsWith('/share/')) reply.header('cache-control', 'no-store')
    // A 304 has no body that could have a type or an encoding.
    if (reply.statusCode === 304) reply.removeHeader('content-encoding').removeHeader('content-type')
    done(null, payload)
  })
  if (sharePages) await app.register((pages) => serveSharePages(pages, sharePages))
  const hintsFor = createScreenHints(consoleDir)
  app.setNotFoundHandler(async (request, reply) => {
    if (!opensPage(request)) return sendRefusal(reply, pageNotFound())
    // Without a session, the console opens the sign-in instead.
    const hints = sendsSessionCookie(config, request) ? hintsFor(request.url.split('?', 1)[0] ?? '') : ''
    if (hints) reply.header('link', hints)
    return reply.sendFile('index.html')
  })
}
