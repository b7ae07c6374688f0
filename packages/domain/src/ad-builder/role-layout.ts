import { type AdDesign, contentLayers, findArtboard } from './ad-builder.js'
import type { ContentLayer, LayerRole } from './ad-layer.js'
import { type Box, unionBox } from './layer-arrangement.js'
import { findRoles, restStyle, sharedPart } from './layer-roles.js'
import { estimateBox, fitFontSize, type TextualLayer } from './text-estimate.js'

/** Place of a layer where it rests in a size. */
export interface RolePlace extends Box {
  fontSize?: number
}

/** Places by layer id: null for a layer that is left out. Layers without an entry follow their rules. */
export type RolePlaces = ReadonlyMap<string, RolePlace | null>

interface Sides {
  width: number
  height: number
}

/** Smallest font size in px that a layout uses. @experimental */
export const MIN_FONT_PX = 9

/** Ratio of two aspect ratios up to which a design is scaled, because its shape is about the same. */
const SAME_SHAPE = 1.3

/** Aspect ratio from which layers are placed side by side. */
const WIDE = 2

/** Returns true if two artboards have about the same shape. */
export function isSameShape(one: Sides, other: Sides): boolean {
  const ratio = one.width / one.height / (other.width / other.height)
  return ratio <= SAME_SHAPE && ratio >= 1 / SAME_SHAPE
}

/** Layers of a design by their roles, and their boxes in its own size. */
interface Cast {
  logos: ContentLayer[]
  images: ContentLayer[]
  headlines: TextualLayer[]
  texts: TextualLayer[]
  buttons: ContentLayer[]
  boxes: ReadonlyMap<string, Box>
  /** Edge that the layers keep to: that of the headline's text. */
  align: 'left' | 'center' | 'right'
}

const isTextual = (layer: ContentLayer): layer is TextualLayer => layer.kind === 'text' || layer.kind === 'button'

/** Returns the largest size of a ratio within some sides. */
function sizeWithin({ width, height }: Sides, maxWidth: number, maxHeight: number): Sides {
  const factor = Math.min(maxWidth / width, maxHeight / height)
  return { width: width * factor, height: height * factor }
}

/** Returns where something of a width starts within a box. */
const alignIn = (width: number, box: Box, align: Cast['align']) =>
  align === 'left' ? box.x : align === 'right' ? box.x + box.width - width : box.x + (box.width - width) / 2

/** Distance in px between texts below each other in a box. */
const textGap = (box: Sides) => Math.max(1, box.height * 0.03)

/** Returns the height in px that a text needs at least in a box. */
const minTextHeight = (text: TextualLayer, box: Sides) => estimateBox(text, MIN_FONT_PX, box.width).height + 1

/** Places texts of a role below each other from a height on, with the largest font size at which they fit together. */
function stackTexts(texts: readonly TextualLayer[], box: Box, maxFont: number): Map<string, RolePlace> {
  const places = new Map<string, RolePlace>()
  const gap = textGap(box)
  const needs = texts.map((text) => minTextHeight(text, box))
  const scale = (box.height - gap * (texts.length - 1)) / needs.reduce((sum, one) => sum + one, 0)
  let { y } = box
  for (const [index, text] of texts.entries()) {
    // A text of two lines gets twice the height of one.
    const room = { width: box.width, height: (needs[index] ?? 0) * scale }
    const fontSize = fitFontSize(text, room, { min: MIN_FONT_PX, max: maxFont })
    const { height } = estimateBox(text, fontSize, box.width)
    places.set(text.id, { x: box.x, y, width: box.width, height, fontSize })
    y += height + gap
  }
  return places
}

