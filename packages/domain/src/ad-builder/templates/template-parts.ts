import {
  type AdDesign,
  type BuilderAsset,
  type DerivedSize,
  type Easing,
  type Keyframe,
  type LayerOverride,
  newAdDesign,
} from '../ad-builder.js'
import {
  type ContentLayer,
  clampProperty,
  type Fill,
  type LayerProperty,
  type LayerSizing,
  type LayerStyle,
  newLayer,
} from '../ad-layer.js'

/** Slows down towards its end. */
export const GLIDE: Easing = [0.16, 1, 0.3, 1]

/** Goes a little too far and comes back. */
export const POP: Easing = [0.34, 1.56, 0.64, 1]

/** Position, width and height in px, and the font size of a text. */
type Place = readonly [x: number, y: number, width: number, height: number, fontSize?: number]

/** Rules for a background, which follows both sides of the artboard. */
export const STRETCHED: LayerSizing = {
  horizontal: 'stretch',
  vertical: 'stretch',
  scale: 'fit',
  minWidth: 0,
  minHeight: 0,
}

const placed = ([x, y, width, height]: Place) => ({ x, y, width, height })

/** Returns a fill of one color. */
export const solid = (color: string): Fill => ({ kind: 'color', color })

/** Returns a text layer of a template. */
export const textAt = (
  id: string,
  text: string,
  place: readonly [x: number, y: number, width: number, height: number, fontSize: number],
  changes: Partial<Omit<Extract<ContentLayer, { kind: 'text' }>, 'kind' | 'id'>> = {},
): ContentLayer => newLayer('text', id, { name: text, text, ...placed(place), fontSize: place[4], ...changes })

/** Returns a button of a template, with round ends. */
export const buttonAt = (
  id: string,
  text: string,
  place: readonly [x: number, y: number, width: number, height: number, fontSize: number],
  changes: Partial<Omit<Extract<ContentLayer, { kind: 'button' }>, 'kind' | 'id'>> = {},
): ContentLayer =>
  newLayer('button', id, {
    name: text,
    text,
    ...placed(place),
    fontSize: place[4],
    radius: 400,
    padding: 4,
    ...changes,
  })

/** Returns a shape of a template. */
export const shapeAt = (
  id: string,
  name: string,
  place: Place,
  changes: Partial<Omit<Extract<ContentLayer, { kind: 'shape' }>, 'kind' | 'id'>> = {},
): ContentLayer => newLayer('shape', id, { name, ...placed(place), ...changes })

/** Returns an image of a template. */
export const imageAt = (
  id: string,
  name: string,
  place: Place,
  changes: Partial<Omit<Extract<ContentLayer, { kind: 'image' }>, 'kind' | 'id'>> = {},
): ContentLayer => newLayer('image', id, { name, ...placed(place), ...changes })

/** Encodes a drawing as an image of a design. */
export const drawing = (id: string, name: string, width: number, height: number, svg: string): BuilderAsset => ({
  id,
  name,
  kind: 'image',
  url: `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`)}`,
  width,
  height,
})

/** Entrance of a layer: its style before, relative to the end for positions and angles. */
interface Entrance {
  layerID: string
  atMs: number
  durationMs?: number
  easing?: Easing
  from: Partial<LayerStyle>
}

/** Returns an entrance that rises and fades in. */
export const rise = (layerID: string, atMs: number, by = 16): Entrance => ({
  layerID,
  atMs,
  from: { y: by, opacity: 0 },
})

/** Returns an entrance that grows. */
export const grow = (layerID: string, atMs: number, scale = 0): Entrance => ({
  layerID,
  atMs,
  easing: POP,
  from: { scale, opacity: 0 },
})

const RELATIVE: readonly LayerProperty[] = ['x', 'y', 'rotation']

function entranceKeyframes(entrances: readonly Entrance[], layers: readonly ContentLayer[]): Keyframe[] {
  const frames = entrances.flatMap(({ layerID, atMs, durationMs = 700, easing = GLIDE, from }) => {
    const layer = layers.find(({ id }) => id === layerID)
    if (!layer) return []
    return (Object.entries(from) as [LayerProperty, number][]).flatMap(([property, given]) => {
      const end = layer[property]
      const start = clampProperty(property, RELATIVE.includes(property) ? end + given : given)
      return [
        { layerID, property, at: atMs, value: start, easing },
        { layerID, property, at: atMs + durationMs, value: end, easing: 'linear' as const },
      ]
    })
  })
  // As the phase of a preset, so that choosing one replaces them.
  return frames.map((frame, index) => ({ ...frame, id: `k${index + 1}`, phase: 'in' }))
}

/** Places of layers in another size; null hides a layer. Others follow their rules. */
export type SizePlaces = Readonly<Record<string, Place | null>>

function derivedSize(size: string, places: SizePlaces, index: number): DerivedSize {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const override = (place: Place | null): LayerOverride =>
    place === null
      ? { hidden: true }
      : { ...placed(place), hidden: false, ...(place[4] !== undefined && { fontSize: place[4] }) }
  return {
    id: `s${index + 1}`,
    width,
    height,
    layout: 'rules',
    overrides: Object.fromEntries(Object.entries(places).map(([id, place]) => [id, override(place)])),
  }
}

/** Design that new ones can start from. @experimental */
export interface BuilderTemplate {
  id: string
  name: string
  /** Kind of ad that it suits, in a few words. */
  description: string
  design: AdDesign
}

interface TemplateParts extends Omit<BuilderTemplate, 'design'> {
  fill: Fill
  layers: ContentLayer[]
  assets?: BuilderAsset[]
  entrances: Entrance[]
  /** @default 4000 */
  durationMs?: number
  /** Places of the layers by size, such as '728x90'. */
  sizes: Readonly<Record<string, SizePlaces>>
}

/** Builds a template of 300x250 from its parts. */
export function buildTemplate({
  id,
  name,
  description,
  fill,
  layers,
  assets = [],
  ...parts
}: TemplateParts): BuilderTemplate {
  const design = newAdDesign()
  const [artboard] = design.layers
  return {
    id,
    name,
    description,
    design: {
      ...design,
      layers: [...(artboard ? [{ ...artboard, fill }] : []), ...layers],
      keyframes: entranceKeyframes(parts.entrances, layers),
      assets,
      timeline: { durationMs: parts.durationMs ?? 4000, loop: false },
      sizes: Object.entries(parts.sizes).map(([size, places], index) => derivedSize(size, places, index)),
    },
  }
}
