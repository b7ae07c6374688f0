import { type AdDesign, type DerivedSize, findArtboard, type Keyframe, type LayerOverride } from './ad-builder.js'
import {
  type ContentLayer,
  clampProperty,
  isContentLayer,
  type LayerProperty,
  type LayerSizing,
  type LayerStyle,
  layerStyle,
} from './ad-layer.js'
import { layerBounds } from './layer-arrangement.js'
import { restStyle } from './layer-roles.js'
import { isSameShape, layOutRoles, type RolePlace, type RolePlaces } from './role-layout.js'
import { shiftValue } from './timeline.js'

interface Sides {
  width: number
  height: number
}

/** Change of coordinates on one axis: `to + (value - from) * factor`. */
interface AxisMap {
  from: number
  to: number
  factor: number
}

interface LayerMap {
  x: AxisMap
  y: AxisMap
  /** Factor of everything that has no axis, such as the font size. */
  factor: number
}

const ANCHORS = { left: 0, center: 0.5, right: 1, stretch: 0, top: 0, middle: 0.5, bottom: 1 } as const

function scaleFactor(scale: LayerSizing['scale'], from: Sides, to: Sides): number {
  const [horizontal, vertical] = [to.width / from.width, to.height / from.height]
  switch (scale) {
    case 'fit':
      return Math.min(horizontal, vertical)
    case 'fill':
      return Math.max(horizontal, vertical)
    case 'balance':
      return Math.sqrt(horizontal * vertical)
    case 'none':
      return 1
  }
}

function layerMap({ sizing }: ContentLayer, from: Sides, to: Sides): LayerMap {
  const factor = scaleFactor(sizing.scale, from, to)
  const axis = (rule: LayerSizing['horizontal'] | LayerSizing['vertical'], side: keyof Sides): AxisMap => ({
    from: from[side] * ANCHORS[rule],
    to: to[side] * ANCHORS[rule],
    factor: rule === 'stretch' ? to[side] / from[side] : factor,
  })
  return { x: axis(sizing.horizontal, 'width'), y: axis(sizing.vertical, 'height'), factor }
}

const round = (value: number) => Math.round(value * 100) / 100 + 0

function mapProperty(map: LayerMap, property: LayerProperty, value: number): number {
  const rounded = (mapped: number) => clampProperty(property, round(mapped))
  // A side that keeps its length keeps its values, because rounding them would move what the designer placed.
  const place = ({ from, to, factor }: AxisMap) =>
    from === to && factor === 1 ? value : rounded(to + (value - from) * factor)
  switch (property) {
    case 'x':
      return place(map.x)
    case 'y':
      return place(map.y)
    case 'width':
      return map.x.factor === 1 ? value : rounded(value * map.x.factor)
    case 'height':
      return map.y.factor === 1 ? value : rounded(value * map.y.factor)
    default:
      return value
  }
}

const limited = (value: number, min: number, max: number) => round(Math.min(max, Math.max(min, value)))

/** Scales the parts of a look that are not in its style: fonts, borders, corners and shadows. @experimental */
export function scaleLook(layer: ContentLayer, factor: number): ContentLayer {
  const { shadow } = layer
  const look = {
    border: { ...layer.border, width: limited(layer.border.width * factor, 0, 200) },
    radius: limited(layer.radius * factor, 0, 4096),
    shadow: shadow && {
      ...shadow,
      x: limited(shadow.x * factor, -200, 200),
      y: limited(shadow.y * factor, -200, 200),
      blur: limited(shadow.blur * factor, 0, 200),
    },
  }
  if (layer.kind !== 'text' && layer.kind !== 'button') return { ...layer, ...look }
  return {
    ...layer,
    ...look,
    fontSize: limited(layer.fontSize * factor, 1, 1000),
    letterSpacing: limited(layer.letterSpacing * factor, -20, 100),
    padding: limited(layer.padding * factor, 0, 500),
  }
}

const mapKeyframe = (keyframe: Keyframe, change: (property: LayerProperty, value: number) => number): Keyframe => ({
  ...keyframe,
  value: change(keyframe.property, keyframe.value),
})