/** Places headlines and texts in the middle of a box's height; texts that would be too small are left out. */
function placeTexts({ headlines, texts }: Cast, box: Box, max: { headline: number; text: number }): RolePlaces {
  const places = new Map<string, RolePlace | null>()
  const needs = (some: readonly TextualLayer[]) =>
    some.reduce((sum, one) => sum + minTextHeight(one, box) + textGap(box), 0)
  const hasRoom = (count: number) => {
    const headline = headlines.reduce((sum, one) => sum + Math.max(minTextHeight(one, box), box.height * 0.3), 0)
    return headline + needs(texts.slice(0, count)) <= box.height
  }
  let shown = texts.length
  while (shown > 0 && !hasRoom(shown)) shown -= 1
  for (const { id } of texts.slice(shown)) places.set(id, null)
  const small = texts.slice(0, shown)
  const gap = small.length > 0 && headlines.length > 0 ? box.height * 0.05 : 0
  // A headline is worth two texts.
  const share =
    headlines.length === 0 ? 0 : Math.max(0.5, (headlines.length * 2) / (headlines.length * 2 + small.length))
  // Texts keep the height that they need at least.
  const upper = small.length === 0 ? box.height : Math.min((box.height - gap) * share, box.height - gap - needs(small))
  const top = stackTexts(headlines, { ...box, height: upper }, max.headline)
  const topBox = unionBox([...top.values()])
  const smallest = Math.min(...[...top.values()].map(({ fontSize = max.text }) => fontSize))
  const lower = stackTexts(
    small,
    { ...box, y: topBox ? topBox.y + topBox.height + gap : box.y, height: box.height - (topBox?.height ?? 0) - gap },
    Math.max(MIN_FONT_PX, Math.min(max.text, smallest * 0.7)),
  )
  const all = [...top, ...lower]
  const used = unionBox(all.map(([, place]) => place))
  const shift = used ? Math.max(0, (box.height - used.height) / 2) : 0
  for (const [id, place] of all) places.set(id, { ...place, y: place.y + shift })
  return places
}

/** Returns the size of a button for a font size, as wide as its label needs. */
function buttonSize(
  layer: ContentLayer,
  box: Box | undefined,
  fontSize: number,
  maxWidth: number,
): Sides & { fontSize?: number } {
  if (!isTextual(layer)) return sizeWithin(box ?? layer, maxWidth, fontSize * 2.4)
  const size = (font: number) => {
    const { width } = estimateBox({ ...layer, padding: 0 }, font, Number.MAX_SAFE_INTEGER)
    return width + Math.max(1.6, (2 * layer.padding) / layer.fontSize) * font
  }
  const fitting = Math.max(MIN_FONT_PX, Math.min(fontSize, (fontSize * maxWidth) / size(fontSize)))
  return { width: Math.min(maxWidth, size(fitting)), height: fitting * 2.4, fontSize: fitting }
}

/** Places layers side by side: logo, image, texts, button. */
function layInRow(cast: Cast, { width, height }: Sides): RolePlaces {
  const pad = Math.max(4, Math.round(height * 0.08))
  const places = new Map<string, RolePlace | null>()
  const inner = height - 2 * pad
  let [left, right] = [pad * 1.5, width - pad * 1.5]
  const place = (layer: ContentLayer, size: Sides & { fontSize?: number }, x: number) =>
    places.set(layer.id, { ...size, x, y: (height - size.height) / 2 })
  for (const button of cast.buttons) {
    const font = Math.max(11, Math.min(18, height * 0.18))
    const size = buttonSize(button, cast.boxes.get(button.id), font, width * 0.3)
    place(button, { ...size, height: Math.min(size.height, inner) }, right - size.width)
    right -= size.width + pad
  }
  for (const [layers, share] of [
    [cast.logos, 0.16],
    [cast.images, 0.25],
  ] as const)
    for (const layer of layers) {
      const size = sizeWithin(cast.boxes.get(layer.id) ?? layer, (width * share) / layers.length, inner)
      place(layer, size, left)
      left += size.width + pad
    }
  const column = { x: left, y: pad / 2, width: Math.max(1, right - left), height: height - pad }
  const texts = placeTexts(cast, column, { headline: height * 0.45, text: Math.max(MIN_FONT_PX, height * 0.2) })
  return new Map([...places, ...texts])
}

