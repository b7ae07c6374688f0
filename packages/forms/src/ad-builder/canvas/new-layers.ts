import type { BuilderAsset, ContentLayer, LayerClip } from '@placard/domain/ad-builder'
import { newLayer } from '@placard/domain/internal/ad-builder'

/** Point in px from the artboard's corner. */
export interface Point {
  x: number
  y: number
}

/** Returns a layer at most as large as most of an artboard, in its middle or around a point of it. */
export function centeredLayer(
  layer: ContentLayer,
  artboard: { width: number; height: number },
  center: Point = { x: artboard.width / 2, y: artboard.height / 2 },
): ContentLayer {
  const factor = Math.min(1, (artboard.width * 0.9) / layer.width, (artboard.height * 0.9) / layer.height)
  const [width, height] = [Math.max(1, layer.width * factor), Math.max(1, layer.height * factor)].map(Math.round) as [
    number,
    number,
  ]
  return { ...layer, width, height, x: Math.round(center.x - width / 2), y: Math.round(center.y - height / 2) }
}

/** Returns a clip of one layer. */
export const layerClip = (layer: ContentLayer): LayerClip => ({
  layers: [layer],
  keyframes: [],
  assets: [],
  groups: [],
})

/** Returns a clip with a text in the middle of an artboard. */
export const textClip = (text: string, artboard: { width: number; height: number }): LayerClip =>
  layerClip(centeredLayer(newLayer('text', 'new', { text: text.slice(0, 5000) }), artboard))

/** Returns a clip with a layer that shows a file, and is named after it. */
export function mediaClip(asset: BuilderAsset, artboard: { width: number; height: number }, center?: Point): LayerClip {
  const size = asset.width && asset.height ? { width: asset.width, height: asset.height } : {}
  const fields = { assetID: asset.id, ...size }
  const layer = asset.kind === 'image' ? newLayer('image', 'new', fields) : newLayer('video', 'new', fields)
  return { ...layerClip(centeredLayer(layer, artboard, center)), assets: [asset] }
}
