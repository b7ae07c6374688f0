import {
  type AdDesign,
  contentLayers,
  findArtboard,
  type LayerOverride,
  MAX_SIZES,
  type SizeLayout,
} from './ad-builder.js'
import { unusedIds } from './unused-ids.js'

interface Sides {
  width: number
  height: number
}

/** Part of a layer that a size can have for itself. @experimental */
export type OverridePart = keyof LayerOverride

/** Changes the overrides of a size by layer id; null removes those of a layer. */
export function overrideLayers(
  design: AdDesign,
  sizeID: string,
  changes: Readonly<Record<string, LayerOverride | null>>,
): AdDesign {
  const known = new Set(contentLayers(design).map(({ id }) => id))
  const sizes = design.sizes.map((size) => {
    if (size.id !== sizeID) return size
    const overrides = { ...size.overrides }
    for (const [id, change] of Object.entries(changes)) {
      if (!known.has(id)) continue
      if (change === null) delete overrides[id]
      else overrides[id] = { ...overrides[id], ...change }
    }
    return { ...size, overrides }
  })
  return { ...design, sizes }
}

/** Takes overrides of a size back: of one part of a layer, of a whole layer, or of all layers. */
export function resetOverrides(
  design: AdDesign,
  { sizeID, layerID, part }: { sizeID: string; layerID?: string; part?: OverridePart },
): AdDesign {
  const keeps = (id: string, override: LayerOverride): LayerOverride => {
    if (layerID !== undefined && id !== layerID) return override
    if (part === undefined) return {}
    return Object.fromEntries(Object.entries(override).filter(([name]) => name !== part))
  }
  const sizes = design.sizes.map((size) => {
    if (size.id !== sizeID) return size
    const kept = Object.entries(size.overrides).map(([id, override]) => [id, keeps(id, override)] as const)
    return { ...size, overrides: Object.fromEntries(kept.filter(([, override]) => Object.keys(override).length > 0)) }
  })
  return { ...design, sizes }
}

/** Adds sizes without overrides, up to the limit. Leaves out those that the design has already, and its own. */
export function addSizes(design: AdDesign, added: readonly Sides[]): AdDesign {
  const nextID = unusedIds('s', design.sizes)
  const sizes = [...design.sizes]
  const isTaken = ({ width, height }: Sides) =>
    [findArtboard(design), ...sizes].some((size) => size.width === width && size.height === height)
  for (const { width, height } of added)
    if (sizes.length < MAX_SIZES && !isTaken({ width, height }))
      sizes.push({ id: nextID(), width, height, layout: 'roles', overrides: {} })
  return { ...design, sizes }
}

/** Changes whether a size is laid out by roles or by rules. */
export const changeSizeLayout = (design: AdDesign, sizeID: string, layout: SizeLayout): AdDesign => ({
  ...design,
  sizes: design.sizes.map((size) => (size.id === sizeID ? { ...size, layout } : size)),
})
