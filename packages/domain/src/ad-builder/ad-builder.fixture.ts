import fc from 'fast-check'
import {
  type AdBuilderState,
  type AdDesign,
  ANIMATION_PHASES,
  contentLayers,
  type Easing,
  newAdDesign,
} from './ad-builder.js'
import { type AdBuilderAction, reduceAdBuilder } from './ad-builder-reducer.js'
import { type ContentLayer, LAYER_PROPERTY_NAMES, LAYER_ROLES, newLayer } from './ad-layer.js'
import { ANIMATION_PRESETS } from './animation-presets.js'
import { ALIGNMENTS, alignParts } from './layer-arrangement.js'
import { STACK_MOVES } from './layer-stack.js'

/** Smallest PNG: one transparent pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const color = fc.constantFrom('#112233', '#ff000080', 'transparent')
const place = fc.integer({ min: -400, max: 400 })
const side = fc.integer({ min: 1, max: 500 })
const text = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 10 }))

const easing: fc.Arbitrary<Easing> = fc.oneof(
  fc.constantFrom('linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-end'),
  fc.tuple(
    ...([0, 1, 2, 3] as const).map((index) =>
      fc.integer({ min: index % 2 ? -100 : 0, max: index % 2 ? 200 : 100 }).map((percent) => percent / 100),
    ),
  ) as fc.Arbitrary<[number, number, number, number]>,
)

/** Any layer, in a group or not. */
const layer: fc.Arbitrary<ContentLayer> = fc
  .record({
    kind: fc.constantFrom('text' as const, 'image' as const, 'shape' as const, 'video' as const, 'button' as const),
    x: place,
    y: place,
    width: side,
    height: side,
    rotation: fc.integer({ min: -180, max: 360 }),
    name: text,
    text,
    color,
    hidden: fc.boolean(),
    hasAsset: fc.boolean(),
    role: fc.constantFrom(null, ...LAYER_ROLES),
    blend: fc.constantFrom('normal' as const, 'multiply' as const),
    horizontal: fc.constantFrom('left' as const, 'center' as const, 'right' as const, 'stretch' as const),
    vertical: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const, 'stretch' as const),
    scale: fc.constantFrom('fit' as const, 'balance' as const, 'fill' as const, 'none' as const),
  })
  .map(({ kind, text, color, hasAsset, horizontal, vertical, scale, ...given }) => {
    const fields = { ...given, sizing: { horizontal, vertical, scale, minWidth: 0, minHeight: 0 } }
    if (kind === 'text') return newLayer('text', 'new', { ...fields, text, color })
    if (kind === 'button') return newLayer('button', 'new', { ...fields, text, fill: { kind: 'color', color } })
    if (kind === 'image') return newLayer('image', 'new', { ...fields, alt: text, assetID: hasAsset ? 'pixel' : null })
    if (kind === 'video') return newLayer('video', 'new', { ...fields, posterID: hasAsset ? 'pixel' : null })
    return newLayer('shape', 'new', { ...fields, fill: { kind: 'gradient', from: color, to: '#ffffff', angle: 90 } })
  })

const pixel = { id: 'pixel', name: 'Pixel', kind: 'image' as const, url: PIXEL, width: 1, height: 1 }

/** Random choice that a step makes from the state that it meets. */
export type StepMaker = (state: AdBuilderState) => AdBuilderAction

const pick = <Item>(items: readonly Item[], index: number) =>
  items.length > 0 ? [items[index % items.length] as Item] : []

const common = fc.record({
  layer,
  first: fc.nat(50),
  second: fc.nat(50),
  at: fc.nat(5000),
  by: fc.integer({ min: -3000, max: 3000 }),
  easing,
  property: fc.constantFrom(...LAYER_PROPERTY_NAMES),
  value: fc.integer({ min: -2000, max: 2000 }).map((hundredths) => hundredths / 100),
  move: fc.constantFrom(...STACK_MOVES),
  alignment: fc.constantFrom(...ALIGNMENTS),
  text,
  isOn: fc.boolean(),
  preset: fc.oneof(
    ...ANIMATION_PHASES.map((phase) =>
      fc.constantFrom(null, ...ANIMATION_PRESETS[phase]).map((preset) => ({ phase, preset })),
    ),
  ),
})
type Choices = typeof common extends fc.Arbitrary<infer Value> ? Value : never

