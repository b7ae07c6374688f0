import cors, { type FastifyCorsOptions } from '@fastify/cors'
import { endpoints } from '@placard/domain/api'
import { UPLOADS_PREFIX } from '@placard/domain/internal/report'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sitesOfFile, sitesOfToken } from '../store/reports/open-links.js'
import type { HttpParts } from './http-parts.js'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * How a page of another origin may use the response: with the user's cookies, because the operator allows its
     * origin; without, because the share link of the request does; or not at all.
     */
    crossOrigin: 'with cookies' | 'without cookies' | 'no'
  }
}

const SHARE_PREFIX = '/api/share/'
const REPORT_FILE_PATH = `/api${endpoints.reportFile.path}`

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

type Parts = Pick<HttpParts, 'config' | 'db' | 'now'>

/**
 * Returns the origins that the share link of a request allows, by its token or by a file that was made for it. Links
 * that have ended or have a password allow none.
 */
async function originsOfLink(parts: Parts, { url, query }: FastifyRequest): Promise<string[]> {
  const path = url.split('?')[0] ?? ''
  const { sharedToken, shareToken: downloadToken, file } = query as Record<string, unknown>
  const token = path.startsWith(SHARE_PREFIX) ? toText(sharedToken ?? downloadToken) : undefined
  if (token !== undefined) return (await sitesOfToken(parts, token)) ?? []
  const name = path === REPORT_FILE_PATH ? toText(file) : undefined
  return name === undefined ? [] : sitesOfFile(parts, name)
}

/** Decides before all other checks whether a page of another origin may make a request. */
export function recognizeOrigins(app: FastifyInstance, parts: Parts): void {
  const { allowedOrigins } = parts.config
  app.decorateRequest('crossOrigin', 'no')
  async function recognize(request: FastifyRequest, origin: string): Promise<void> {
    if (allowedOrigins.includes(origin)) request.crossOrigin = 'with cookies'
    else if ((await originsOfLink(parts, request)).includes(origin)) request.crossOrigin = 'without cookies'
  }
  app.addHook('onRequest', (request, _, done) => {
    const { origin } = request.headers
    const isOpen = request.url.startsWith('/api/') || request.url.startsWith(UPLOADS_PREFIX)
    if (origin === undefined || origin === 'null' || !isOpen) return done()
    recognize(request, origin).then(() => done(), done)
  })
}

const CORS_OPTIONS: FastifyCorsOptions = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
  exposedHeaders: ['content-disposition', 'date', 'retry-after'],
  // Two hours is the most that Chromium remembers.
  maxAge: 7200,
}

/** Adds the CORS headers to the routes of a scope, and answers preflight requests. Other origins get no header. */
export async function openToOrigins(scope: FastifyInstance): Promise<void> {
  await scope.register(cors, {
    delegator: async ({ headers, crossOrigin }: FastifyRequest): Promise<FastifyCorsOptions> =>
      crossOrigin === 'no'
        ? { origin: false }
        : { ...CORS_OPTIONS, origin: headers.origin, credentials: crossOrigin === 'with cookies' },
  })
}
