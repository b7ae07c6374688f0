import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySteps, applySteps, designWith, PIXEL } from './ad-builder.fixture.js'
import {
  type AdBuilderState,
  adBuilderSchema,
  contentLayers,
  MAX_HISTORY,
  newAdBuilder,
  pickDesign,
} from './ad-builder.js'
import { type AdBuilderAction, reduceAdBuilder } from './ad-builder-reducer.js'
import { newLayer } from './ad-layer.js'
import { copyLayers } from './design-changes.js'

const run = (state: AdBuilderState, ...actions: AdBuilderAction[]) => actions.reduce(reduceAdBuilder, state)
const layerIDs = (state: AdBuilderState) => contentLayers(state).map(({ id }) => id)
const shapes = (...ids: string[]) => newAdBuilder(designWith(ids.map((id) => newLayer('shape', id))))

describe('reduceAdBuilder', () => {
  it('keeps every state valid', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const state = applySteps(newAdBuilder(), steps)
        const read = adBuilderSchema.safeParse({ ...state, history: { past: [], future: [] } })
        expect(read.error?.issues).toBeUndefined()
      }),
    )
  })

  it('undoes every step to the design before it, and redoes it', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const designs = [pickDesign(newAdBuilder())]
        let state = newAdBuilder()
        for (const step of steps) {
          state = applySteps(state, [step])
          // A merged change belongs to the step before it, or takes it back.
          designs.length = state.history.past.length
          designs.push(pickDesign(state))
        }
        const depth = state.history.past.length
        expect(depth).toBe(designs.length - 1)
        const end = designs.at(-1)
        for (const design of designs.toReversed().slice(1)) {
          state = reduceAdBuilder(state, { type: 'undo' })
          expect(pickDesign(state)).toEqual(design)
        }
        expect(reduceAdBuilder(state, { type: 'undo' })).toBe(state)
        for (const design of designs.slice(1)) {
          state = reduceAdBuilder(state, { type: 'redo' })
          expect(pickDesign(state)).toEqual(design)
        }
        expect(reduceAdBuilder(state, { type: 'redo' })).toBe(state)
        expect(pickDesign(state)).toEqual(end)
        expect(pickDesign(reduceAdBuilder(state, { type: 'travel', steps: -depth }))).toEqual(designs[0])
      }),
    )
  })

  it('changes nothing of the states before', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const freeze = (value: unknown): void => {
          if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
          Object.freeze(value)
          for (const part of Object.values(value)) freeze(part)
        }
        let state = newAdBuilder()
        for (const step of steps) {
          freeze(state)
          state = applySteps(state, [step])
        }
      }),
    )
  })

  it('returns the same state for a change that changes nothing', () => {
    const state = shapes('a', 'b')
    expect(run(state, { type: 'arrange', changes: { a: { x: 0 } }, at: 0 })).toBe(state)
    expect(run(state, { type: 'stack', ids: ['b'], move: 'front' })).toBe(state)
    expect(run(state, { type: 'remove', ids: ['artboard'] })).toBe(state)
    expect(run(state, { type: 'change', ids: ['a'], changes: { radius: -1 } })).toBe(state)
  })

  it('makes one step of a drag, and names it', () => {
    const drag = (x: number, mergeKey = 'drag-1'): AdBuilderAction => ({
      type: 'arrange',
      changes: { a: { x } },
      at: 0,
      label: 'Move Shape',
      mergeKey,
    })
    const state = run(shapes('a'), drag(5), drag(9), drag(20), drag(30, 'drag-2'))
    expect(state.history.past.map(({ label }) => label)).toEqual(['Move Shape', 'Move Shape'])
    const undone = run(state, { type: 'undo' }, { type: 'undo' })
    expect(contentLayers(undone)[0]?.x).toBe(0)
    // After an undo, a change is a new step, although it has the key of the last one.
    expect(run(state, { type: 'undo' }, drag(7)).history.past).toHaveLength(1)
    expect(run(state, { type: 'undo' }, { type: 'redo' }, drag(7, 'drag-2')).history.past).toHaveLength(3)
  })

  it('makes no step of a drag that ends where it began', () => {
    const drag = (x: number): AdBuilderAction => ({ type: 'arrange', changes: { a: { x } }, at: 0, mergeKey: 'drag' })
    const state = shapes('a')
    expect(run(state, drag(5), drag(9), drag(0))).toEqual(state)
  })

  it('keeps a hundred steps', () => {
    const moves = Array.from({ length: MAX_HISTORY + 5 }, (_, index): AdBuilderAction => {
      return { type: 'arrange', changes: { a: { x: index + 1 } }, at: 0 }
    })
    const state = run(shapes('a'), ...moves)
    expect(state.history.past).toHaveLength(MAX_HISTORY)
    expect(contentLayers(run(state, { type: 'travel', steps: -200 }))[0]?.x).toBe(5)
  })
})

