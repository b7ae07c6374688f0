import { type AdDesign, contentLayers, findArtboard } from './ad-builder.js'
import type { ContentLayer, LayerRole } from './ad-layer.js'
import { restTime } from './keyframe-changes.js'
import { type Box, layerBounds } from './layer-arrangement.js'
import { sampleLayer } from './timeline.js'

/** Part of the artboard that a background covers, and that a logo does not exceed. */
const BACKGROUND_SHARE = 0.85
const LOGO_SHARE = 0.1

/** Returns the part of a box that is within another one, from 0 to 1. */
export function sharedPart(box: Box, within: Box): number {
  const width = Math.min(box.x + box.width, within.x + within.width) - Math.max(box.x, within.x)
  const height = Math.min(box.y + box.height, within.y + within.height) - Math.max(box.y, within.y)
  return width <= 0 || height <= 0 ? 0 : (width * height) / (box.width * box.height)
}

/** Returns the place of a layer where it rests: neither before it appears nor after it has disappeared. */
export const restStyle = (design: AdDesign, layer: ContentLayer) =>
  sampleLayer(
    layer,
    design.keyframes.filter(({ layerID }) => layerID === layer.id),
    restTime(design, layer.id),
  )

const isLogoName = (text: string) => text.toLowerCase().includes('logo')

function suggestRole(design: AdDesign, layer: ContentLayer, headlineID: string | undefined): LayerRole {
  if (layer.kind === 'button') return 'button'
  if (layer.kind === 'text') return layer.id === headlineID ? 'headline' : 'text'
  const { width, height } = findArtboard(design)
  const artboard = { x: 0, y: 0, width, height }
  const bounds = layerBounds(restStyle(design, layer))
  if (sharedPart(artboard, bounds) >= BACKGROUND_SHARE) return 'background'
  if (layer.kind === 'shape') return 'none'
  if (layer.kind === 'video') return 'image'
  const asset = design.assets.find(({ id }) => id === layer.assetID)
  const isLogo = [layer.name, layer.alt, asset?.name ?? ''].some(isLogoName)
  return isLogo || bounds.width * bounds.height <= LOGO_SHARE * width * height ? 'logo' : 'image'
}

/** Returns the role of every layer by its id: its own, or the one that its content suggests. @experimental */
export function findRoles(design: AdDesign): Readonly<Record<string, LayerRole>> {
  const layers = contentLayers(design)
  const texts = layers.flatMap((layer) => (layer.kind === 'text' && !layer.hidden ? [layer] : []))
  const hasHeadline = texts.some(({ role }) => role === 'headline')
  const largest = Math.max(...texts.map(({ fontSize }) => fontSize))
  const headline = hasHeadline ? undefined : texts.find(({ fontSize, role }) => role === null && fontSize === largest)
  return Object.fromEntries(layers.map((layer) => [layer.id, layer.role ?? suggestRole(design, layer, headline?.id)]))
}
