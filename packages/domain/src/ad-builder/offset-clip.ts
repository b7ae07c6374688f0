import { type AdDesign, contentLayers } from './ad-builder.js'
import { type ContentLayer, clampProperty, type LayerProperty } from './ad-layer.js'
import type { LayerClip } from './design-changes.js'

/** Distance in px between a layer and its copy. */
const COPY_OFFSET = 10

/**
 * Moves copied layers by steps of 10 px to the right and down until none lies exactly on a layer of the design, so that a
 * copy is visible beside its original. Cut layers return to their place. @experimental
 */
export function offsetClip(design: AdDesign, clip: LayerClip): LayerClip {
  const describePlace = ({ kind, x, y, width, height }: ContentLayer, by = 0) =>
    `${kind} ${x + by} ${y + by} ${width} ${height}`
  const taken = new Set(contentLayers(design).map((layer) => describePlace(layer)))
  let by = 0
  while (clip.layers.some((layer) => taken.has(describePlace(layer, by)))) by += COPY_OFFSET
  if (by === 0) return clip
  const moved = (property: LayerProperty, value: number) =>
    property === 'x' || property === 'y' ? clampProperty(property, value + by) : value
  return {
    ...clip,
    layers: clip.layers.map((layer) => ({ ...layer, x: moved('x', layer.x), y: moved('y', layer.y) })),
    keyframes: clip.keyframes.map((frame) => ({ ...frame, value: moved(frame.property, frame.value) })),
  }
}
