import { computeContrast } from '../share-token/legible-color.js'
import { type AdDesign, contentLayers, findArtboard } from './ad-builder.js'
import type { ContentLayer, Fill, LayerStyle } from './ad-layer.js'
import { type DesignSize, findDerivedSize } from './derived-sizes.js'
import { type Box, layerBounds } from './layer-arrangement.js'
import { findRoles, sharedPart } from './layer-roles.js'
import { MIN_FONT_PX } from './role-layout.js'
import { estimateText, type TextualLayer } from './text-estimate.js'
import { sampleDesign } from './timeline.js'
import { isVisible, posterTime } from './visible-layers.js'

/** Problem of a layer in a size. @experimental */
export interface SizeProblem {
  layerID: string
  /** Its text is small, its text is cut, its contrast is low, or it is left out because it has no room. */
  code: 'small-text' | 'cut' | 'low-contrast' | 'omitted'
}

/** Smallest contrast of an ad's text: that of large text in WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 3

/** Part of a layer that has to be on something for this to be its background. */
const BEHIND_SHARE = 0.9

/** Distance in px beyond the artboard up to which nothing is noticed. */
const TOLERANCE_PX = 1

interface Rgba {
  rgb: readonly [number, number, number]
  alpha: number
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)

function readColor(color: string): Rgba {
  if (color === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  const alpha = color.length > 7 ? channel(color, 7) / 255 : 1
  return { rgb: [channel(color, 1), channel(color, 3), channel(color, 5)], alpha }
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share

/** Draws a color over another one. */
const over = (front: Rgba, back: Rgba): Rgba => ({
  rgb: [0, 1, 2].map((at) => mix(back.rgb[at] ?? 0, front.rgb[at] ?? 0, front.alpha)) as unknown as Rgba['rgb'],
  alpha: front.alpha + back.alpha * (1 - front.alpha),
})

const toHex = ({ rgb }: Rgba) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Returns the color of a fill at a point of its box; undefined for no fill. */
function fillAt(fill: Fill, box: Box, x: number, y: number): Rgba | undefined {
  if (fill === null) return undefined
  if (fill.kind === 'color') return readColor(fill.color)
  const angle = (fill.angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const length = Math.abs(box.width * dx) + Math.abs(box.height * dy)
  const along = (x - box.x - box.width / 2) * dx + (y - box.y - box.height / 2) * dy
  const share = Math.max(0, Math.min(1, 0.5 + along / Math.max(1, length)))
  const [from, to] = [readColor(fill.from), readColor(fill.to)]
  return {
    rgb: [0, 1, 2].map((at) => mix(from.rgb[at] ?? 0, to.rgb[at] ?? 0, share)) as unknown as Rgba['rgb'],
    alpha: mix(from.alpha, to.alpha, share),
  }
}

interface PlacedLayer {
  layer: ContentLayer
  style: LayerStyle
  box: Box
}

/**
 * Returns the color behind the middle of a text: fills of the layers below it that hold most of it, mixed by their
 * opacities, on the artboard. Undefined where a picture, a video or a blend mode is in between, because only a browser
 * knows their pixels.
 */
function findBackground(
  text: PlacedLayer,
  textBox: Box,
  below: readonly PlacedLayer[],
  design: AdDesign,
): Rgba | undefined {
  const [x, y] = [textBox.x + textBox.width / 2, textBox.y + textBox.height / 2]
  const artboard = findArtboard(design)
  // A page shows through a transparent artboard; most are white.
  const page: Rgba = { rgb: [255, 255, 255], alpha: 1 }
  const ground = fillAt(artboard.fill, { x: 0, y: 0, width: artboard.width, height: artboard.height }, x, y)
  let color: Rgba | undefined = ground ? over(ground, page) : page
  for (const { layer, style, box } of [...below, text]) {
    if (layer !== text.layer && sharedPart(textBox, box) < BEHIND_SHARE) continue
    const isPicture = (layer.kind === 'image' || layer.kind === 'video') && layer.assetID !== null
    const fill = fillAt(layer.fill, box, x, y)
    const front = fill && { ...fill, alpha: fill.alpha * style.opacity }
    if (front?.alpha === 1 && layer.blend === 'normal' && !isPicture) color = front
    else if (isPicture || (front && front.alpha > 0 && layer.blend !== 'normal')) color = undefined
    else if (front && color) color = over(front, color)
  }
  return color
}

/** Returns the estimated rectangle of a text within its layer, on the artboard. */
function computeTextBox({ layer, style, box }: PlacedLayer & { layer: TextualLayer }): Box {
  if (style.rotation !== 0) return box
  const { padding, align, verticalAlign } = layer
  const { scale } = style
  const inner = style.width - 2 * padding
  const size = estimateText(layer, inner)
  const left = { left: 0, center: (inner - size.width) / 2, right: inner - size.width }[align]
  const room = style.height - 2 * padding - size.height
  const top = { top: 0, middle: room / 2, bottom: room }[verticalAlign]
  return {
    x: box.x + (padding + left) * scale,
    y: box.y + (padding + top) * scale,
    width: Math.max(1, size.width) * scale,
    height: size.height * scale,
  }
}

const isTextual = (placed: PlacedLayer): placed is PlacedLayer & { layer: TextualLayer } =>
  (placed.layer.kind === 'text' || placed.layer.kind === 'button') && placed.layer.text.trim() !== ''

const isBeyond = (box: Box, { width, height }: { width: number; height: number }) =>
  box.x < -TOLERANCE_PX ||
  box.y < -TOLERANCE_PX ||
  box.x + box.width > width + TOLERANCE_PX ||
  box.y + box.height > height + TOLERANCE_PX

function textProblems(placed: PlacedLayer & { layer: TextualLayer }, below: readonly PlacedLayer[], design: AdDesign) {
  const { layer, style } = placed
  const textBox = computeTextBox(placed)
  const background = findBackground(placed, textBox, below, design)
  const color = readColor(layer.color)
  const front = { ...color, alpha: color.alpha * style.opacity }
  const codes: SizeProblem['code'][] = []
  if (layer.fontSize * style.scale < MIN_FONT_PX - 0.005) codes.push('small-text')
  if (isBeyond(textBox, findArtboard(design))) codes.push('cut')
  if (background && computeContrast(toHex(over(front, background)), toHex(background)) < MIN_CONTRAST)
    codes.push('low-contrast')
  return codes
}

/**
 * Finds what makes a size hard to read when most of its layers are visible: texts under 9 px, texts, buttons and logos
 * that the edge cuts, contrasts below 3:1, and layers that the size leaves out. Sizes of texts are estimated, and the
 * contrast on pictures is not known. @experimental
 */
export function findSizeProblems(main: AdDesign, { id: sizeID, design: sized }: DesignSize): SizeProblem[] {
  const overrides = findDerivedSize(main, sizeID)?.overrides ?? {}
  const artboard = findArtboard(sized)
  const styles = sampleDesign(sized, posterTime(sized))
  const roles = findRoles(main)
  const chosen = new Set(
    contentLayers(main).flatMap(({ id, hidden }) => (hidden || overrides[id]?.hidden !== undefined ? [id] : [])),
  )
  const below: PlacedLayer[] = []
  const problems: SizeProblem[] = []
  for (const layer of contentLayers(sized)) {
    const style = styles[layer.id]
    const role = roles[layer.id] ?? 'none'
    if (layer.hidden && !chosen.has(layer.id) && role !== 'none' && role !== 'background')
      problems.push({ layerID: layer.id, code: 'omitted' })
    if (layer.hidden || !style || !isVisible(style, artboard)) continue
    const placed: PlacedLayer = { layer, style, box: layerBounds(style) }
    const codes = isTextual(placed) ? textProblems(placed, below, sized) : []
    const isWhole = role === 'button' || role === 'logo'
    if (isWhole && !codes.includes('cut') && isBeyond(placed.box, artboard)) codes.push('cut')
    problems.push(...codes.map((code) => ({ layerID: layer.id, code })))
    below.push(placed)
  }
  return problems
}
