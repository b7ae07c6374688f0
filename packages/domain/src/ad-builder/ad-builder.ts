import * as z from 'zod'
import { MAX_SIDE_PX } from '../creative/creative.js'
import {
  type Artboard,
  builderIdSchema,
  type ContentLayer,
  clampProperty,
  isContentLayer,
  LAYER_PROPERTY_NAMES,
  type Layer,
  type LayerProperty,
  layerSchema,
} from './ad-layer.js'

/** Maximum number of layers of a design, including the artboard. @experimental */
export const MAX_LAYERS = 200

/** Maximum number of keyframes of a timeline. @experimental */
export const MAX_KEYFRAMES = 2000

/** Maximum number of steps that can be undone. @experimental */
export const MAX_HISTORY = 100

/** The longest timeline, in ms. @experimental */
export const MAX_TIMELINE_MS = 120_000

/** The shortest timeline, in ms. @experimental */
export const MIN_TIMELINE_MS = 100

/** Maximum number of sizes of a design besides its own. @experimental */
export const MAX_SIZES = 20

/** Maximum number of images and videos of a design. @experimental */
export const MAX_BUILDER_ASSETS = 50

/** Easing curves by their CSS names, as the control points of a cubic Bézier curve. @experimental */
export const EASING_CURVES = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
} as const
export type EasingName = keyof typeof EASING_CURVES

const share = z.number().min(0).max(1)
const overshoot = z.number().min(-3).max(4)

/** Easing from a keyframe to the next one: a name of CSS, its own curve, or `step-end` for a jump. @experimental */
export const easingSchema = z.union([
  z.enum(Object.keys(EASING_CURVES) as [EasingName, ...EasingName[]]),
  z.literal('step-end'),
  z.tuple([share, overshoot, share, overshoot]),
])
export type Easing = z.infer<typeof easingSchema>

/** Phases of a layer's animation that presets create: how it appears, moves while it is shown, and disappears. @experimental */
export const ANIMATION_PHASES = ['in', 'stay', 'out'] as const
export type AnimationPhase = (typeof ANIMATION_PHASES)[number]

/** Value of one property of a layer at a time of the timeline, in ms. @experimental */
export const keyframeSchema = z
  .object({
    id: builderIdSchema,
    layerID: builderIdSchema,
    property: z.enum(LAYER_PROPERTY_NAMES as [LayerProperty, ...LayerProperty[]]),
    at: z.number().int().min(0).max(MAX_TIMELINE_MS),
    value: z.number(),
    easing: easingSchema,
    /** Phase of the preset that created it, so that another preset of the phase replaces it. */
    phase: z.enum(ANIMATION_PHASES).optional(),
  })
  .refine(({ property, value }) => clampProperty(property, value) === value, 'The value is out of bounds')
export type Keyframe = z.infer<typeof keyframeSchema>