const withStyle = (layer: ContentLayer, change: (property: LayerProperty, value: number) => number): ContentLayer => {
  const style = Object.entries(layerStyle(layer)) as [LayerProperty, number][]
  return { ...layer, ...Object.fromEntries(style.map(([property, value]) => [property, change(property, value)])) }
}

/** Layer in a size with its animation. */
interface SizedLayer {
  layer: ContentLayer
  keyframes: Keyframe[]
}

/** Places a layer with its animation by the rules of the layer. */
function placeByRules(layer: ContentLayer, keyframes: readonly Keyframe[], from: Sides, to: Sides): SizedLayer {
  const map = layerMap(layer, from, to)
  const change = (property: LayerProperty, value: number) => mapProperty(map, property, value)
  return {
    layer: scaleLook(withStyle(layer, change), map.factor),
    keyframes: keyframes.map((keyframe) => mapKeyframe(keyframe, change)),
  }
}

/** Places a layer where the layout says. Its animation moves around that place, as far as the artboard is large. */
function placeByRole(
  layer: ContentLayer,
  keyframes: readonly Keyframe[],
  rest: LayerStyle,
  place: RolePlace,
  factors: { x: number; y: number },
): SizedLayer {
  const change = (property: LayerProperty, value: number): number => {
    const changed = () => {
      if (property === 'x' || property === 'y') return place[property] + (value - rest[property]) * factors[property]
      if (property === 'width' || property === 'height') return (value * place[property]) / rest[property]
      return value
    }
    return clampProperty(property, round(changed()))
  }
  const hasText = layer.kind === 'text' || layer.kind === 'button'
  const factor = hasText && place.fontSize !== undefined ? place.fontSize / layer.fontSize : place.height / rest.height
  return {
    layer: scaleLook(withStyle(layer, change), factor),
    keyframes: keyframes.map((keyframe) => mapKeyframe(keyframe, change)),
  }
}

/** Moves and resizes a layer with its animation, so that it rests as an override says. */
function applyOverride(
  { layer, keyframes }: SizedLayer,
  rest: LayerStyle,
  { hidden, fontSize, ...places }: LayerOverride,
): SizedLayer {
  const change = (property: LayerProperty, value: number): number => {
    const wanted = property in places ? places[property as keyof typeof places] : undefined
    return wanted === undefined ? value : round(shiftValue(property, value, rest[property], wanted))
  }
  const moved = withStyle(layer, change)
  return {
    layer: {
      ...moved,
      ...(hidden !== undefined && { hidden }),
      ...(fontSize !== undefined && 'fontSize' in moved && { fontSize }),
    },
    keyframes: keyframes.map((keyframe) => mapKeyframe(keyframe, change)),
  }
}

/** Distance in px by which rounding may bring a layer onto the artboard. */
const TOLERANCE_PX = 0.5

/**
 * Keeps a layer that a preset starts or ends outside of the artboard outside of it in another size, where its distance
 * may be too short for its size there.
 */
function keepOutside(
  keyframe: Keyframe,
  given: Keyframe | undefined,
  [before, from]: readonly [LayerStyle, Sides],
  [after, to]: readonly [LayerStyle, Sides],
): Keyframe {
  const { property, phase } = keyframe
  if (!given || phase === undefined || (property !== 'x' && property !== 'y')) return keyframe
  const side = property === 'x' ? 'width' : 'height'
  const old = layerBounds({ ...before, [property]: given.value })
  const box = layerBounds({ ...after, [property]: keyframe.value })
  const isBefore = old[property] + old[side] <= TOLERANCE_PX
  if (!isBefore && old[property] < from[side] - TOLERANCE_PX) return keyframe
  const shift = isBefore ? Math.min(0, -box[property] - box[side]) : Math.max(0, to[side] - box[property])
  // Values that are outside already keep all their decimals.
  return Math.abs(shift) < 0.01
    ? keyframe
    : { ...keyframe, value: clampProperty(property, round(keyframe.value + shift)) }
}

