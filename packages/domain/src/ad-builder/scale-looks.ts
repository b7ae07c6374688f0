import type { AdDesign } from './ad-builder.js'
import { isContentLayer } from './ad-layer.js'
import { scaleLook } from './derived-sizes.js'

/** Scales the fonts, borders, corners and shadows of layers, as part of resizing them together. Locked layers stay. */
export const scaleLooks = (design: AdDesign, ids: readonly string[], factor: number): AdDesign => ({
  ...design,
  layers: design.layers.map((layer) =>
    isContentLayer(layer) && !layer.locked && ids.includes(layer.id) ? scaleLook(layer, factor) : layer,
  ),
})
