import helmet from '@fastify/helmet'
import { FILES_PREFIX } from '@placard/domain/internal/creative'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'

const HSTS = { maxAge: 31_536_000, includeSubDomains: true }

/** Route options below /serve/, which set their own headers: computing helmet's for each pixel takes longer. */
export const SERVE_OPTIONS = { helmet: false } as const

const PERMISSIONS = { 'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' }

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

/**
 * Returns the headers of ad serving: any page may embed the response, and nothing in it runs with our origin. Routes
 * with scripts replace the policy.
 */
export const createAdHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  ...PERMISSIONS,
  ...(isSecure(config) && { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` }),
})

/** Hosts of Amazon's services in a partition. */
const amazonHosts = (region: string) => `https://*.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`

/**
 * Returns the hosts that the file manager uses from the browser: those of the bucket and of the identity pool. The
 * embedded S3 endpoint has the console's own origin.
 */
function fileSources({ s3, identityPoolID }: Pick<Config, 's3' | 'identityPoolID'>): string[] {
  const sources: string[] = []
  if (identityPoolID !== undefined) sources.push(amazonHosts(identityPoolID))
  if (s3?.endpoint !== undefined) {
    const { protocol, host, origin } = new URL(s3.endpoint)
    sources.push(s3.forcePathStyle ? origin : `${protocol}//${s3.bucket}.${host}`)
  } else if (s3) sources.push(amazonHosts(s3.region))
  return [...new Set(sources)]
}

/** Sets the security headers of every response. */
export async function setSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const adHeaders = createAdHeaders(config)
  const files = fileSources(config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Radix writes <style> elements when a dialog locks scrolling or an area gets its own scroll bars.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        // A selected video is read before its upload.
        mediaSrc: ["'self'", 'blob:', ...files],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...files],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure(config) && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    // The default of browsers since Chromium 115, which warns where a frame came before its origin's first response.
    originAgentCluster: false,
    hsts: isSecure(config) ? HSTS : false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(PERMISSIONS)
    if (request.url.startsWith('/serve/'))
      reply.removeHeader('x-frame-options').removeHeader('cross-origin-opener-policy').headers(adHeaders)
    // Errors too, because players and fonts can read only what allows their page.
    if (request.url.startsWith(FILES_PREFIX)) reply.header('access-control-allow-origin', '*')
    if (/^\/(api|uploads)\//.test(request.url)) reply.header('cache-control', 'no-store')
    if (/^\/(api\/)?(share|uploads)\//.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
    done()
  })
}
