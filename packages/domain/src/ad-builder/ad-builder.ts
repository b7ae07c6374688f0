import * as z from 'zod'
import { assetSchema } from '../asset/asset.js'
import { MAX_SIDE_PX } from '../creative/creative.js'
import { colorSchema } from '../text/color.js'

/** Maximum number of layers of a canvas, including the artboard. @experimental */
export const MAX_LAYERS = 200

/** Maximum number of keyframes of a timeline. @experimental */
export const MAX_KEYFRAMES = 2000

/** Maximum number of steps that can be undone. @experimental */
export const MAX_HISTORY = 100

/** The longest timeline, in ms. @experimental */
export const MAX_TIMELINE_MS = 120_000

const layerIdSchema = z.string().min(1).max(64)
const offset = z.number().min(-MAX_SIDE_PX).max(MAX_SIDE_PX)
const side = z.number().min(1).max(MAX_SIDE_PX)
/**
 * Position and look of a layer, which keyframes change. Sizes are px from the artboard's corner, angles are degrees.
 *
 * @experimental
 */
export const layerStyleSchema = z.object({
  x: offset,
  y: offset,
  width: side,
  height: side,
  rotation: z.number().min(-3600).max(3600),
  opacity: z.number().min(0).max(1),
})
export type LayerStyle = z.infer<typeof layerStyleSchema>

const layerBase = layerStyleSchema.extend({ id: layerIdSchema, name: z.string().max(100), hidden: z.boolean() })

/** The canvas itself. @experimental */
export const artboardSchema = layerBase.extend({ kind: z.literal('artboard'), background: colorSchema })
export type Artboard = z.infer<typeof artboardSchema>

/** Text layer. @experimental */
export const textLayerSchema = layerBase.extend({
  kind: z.literal('text'),
  text: z.string().max(5000),
  color: colorSchema,
  fontFamily: z.string().max(100),
  fontSize: z.number().min(1).max(1000),
  fontWeight: z.number().int().min(100).max(900),
  align: z.enum(['left', 'center', 'right']),
})
export type TextLayer = z.infer<typeof textLayerSchema>

/** Image layer; `src` is the URL of an asset. @experimental */
export const imageLayerSchema = layerBase.extend({
  kind: z.literal('image'),
  src: z.string().max(2048),
  fit: z.enum(['contain', 'cover', 'fill']),
})
export type ImageLayer = z.infer<typeof imageLayerSchema>

/** Layer of any kind. @experimental */
export const layerSchema = z.discriminatedUnion('kind', [artboardSchema, textLayerSchema, imageLayerSchema])
export type Layer = z.infer<typeof layerSchema>

/** Look of a layer at a time of the timeline, in ms. @experimental */
export const keyframeSchema = z.object({
  id: layerIdSchema,
  layerID: layerIdSchema,
  at: z.number().int().min(0).max(MAX_TIMELINE_MS),
  style: layerStyleSchema.partial(),
})
export type Keyframe = z.infer<typeof keyframeSchema>

const canvasShape = {
  /** Back to front; the artboard is the first. */
  layers: z.array(layerSchema).min(1).max(MAX_LAYERS),
  keyframes: z.array(keyframeSchema).max(MAX_KEYFRAMES),
}

const hasUniqueIds = (parts: readonly { id: string }[]) => new Set(parts.map(({ id }) => id)).size === parts.length

interface Canvas {
  layers: Layer[]
  keyframes: Keyframe[]
}

const startsWithItsArtboard = ({ layers }: Canvas) =>
  layers.every(({ kind }, index) => (kind === 'artboard') === (index === 0))
const keyframesHaveLayers = ({ layers, keyframes }: Canvas) =>
  keyframes.every(({ layerID }) => layers.some(({ id }) => id === layerID))

const whole = <Schema extends z.ZodType<Canvas>>(schema: Schema) =>
  schema
    .refine(startsWithItsArtboard, 'The artboard is the first layer, and the only one of its kind')
    .refine(({ layers, keyframes }) => hasUniqueIds(layers) && hasUniqueIds(keyframes), 'An id stands there twice')
    .refine(keyframesHaveLayers, 'A keyframe is of a layer that is not there')

/** State that a step of the history restores: the layers and their keyframes. @experimental */
export const canvasSchema = whole(z.object(canvasShape))
export type AdCanvas = z.infer<typeof canvasSchema>

/** State of the ad builder. @experimental */
export const adBuilderSchema = whole(
  z.object({
    ...canvasShape,
    assets: z.array(assetSchema),
    /** Undo and redo stacks; the next step is last. */
    history: z.object({
      past: z.array(canvasSchema).max(MAX_HISTORY),
      future: z.array(canvasSchema).max(MAX_HISTORY),
    }),
    selectedLayer: layerIdSchema.nullable(),
  }),
).refine(
  ({ layers, selectedLayer }) => selectedLayer === null || layers.some(({ id }) => id === selectedLayer),
  'The selected layer is not there',
)
export type AdBuilderState = z.infer<typeof adBuilderSchema>

/** Id of the artboard. @experimental */
export const ARTBOARD_ID = 'artboard'

/** Default artboard. @experimental */
export const DEFAULT_ARTBOARD: Readonly<Artboard> = {
  kind: 'artboard',
  id: ARTBOARD_ID,
  name: 'Artboard',
  hidden: false,
  x: 0,
  y: 0,
  width: 300,
  height: 250,
  rotation: 0,
  opacity: 1,
  background: '#ffffff',
}

/** Creates an ad builder with an empty white artboard of 300x250. @experimental */
export const newAdBuilder = (): AdBuilderState => ({
  layers: [{ ...DEFAULT_ARTBOARD }],
  keyframes: [],
  assets: [],
  history: { past: [], future: [] },
  selectedLayer: null,
})
