import * as z from 'zod'
import type { Asset } from '../asset/asset.js'
import type { CreativeType, PublishedCreative } from '../creative/creative.js'
import { idSchema } from '../id/id.js'
import { PLATFORM_NAMES, platformNameSchema } from '../platform/platform.js'
import { weighCreative } from '../publish-checks/creative-weight.js'
import { servingUrls } from '../tag/serving-url.js'
import { fileNamePart } from '../text/file-name.js'
import { escapeHtml } from '../text/page-text.js'

/** Maximum number of creatives in a hand-over pack. */
export const MAX_PACK_CREATIVES = 500

/** Message for a pack with more creatives. */
export const TOO_MANY_PACK_CREATIVES = `A hand-over pack has at most ${MAX_PACK_CREATIVES} creatives. Select fewer.`

/** Message for a pack without a creative that could be handed over. */
export const NO_PACK_CREATIVE = 'None of these creatives is published. Publish one to hand it over.'

/** Creatives and platforms that are selected for a hand-over pack. */
export const handOverSelectionSchema = z.object({
  /** Selected creatives. */
  creativeIDs: z
    .array(idSchema)
    .min(1, 'Choose at least one creative.')
    .max(MAX_PACK_CREATIVES, TOO_MANY_PACK_CREATIVES),
  /** Platforms of the tags; each creative has a tag for every one. */
  platforms: z
    .array(platformNameSchema)
    .min(1, 'Choose at least one platform.')
    .max(PLATFORM_NAMES.length)
    .transform((names) => PLATFORM_NAMES.filter((name) => names.includes(name))),
})
export type HandOverSelection = z.output<typeof handOverSelectionSchema>

/** Content of a hand-over pack. */
export const handOverRequestSchema = handOverSelectionSchema.extend({
  campaignID: idSchema,
  /** Selected creatives. @default all of the campaign */
  creativeIDs: handOverSelectionSchema.shape.creativeIDs.optional(),
})
export type HandOverRequest = z.output<typeof handOverRequestSchema>

/** Returns the file name of a hand-over pack. */
export const handOverFileName = (campaign: string): string => `${fileNamePart(campaign)}_hand-over.zip`

/** Technical data of a creative that publishers ask for. */
export interface CreativeSpecs {
  /** Bytes that load with the ad; undefined for video ads, which a player loads. */
  initialBytes: number | undefined
  /** Bytes with videos. */
  totalBytes: number
  /** File formats: 'HTML', 'PNG'. */
  formats: string[]
  /** Duration of the longest video in seconds; undefined without one. */
  seconds: number | undefined
  /** Landing pages. */
  clickURLs: string[]
}

const chooseFormat = ({ filename }: Asset) => filename.slice(filename.lastIndexOf('.') + 1).toUpperCase()

/** Returns the technical data of a published creative. */
export function creativeSpecs(creative: PublishedCreative): CreativeSpecs {
  const { type, assets, trackers } = creative
  const { documentBytes, fileBytes, videoBytes } = weighCreative(creative)
  const initialBytes = documentBytes + fileBytes
  const durations = assets.flatMap(({ duration }) => duration ?? [])
  const documents: Readonly<Record<CreativeType, string>> = { Banner: 'HTML', VAST: 'VAST', VPAID: 'VPAID' }
  return {
    initialBytes: type === 'Banner' ? initialBytes : undefined,
    totalBytes: initialBytes + videoBytes,
    formats: [...new Set([documents[type], ...assets.map(chooseFormat)])],
    seconds: durations.length > 0 ? Math.max(...durations) : undefined,
    clickURLs: (trackers.click ?? []).flatMap(({ type: kind, url }) => (kind === 'redirect' ? [url] : [])),
  }
}

/** Returns the image to show where the ad cannot run: one that is named so, or else the first image. */
export function findBackupImage({ assets }: Pick<PublishedCreative, 'assets'>): Asset | undefined {
  const images = assets.filter(({ uploadType }) => uploadType === 'image')
  return images.find(({ name }) => /backup|fallback|poster/i.test(name)) ?? images[0]
}

/** Published creative to preview: its live ID and the base URL of the serving host. */
export interface PublishedPreview {
  creative: PublishedCreative
  liveID: string
  servingHost: string
}

/**
 * Returns an HTML page that shows a published creative from the serving host, without counting it. The page needs no
 * session; a VAST creative is shown as its video, because players have their own controls.
 */
export function handOverPreview({ creative, liveID, servingHost }: PublishedPreview): string {
  const { name, type, width, height, size, assets } = creative
  const frame = `width="${width}" height="${height}"`
  const video = assets.find(({ uploadType }) => uploadType === 'video')
  const ad =
    type === 'Banner'
      ? `<iframe src="${escapeHtml(servingUrls(servingHost).banner(liveID))}?preview=1" ${frame} title="${escapeHtml(name)}"></iframe>`
      : video
        ? `<video src="${escapeHtml(servingHost + video.path)}" ${frame} controls muted playsinline></video>`
        : '<p>This creative has no video.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title><style>body{margin:24px;font:14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}iframe{border:0}iframe,video{outline:1px solid #ccc;max-width:none}</style></head><body><h1 dir="auto" style="font-size:18px">${escapeHtml(name)}</h1><p>${type}, ${escapeHtml(size)}. Preview of the published version. Not counted in reports.</p>${ad}</body></html>
`
}