function makeStep(kind: number, given: Choices, state: AdBuilderState): AdBuilderAction {
  const ids = contentLayers(state).map(({ id }) => id)
  const two = [...pick(ids, given.first), ...pick(ids, given.second)]
  const frames = pick(state.keyframes, given.first).map(({ id }) => id)
  const [layerID = 'none'] = two
  const box = { x: 0, y: 0, width: 300, height: 250 }
  const parts = contentLayers(state)
    .filter(({ id }) => two.includes(id))
    .map((one) => ({ [one.id]: one }))
  const actions: AdBuilderAction[] = [
    { type: 'insert', clip: { layers: [given.layer], keyframes: [], assets: [pixel], groups: [] } },
    { type: 'remove', ids: pick(ids, given.first) },
    { type: 'change', ids: two, changes: { name: given.text, locked: given.isOn, hidden: !given.isOn } },
    { type: 'arrange', changes: alignParts(parts, given.alignment, box), at: given.at },
    {
      type: 'arrange',
      changes: { [layerID]: { [given.property]: given.value } },
      at: given.at,
      mergeKey: 'drag',
    },
    { type: 'scaleLooks', ids: two, factor: (given.first + 10) / 30 },
    { type: 'stack', ids: two, move: given.move },
    { type: 'place', ids: two, frontID: given.isOn ? null : (pick(ids, given.at)[0] ?? null) },
    { type: 'group', ids: two, name: given.text.slice(0, 100) },
    { type: 'ungroup', ids: pick(ids, given.second) },
    {
      type: 'addKeyframe',
      keyframe: { layerID, property: given.property, at: given.at, value: given.value, easing: given.easing },
    },
    { type: 'changeKeyframes', ids: frames, value: given.value, easing: given.easing },
    { type: 'shiftKeyframes', ids: frames, byMs: given.by },
    { type: 'removeKeyframes', ids: frames },
    { type: 'settings', durationMs: given.at, loop: given.isOn, clickArea: given.isOn ? 'ad' : 'buttons' },
    { type: 'addSizes', sizes: [{ width: given.first + 50, height: given.second + 50 }] },
    {
      type: 'layOutSize',
      id: pick(state.sizes, given.first)[0]?.id ?? 'none',
      layout: given.isOn ? 'roles' : 'rules',
    },
    { type: 'resetOverrides', sizeID: pick(state.sizes, given.first)[0]?.id ?? 'none', layerID, part: 'x' },
    { type: 'animate', ids: two, staggerMs: given.first * 10, ...given.preset },
    {
      type: 'retimeKeyframes',
      times: Object.fromEntries(pick(state.keyframes, given.first).map(({ id, at }) => [id, at + given.by])),
    },
    { type: 'removeSize', id: pick(state.sizes, given.first)[0]?.id ?? 'none' },
    {
      type: 'override',
      sizeID: pick(state.sizes, given.second)[0]?.id ?? 'none',
      changes: { [layerID]: given.isOn ? { x: given.by, width: given.at + 1, hidden: false, fontSize: 12 } : null },
    },
    { type: 'select', ids: two, toggle: given.isOn },
  ]
  return actions[kind % actions.length] as AdBuilderAction
}

/** Any steps except undo and redo. */
export const anySteps = fc.array(
  fc
    .tuple(fc.nat(100), common)
    // Half of the steps add layers and keyframes, so that the others have something to change.
    .map(
      ([kind, given]): StepMaker =>
        (state) =>
          makeStep(kind > 70 ? 0 : kind > 55 ? 9 : kind, given, state),
    ),
  { minLength: 1, maxLength: 40 },
)

/** Applies steps to a state. */
export const applySteps = (state: AdBuilderState, steps: readonly StepMaker[]): AdBuilderState =>
  steps.reduce((current, step) => reduceAdBuilder(current, step(current)), state)

/** Returns a design with these layers above the artboard. */
export const designWith = (layers: ContentLayer[], changes: Partial<AdDesign> = {}): AdDesign => {
  const design = newAdDesign()
  return { ...design, ...changes, layers: [...design.layers, ...layers] }
}
