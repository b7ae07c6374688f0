import { VISIT_ADVERTISER } from '../ad-document/layout-html.js'
import { MAX_HTML_LENGTH } from '../creative/creative.js'
import { formatWeight } from '../publish-checks/creative-weight.js'
import { escapeHtml } from '../text/page-text.js'
import { type AdDesign, type BuilderAsset, contentLayers, findArtboard } from './ad-builder.js'
import type { ContentLayer } from './ad-layer.js'
import { designElement } from './builder-document.js'
import { designForSize, findDerivedSize } from './derived-sizes.js'
import { withoutUnusedAssets } from './design-changes.js'
import { animateLayer } from './layer-animation.js'
import { cssText, fillCss, mediaCss, px } from './layer-css.js'

/** Options of a design's HTML. @experimental */
export interface BuilderHtmlOptions {
  /** Size that is shown. @default the design's own */
  sizeID?: string | null
  /** Duration of the ad in seconds, within which a loop ends; 0 for no limit. */
  adSeconds: number
  /** Title of the document. @default 'Advertisement' */
  title?: string
}

const CLICK = 'window.clickTag&&window.open(window.clickTag)'

const STYLE = `html,body{margin:0}
.pb-click{position:absolute;inset:0;width:100%;height:100%;margin:0;padding:0;border:0;background:none;cursor:pointer}
button.pb-box{appearance:none;cursor:pointer}
.pb-click:focus-visible,button.pb-box:focus-visible{outline:2px solid #fff;outline-offset:-4px;box-shadow:inset 0 0 0 4px #14161c}
@media (prefers-reduced-motion:reduce){.pb *{animation:none!important}}`

/** Starts videos where the viewer accepts motion, because the attribute `autoplay` would ignore that. */
const START_VIDEOS =
  "<script>if(!matchMedia('(prefers-reduced-motion: reduce)').matches)for(const video of document.querySelectorAll('.pb video'))video.play().catch(()=>{})</script>"

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`

/** HTML of a layer, and the rules of its animations. */
interface LayerHtml {
  html: string
  rules: string[]
}

interface LayerContext {
  design: AdDesign
  adSeconds: number
  /** Number of the layer, for names of its animations. */
  index: number
  assets: ReadonlyMap<string, BuilderAsset>
  contained: Set<string>
}

function mediaHtml(layer: ContentLayer, { assets, contained }: LayerContext): string {
  if (layer.kind === 'image') {
    const asset = assets.get(layer.assetID ?? '')
    if (!asset) return ''
    contained.add(asset.id)
    return `<img${attribute('data-asset', asset.id)}${attribute('src', asset.url)}${attribute('alt', layer.alt)}${attribute('style', cssText(mediaCss(layer.fit)))} draggable="false">`
  }
  if (layer.kind !== 'video') return ''
  const [asset, poster] = [assets.get(layer.assetID ?? ''), assets.get(layer.posterID ?? '')]
  if (!asset) return ''
  return `<video${attribute('src', asset.url)}${poster ? attribute('poster', poster.url) : ''} muted playsinline${layer.loop ? ' loop' : ''} preload="auto"${attribute('style', cssText(mediaCss(layer.fit)))}></video>`
}

/** Returns the HTML of a layer at the end of its animation, which viewers without motion see. */
function layerHtml(layer: ContentLayer, context: LayerContext): LayerHtml {
  const { design, adSeconds, index } = context
  const { outer, box, rules } = animateLayer(layer, { ...design, adSeconds, name: `pb-${index}` })
  const hasText = layer.kind === 'text' || layer.kind === 'button'
  const content = hasText ? escapeHtml(layer.text) : mediaHtml(layer, context)
  const attributes = `${attribute('data-layer', layer.id)}${attribute('style', cssText(box))}`
  const isButton = layer.kind === 'button' && design.clickArea === 'buttons'
  const element = isButton
    ? `<button type="button" class="pb-box"${attributes}${attribute('onclick', CLICK)}>${content}</button>`
    : `<div class="pb-box"${attributes}>${content}</div>`
  return { html: outer ? `<div${attribute('style', cssText(outer))}>${element}</div>` : element, rules }
}

/** Returns the accessible name of the click area: the text of its first button, or a general one. */
function clickLabel(layers: readonly ContentLayer[]): string {
  const texts = layers.flatMap((layer) => (layer.kind === 'button' ? [layer.text.trim()] : []))
  return texts.find((text) => text !== '') ?? VISIT_ADVERTISER
}

/**
 * Returns the HTML of a design: a document that loads nothing but its videos, animates by CSS alone, and opens the
 * landing page by `clickTag`. It contains the design, so that it can be opened again. With reduced motion, and after the
 * animation, it shows the last state. @experimental
 */
export function builderHtml(
  given: AdDesign,
  { sizeID = null, adSeconds, title = 'Advertisement' }: BuilderHtmlOptions,
): string {
  const saved = withoutUnusedAssets(given)
  const size = findDerivedSize(saved, sizeID)
  const design = size ? designForSize(saved, size) : saved
  const { width, height, fill } = findArtboard(design)
  const assets = new Map(design.assets.map((asset) => [asset.id, asset]))
  const contained = new Set<string>()
  const shown = contentLayers(design).filter(({ hidden }) => !hidden)
  const layers = shown.map((layer, index) => layerHtml(layer, { design, adSeconds, index, assets, contained }))
  const root = {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    width: px(width),
    height: px(height),
    background: fillCss(fill),
  }
  const click =
    design.clickArea === 'ad'
      ? `<button type="button" class="pb-click"${attribute('aria-label', clickLabel(shown))}${attribute('onclick', CLICK)}></button>`
      : ''
  const hasVideo = shown.some((layer) => layer.kind === 'video' && layer.assetID !== null)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="ad.size" content="width=${width},height=${height}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
${layers.flatMap(({ rules }) => rules).join('\n')}</style>
</head>
<body>
<div class="pb"${attribute('style', cssText(root))}>
${layers.map(({ html }) => html).join('\n')}
${click}</div>
${hasVideo ? START_VIDEOS : ''}${designElement({ design: saved, sizeID: size?.id ?? null }, contained)}
</body>
</html>
`
}

/** Returns why a design's HTML does not fit into a creative; undefined if it does. @experimental */
export const builderHtmlProblem = (html: string): string | undefined =>
  html.length > MAX_HTML_LENGTH
    ? `The ad is ${formatWeight(html.length)}, and at most ${formatWeight(MAX_HTML_LENGTH)} can be saved. Use smaller images.`
    : undefined
