import { buildVpaidParameters, servingUrls, type TagValues, type Trackers, trackerMacros } from '@placard/domain'
import type { FastifyReply } from 'fastify'
import type { Context } from '../context.js'
import type { ServedCreative } from './served-creative.js'
import { emptyVast, vastDocument } from './vast-document.js'

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
export const sendBanner = (reply: FastifyReply, page: string, ...policy: string[]): FastifyReply =>
  reply
    .header('content-security-policy', [...BANNER_POLICY, ...policy].join('; '))
    .type('text/html; charset=utf-8')
    .send(page)

/** What of a creative is wanted: its video alone, or a VPAID unit that shows it. */
export type VastKind = 'VAST' | 'VPAID'

interface Wanted {
  /** The live id; a draft's own id in a preview. */
  id: string
  kind: VastKind
  isPreview: boolean
  found: ServedCreative | undefined
  /** Values that the tag handed over. */
  tag?: TagValues
}

/** In a preview no tracker is called: all that is left is where a click leads. */
const landingAlone = ({ click = [] }: Trackers): Trackers => ({
  click: click.filter(({ type }) => type === 'redirect'),
})

const REASON_HEADER = 'x-placard-reason'

/**
 * Answers VAST. A player cannot do anything with a failure: what cannot be shown is a document without advertisements,
 * with the reason for whoever looks.
 */
export function sendVast(
  { config, now, servingIDs }: Pick<Context, 'config' | 'now' | 'servingIDs'>,
  reply: FastifyReply,
  { id, kind, isPreview, found, tag = {} }: Wanted,
): FastifyReply {
  reply.type('application/xml; charset=utf-8')
  const nothing = (reason: string) => reply.header(REASON_HEADER, reason).send(emptyVast(reason))
  if (!found) return nothing('There is no such advertisement.')
  const { creative, videos } = found
  const [first, ...others] = videos
  if (!first) return nothing('This creative has no video.')
  const media = videos.map(({ url, type }) => ({ url, type }))
  const parameters = () => buildVpaidParameters(creative, media, first.duration ?? undefined, tag)
  return reply.send(
    vastDocument({
      id,
      servingID: servingIDs.create(id, now(), isPreview),
      creative: isPreview ? { ...creative, trackers: landingAlone(creative.trackers) } : creative,
      videos: [first, ...others],
      urls: servingUrls(config.servingUrl),
      macros: trackerMacros(creative, tag),
      cachebuster: tag.cachebuster,
      adSystem: config.company,
      registry: config.domain,
      ...(kind === 'VPAID' && { vpaidParameters: JSON.stringify(parameters()) }),
    }),
  )
}