const isTooSmall = ({ sizing }: ContentLayer, { width, height }: Sides) =>
  width < sizing.minWidth || height < sizing.minHeight

/**
 * Returns the design for another size: each layer with its animation is placed by its role or its rules, then changed by
 * its override. Layers below their smallest size, and those that have no room, are hidden unless an override shows
 * them. @experimental
 */
export function designForSize(
  design: AdDesign,
  size: Pick<DerivedSize, 'width' | 'height' | 'layout' | 'overrides'>,
): AdDesign {
  const artboard = findArtboard(design)
  const sides = { width: size.width, height: size.height }
  const isByRoles = size.layout === 'roles' && !isSameShape(artboard, sides)
  const places: RolePlaces = isByRoles ? layOutRoles(design, sides) : new Map()
  const factors = { x: sides.width / artboard.width, y: sides.height / artboard.height }
  const given = new Map(design.keyframes.map((keyframe) => [keyframe.id, keyframe]))
  const sized = design.layers.filter(isContentLayer).map((layer): SizedLayer => {
    const keyframes = design.keyframes.filter(({ layerID }) => layerID === layer.id)
    const place = places.get(layer.id)
    const rest = restStyle(design, layer)
    const placed = place
      ? placeByRole(layer, keyframes, rest, place, factors)
      : placeByRules(layer, keyframes, artboard, sides)
    const hidden = layer.hidden || place === null || isTooSmall(layer, sides)
    const shown = { ...placed, layer: { ...placed.layer, hidden } }
    const computeRest = ({ layer: own, keyframes: frames }: SizedLayer) =>
      restStyle({ ...design, keyframes: frames }, own)
    const override = size.overrides[layer.id]
    const changed = override ? applyOverride(shown, computeRest(shown), override) : shown
    if (!keyframes.some(({ phase }) => phase !== undefined)) return changed
    const after = computeRest(changed)
    return {
      ...changed,
      keyframes: changed.keyframes.map((keyframe) =>
        keepOutside(keyframe, given.get(keyframe.id), [rest, artboard], [after, sides]),
      ),
    }
  })
  return {
    ...design,
    layers: [{ ...artboard, ...sides }, ...sized.map(({ layer }) => layer)],
    keyframes: sized.flatMap(({ keyframes }) => keyframes),
  }
}

/** Finds a size of a design; undefined for its own size and an unknown one. @experimental */
export const findDerivedSize = ({ sizes }: Pick<AdDesign, 'sizes'>, id: string | null): DerivedSize | undefined =>
  sizes.find((size) => size.id === id)

/** Size of a design with the design as it is shown there; `id` is null for the design's own size. @experimental */
export interface DesignSize {
  id: string | null
  width: number
  height: number
  design: AdDesign
}

/** Returns every size of a design, its own first. @experimental */
export function designSizes(design: AdDesign): DesignSize[] {
  const { width, height } = findArtboard(design)
  const derived = design.sizes.map((size) => ({
    id: size.id,
    width: size.width,
    height: size.height,
    design: designForSize(design, size),
  }))
  return [{ id: null, width, height, design }, ...derived]
}

/**
 * Converts a change of a layer's style, made in a derived size while `shown` was its style, to an override: the layer
 * rests by as much elsewhere. @experimental
 */
export function styleOverride(
  derived: AdDesign,
  layerID: string,
  shown: LayerStyle,
  change: Partial<LayerStyle>,
): LayerOverride {
  const layer = derived.layers.find(({ id }) => id === layerID)
  if (!layer || !isContentLayer(layer)) return {}
  const rest = restStyle(derived, layer)
  const { x, y, width, height } = change
  return {
    ...(x !== undefined && { x: clampProperty('x', round(rest.x + x - shown.x)) }),
    ...(y !== undefined && { y: clampProperty('y', round(rest.y + y - shown.y)) }),
    ...(width !== undefined && { width: clampProperty('width', round((rest.width * width) / shown.width)) }),
    ...(height !== undefined && { height: clampProperty('height', round((rest.height * height) / shown.height)) }),
  }
}
