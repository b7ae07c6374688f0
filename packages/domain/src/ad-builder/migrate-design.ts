import * as z from 'zod'
import {
  type AdDesign,
  ARTBOARD_ID,
  type BuilderAsset,
  builderAssetSchema,
  type Keyframe,
  MAX_BUILDER_ASSETS,
  MAX_KEYFRAMES,
  MAX_LAYERS,
  MAX_TIMELINE_MS,
  newAdDesign,
} from './ad-builder.js'
import { BUILDER_FONTS, type ContentLayer, clampProperty, LAYER_PROPERTY_NAMES, newLayer } from './ad-layer.js'
import { putKeyframe } from './timeline.js'

/** Version of the documents that this release writes. */
export const DESIGN_VERSION = 3

const number = z.number()
const styleSchema = z.object({
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: number,
  opacity: number,
})
const baseSchema = styleSchema.extend({ id: z.string().min(1).max(64), name: z.string().max(100), hidden: z.boolean() })

/** Document of version 1: the builder's state when a keyframe was a style, and layers were texts and images. */
const version1Schema = z.object({
  layers: z
    .array(
      z.discriminatedUnion('kind', [
        baseSchema.extend({ kind: z.literal('artboard'), background: z.string() }),
        baseSchema.extend({
          kind: z.literal('text'),
          text: z.string(),
          color: z.string(),
          fontFamily: z.string(),
          fontSize: number,
          fontWeight: number,
          align: z.enum(['left', 'center', 'right']),
        }),
        baseSchema.extend({ kind: z.literal('image'), src: z.string(), fit: z.enum(['contain', 'cover', 'fill']) }),
      ]),
    )
    .min(1)
    .max(MAX_LAYERS),
  keyframes: z
    .array(
      z.object({ layerID: z.string(), at: number.int().min(0).max(MAX_TIMELINE_MS), style: styleSchema.partial() }),
    )
    .max(MAX_KEYFRAMES),
  assets: z.array(z.looseObject({ name: z.string(), url: z.string(), uploadType: z.string() })),
})
type Version1 = z.infer<typeof version1Schema>

const createFill = (background: string): AdDesign['layers'][number]['fill'] =>
  background === 'transparent' ? null : { kind: 'color', color: background }

/** Returns a font stack without quotes and other characters that version 2 does not allow. */
function migrateFont(fontFamily: string): string {
  const stack = fontFamily
    .replace(/[^A-Za-z0-9 ,_-]/g, '')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 200)
  return stack === '' ? (BUILDER_FONTS[0]?.stack ?? 'sans-serif') : stack
}

function migrateAssets({ layers, assets }: Version1): BuilderAsset[] {
  const sources = layers.flatMap((layer) => (layer.kind === 'image' ? [layer.src] : []))
  const given = [
    ...assets.map(({ name, url, uploadType }) => ({ name, url, kind: uploadType })),
    ...sources.map((url) => ({ name: 'Image', url, kind: 'image' })),
  ]
  const migrated: BuilderAsset[] = []
  for (const { name, url, kind } of given) {
    const id = `a${migrated.length + 1}`
    const read = builderAssetSchema.safeParse({ id, name: name.slice(0, 255), kind, url, width: null, height: null })
    const isKnown = migrated.some((asset) => asset.url === url && asset.kind === kind)
    if (read.success && !isKnown && migrated.length < MAX_BUILDER_ASSETS) migrated.push(read.data)
  }
  return migrated
}

function migrateLayers({ layers }: Version1, assets: readonly BuilderAsset[]): ContentLayer[] {
  return layers.flatMap((layer): ContentLayer[] => {
    if (layer.kind === 'artboard') return []
    const { id } = layer
    if (layer.kind === 'text') {
      const { text, color, fontSize, fontWeight, align, fontFamily } = layer
      const font = { text, color, fontSize, fontWeight, align, fontFamily: migrateFont(fontFamily) }
      return [newLayer('text', id, { ...pickPlace(layer), ...font })]
    }
    const asset = assets.find(({ url, kind: type }) => url === layer.src && type === 'image')
    return [newLayer('image', id, { ...pickPlace(layer), fit: layer.fit, assetID: asset?.id ?? null })]
  })
}

const pickPlace = ({
  name,
  hidden,
  x,
  y,
  width,
  height,
  rotation,
  opacity,
}: Omit<z.infer<typeof baseSchema>, 'id'>) => ({
  name,
  hidden,
  x,
  y,
  width,
  height,
  rotation,
  opacity,
})

/** Splits each keyframe into one for each property; the last one of a time wins. */
function migrateKeyframes({ keyframes }: Version1, layers: readonly ContentLayer[]): Keyframe[] {
  let migrated: Keyframe[] = []
  for (const { layerID, at, style } of keyframes) {
    if (!layers.some(({ id }) => id === layerID)) continue
    for (const property of LAYER_PROPERTY_NAMES) {
      const value = property === 'scale' || property === 'reveal' ? undefined : style[property]
      if (value === undefined || migrated.length >= MAX_KEYFRAMES) continue
      const id = `k${migrated.length + 1}`
      const keyframe = { id, layerID, property, at, value: clampProperty(property, value), easing: 'linear' as const }
      migrated = putKeyframe(migrated, keyframe)
    }
  }
  return migrated
}

const version2Schema = z.looseObject({ sizes: z.array(z.looseObject({})) })

/** Converts a document of version 2, which laid out every size by the rules of the layers; undefined if it is none. */
export function migrateVersion2(document: unknown): unknown {
  const read = version2Schema.safeParse(document)
  return read.success
    ? { ...read.data, sizes: read.data.sizes.map((size) => ({ ...size, layout: 'rules' })) }
    : undefined
}

/** Converts a document of version 1 to the current one; undefined if it is none. */
export function migrateVersion1(document: unknown): unknown {
  const read = version1Schema.safeParse(document)
  const [artboard] = read.success ? read.data.layers : []
  if (!read.success || artboard?.kind !== 'artboard') return undefined
  const assets = migrateAssets(read.data)
  const layers = migrateLayers(read.data, assets)
  const keyframes = migrateKeyframes(read.data, layers)
  const design = newAdDesign()
  const { name, width, height, background } = artboard
  return {
    ...design,
    layers: [
      {
        kind: 'artboard',
        id: layers.some(({ id }) => id === ARTBOARD_ID) ? artboard.id : ARTBOARD_ID,
        name,
        width: Math.max(1, Math.round(width)),
        height: Math.max(1, Math.round(height)),
        fill: createFill(background),
      },
      ...layers,
    ],
    keyframes,
    assets,
    timeline: {
      ...design.timeline,
      durationMs: Math.max(design.timeline.durationMs, ...keyframes.map(({ at }) => at)),
    },
  }
}
