import {
  type AdBuilderState,
  type AdDesign,
  adDesignSchema,
  type BuilderAsset,
  type Easing,
  type HistoryStep,
  type Keyframe,
  type LayerOverride,
  MAX_HISTORY,
  pickDesign,
  type SizeLayout,
} from './ad-builder.js'
import { isContentLayer } from './ad-layer.js'
import { animateLayers, type PresetAnimation } from './animation-presets.js'
import {
  arrangeLayers,
  changeLayers,
  groupLayers,
  insertLayers,
  type LayerChanges,
  type LayerClip,
  removeLayers,
  replaceImage,
  ungroupLayers,
} from './design-changes.js'
import {
  addKeyframe,
  changeKeyframes,
  type KeyframeTimes,
  removeKeyframes,
  retimeKeyframes,
} from './keyframe-changes.js'
import type { StyleChanges } from './layer-arrangement.js'
import { moveInStack, placeInStack, type StackMove } from './layer-stack.js'
import { scaleLooks } from './scale-looks.js'
import { addSizes, changeSizeLayout, type OverridePart, overrideLayers, resetOverrides } from './size-changes.js'
import { clampDurationMs, shiftKeyframes } from './timeline.js'

/** Change of a design, which is one step of the history. @experimental */
export type DesignAction =
  /** Adds layers in front under new ids, and selects them. */
  | { type: 'insert'; clip: LayerClip }
  | { type: 'remove'; ids: readonly string[] }
  | { type: 'change'; ids: readonly string[]; changes: LayerChanges }
  /** Shows another image in an image layer. */
  | { type: 'replaceImage'; id: string; asset: Omit<BuilderAsset, 'id'> }
  /** Sets positions and looks at a time in ms: properties with keyframes get one there, others change as they are. */
  | { type: 'arrange'; changes: StyleChanges; at: number }
  /** Scales fonts, borders, corners and shadows, as part of resizing layers together. */
  | { type: 'scaleLooks'; ids: readonly string[]; factor: number }
  | { type: 'stack'; ids: readonly string[]; move: StackMove }
  /** Puts layers behind the layer `frontID`; null puts them in front of all others. */
  | { type: 'place'; ids: readonly string[]; frontID: string | null }
  | { type: 'group'; ids: readonly string[]; name: string }
  | { type: 'ungroup'; ids: readonly string[] }
  | { type: 'renameGroup'; id: string; name: string }
  | { type: 'addKeyframe'; keyframe: Omit<Keyframe, 'id'> }
  | { type: 'changeKeyframes'; ids: readonly string[]; value?: number; easing?: Easing }
  /** Moves keyframes on the timeline. */
  | { type: 'shiftKeyframes'; ids: readonly string[]; byMs: number }
  /** Moves keyframes to times in ms, unless two of them would meet. */
  | { type: 'retimeKeyframes'; times: KeyframeTimes }
  | { type: 'removeKeyframes'; ids: readonly string[] }
  /** Animates layers by a preset. */
  | ({ type: 'animate'; ids: readonly string[] } & PresetAnimation)
  /** Changes settings of the whole ad; `adSeconds` is its duration in seconds. */
  | { type: 'settings'; durationMs?: number; loop?: boolean; clickArea?: AdDesign['clickArea']; adSeconds?: number }
  | { type: 'addSizes'; sizes: readonly { width: number; height: number }[] }
  | { type: 'removeSize'; id: string }
  | { type: 'layOutSize'; id: string; layout: SizeLayout }
  /** Changes layers in one size only; null takes them from its layout again. */
  | { type: 'override'; sizeID: string; changes: Readonly<Record<string, LayerOverride | null>> }
  /** Takes a part of a layer, a layer, or all layers of a size from its layout again. */
  | { type: 'resetOverrides'; sizeID: string; layerID?: string; part?: OverridePart }
  /** Replaces the whole design, such as by a template. Ignored if the design is invalid. */
  | { type: 'replace'; design: AdDesign }

interface StepOptions {
  /** Name of the step in the history. @default a name of the type */
  label?: string
  /** Key of a gesture; changes with the same key, one after another, are one step. */
  mergeKey?: string
}

/** Action of the ad builder. @experimental */
export type AdBuilderAction =
  | (DesignAction & StepOptions)
  /** Selects layers with their groups. `toggle` adds them to the selection or removes them; `alone` leaves groups out. */
  | { type: 'select'; ids: readonly string[]; toggle?: boolean; alone?: boolean }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Goes through the history by some steps: negative ones are undone, positive ones redone. */
  | { type: 'travel'; steps: number }