describe('insert', () => {
  it('adds layers in front under new ids, with their keyframes and images, and selects them', () => {
    const asset = { id: 'a7', name: 'pixel.png', kind: 'image' as const, url: PIXEL, width: 1, height: 1 }
    const image = newLayer('image', 'l1', { assetID: 'a7' })
    const keyframe = { id: 'k1', layerID: 'l1', property: 'x', at: 8000, value: 1, easing: 'ease' } as const
    const clip = { layers: [image], keyframes: [keyframe], assets: [asset], groups: [] }
    const state = run(shapes('l1'), { type: 'insert', clip }, { type: 'insert', clip })
    expect(layerIDs(state)).toEqual(['l1', 'l2', 'l3'])
    expect(state.assets).toHaveLength(1)
    expect(state.keyframes.map(({ layerID }) => layerID)).toEqual(['l2', 'l3'])
    expect(state.timeline.durationMs).toBe(8000)
    expect([state.selection, state.selectedLayer]).toEqual([['l3'], 'l3'])
  })

  it('copies groups as groups', () => {
    const grouped = run(shapes('l1', 'l2', 'l3'), { type: 'group', ids: ['l1', 'l2'], name: 'Pair' })
    const clip = copyLayers(grouped, ['l1', 'l2'])
    const state = run(grouped, { type: 'insert', clip })
    expect(state.groups.map(({ name }) => name)).toEqual(['Pair', 'Pair'])
    expect(contentLayers(state).map(({ group }) => group)).toEqual(['g1', 'g1', null, 'g2', 'g2'])
  })
})

describe('arrange', () => {
  const frame = { layerID: 'a', property: 'x', easing: 'ease-in' } as const
  const animated = run(
    shapes('a'),
    { type: 'addKeyframe', keyframe: { ...frame, at: 0, value: 0 } },
    { type: 'addKeyframe', keyframe: { ...frame, at: 2000, value: 100 } },
  )
  const values = (state: AdBuilderState) => state.keyframes.map(({ property, at, value }) => [property, at, value])

  it('keys a property that has keyframes at the time, and changes others as they are', () => {
    const at = (changes: Record<string, number>, time: number): AdBuilderAction => {
      return { type: 'arrange', changes: { a: changes }, at: time }
    }
    const state = run(animated, at({ x: 50 }, 1000), at({ x: 70 }, 1000), at({ y: 9 }, 800), at({ x: 30 }, 5000))
    expect(contentLayers(state)[0]).toMatchObject({ x: 0, y: 9 })
    expect(values(state)).toEqual([
      ['x', 0, 0],
      ['x', 2000, 100],
      ['x', 1000, 70],
      ['x', 5000, 30],
    ])
    expect(state.keyframes[2]?.easing).toBe('ease-in')
  })

  it('changes an animated property at no other keyframe', () => {
    fc.assert(
      fc.property(
        anySteps,
        fc.nat(50),
        fc.nat(5000),
        fc.integer({ min: -200, max: 200 }),
        (steps, place, at, value) => {
          const state = applySteps(newAdBuilder(), steps)
          const frame = state.keyframes[place % Math.max(1, state.keyframes.length)]
          const time = Math.min(at, state.timeline.durationMs)
          const changes = frame && { [frame.layerID]: { [frame.property]: value } }
          const next = changes ? run(state, { type: 'arrange', changes, at: time }) : state
          const others = ({ keyframes }: AdBuilderState) =>
            keyframes.filter(
              (one) => one.property !== frame?.property || one.layerID !== frame.layerID || one.at !== time,
            )
          expect(others(next)).toEqual(others(state))
        },
      ),
    )
  })

  it('leaves locked layers in place', () => {
    const locked = run(shapes('a'), { type: 'change', ids: ['a'], changes: { locked: true } })
    expect(run(locked, { type: 'arrange', changes: { a: { x: 9 } }, at: 0 })).toBe(locked)
    expect(run(locked, { type: 'remove', ids: ['a'] })).toBe(locked)
  })
})

