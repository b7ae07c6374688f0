import { createHash } from 'node:crypto'
import { clickTestEnd, clickTestScript, followClick, servingUrls } from '@placard/domain/internal/tags'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { SERVE_OPTIONS } from '../http/security-headers.js'
import { Refusal } from '../refusal.js'
import { SANDBOX_POLICY } from '../serving/ad-responses.js'
import { HOST_PAGE } from '../serving/host-page.js'

const SCRIPT = clickTestScript()
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem}'

const createHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Page that a tested click ends at instead of the landing page. It contains nothing of the request. */
const END_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Click received</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body><main><h1>Click received</h1><p>The test ends here: the landing page wasn’t opened. Go back to the tag to see each step of the click.</p></main><script>${SCRIPT}</script></body></html>
`

/** Policy of the end page: the only page below /serve/ with our origin, so that it can report to the console. */
const END_POLICY = [
  'sandbox allow-scripts allow-same-origin',
  "default-src 'none'",
  `script-src ${createHashSource(SCRIPT)}`,
  `style-src ${createHashSource(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Adds the pages of click tests: the page that shows a tag, the redirector that stands in for platforms, and the end.
 * They read no database and count nothing.
 */
export function clickTestRoutes(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const { servingUrl, publicUrl } = config
  const tagPolicy = [
    SANDBOX_POLICY,
    "default-src 'none'",
    `script-src 'unsafe-inline' ${servingUrls(servingUrl).script}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    `frame-src ${servingUrls(servingUrl).banner('')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

  app.get('/serve/click-test', SERVE_OPTIONS, (_, reply) =>
    reply
      .removeHeader('access-control-allow-origin')
      .headers({ 'content-security-policy': tagPolicy, 'cross-origin-resource-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(HOST_PAGE),
  )

  app.get('/serve/click-test/end', SERVE_OPTIONS, (_, reply) =>
    reply
      .removeHeader('access-control-allow-origin')
      .headers({ 'content-security-policy': END_POLICY, 'cross-origin-resource-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(END_PAGE),
  )

  app.get('/serve/click-test/hop/*', { ...SERVE_OPTIONS, exposeHeadRoute: false }, (request, reply) => {
    // The path as it was sent, because decoding it would hide what the test is about.
    const next = followClick(servingUrl, request.raw.url ?? '')
    if (!next) throw new Refusal('not-found', 'There is no such click test.')
    return reply.redirect('redirect' in next ? next.redirect : publicUrl + clickTestEnd(next.end), 302)
  })
}
