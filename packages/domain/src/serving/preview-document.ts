import { bannerContent } from '../ad-document/banner-content.js'
import { LIVE_LAYOUT_OPTIONS, liveLayoutStyle, storedLayoutOptions } from '../ad-document/layout-html.js'
import type { PublishedCreative } from '../creative/creative.js'
import { findCreativeLayout, layoutsWithOptions } from '../creative/creative-layout.js'
import { missingAssets, shownLayoutOptions } from '../layout/layout-options.js'
import { escapeHtml, functionText } from '../text/page-text.js'
import { bannerDocument } from './banner-document.js'
import { type PreviewCommand, syncPreview } from './sync-preview.js'
import { vpaidPage } from './vpaid-preview.js'

/** Creates the message that moves the layout of a preview without a reload. */
export const moveCommand = (creative: PublishedCreative): PreviewCommand => ({
  placard: 'move',
  move: liveLayoutStyle(creative),
})

function videoPage({ assets, name }: PublishedCreative): string | undefined {
  const videos = assets.filter(({ uploadType }) => uploadType === 'video')
  const video = videos.find((asset) => asset.name === 'main.mp4') ?? videos[0]
  if (!video) return undefined
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title><style>html,body{margin:0;height:100%;background:#000}video{display:block;width:100%;height:100%}</style></head><body><video src="${escapeHtml(video.url)}" controls muted autoplay playsinline></video></body></html>
`
}

/** Returns a hint about what a creative needs before it can be previewed; undefined if it needs nothing. */
export function previewGap({ type, html, layout, assets }: PublishedCreative): string | undefined {
  const known = findCreativeLayout({ type, layout })
  const [missing] = known ? missingAssets(known, assets) : []
  if (missing) return `Add ${missing} to see the layout`
  if (type === 'Banner') {
    if (known || html.trim() !== '' || bannerContent({ layout, html, assets })) return undefined
    return assets.length > 1
      ? 'Keep one image, video or ZIP, or choose a layout'
      : 'Add an image, a video or a ZIP, or choose a layout'
  }
  return assets.some(({ uploadType }) => uploadType === 'video') ? undefined : 'Add a video to see it'
}

/** Conditions under which an ad can be previewed: as served, or in a browser that lacks something. */
export const PREVIEW_CONDITIONS = ['normal', 'no video', 'no script', 'reduced motion'] as const
export type PreviewCondition = (typeof PREVIEW_CONDITIONS)[number]

const POLICIES: Partial<Record<PreviewCondition, string>> = {
  'no video': "media-src 'none'",
  'no script': "script-src 'none'",
}

/** Applies a condition to a page by a policy in its head, so that the page's own text stays as served. */
function underCondition(page: string, condition: PreviewCondition): string {
  const policy = POLICIES[condition]
  if (policy === undefined) return page
  const head = `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`
  const limited = page.replace('<head>', () => head)
  // A policy keeps `noscript` hidden, which a browser without scripts shows.
  return condition === 'no script' ? limited.replaceAll(/(<\/?)noscript\b/gi, '$1div') : limited
}

/** Inserts into our own `<head>`, which is the first; the creative's HTML follows it. `head` is added at its end. */
const followed = (page: string, head = ''): string =>
  page.replace('</head>', () => `<script>${functionText(syncPreview)}()</script>${head}</head>`)

/**
 * Served document of a banner that also follows the messages of the page that frames it. An empty script at
 * `emptyScriptUrl` is loaded before the creative's own, which may never end: browsers send the message `alive` only
 * when the running task has ended.
 */
export const bannerPreview = (creative: PublishedCreative, emptyScriptUrl?: string): string =>
  followed(
    bannerDocument({ creative, output: 'preview' }),
    emptyScriptUrl && `<script src="${escapeHtml(emptyScriptUrl)}"></script>`,
  )

/** Page of a creative by what shows it: a browser, a player of videos, or one that runs the VPAID unit. */
function createPreviewPage(creative: PublishedCreative, condition: PreviewCondition): string | undefined {
  if (creative.type === 'Banner') return bannerDocument({ creative, output: 'preview' })
  // Players that run no VPAID play the video, as they do for VAST.
  return creative.type === 'VPAID' && condition !== 'no script' ? vpaidPage(creative) : videoPage(creative)
}

/**
 * Returns the preview of a creative in its editor: the served page, which also handles the editor's messages. VAST is
 * only its video, because players have their own controls; VPAID is its served unit in a mock player. Undefined if there
 * is nothing to show.
 */
export function previewDocument(
  creative: PublishedCreative,
  condition: PreviewCondition = 'normal',
): string | undefined {
  const isBlank = previewGap(creative) !== undefined && (creative.type !== 'Banner' || creative.html.trim() === '')
  if (isBlank) return undefined
  const page = createPreviewPage(creative, condition)
  return page && underCondition(followed(page), condition)
}

/** Cache key of a preview page: while it stays the same, `moveCommand` updates the page without a reload. */
export function previewKey(creative: PublishedCreative): string {
  const { type, html, layout, assets, trackers, fluid } = creative
  const live = type === 'Banner' ? LIVE_LAYOUT_OPTIONS : []
  // An option that isn't stored is the same as its default.
  const shown = shownLayoutOptions(storedLayoutOptions(creative), ...layoutsWithOptions(creative))
  const options = Object.entries(shown).filter(([key]) => !live.includes(key))
  const files = assets.map(({ name, url, width, height, duration }) => [name, url, width, height, duration])
  return JSON.stringify([type, html, layout, files, trackers.click, fluid, options.toSorted()])
}