describe('select', () => {
  const grouped = run(shapes('a', 'b', 'c'), { type: 'group', ids: ['a', 'b'], name: 'Pair' })
  const selected = (...actions: AdBuilderAction[]) => run(grouped, ...actions).selection

  it('selects a group with its layer, unless that is wanted alone', () => {
    expect(selected({ type: 'select', ids: ['a'] })).toEqual(['b', 'a'])
    expect(selected({ type: 'select', ids: ['a'], alone: true })).toEqual(['a'])
  })

  it('adds to the selection and removes from it', () => {
    const both: AdBuilderAction[] = [
      { type: 'select', ids: ['c'] },
      { type: 'select', ids: ['a'], toggle: true },
    ]
    expect(selected(...both)).toEqual(['c', 'b', 'a'])
    expect(selected(...both, { type: 'select', ids: ['b'], toggle: true })).toEqual(['c'])
    expect(selected(...both, { type: 'select', ids: [] })).toEqual([])
  })

  it('selects the artboard alone', () => {
    expect(selected({ type: 'select', ids: ['artboard'] })).toEqual(['artboard'])
    expect(selected({ type: 'select', ids: ['c', 'artboard'] })).toEqual(['c'])
  })

  it('forgets layers that are undone', () => {
    const clip = { layers: [newLayer('text', 'x')], keyframes: [], assets: [], groups: [] }
    const state = run(grouped, { type: 'insert', clip }, { type: 'undo' })
    expect([state.selection, state.selectedLayer]).toEqual([[], null])
  })
})

describe('stack and place', () => {
  const order = (...actions: AdBuilderAction[]) => layerIDs(run(shapes('a', 'b', 'c', 'd'), ...actions)).join('')
  const pair: AdBuilderAction = { type: 'group', ids: ['b', 'c'], name: 'Pair' }

  it.each([
    [['a'], 'front', 'bcda'],
    [['a'], 'forward', 'bacd'],
    [['d'], 'backward', 'abdc'],
    [['c', 'd'], 'back', 'cdab'],
    [['a', 'b'], 'forward', 'cabd'],
    [['c', 'd'], 'forward', 'abcd'],
  ] as const)('moves %j to the %s', (ids, move, expected) => {
    expect(order({ type: 'stack', ids, move })).toBe(expected)
  })

  it('moves a group as one, and a layer within its group', () => {
    expect(order(pair, { type: 'stack', ids: ['b', 'c'], move: 'forward' })).toBe('adbc')
    expect(order(pair, { type: 'stack', ids: ['a'], move: 'forward' })).toBe('bcad')
    expect(order(pair, { type: 'stack', ids: ['b'], move: 'front' })).toBe('acbd')
  })

  it('puts layers behind another one', () => {
    expect(order({ type: 'place', ids: ['d'], frontID: 'b' })).toBe('adbc')
    expect(order({ type: 'place', ids: ['a'], frontID: null })).toBe('bcda')
    expect(order(pair, { type: 'place', ids: ['d'], frontID: 'c' })).toBe('adbc')
  })

  it('brings the layers of a new group together', () => {
    expect(order({ type: 'group', ids: ['a', 'c'], name: 'Pair' })).toBe('bacd')
    expect(order({ type: 'group', ids: ['a'], name: 'One' })).toBe('abcd')
  })
})

it('undoes the duration of the ad, and a change of the image, as steps', () => {
  const asset = { name: 'new.png', kind: 'image' as const, url: 'data:image/png;base64,AA==', width: 1, height: 1 }
  const design = designWith([newLayer('image', 'photo')])
  const changed = run(
    newAdBuilder(design, 30),
    { type: 'settings', adSeconds: 20, mergeKey: 'seconds' },
    { type: 'settings', adSeconds: 15, mergeKey: 'seconds' },
    { type: 'replaceImage', id: 'photo', asset },
  )
  expect(changed.adSeconds).toBe(15)
  expect(changed.assets).toMatchObject([asset])
  expect(changed.layers[1]).toMatchObject({ assetID: changed.assets[0]?.id })
  expect(changed.history.past.map(({ label }) => label)).toEqual(['Change settings', 'Change file'])
  const undone = run(changed, { type: 'undo' }, { type: 'undo' })
  expect([undone.adSeconds, pickDesign(undone)]).toEqual([30, design])
  expect(run(undone, { type: 'redo' }).adSeconds).toBe(15)
})
