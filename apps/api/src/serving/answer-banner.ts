import type { FastifyReply } from 'fastify'

/**
 * A banner's code is whoever's made it: it runs in a frame without an origin, where it reaches nothing of ours and
 * nothing of the page, not even when it is opened by itself.
 */
const BANNER_POLICY = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  'default-src * data: blob:',
  "script-src * 'unsafe-inline' blob:",
  "style-src * 'unsafe-inline' data:",
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** Answers the document of a banner. `policy` adds to what holds for every banner. */
export const answerBanner = (reply: FastifyReply, page: string, ...policy: string[]): FastifyReply =>
  reply
    .header('content-security-policy', [...BANNER_POLICY, ...policy].join('; '))
    .type('text/html; charset=utf-8')
    .send(page)
