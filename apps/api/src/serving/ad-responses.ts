import { randomInt } from 'node:crypto'
import type { Trackers } from '@placard/domain/creative'
import { FILES_PREFIX, TAG_PAUSED } from '@placard/domain/internal/creative'
import { buildVpaidParameters, servingUrls, trackerMacros } from '@placard/domain/internal/tags'
import type { TagValues } from '@placard/domain/tags'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.js'
import type { ServedCreative } from './served-creative.js'
import type { ServingParts } from './serving-parts.js'
import { emptyVast, vastDocument } from './vast-document.js'

/** Content Security Policy of untrusted code: an opaque origin, even when it is opened directly. */
export const SANDBOX_POLICY = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** Content Security Policy of banners, which run in a sandboxed frame. `hosts` are those that they may call. */
const bannerPolicy = (connect: string, frames: string, hosts = '*') => [
  SANDBOX_POLICY,
  `default-src ${hosts} data: blob:`,
  `script-src ${hosts} 'unsafe-inline' blob:`,
  `style-src ${hosts} 'unsafe-inline' data:`,
  `connect-src ${connect}`,
  `frame-src ${frames}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
]

/**
 * Content Security Policy of the entry page of an HTML5 archive, which may read the files of its archive. `hosts` are
 * those that it may call.
 */
export const pagePolicy = (archiveUrl: string, hosts?: string): string =>
  bannerPolicy(`${archiveUrl}/`, "'none'", hosts).join('; ')

/** Document of a paused banner: nothing to see, and nothing that runs or calls. */
export const EMPTY_BANNER =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Advertisement</title></head><body></body></html>\n'

/** Sends the document of a banner in a click test, which calls no other host. */
export const sendClickTest = (
  { servingUrl }: Pick<Config, 'servingUrl'>,
  reply: FastifyReply,
  page: string,
): FastifyReply =>
  reply
    .header('content-security-policy', bannerPolicy("'none'", `${servingUrl}${FILES_PREFIX}`, servingUrl).join('; '))
    .type('text/html; charset=utf-8')
    .send(page)

/** Sends a banner's document. `policy` adds directives to those of every banner. */
export const sendBanner = (
  { servingUrl }: Pick<Config, 'servingUrl'>,
  reply: FastifyReply,
  page: string,
  ...policy: string[]
): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      [...bannerPolicy("'none'", `${servingUrl}${FILES_PREFIX}`), ...policy].join('; '),
    )
    .type('text/html; charset=utf-8')
    .send(page)

/** Format of the response: the video alone, or with a VPAID unit. */
export type VastKind = 'VAST' | 'VPAID'

interface Wanted {
  /** Live id, or the creative's id in a preview. */
  id: string
  kind: VastKind
  isPreview: boolean
  found: ServedCreative | undefined
  /** Values that the tag passed. */
  tag?: TagValues
}

/** Removes all trackers except the landing page, because previews call no trackers. */
const landingAlone = ({ click = [] }: Trackers): Trackers => ({
  click: click.filter(({ type }) => type === 'redirect'),
})

/** Returns eight random digits, as VAST defines a cachebuster. */
const createCachebuster = (): string => String(randomInt(10_000_000, 100_000_000))

const REASON_HEADER = 'x-placard-reason'

type VastContext = Pick<ServingParts, 'config' | 'now' | 'servingIDs'>

/** Returns the VAST document of a creative, or the reason why there is none. */
export function servedVast(
  { config, now, servingIDs }: VastContext,
  { id, kind, isPreview, found, tag = {} }: Wanted,
): { xml: string } | { reason: string } {
  if (!found) return { reason: 'There is no such advertisement.' }
  if (found.isPaused) return { reason: TAG_PAUSED }
  const { creative, videos } = found
  const [first, ...others] = videos
  if (!first) return { reason: 'This creative has no video.' }
  const media = videos.map(({ url, type }) => ({ url, type }))
  const parameters = () => buildVpaidParameters(creative, media, first.duration ?? undefined, tag)
  const xml = vastDocument({
    id,
    servingID: servingIDs.create(id, now(), isPreview),
    creative: isPreview ? { ...creative, trackers: landingAlone(creative.trackers) } : creative,
    videos: [first, ...others],
    urls: servingUrls(config.servingUrl),
    macros: trackerMacros(creative, tag),
    // Many players replace no macros, so a tracker would get the name of the macro.
    cachebuster: tag.cachebuster ?? createCachebuster(),
    adSystem: config.company,
    registry: config.domain,
    ...(kind === 'VPAID' && { vpaidParameters: JSON.stringify(parameters()) }),
  })
  return { xml }
}

/**
 * Sends VAST. Players cannot handle errors, so what cannot be shown is a document without ads, with the reason in a
 * comment and a header.
 */
export function sendVast(context: VastContext, reply: FastifyReply, wanted: Wanted): FastifyReply {
  reply.type('application/xml; charset=utf-8')
  const served = servedVast(context, wanted)
  if ('xml' in served) return reply.send(served.xml)
  return reply.header(REASON_HEADER, served.reason).send(emptyVast(served.reason))
}
