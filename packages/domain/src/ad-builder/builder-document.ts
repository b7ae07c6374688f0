import * as z from 'zod'
import { MAX_HTML_LENGTH } from '../creative/creative.js'
import { escapeHtml, scriptJson } from '../text/page-text.js'
import { type AdDesign, adDesignSchema, MAX_TIMELINE_MS, newAdDesign } from './ad-builder.js'
import {
  type ContentLayer,
  contentLayerSchema,
  isContentLayer,
  LAYER_KIND_LABELS,
  type Layer,
  newLayer,
} from './ad-layer.js'
import type { LayerClip } from './design-changes.js'
import { DESIGN_ELEMENT_START } from './design-marker.js'
import { DESIGN_VERSION, migrateVersion1, migrateVersion2 } from './migrate-design.js'

/** Longest document in characters: a longer one would not fit into a creative. @experimental */
export const MAX_DESIGN_LENGTH = MAX_HTML_LENGTH

/** Message for a document that is no design, or that a newer release wrote. @experimental */
export const UNREADABLE_DESIGN = 'This design can’t be opened. It is damaged, or was made with a newer version.'

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const versionedSchema = z.looseObject({ version: z.number().int().optional() })
const layersSchema = z.looseObject({ layers: z.array(z.looseObject({ kind: z.string(), id: z.string() })) })

const isContentKind = (kind: string): kind is ContentLayer['kind'] => kind !== 'artboard' && kind in LAYER_KIND_LABELS

/** Removes the fields of a layer that have the default value of its kind, which are most of them. */
function compactLayer(layer: Layer): object {
  if (!isContentLayer(layer)) return layer
  const defaults: Record<string, unknown> = newLayer(layer.kind, layer.id)
  const isKept = ([name, value]: [string, unknown]) =>
    name === 'id' || name === 'kind' || JSON.stringify(value) !== JSON.stringify(defaults[name])
  return Object.fromEntries(Object.entries(layer).filter(isKept))
}

const compactDesign = (design: AdDesign): object => ({ ...design, layers: design.layers.map(compactLayer) })

/** Adds the default values that `compactLayer` removed. They belong to the version: a change needs a new one. */
function expandDesign(document: unknown): unknown {
  const read = layersSchema.safeParse(document)
  if (!read.success) return undefined
  const layers = read.data.layers.map((layer) =>
    isContentKind(layer.kind) ? { ...newLayer(layer.kind, layer.id), ...layer } : layer,
  )
  return { ...read.data, layers }
}

function currentDocument(version: number, document: unknown): unknown {
  if (version === DESIGN_VERSION) return expandDesign(document)
  // Defaults of the fields that version 3 added are those that its documents leave out.
  return version === 2 ? expandDesign(migrateVersion2(document)) : version === 1 ? migrateVersion1(document) : undefined
}

function readDesign(document: unknown): AdDesign | undefined {
  const versioned = versionedSchema.safeParse(document)
  if (!versioned.success) return undefined
  const { version = 1, ...rest } = versioned.data
  const read = adDesignSchema.safeParse(currentDocument(version, rest))
  return read.success ? read.data : undefined
}

/** Serializes a design for storage. @experimental */
export const serializeDesign = (design: AdDesign): string =>
  JSON.stringify({ version: DESIGN_VERSION, ...compactDesign(design) })

/** Parses a stored design of this or an earlier version; undefined if it is damaged or too large. @experimental */
export const parseDesign = (text: string): AdDesign | undefined =>
  text.length > MAX_DESIGN_LENGTH ? undefined : readDesign(readJson(text))

/** Design in the HTML of a creative, and the size that the creative shows: null for the design's own. @experimental */
export interface EmbeddedDesign {
  design: AdDesign
  sizeID: string | null
}

const ELEMENT = /<script type="application\/json" id="ad-design">([^<]*)<\/script>/
const IMAGE = /<img data-asset="([^"]*)" src="([^"]*)"/g

/** Ids of the images that a design's HTML contains, so that its JSON does not contain them again. */
export type ContainedAssets = ReadonlySet<string>

/** Returns the script element that stores a design in its HTML. */
export function designElement({ design, sizeID }: EmbeddedDesign, contained: ContainedAssets): string {
  const assets = design.assets.map((asset) => (contained.has(asset.id) ? { ...asset, url: '' } : asset))
  return `${DESIGN_ELEMENT_START}${scriptJson({ version: DESIGN_VERSION, sizeID, ...compactDesign(design), assets })}</script>`
}

const embeddedSchema = z.looseObject({
  sizeID: z.string().nullable().default(null),
  assets: z.array(z.looseObject({ id: z.string(), url: z.string() })),
})

/** Returns the design from the HTML of a creative; undefined if it has none, or a damaged one. @experimental */
export function designFromHtml(html: string): EmbeddedDesign | undefined {
  const [, json] = ELEMENT.exec(html) ?? []
  const read = embeddedSchema.safeParse(json === undefined ? undefined : readJson(json))
  if (!read.success) return undefined
  const { sizeID, ...document } = read.data
  const images = new Map([...html.matchAll(IMAGE)].map(([, id = '', url = '']) => [id, url]))
  const assets = document.assets.map((asset) =>
    asset.url === '' ? { ...asset, url: images.get(escapeHtml(asset.id)) ?? '' } : asset,
  )
  const design = readDesign({ ...document, assets })
  return design && { design, sizeID: design.sizes.some(({ id }) => id === sizeID) ? sizeID : null }
}

const clipSchema = z.object({
  placard: z.literal('layers'),
  version: z.literal(DESIGN_VERSION),
  layers: z.array(contentLayerSchema).min(1),
  keyframes: z.unknown(),
  assets: z.unknown(),
  groups: z.unknown(),
})

/** Serializes copied layers for the clipboard. @experimental */
export const serializeClip = (clip: LayerClip): string =>
  JSON.stringify({ placard: 'layers', version: DESIGN_VERSION, ...clip })

/** Parses layers from the clipboard; undefined for any other text. @experimental */
export function parseClip(text: string): LayerClip | undefined {
  if (text.length > MAX_DESIGN_LENGTH) return undefined
  const read = clipSchema.safeParse(readJson(text))
  if (!read.success) return undefined
  const { layers, keyframes, assets, groups } = read.data
  const empty = newAdDesign()
  // A clip is valid where a design of its layers alone is.
  const design = adDesignSchema.safeParse({
    ...empty,
    layers: [...empty.layers, ...layers],
    keyframes,
    assets,
    groups,
    timeline: { durationMs: MAX_TIMELINE_MS, loop: false },
  })
  if (!design.success) return undefined
  return {
    layers,
    keyframes: design.data.keyframes,
    assets: design.data.assets,
    groups: design.data.groups,
  }
}
