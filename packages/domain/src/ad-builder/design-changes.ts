import {
  type AdDesign,
  type BuilderAsset,
  contentLayers,
  type Keyframe,
  type LayerGroup,
  type LayerOverride,
  MAX_BUILDER_ASSETS,
  MAX_KEYFRAMES,
  MAX_LAYERS,
} from './ad-builder.js'
import {
  type Artboard,
  type ButtonLayer,
  type ContentLayer,
  clampProperty,
  type ImageLayer,
  isContentLayer,
  LAYER_KIND_LABELS,
  type Layer,
  type LayerProperty,
  layerSchema,
  type ShapeLayer,
  type TextLayer,
  type VideoLayer,
} from './ad-layer.js'
import type { StyleChanges } from './layer-arrangement.js'
import { hasContentName } from './layer-name.js'
import { gatherGroups } from './layer-stack.js'
import { clampDurationMs, putKeyframe, sampleTrack } from './timeline.js'
import { unusedIds } from './unused-ids.js'

/** Layers with everything that belongs to them, as they are copied or added. @experimental */
export interface LayerClip {
  layers: ContentLayer[]
  keyframes: Keyframe[]
  assets: BuilderAsset[]
  groups: LayerGroup[]
}

type Fields<Kind extends Layer> = Partial<Omit<Kind, 'id' | 'kind' | 'group'>>

/** Changes to the fields of layers; a layer ignores those that its kind does not have. @experimental */
export type LayerChanges = Fields<Artboard> &
  Fields<TextLayer> &
  Fields<ImageLayer> &
  Fields<ShapeLayer> &
  Fields<VideoLayer> &
  Fields<ButtonLayer>

function mergeAssets(assets: readonly BuilderAsset[], added: readonly BuilderAsset[]) {
  const nextID = unusedIds('a', assets)
  const ids = new Map<string, string>()
  const merged = [...assets]
  for (const asset of added) {
    const known = merged.find(({ url, kind }) => url === asset.url && kind === asset.kind)
    const id = known?.id ?? nextID()
    ids.set(asset.id, id)
    if (!known) merged.push({ ...asset, id })
  }
  return { ids, merged }
}

function withAssets(layer: ContentLayer, ids: ReadonlyMap<string, string>): ContentLayer {
  const mapID = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  if (layer.kind === 'image') return { ...layer, assetID: mapID(layer.assetID) }
  if (layer.kind === 'video') return { ...layer, assetID: mapID(layer.assetID), posterID: mapID(layer.posterID) }
  return layer
}

/** Shows another image in an image layer. Returns the design unchanged if it would have too many files. */
export function replaceImage(design: AdDesign, layerID: string, asset: Omit<BuilderAsset, 'id'>): AdDesign {
  const { ids, merged } = mergeAssets(design.assets, [{ ...asset, id: 'new' }])
  if (merged.length > MAX_BUILDER_ASSETS) return design
  const assetID = ids.get('new') ?? null
  const layers = design.layers.map((layer) =>
    layer.id === layerID && layer.kind === 'image' ? { ...layer, assetID } : layer,
  )
  return { ...design, layers, assets: merged }
}

/**
 * Adds layers in front of all others, under new ids. Known images and videos are reused, and the timeline is extended to
 * their keyframes. Returns the design unchanged if it would exceed a limit.
 */
export function insertLayers(design: AdDesign, clip: LayerClip): { design: AdDesign; ids: string[] } {
  const nextLayerID = unusedIds('l', design.layers)
  const nextGroupID = unusedIds('g', design.groups)
  const nextKeyframeID = unusedIds('k', design.keyframes)
  const { ids: assetIDs, merged: assets } = mergeAssets(design.assets, clip.assets)
  const groupIDs = new Map(clip.groups.map(({ id }) => [id, nextGroupID()]))
  const layerIDs = new Map(clip.layers.map(({ id }) => [id, nextLayerID()]))
  const layers = clip.layers.map((layer) => ({
    ...withAssets(layer, assetIDs),
    id: layerIDs.get(layer.id) ?? layer.id,
    group: (layer.group !== null && groupIDs.get(layer.group)) || null,
  }))
  const keyframes = clip.keyframes.flatMap((keyframe) => {
    const layerID = layerIDs.get(keyframe.layerID)
    return layerID === undefined ? [] : [{ ...keyframe, id: nextKeyframeID(), layerID }]
  })
  const next: AdDesign = {
    ...design,
    layers: [...design.layers, ...layers],
    keyframes: [...design.keyframes, ...keyframes],
    assets,
    groups: [...design.groups, ...clip.groups.map((group) => ({ ...group, id: groupIDs.get(group.id) ?? group.id }))],
  }
  const isTooMuch =
    next.layers.length > MAX_LAYERS || next.keyframes.length > MAX_KEYFRAMES || assets.length > MAX_BUILDER_ASSETS
  if (isTooMuch || layers.length === 0) return { design, ids: [] }
  const timeline = { ...design.timeline, durationMs: clampDurationMs(next, design.timeline.durationMs) }
  return { design: gatherGroups({ ...next, timeline }), ids: layers.map(({ id }) => id) }
}

