import { ASSET_FORMATS, promisedFormat } from '../asset/asset-formats.js'
import type { PublishedCreative } from '../creative/creative.js'
import { escapeHtml, functionText, scriptJson } from '../text/page-text.js'
import { buildVpaidParameters } from './vpaid-parameters.js'
import { vpaidUnit } from './vpaid-unit.js'

/** Methods of a VPAID unit that the preview's player calls. */
interface PreviewedUnit {
  initAd: (width: number, height: number, mode: string, bitrate: number, data: object, environment: object) => void
  startAd: () => void
  subscribe: (run: (...given: unknown[]) => void, event: string) => void
}

/**
 * Plays a VPAID unit like a player does. A stopped unit starts again when its video is played or sought, so that an
 * editor can show any moment. Self-contained, because it is delivered as source text.
 */
export function playVpaid(parameters: object): void {
  const slot = document.querySelector<HTMLElement>('[data-placard="slot"]')
  const video = document.querySelector('video')
  if (!slot || !video) return
  const start = (seconds: number, isPaused: boolean) => {
    const unit = (window as unknown as { getVPAIDAd: () => PreviewedUnit }).getVPAIDAd()
    unit.subscribe((url) => window.open(String(url), '_blank', 'noopener'), 'AdClickThru')
    unit.subscribe(() => {
      const again = () => {
        if (video.ended) return
        for (const event of ['play', 'seeking']) video.removeEventListener(event, again)
        start(video.currentTime, video.paused)
      }
      for (const event of ['play', 'seeking']) video.addEventListener(event, again)
    }, 'AdStopped')
    unit.initAd(
      window.innerWidth,
      window.innerHeight,
      'normal',
      0,
      { AdParameters: JSON.stringify(parameters) },
      { slot, videoSlot: video },
    )
    // The unit has loaded its video anew.
    if (seconds > 0) video.currentTime = seconds
    if (!isPaused) unit.startAd()
  }
  start(0, false)
}

/** Returns a page that plays the served VPAID unit with a creative's videos; undefined without one. */
export function vpaidPage(creative: PublishedCreative): string | undefined {
  const videos = creative.assets.filter(({ uploadType }) => uploadType === 'video')
  const [first] = videos
  if (!first) return undefined
  const media = videos.map(({ url, name }) => ({ url, type: ASSET_FORMATS[promisedFormat(name) ?? 'mp4'].contentType }))
  const parameters = buildVpaidParameters(creative, media, first.duration ?? undefined)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(creative.name)}</title><style>html,body{margin:0;height:100%;background:#000}video{display:block;width:100%;height:100%}[data-placard=slot]{position:absolute;inset:0}</style></head><body><video muted playsinline></video><div data-placard="slot"></div><script>${vpaidUnit()}${functionText(playVpaid)}(${scriptJson(parameters)})</script></body></html>
`
}