/** Places layers below each other: logo, image, texts, button. */
function layInColumn(cast: Cast, { width, height }: Sides): RolePlaces {
  const pad = Math.max(6, Math.round(Math.min(width, height) * 0.07))
  const places = new Map<string, RolePlace | null>()
  const inner = { x: pad, width: width - 2 * pad }
  let [top, bottom] = [pad, height - pad]
  for (const logo of cast.logos) {
    const size = sizeWithin(cast.boxes.get(logo.id) ?? logo, inner.width * 0.6, height * 0.12)
    places.set(logo.id, { ...size, x: alignIn(size.width, { ...inner, y: 0, height: 0 }, cast.align), y: top })
    top += size.height + pad
  }
  for (const button of cast.buttons.toReversed()) {
    const font = Math.max(12, Math.min(20, width * 0.09))
    const size = buttonSize(button, cast.boxes.get(button.id), font, inner.width)
    bottom -= size.height
    places.set(button.id, { ...size, x: alignIn(size.width, { ...inner, y: 0, height: 0 }, cast.align), y: bottom })
    bottom -= pad
  }
  const count = cast.images.length
  const hasTexts = cast.headlines.length + cast.texts.length > 0
  // Texts need more of a small artboard than pictures do.
  const share = (bottom - top) * (hasTexts ? 0.45 : 1)
  for (const image of cast.images) {
    const size = sizeWithin(cast.boxes.get(image.id) ?? image, inner.width, Math.max(1, share / count - pad))
    places.set(image.id, { ...size, x: alignIn(size.width, { ...inner, y: 0, height: 0 }, 'center'), y: top })
    top += size.height + pad
  }
  const box = { ...inner, y: top, height: Math.max(1, bottom - top) }
  const texts = placeTexts(cast, box, { headline: width * 0.2, text: Math.max(MIN_FONT_PX, width * 0.09) })
  return new Map([...places, ...texts])
}

/** Returns the layers of a role in reading order. */
function groupByRole(design: AdDesign): Cast & { roles: Readonly<Record<string, LayerRole>>; layers: ContentLayer[] } {
  const roles = findRoles(design)
  const layers = contentLayers(design)
  const boxes = new Map(layers.map((layer) => [layer.id, restStyle(design, layer)] as const))
  const inOrder = (role: LayerRole) =>
    layers
      .filter(({ id, hidden }) => roles[id] === role && !hidden)
      .toSorted((one, other) => (boxes.get(one.id)?.y ?? 0) - (boxes.get(other.id)?.y ?? 0))
  const [headlines, texts] = [inOrder('headline').filter(isTextual), inOrder('text').filter(isTextual)]
  return {
    roles,
    layers,
    boxes,
    logos: inOrder('logo'),
    images: inOrder('image'),
    headlines,
    texts,
    buttons: inOrder('button'),
    align: headlines[0]?.align ?? texts[0]?.align ?? 'left',
  }
}

/** Places the shapes that layers stand on around these, with the distances that they have in the own size. */
function placePanels(
  design: AdDesign,
  cast: ReturnType<typeof groupByRole>,
  places: RolePlaces,
  to: Sides,
): RolePlaces {
  const panels = new Map<string, RolePlace | null>()
  const { width } = findArtboard(design)
  const factor = Math.min(1, to.width / width, to.height / findArtboard(design).height)
  for (const panel of cast.layers) {
    const box = cast.boxes.get(panel.id)
    if (!box || panel.kind !== 'shape' || panel.shape === 'ellipse' || cast.roles[panel.id] !== 'none') continue
    const inside = cast.layers.filter(({ id }) => {
      const own = cast.boxes.get(id)
      return places.has(id) && own !== undefined && sharedPart(own, box) > 0.99
    })
    const [before, after] = [
      unionBox(inside.flatMap(({ id }) => cast.boxes.get(id) ?? [])),
      unionBox(inside.flatMap(({ id }) => places.get(id) ?? [])),
    ]
    if (inside.length === 0 || !before) continue
    const margin = {
      left: (before.x - box.x) * factor,
      top: (before.y - box.y) * factor,
      right: (box.x + box.width - before.x - before.width) * factor,
      bottom: (box.y + box.height - before.y - before.height) * factor,
    }
    panels.set(
      panel.id,
      after
        ? {
            x: after.x - margin.left,
            y: after.y - margin.top,
            width: after.width + margin.left + margin.right,
            height: after.height + margin.top + margin.bottom,
          }
        : null,
    )
  }
  return panels
}

/**
 * Lays a design out for an artboard of another shape by the roles of its layers, so that its texts can be read: side by
 * side on a wide one, otherwise below each other. Texts that would be smaller than 9 px are left out. @experimental
 */
export function layOutRoles(design: AdDesign, to: Sides): RolePlaces {
  const cast = groupByRole(design)
  const places = new Map(to.width / to.height >= WIDE ? layInRow(cast, to) : layInColumn(cast, to))
  for (const { id } of cast.layers.filter(({ id }) => cast.roles[id] === 'background'))
    places.set(id, { x: 0, y: 0, width: to.width, height: to.height })
  return new Map([...places, ...placePanels(design, cast, places, to)])
}