/** Copies layers with their keyframes, assets and groups. @experimental */
export function copyLayers(design: AdDesign, ids: readonly string[]): LayerClip {
  const layers = contentLayers(design).filter(({ id }) => ids.includes(id))
  const used = new Set(
    layers.flatMap((layer) => {
      if (layer.kind === 'image') return [layer.assetID]
      return layer.kind === 'video' ? [layer.assetID, layer.posterID] : []
    }),
  )
  return {
    layers,
    keyframes: design.keyframes.filter(({ layerID }) => ids.includes(layerID)),
    assets: design.assets.filter(({ id }) => used.has(id)),
    groups: design.groups.filter(({ id }) => layers.some(({ group }) => group === id)),
  }
}

/** Removes images and videos that no layer shows, before a design is saved. @experimental */
export function withoutUnusedAssets(design: AdDesign): AdDesign {
  const { assets } = copyLayers(
    design,
    design.layers.map(({ id }) => id),
  )
  return assets.length === design.assets.length ? design : { ...design, assets }
}

/** Removes layers with their keyframes and overrides. The artboard and locked layers stay. */
export function removeLayers(design: AdDesign, ids: readonly string[]): AdDesign {
  const removed = new Set(
    contentLayers(design)
      .filter(({ id, locked }) => ids.includes(id) && !locked)
      .map(({ id }) => id),
  )
  if (removed.size === 0) return design
  const without = (overrides: Record<string, LayerOverride>) =>
    Object.fromEntries(Object.entries(overrides).filter(([id]) => !removed.has(id)))
  return gatherGroups({
    ...design,
    layers: design.layers.filter(({ id }) => !removed.has(id)),
    keyframes: design.keyframes.filter(({ layerID }) => !removed.has(layerID)),
    sizes: design.sizes.map((size) => ({ ...size, overrides: without(size.overrides) })),
  })
}

/** Changes fields of layers. A layer that would become invalid stays as it is. A name that repeats the content follows it. */
export function changeLayers(design: AdDesign, ids: readonly string[], changes: LayerChanges): AdDesign {
  const isOfContent = changes.text !== undefined || changes.assetID !== undefined
  const changed = (layer: Layer): Layer => {
    const own = Object.fromEntries(Object.entries(changes).filter(([key]) => key in layer))
    const isReleased = isOfContent && hasContentName(layer, design.assets)
    const name = isReleased ? { name: LAYER_KIND_LABELS[layer.kind] } : {}
    const read = layerSchema.safeParse({ ...layer, ...name, ...own })
    return read.success ? read.data : layer
  }
  return { ...design, layers: design.layers.map((layer) => (ids.includes(layer.id) ? changed(layer) : layer)) }
}

/**
 * Sets one property of a layer at a time in ms; returns its base value and the keyframes of the design. A property with
 * keyframes gets one at that time, so that no other time changes.
 */
function setProperty(
  keyframes: readonly Keyframe[],
  layer: ContentLayer,
  property: LayerProperty,
  wanted: number,
  at: number,
): { base: number; keyframes: readonly Keyframe[] } {
  const to = clampProperty(property, wanted)
  const own = keyframes
    .filter((keyframe) => keyframe.layerID === layer.id && keyframe.property === property)
    .toSorted((one, other) => one.at - other.at)
  if (own.length === 0) return { base: to, keyframes }
  if (sampleTrack({ property, keyframes: own }, at) === to) return { base: layer[property], keyframes }
  const easing = own.findLast((keyframe) => keyframe.at <= at)?.easing ?? 'ease-out'
  const id = unusedIds('k', keyframes)()
  const keyed = putKeyframe(keyframes, { id, layerID: layer.id, property, at, value: to, easing })
  return { base: layer[property], keyframes: keyed.length > MAX_KEYFRAMES ? keyframes : keyed }
}

/** Sets positions and looks of layers at a time in ms. Locked layers stay. */
export function arrangeLayers(design: AdDesign, changes: StyleChanges, at: number): AdDesign {
  let keyframes: readonly Keyframe[] = design.keyframes
  const layers = design.layers.map((layer) => {
    const change = isContentLayer(layer) && !layer.locked ? changes[layer.id] : undefined
    if (!change || !isContentLayer(layer)) return layer
    let next: ContentLayer = layer
    for (const [name, value] of Object.entries(change)) {
      const property = name as LayerProperty
      const set = setProperty(keyframes, next, property, value, at)
      keyframes = set.keyframes
      next = { ...next, [property]: set.base }
    }
    return next
  })
  return { ...design, layers, keyframes: [...keyframes] }
}

/** Puts layers into a new group in front of the frontmost of them; needs two. */
export function groupLayers(design: AdDesign, ids: readonly string[], name: string): AdDesign {
  const members = contentLayers(design).filter(({ id }) => ids.includes(id))
  if (members.length < 2) return design
  const id = unusedIds('g', design.groups)()
  return gatherGroups({
    ...design,
    groups: [...design.groups, { id, name }],
    layers: design.layers.map((layer) =>
      isContentLayer(layer) && members.includes(layer) ? { ...layer, group: id } : layer,
    ),
  })
}

/** Dissolves the groups of layers. */
export function ungroupLayers(design: AdDesign, ids: readonly string[]): AdDesign {
  const dissolved = new Set(
    contentLayers(design).flatMap(({ id, group }) => (ids.includes(id) && group !== null ? [group] : [])),
  )
  if (dissolved.size === 0) return design
  return gatherGroups({
    ...design,
    layers: design.layers.map((layer) =>
      isContentLayer(layer) && layer.group !== null && dissolved.has(layer.group) ? { ...layer, group: null } : layer,
    ),
  })
}
