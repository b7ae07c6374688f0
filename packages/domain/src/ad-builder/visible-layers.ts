import { type AdDesign, contentLayers, findArtboard } from './ad-builder.js'
import type { LayerStyle } from './ad-layer.js'
import { layerBounds } from './layer-arrangement.js'
import { sampleDesign } from './timeline.js'

/** Opacity, scale and reveal from which a layer counts as visible. */
const VISIBLE = 0.1

/** Returns true if a viewer sees a layer: it is neither faded out, nor covered, nor beside the artboard. */
export function isVisible(style: LayerStyle, { width, height }: { width: number; height: number }): boolean {
  const { x, y, width: own, height: ownHeight } = layerBounds(style)
  return (
    Math.min(style.opacity, style.scale, style.reveal) >= VISIBLE &&
    x < width &&
    y < height &&
    x + own > 0 &&
    y + ownHeight > 0
  )
}

const shownLayers = (design: AdDesign) => contentLayers(design).filter(({ hidden }) => !hidden)

function countVisible(design: AdDesign, at: number): number {
  const styles = sampleDesign(design, at)
  const artboard = findArtboard(design)
  return shownLayers(design).filter(({ id }) => {
    const style = styles[id]
    return style && isVisible(style, artboard)
  }).length
}

/** Returns the last time in ms at which most layers are visible: the picture by which an ad is judged. @experimental */
export function posterTime(design: AdDesign): number {
  const { durationMs } = design.timeline
  let best = { at: durationMs, count: countVisible(design, durationMs) }
  const layers = shownLayers(design).length
  const times = [...new Set(design.keyframes.map(({ at }) => at))].sort((one, other) => other - one)
  for (const at of times) {
    if (best.count === layers) break
    const count = countVisible(design, at)
    if (count > best.count) best = { at, count }
  }
  return best.at
}

/** Returns true if the animation of a design ends without any layer, which its viewers then see for good. @experimental */
export const endsEmpty = (design: AdDesign): boolean =>
  shownLayers(design).length > 0 && countVisible(design, design.timeline.durationMs) === 0
