import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import { type ConsoleConfig, endpoints } from '@placard/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { nothingHere, sendRefusal } from './error-responses.js'

const REVALIDATE = 'no-cache'
const FOREVER = 'public, max-age=31536000, immutable'
/** Folder of built files with a hash in their name, which never change. */
const HASHED = `${sep}assets${sep}`

/** Paths that are not pages of the console: API calls, files, and ad serving. */
const ELSEWHERE = /^\/(api|uploads|files|assets|serve|s3)(\/|$)/
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

const SHARED_PAGE = /^\/share\/([^/?]+)(?:\/creative\/[^/?]+)?\/?(?:\?|$)/
/** Time in ms that a page waits for the database: without it, the page itself says what is wrong. */
const LOOK_UP_MS = 2_000

/** Looks up the origins that may embed the page of a share token; undefined for a token that opens nothing. */
export type FindSites = (token: string) => Promise<string[] | undefined>

/** Returns the origins that may embed a page of a share link, or 'dead'; none for other pages. */
async function sitesOf({ url }: FastifyRequest, findSites: FindSites): Promise<string[] | 'dead'> {
  const sharedToken = SHARED_PAGE.exec(url)?.[1]
  if (sharedToken === undefined) return []
  if (!endpoints.sharedLink.query.safeParse({ sharedToken }).success) return 'dead'
  const timeout = new AbortController()
  const late = wait(LOOK_UP_MS, [], { signal: timeout.signal, ref: false }).catch(() => [])
  try {
    return (await Promise.race([findSites(sharedToken), late])) ?? 'dead'
  } catch {
    return []
  } finally {
    timeout.abort()
  }
}

/** Lets pages of these origins embed a response, and no others. */
function openToSites(reply: FastifyReply, sites: string[]): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply
    .header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${sites.join(' ')}`))
    .removeHeader('x-frame-options')
}

/**
 * Serves the built console and its runtime configuration; every page path returns index.html. Pages of share links may be embedded
 * by the sites that `findSites` returns, and have the status 404 where it returns none.
 */
export async function serveConsole(app: FastifyInstance, config: Config, findSites?: FindSites): Promise<void> {
  const { consoleDir, company, domain, servingUrl, vendorID, staffAccount, minPassword, identityPoolID, linkDays } =
    config
  const forConsole: ConsoleConfig = {
    apiBase: '/api',
    company,
    domain,
    servingHost: servingUrl,
    vendorID,
    staffAccount,
    minPassword,
    identityPoolID,
    linkDays,
  }
  app.get('/config.json', (_, reply) => reply.header('cache-control', REVALIDATE).send(forConsole))

  if (!existsSync(join(consoleDir, 'index.html'))) {
    app.get('/ping', (_, reply) => reply.type('text/plain; charset=utf-8').send('Pong'))
    app.get('/', (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send('The Placard API is at /api. The console is not built: build it, then start the server again.\n'),
    )
    app.setNotFoundHandler((_, reply) => sendRefusal(reply, nothingHere()))
    return
  }

  await app.register(fastifyStatic, {
    root: consoleDir,
    cacheControl: false,
    // The build creates .br and .gz files where they are smaller.
    preCompressed: true,
    setHeaders: (reply, path) => reply.header('cache-control', path.includes(HASHED) ? FOREVER : REVALIDATE),
  })
  app.addHook('onSend', async (request, reply) => {
    // The next user of this browser must not find a shared report in its cache.
    if (request.url.startsWith('/share/')) reply.header('cache-control', 'no-store')
    // A 304 has no body that could have a type or an encoding.
    if (reply.statusCode === 304) reply.removeHeader('content-encoding').removeHeader('content-type')
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (!opensPage(request)) return sendRefusal(reply, nothingHere())
    const sites = findSites ? await sitesOf(request, findSites) : []
    if (sites === 'dead') {
      // The page says so in words; an answer without a body would say that it is as it was.
      delete request.raw.headers['if-none-match']
      delete request.raw.headers['if-modified-since']
      reply.code(404)
    } else if (sites.length > 0) openToSites(reply, sites)
    return reply.sendFile('index.html')
  })
}