/** URLs that an ad may load, and images within the design: no scripts, and nothing that could end an attribute. */
const ASSET_URL =
  /^(data:(image\/(png|jpeg|gif|webp|avif|svg\+xml)|video\/(mp4|webm));base64,[A-Za-z0-9+/]+=*|https?:\/\/[^\s"'<>\\^`]{1,2000}|\/(?![/\\])[^\s"'<>\\^`]{0,2000})$/

/** Image or video of a design. Images are usually part of it, as a data URL. @experimental */
export const builderAssetSchema = z.object({
  id: builderIdSchema,
  name: z.string().max(255),
  kind: z.enum(['image', 'video']),
  url: z.string().regex(ASSET_URL, 'Choose an image or a video'),
  /** In px; null if it is unknown. */
  width: z.number().int().min(1).nullable(),
  height: z.number().int().min(1).nullable(),
})
export type BuilderAsset = z.infer<typeof builderAssetSchema>

/** Group of layers, which are selected and moved together. @experimental */
export const layerGroupSchema = z.object({ id: builderIdSchema, name: z.string().max(100) })
export type LayerGroup = z.infer<typeof layerGroupSchema>

const side = z.number().int().min(1).max(MAX_SIDE_PX)
const position = z.number().min(-MAX_SIDE_PX).max(MAX_SIDE_PX)

/** Changes to a layer in one size, of its state where it rests: at the end, or before it disappears. @experimental */
export const layerOverrideSchema = z
  .object({
    x: position,
    y: position,
    width: z.number().min(1).max(MAX_SIDE_PX),
    height: z.number().min(1).max(MAX_SIDE_PX),
    /** In px. */
    fontSize: z.number().min(1).max(1000),
    hidden: z.boolean(),
  })
  .partial()
export type LayerOverride = z.infer<typeof layerOverrideSchema>

/** Layouts of a derived size: by the roles of the layers where its shape is another one, or by their rules. @experimental */
export const SIZE_LAYOUTS = ['roles', 'rules'] as const
export type SizeLayout = (typeof SIZE_LAYOUTS)[number]

/** Size that is derived from the design by its layout, and what differs from that by layer id. @experimental */
export const derivedSizeSchema = z.object({
  id: builderIdSchema,
  width: side,
  height: side,
  layout: z.enum(SIZE_LAYOUTS),
  overrides: z.record(builderIdSchema, layerOverrideSchema),
})
export type DerivedSize = z.infer<typeof derivedSizeSchema>

/** Clickable area: the whole ad, or its buttons only. @experimental */
export const CLICK_AREAS = ['ad', 'buttons'] as const

const designShape = {
  /** Back to front; the artboard is the first, and the layers of a group follow each other. */
  layers: z.array(layerSchema).min(1).max(MAX_LAYERS),
  keyframes: z.array(keyframeSchema).max(MAX_KEYFRAMES),
  assets: z.array(builderAssetSchema).max(MAX_BUILDER_ASSETS),
  groups: z.array(layerGroupSchema).max(MAX_LAYERS),
  timeline: z.object({ durationMs: z.number().int().min(MIN_TIMELINE_MS).max(MAX_TIMELINE_MS), loop: z.boolean() }),
  sizes: z.array(derivedSizeSchema).max(MAX_SIZES),
  clickArea: z.enum(CLICK_AREAS),
}

interface DesignParts {
  layers: Layer[]
  keyframes: Keyframe[]
  assets: BuilderAsset[]
  groups: LayerGroup[]
  timeline: { durationMs: number }
  sizes: DerivedSize[]
}

const areUnique = (values: readonly string[]) => new Set(values).size === values.length
const listIDs = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

const hasArtboardFirst = ({ layers }: DesignParts) =>
  layers.every(({ kind }, index) => (kind === 'artboard') === (index === 0))

function fitsLayers({ layers, keyframes, sizes }: DesignParts): boolean {
  const known = new Set(listIDs(layers.filter(isContentLayer)))
  return (
    keyframes.every(({ layerID }) => known.has(layerID)) &&
    sizes.every(({ overrides }) => Object.keys(overrides).every((id) => known.has(id)))
  )
}

function fitsAssets({ layers, assets }: DesignParts): boolean {
  const kinds = new Map(assets.map(({ id, kind }) => [id, kind]))
  const has = (id: string | null, kind: BuilderAsset['kind']) => id === null || kinds.get(id) === kind
  return layers.every((layer) => {
    if (layer.kind === 'image') return has(layer.assetID, 'image')
    return layer.kind !== 'video' || (has(layer.assetID, 'video') && has(layer.posterID, 'image'))
  })
}

/** Returns true if every group has layers that follow each other, and every layer's group exists. */
function fitsGroups({ layers, groups }: DesignParts): boolean {
  const runs = layers
    .map((layer) => (isContentLayer(layer) ? layer.group : null))
    .filter((group, index, all) => group !== null && group !== all[index - 1])
  return runs.length === groups.length && areUnique(runs as string[]) && groups.every(({ id }) => runs.includes(id))
}

const whole = <Schema extends z.ZodType<DesignParts>>(schema: Schema) =>
  schema
    .refine(hasArtboardFirst, 'The artboard is the first layer, and the only one of its kind')
    .refine(
      ({ layers, keyframes, assets, groups, sizes }) =>
        [layers, keyframes, assets, groups, sizes].every((parts) => areUnique(listIDs(parts))),
      'Two parts have the same id',
    )
    .refine(fitsLayers, 'A keyframe or override belongs to an unknown layer')
    .refine(fitsAssets, 'A layer shows an unknown image or video')
    .refine(fitsGroups, 'A group must have layers that follow each other')
    .refine(
      ({ keyframes }) => areUnique(keyframes.map(({ layerID, property, at }) => `${at} ${property} ${layerID}`)),
      'Two keyframes of a property have the same time',
    )
    .refine(
      ({ keyframes, timeline }) => keyframes.every(({ at }) => at <= timeline.durationMs),
      'A keyframe is after the end of the timeline',
    )

/** Design of an ad: everything that is saved, and that a step of the history restores. @experimental */
export const adDesignSchema = whole(z.object(designShape))
export type AdDesign = z.infer<typeof adDesignSchema>

/** Step of the history: the name of a change, and the design on its other side. @experimental */
export const historyStepSchema = z.object({
  label: z.string().max(100),
  design: adDesignSchema,
  /** Duration of the ad in seconds on its other side, if the builder has one. */
  adSeconds: z.number().min(0).optional(),
  /** Key of a gesture; further changes with the same key belong to this step. */
  mergeKey: z.string().max(200).optional(),
})
export type HistoryStep = z.infer<typeof historyStepSchema>

/** State of the ad builder. @experimental */
export const adBuilderSchema = whole(
  z.object({
    ...designShape,
    /** Duration of the ad in seconds, 0 for no limit; undefined if the builder does not have it. */
    adSeconds: z.number().min(0).optional(),
    /** Undo and redo stacks; the next step is last. */
    history: z.object({
      past: z.array(historyStepSchema).max(MAX_HISTORY),
      future: z.array(historyStepSchema).max(MAX_HISTORY),
    }),
    /** Id of the layer that was selected last; null for none. */
    selectedLayer: builderIdSchema.nullable(),
    /** Ids of all selected layers; the last one is `selectedLayer`. */
    selection: z.array(builderIdSchema).max(MAX_LAYERS),
  }),
)
  .refine(
    ({ layers, selection }) => areUnique(selection) && selection.every((id) => layers.some((layer) => layer.id === id)),
    'A selected layer does not exist',
  )
  .refine(
    ({ selectedLayer, selection }) => selectedLayer === (selection.at(-1) ?? null),
    'The selected layer is the last one of the selection',
  )
export type AdBuilderState = z.infer<typeof adBuilderSchema>

/** Id of a new artboard. @experimental */
export const ARTBOARD_ID = 'artboard'

/** Default artboard: 300x250 and white. @experimental */
export const DEFAULT_ARTBOARD: Readonly<Artboard> = {
  kind: 'artboard',
  id: ARTBOARD_ID,
  name: 'Artboard',
  width: 300,
  height: 250,
  fill: { kind: 'color', color: '#ffffff' },
}

/** Creates a design with an empty white artboard of 300x250 and a timeline of 5 s. @experimental */
export const newAdDesign = (): AdDesign => ({
  layers: [structuredClone(DEFAULT_ARTBOARD)],
  keyframes: [],
  assets: [],
  groups: [],
  timeline: { durationMs: 5000, loop: false },
  sizes: [],
  clickArea: 'ad',
})

/** Creates the state of an ad builder that shows a design, without history. @experimental */
export const newAdBuilder = (design: AdDesign = newAdDesign(), adSeconds?: number): AdBuilderState => ({
  ...design,
  ...(adSeconds !== undefined && { adSeconds }),
  history: { past: [], future: [] },
  selectedLayer: null,
  selection: [],
})

/** Returns the design of an ad builder. @experimental */
export const pickDesign = ({ layers, keyframes, assets, groups, timeline, sizes, clickArea }: AdDesign): AdDesign => ({
  layers,
  keyframes,
  assets,
  groups,
  timeline,
  sizes,
  clickArea,
})

/** Returns the artboard of a design. @experimental */
export function findArtboard({ layers }: Pick<AdDesign, 'layers'>): Artboard {
  const [first] = layers
  if (first?.kind !== 'artboard') throw new Error('The design has no artboard.')
  return first
}

/** Returns the layers above the artboard, back to front. @experimental */
export const contentLayers = ({ layers }: Pick<AdDesign, 'layers'>): ContentLayer[] => layers.filter(isContentLayer)
