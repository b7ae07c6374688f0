import * as z from 'zod'
import { MAX_SIDE_PX } from '../creative/creative.js'
import { colorSchema } from '../text/color.js'

export const builderIdSchema = z.string().min(1).max(64)

const offset = z.number().min(-MAX_SIDE_PX).max(MAX_SIDE_PX)
const side = z.number().min(1).max(MAX_SIDE_PX)
const artboardSide = z.number().int().min(1).max(MAX_SIDE_PX)

/**
 * Position and look of a layer, which keyframes change. Sizes are px from the artboard's corner, angles are degrees,
 * `scale` enlarges the layer from its center, and `reveal` is the part of it that is uncovered from the left.
 *
 * @experimental
 */
export const layerStyleSchema = z.object({
  x: offset,
  y: offset,
  width: side,
  height: side,
  rotation: z.number().min(-3600).max(3600),
  scale: z.number().min(0).max(10),
  opacity: z.number().min(0).max(1),
  reveal: z.number().min(0).max(1),
})
export type LayerStyle = z.infer<typeof layerStyleSchema>
export type LayerProperty = keyof LayerStyle

/** Animatable properties in the order of the timeline, with label, unit and bounds. @experimental */
export const LAYER_PROPERTIES = {
  x: { label: 'X', unit: 'px', min: -MAX_SIDE_PX, max: MAX_SIDE_PX },
  y: { label: 'Y', unit: 'px', min: -MAX_SIDE_PX, max: MAX_SIDE_PX },
  width: { label: 'Width', unit: 'px', min: 1, max: MAX_SIDE_PX },
  height: { label: 'Height', unit: 'px', min: 1, max: MAX_SIDE_PX },
  rotation: { label: 'Rotation', unit: '°', min: -3600, max: 3600 },
  scale: { label: 'Scale', unit: '×', min: 0, max: 10 },
  opacity: { label: 'Opacity', unit: '', min: 0, max: 1 },
  reveal: { label: 'Reveal', unit: '', min: 0, max: 1 },
} as const satisfies Record<LayerProperty, { label: string; unit: string; min: number; max: number }>

/** Names of the animatable properties. @experimental */
export const LAYER_PROPERTY_NAMES = Object.keys(LAYER_PROPERTIES) as LayerProperty[]

/** Limits a value to the bounds of its property. Adding 0 turns the negative zero, which JSON does not have, into 0. @experimental */
export const clampProperty = (property: LayerProperty, value: number): number =>
  Math.min(LAYER_PROPERTIES[property].max, Math.max(LAYER_PROPERTIES[property].min, value)) + 0

/** Fill of a layer: one color, or a linear gradient whose angle is that of CSS. @experimental */
export const fillSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('color'), color: colorSchema }),
    z.object({
      kind: z.literal('gradient'),
      from: colorSchema,
      to: colorSchema,
      angle: z.number().min(0).max(360),
    }),
  ])
  .nullable()
export type Fill = z.infer<typeof fillSchema>

/** Blend modes of a layer, which are those of CSS. @experimental */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const

/**
 * Rules by which a layer is placed on an artboard of another size: the edge that it keeps its distance to, its scale,
 * and the sides in px below which it is hidden. 'stretch' scales one axis with the artboard.
 *
 * @experimental
 */
export const sizingSchema = z.object({
  horizontal: z.enum(['left', 'center', 'right', 'stretch']),
  vertical: z.enum(['top', 'middle', 'bottom', 'stretch']),
  /** 'fit' scales by the smaller side, 'fill' by the larger one, 'balance' by the area. */
  scale: z.enum(['fit', 'balance', 'fill', 'none']),
  minWidth: z.number().int().min(0).max(MAX_SIDE_PX),
  minHeight: z.number().int().min(0).max(MAX_SIDE_PX),
})
export type LayerSizing = z.infer<typeof sizingSchema>

/**
 * Roles of layers, by which they are laid out in sizes of another shape. A `background` covers the artboard, and a layer
 * of the role `none` follows its rules.
 *
 * @experimental
 */
export const LAYER_ROLES = ['headline', 'text', 'image', 'logo', 'button', 'background', 'none'] as const
export type LayerRole = (typeof LAYER_ROLES)[number]