/** Names of the steps in the history, where an action brings none. @experimental */
export const STEP_LABELS: Record<DesignAction['type'], string> = {
  insert: 'Add',
  remove: 'Delete',
  change: 'Change',
  replaceImage: 'Change file',
  arrange: 'Move',
  scaleLooks: 'Resize',
  stack: 'Reorder',
  place: 'Reorder',
  group: 'Group',
  ungroup: 'Ungroup',
  renameGroup: 'Rename group',
  addKeyframe: 'Add keyframe',
  changeKeyframes: 'Change keyframe',
  shiftKeyframes: 'Move keyframe',
  retimeKeyframes: 'Move keyframe',
  removeKeyframes: 'Delete keyframe',
  animate: 'Animate',
  settings: 'Change settings',
  addSizes: 'Add sizes',
  removeSize: 'Remove size',
  layOutSize: 'Change layout',
  override: 'Change size',
  resetOverrides: 'Reset changes',
  replace: 'Replace design',
}

function changeSettings(
  design: AdDesign,
  { durationMs, loop, clickArea }: Extract<DesignAction, { type: 'settings' }>,
): AdDesign {
  const timeline = {
    durationMs: durationMs === undefined ? design.timeline.durationMs : clampDurationMs(design, durationMs),
    loop: loop ?? design.timeline.loop,
  }
  return { ...design, timeline, clickArea: clickArea ?? design.clickArea }
}

function replaceDesign(design: AdDesign, next: AdDesign): AdDesign {
  const read = adDesignSchema.safeParse(next)
  return read.success ? read.data : design
}

function changeDesign(design: AdDesign, action: Exclude<DesignAction, { type: 'insert' }>): AdDesign {
  switch (action.type) {
    case 'remove':
      return removeLayers(design, action.ids)
    case 'change':
      return changeLayers(design, action.ids, action.changes)
    case 'replaceImage':
      return replaceImage(design, action.id, action.asset)
    case 'arrange':
      return arrangeLayers(design, action.changes, Math.min(Math.round(action.at), design.timeline.durationMs))
    case 'scaleLooks':
      return scaleLooks(design, action.ids, action.factor)
    case 'stack':
      return { ...design, layers: moveInStack(design.layers, action.ids, action.move) }
    case 'place':
      return { ...design, layers: placeInStack(design.layers, action.ids, action.frontID) }
    case 'group':
      return groupLayers(design, action.ids, action.name)
    case 'ungroup':
      return ungroupLayers(design, action.ids)
    case 'renameGroup': {
      const name = action.name.slice(0, 100)
      return { ...design, groups: design.groups.map((group) => (group.id === action.id ? { ...group, name } : group)) }
    }
    case 'addKeyframe':
      return addKeyframe(design, action.keyframe)
    case 'changeKeyframes':
      return changeKeyframes(design, action.ids, action)
    case 'shiftKeyframes': {
      const { durationMs } = design.timeline
      return { ...design, keyframes: shiftKeyframes(design.keyframes, action.ids, action.byMs, durationMs) }
    }
    case 'removeKeyframes':
      return removeKeyframes(design, ({ id }) => action.ids.includes(id))
    case 'retimeKeyframes':
      return retimeKeyframes(design, action.times)
    case 'animate':
      return animateLayers(design, action.ids, action)
    case 'settings':
      return changeSettings(design, action)
    case 'addSizes':
      return addSizes(design, action.sizes)
    case 'layOutSize':
      return changeSizeLayout(design, action.id, action.layout)
    case 'resetOverrides':
      return resetOverrides(design, action)
    case 'removeSize':
      return { ...design, sizes: design.sizes.filter(({ id }) => id !== action.id) }
    case 'override':
      return overrideLayers(design, action.sizeID, action.changes)
    case 'replace':
      return replaceDesign(design, action.design)
  }
}

/** Compares two designs or parts of them. Shared parts are equal without being read. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === otherKeys.length &&
    keys.every(
      (key) => key in other && isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}

const withSelection = (state: AdBuilderState, selection: readonly string[]): AdBuilderState => ({
  ...state,
  selection: [...selection],
  selectedLayer: selection.at(-1) ?? null,
})

/** Shows a design, with the part of the selection that it still has. */
const withDesign = (state: AdBuilderState, design: AdDesign, history: AdBuilderState['history']): AdBuilderState =>
  withSelection(
    { ...state, ...design, history },
    state.selection.filter((id) => design.layers.some((layer) => layer.id === id)),
  )

