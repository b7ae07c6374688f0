import type { AdDesign } from './ad-builder.js'
import { type ContentLayer, isContentLayer, type Layer } from './ad-layer.js'

/** Layers that follow each other in the stack and are moved as one: a group, or a single layer. */
type Block = ContentLayer[]

/** Splits a stack, back to front, into its groups and single layers. The layers of a group are brought together. */
function splitIntoBlocks(layers: readonly ContentLayer[]): Block[] {
  const groups = new Map<string, ContentLayer[]>()
  for (const layer of layers)
    if (layer.group !== null) groups.set(layer.group, [...(groups.get(layer.group) ?? []), layer])
  return layers.flatMap((layer) => {
    if (layer.group === null) return [[layer]]
    const members = groups.get(layer.group) ?? []
    // A group is where its frontmost layer is.
    return members.at(-1) === layer ? [members] : []
  })
}

/** Restores the order of the stack after a change: groups are together, and empty groups are removed. */
export function gatherGroups(design: AdDesign): AdDesign {
  const content = design.layers.filter(isContentLayer)
  const gathered = splitIntoBlocks(content).flat()
  const isInOrder = gathered.every((layer, index) => layer === content[index])
  const used = new Set(content.map(({ group }) => group))
  const groups = design.groups.filter(({ id }) => used.has(id))
  if (isInOrder && groups.length === design.groups.length) return design
  return { ...design, layers: [...design.layers.filter((layer) => !isContentLayer(layer)), ...gathered], groups }
}

/** Moves in the stack: to the front or back, or by one place. @experimental */
export const STACK_MOVES = ['front', 'forward', 'backward', 'back'] as const
export type StackMove = (typeof STACK_MOVES)[number]

function moveUnits<Unit>(units: readonly Unit[], isMoved: (unit: Unit) => boolean, move: StackMove): Unit[] {
  const [moved, others] = [units.filter(isMoved), units.filter((unit) => !isMoved(unit))]
  if (move === 'front') return [...others, ...moved]
  if (move === 'back') return [...moved, ...others]
  const isForward = move === 'forward'
  const result = isForward ? units.toReversed() : [...units]
  for (let index = 1; index < result.length; index += 1) {
    const [before, unit] = [result[index - 1] as Unit, result[index] as Unit]
    if (isMoved(unit) && !isMoved(before)) result.splice(index - 1, 2, unit, before)
  }
  return isForward ? result.toReversed() : result
}

/** Applies a change of order to the layers of one group if only some of these are moved, otherwise to whole blocks. */
function reorder(
  layers: readonly Layer[],
  ids: readonly string[],
  change: <Unit>(units: readonly Unit[], has: (unit: Unit, id: string) => boolean) => Unit[],
): Layer[] {
  const [artboard, blocks] = [
    layers.filter((layer) => !isContentLayer(layer)),
    splitIntoBlocks(layers.filter(isContentLayer)),
  ]
  const hasAny = (block: Block) => block.some(({ id }) => ids.includes(id))
  const [own, ...more] = blocks.filter(hasAny)
  const isWithin = own && more.length === 0 && own.length > 1 && !own.every(({ id }) => ids.includes(id))
  if (!isWithin) return [...artboard, ...change(blocks, (block, id) => block.some((layer) => layer.id === id)).flat()]
  const inside = change(own, (layer, id) => layer.id === id)
  return [...artboard, ...blocks.flatMap((block) => (block === own ? inside : block))]
}

/** Moves layers in the stack. A group moves as one, unless only some of its layers are moved. */
export const moveInStack = (layers: readonly Layer[], ids: readonly string[], move: StackMove): Layer[] =>
  reorder(layers, ids, (units, has) => moveUnits(units, (unit) => ids.some((id) => has(unit, id)), move))

/** Puts layers behind another one; `frontID` null puts them in front of all others. */
export const placeInStack = (layers: readonly Layer[], ids: readonly string[], frontID: string | null): Layer[] =>
  reorder(layers, ids, (units, has) => {
    const isMoved = (unit: (typeof units)[number]) => ids.some((id) => has(unit, id))
    const others = units.filter((unit) => !isMoved(unit))
    const index = frontID === null ? -1 : others.findIndex((unit) => has(unit, frontID))
    return others.toSpliced(index < 0 ? others.length : index, 0, ...units.filter(isMoved))
  })