const base = layerStyleSchema.extend({
  id: builderIdSchema,
  name: z.string().max(100),
  hidden: z.boolean(),
  locked: z.boolean(),
  /** Id of its group; null for none. */
  group: builderIdSchema.nullable(),
  fill: fillSchema,
  border: z.object({ width: z.number().min(0).max(200), color: colorSchema }),
  /** Radius of its corners in px. */
  radius: z.number().min(0).max(4096),
  shadow: z
    .object({
      x: z.number().min(-200).max(200),
      y: z.number().min(-200).max(200),
      blur: z.number().min(0).max(200),
      color: colorSchema,
    })
    .nullable(),
  blend: z.enum(BLEND_MODES),
  /** Role of the layer; null for the one that its content suggests. */
  role: z.enum(LAYER_ROLES).nullable(),
  sizing: sizingSchema,
})

/** Font stacks that need no quotes, so that a stack cannot end a CSS string. */
const fontFamily = z
  .string()
  .max(200)
  .regex(/^[A-Za-z][A-Za-z0-9 ,_-]*$/, 'Choose a font')

const textShape = {
  text: z.string().max(5000),
  color: colorSchema,
  fontFamily,
  /** In px. */
  fontSize: z.number().min(1).max(1000),
  fontWeight: z.number().int().min(100).max(900),
  italic: z.boolean(),
  align: z.enum(['left', 'center', 'right']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  /** Multiple of the font size. */
  lineHeight: z.number().min(0.5).max(4),
  /** In px. */
  letterSpacing: z.number().min(-20).max(100),
  /** Distance of the text from the sides, in px. */
  padding: z.number().min(0).max(500),
}

const mediaShape = {
  /** Id of an asset of the design; null while none is chosen. */
  assetID: builderIdSchema.nullable(),
  fit: z.enum(['contain', 'cover', 'fill']),
}

/** The canvas itself. @experimental */
export const artboardSchema = z.object({
  kind: z.literal('artboard'),
  id: builderIdSchema,
  name: z.string().max(100),
  width: artboardSide,
  height: artboardSide,
  fill: fillSchema,
})
export type Artboard = z.infer<typeof artboardSchema>

/** Text layer. @experimental */
export const textLayerSchema = base.extend({ kind: z.literal('text'), ...textShape })
export type TextLayer = z.infer<typeof textLayerSchema>

/** Image layer. @experimental */
export const imageLayerSchema = base.extend({
  kind: z.literal('image'),
  ...mediaShape,
  /** Read aloud by screen readers; empty for a decoration. */
  alt: z.string().max(250),
})
export type ImageLayer = z.infer<typeof imageLayerSchema>

/** Shape layer: its fill, border, radius and shadow are its look. @experimental */
export const shapeLayerSchema = base.extend({ kind: z.literal('shape'), shape: z.enum(['rectangle', 'ellipse']) })
export type ShapeLayer = z.infer<typeof shapeLayerSchema>

/** Muted video that starts by itself where the viewer accepts motion. @experimental */
export const videoLayerSchema = base.extend({
  kind: z.literal('video'),
  ...mediaShape,
  /** Id of the image shown before the video; null for its first frame. */
  posterID: builderIdSchema.nullable(),
  loop: z.boolean(),
})
export type VideoLayer = z.infer<typeof videoLayerSchema>

/** Button with a label: the call to action. @experimental */
export const buttonLayerSchema = base.extend({ kind: z.literal('button'), ...textShape })
export type ButtonLayer = z.infer<typeof buttonLayerSchema>

/** Layer above the artboard. @experimental */
export const contentLayerSchema = z.discriminatedUnion('kind', [
  textLayerSchema,
  imageLayerSchema,
  shapeLayerSchema,
  videoLayerSchema,
  buttonLayerSchema,
])
export type ContentLayer = z.infer<typeof contentLayerSchema>

/** Layer of any kind. @experimental */
export const layerSchema = z.discriminatedUnion('kind', [artboardSchema, ...contentLayerSchema.options])
export type Layer = z.infer<typeof layerSchema>
export type LayerKind = Layer['kind']

/** Names of the layer kinds. @experimental */
export const LAYER_KIND_LABELS: Record<LayerKind, string> = {
  artboard: 'Artboard',
  text: 'Text',
  image: 'Image',
  shape: 'Shape',
  video: 'Video',
  button: 'Button',
}

/** Returns true for all layers but the artboard. @experimental */
export const isContentLayer = (layer: Layer): layer is ContentLayer => layer.kind !== 'artboard'

/** Returns the position and look of a layer without keyframes. @experimental */
export const layerStyle = ({ x, y, width, height, rotation, scale, opacity, reveal }: ContentLayer): LayerStyle => ({
  x,
  y,
  width,
  height,
  rotation,
  scale,
  opacity,
  reveal,
})

/** Fonts of the ad builder: stacks that every system has, because a banner loads no fonts. @experimental */
export const BUILDER_FONTS: readonly { label: string; stack: string }[] = [
  { label: 'System', stack: 'system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif' },
  { label: 'Arial', stack: 'Arial, Helvetica, sans-serif' },
  { label: 'Verdana', stack: 'Verdana, Geneva, sans-serif' },
  { label: 'Tahoma', stack: 'Tahoma, Geneva, sans-serif' },
  { label: 'Trebuchet', stack: 'Trebuchet MS, Helvetica, sans-serif' },
  { label: 'Georgia', stack: 'Georgia, Times, serif' },
  { label: 'Times', stack: 'Times New Roman, Times, serif' },
  { label: 'Impact', stack: 'Impact, Haettenschweiler, Arial Narrow Bold, sans-serif' },
  { label: 'Courier', stack: 'Courier New, Courier, monospace' },
]

const [{ stack: DEFAULT_FONT } = { stack: 'sans-serif' }] = BUILDER_FONTS

const NEW_BASE = {
  x: 0,
  y: 0,
  width: 120,
  height: 80,
  rotation: 0,
  scale: 1,
  opacity: 1,
  reveal: 1,
  hidden: false,
  locked: false,
  group: null,
  fill: null,
  border: { width: 0, color: '#000000' },
  radius: 0,
  shadow: null,
  blend: 'normal',
  role: null,
  sizing: { horizontal: 'center', vertical: 'middle', scale: 'fit', minWidth: 0, minHeight: 0 },
} as const satisfies Omit<z.infer<typeof base>, 'id' | 'name'>

const NEW_TEXT = {
  text: 'Text',
  color: '#14161c',
  fontFamily: DEFAULT_FONT,
  fontSize: 24,
  fontWeight: 700,
  italic: false,
  align: 'left',
  verticalAlign: 'top',
  lineHeight: 1.2,
  letterSpacing: 0,
  padding: 0,
} as const

const NEW_LAYERS: { [Kind in ContentLayer['kind']]: Omit<Extract<ContentLayer, { kind: Kind }>, 'id' | 'name'> } = {
  text: { ...NEW_BASE, kind: 'text', width: 180, height: 60, ...NEW_TEXT },
  image: { ...NEW_BASE, kind: 'image', assetID: null, fit: 'contain', alt: '' },
  shape: { ...NEW_BASE, kind: 'shape', shape: 'rectangle', fill: { kind: 'color', color: '#3d5afe' } },
  video: {
    ...NEW_BASE,
    kind: 'video',
    width: 160,
    height: 90,
    assetID: null,
    fit: 'cover',
    posterID: null,
    loop: true,
  },
  button: {
    ...NEW_BASE,
    kind: 'button',
    width: 120,
    height: 40,
    ...NEW_TEXT,
    text: 'Learn more',
    color: '#ffffff',
    fontSize: 15,
    align: 'center',
    verticalAlign: 'middle',
    padding: 8,
    radius: 20,
    fill: { kind: 'color', color: '#14161c' },
  },
}

/** Creates a layer of a kind with default values, named after its kind unless `changes` name it. @experimental */
export function newLayer<Kind extends ContentLayer['kind']>(
  kind: Kind,
  id: string,
  changes: Partial<Omit<Extract<ContentLayer, { kind: Kind }>, 'kind' | 'id'>> = {},
): Extract<ContentLayer, { kind: Kind }> {
  // A copy, so that no two layers share nested values.
  const defaults: object = structuredClone(NEW_LAYERS[kind])
  return { ...defaults, name: LAYER_KIND_LABELS[kind], ...changes, id } as Extract<ContentLayer, { kind: Kind }>
}