/** Duration of the ad, if the state or step has one. */
const durationIn = ({ adSeconds }: { adSeconds?: number | undefined }) => (adSeconds === undefined ? {} : { adSeconds })

interface Commit {
  design: AdDesign
  /** @default that of the state */
  adSeconds?: number | undefined
  label: string
  mergeKey: string | undefined
}

function commit(
  state: AdBuilderState,
  { design, adSeconds = state.adSeconds, label, mergeKey }: Commit,
): AdBuilderState {
  const before = pickDesign(state)
  if (isSame(before, design) && adSeconds === state.adSeconds) return state
  const { past } = state.history
  const last = past.at(-1)
  const isMerged = mergeKey !== undefined && last?.mergeKey === mergeKey
  const next = { ...state, ...durationIn({ adSeconds }) }
  // A gesture that ends where it began, such as a cancelled one, is no step.
  if (isMerged && last && isSame(last.design, design) && last.adSeconds === adSeconds)
    return withDesign(next, last.design, { past: past.slice(0, -1), future: [] })
  const step: HistoryStep = {
    label: label.slice(0, 100),
    design: before,
    ...durationIn(state),
    ...(mergeKey !== undefined && { mergeKey }),
  }
  return withDesign(next, design, { past: isMerged ? past : [...past, step].slice(-MAX_HISTORY), future: [] })
}

function undo(state: AdBuilderState): AdBuilderState {
  const { past, future } = state.history
  const step = past.at(-1)
  if (!step) return state
  const undone = { label: step.label, design: pickDesign(state), ...durationIn(state) }
  const history = { past: past.slice(0, -1), future: [...future, undone] }
  return withDesign({ ...state, ...durationIn(step) }, step.design, history)
}

function redo(state: AdBuilderState): AdBuilderState {
  const { past, future } = state.history
  const step = future.at(-1)
  if (!step) return state
  const redone = { label: step.label, design: pickDesign(state), ...durationIn(state) }
  const history = { past: [...past, redone], future: future.slice(0, -1) }
  return withDesign({ ...state, ...durationIn(step) }, step.design, history)
}

function travel(state: AdBuilderState, steps: number): AdBuilderState {
  let reached = state
  for (let step = 0; step < Math.min(Math.abs(steps), MAX_HISTORY); step += 1)
    reached = steps < 0 ? undo(reached) : redo(reached)
  return reached
}

function select(
  state: AdBuilderState,
  { ids, toggle = false, alone = false }: Extract<AdBuilderAction, { type: 'select' }>,
): AdBuilderState {
  const known = ids.filter((id) => state.layers.some((layer) => layer.id === id))
  const findGroup = (id: string) => {
    const layer = state.layers.find((one) => one.id === id)
    return layer && isContentLayer(layer) ? layer.group : null
  }
  const family = (id: string) => {
    const group = findGroup(id)
    if (group === null || alone) return [id]
    // The layer itself comes last, so that it is the selected one.
    return [
      ...state.layers.filter((layer) => findGroup(layer.id) === group && layer.id !== id).map((layer) => layer.id),
      id,
    ]
  }
  const chosen = [...new Set(known.flatMap(family))]
  const isDeselected = toggle && chosen.length > 0 && chosen.every((id) => state.selection.includes(id))
  const rest = toggle ? state.selection.filter((id) => !chosen.includes(id)) : []
  const selection = isDeselected ? rest : [...rest, ...chosen]
  const layers = selection.filter((id) => state.layers.some((layer) => layer.id === id && isContentLayer(layer)))
  // The artboard is selected alone, because it cannot be moved with layers.
  return withSelection(state, layers.length > 0 ? layers : selection)
}

/** Applies an action to the ad builder. Returns the same state if nothing changes. @experimental */
export function reduceAdBuilder(state: AdBuilderState, action: AdBuilderAction): AdBuilderState {
  switch (action.type) {
    case 'select':
      return select(state, action)
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'travel':
      return travel(state, action.steps)
    case 'insert': {
      const { design, ids } = insertLayers(pickDesign(state), action.clip)
      if (ids.length === 0) return state
      const next = commit(state, { design, label: action.label ?? STEP_LABELS.insert, mergeKey: action.mergeKey })
      return withSelection(next, ids)
    }
    default: {
      const design = changeDesign(pickDesign(state), action)
      const adSeconds = action.type === 'settings' ? action.adSeconds : undefined
      return commit(state, {
        design,
        adSeconds,
        label: action.label ?? STEP_LABELS[action.type],
        mergeKey: action.mergeKey,
      })
    }
  }
}
