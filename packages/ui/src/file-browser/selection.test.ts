import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothing, type Selection, type SelectionStep, select } from './use-file-browser.js'

const ids = ['a', 'b', 'c', 'd', 'e']
const chosenBy = (...steps: SelectionStep[]) => steps.reduce((was: Selection, step) => select(was, ids, step), nothing)
const chosen = (selection: Selection) => [...selection.selected].sort().join('')

describe('select', () => {
  it('moves without selecting', () => {
    expect(chosenBy({ type: 'only', id: 'b' }, { type: 'move', id: 'd' })).toEqual({
      selected: new Set(['b']),
      anchor: 'd',
      cursor: 'd',
    })
  })

  it('toggles an entry', () => {
    const steps: SelectionStep[] = [
      { type: 'toggle', id: 'a' },
      { type: 'toggle', id: 'c' },
      { type: 'toggle', id: 'a' },
    ]
    expect(chosen(chosenBy(...steps))).toBe('c')
  })

  it('extends and shrinks a range around its anchor', () => {
    const from: SelectionStep = { type: 'only', id: 'c' }
    expect(chosen(chosenBy(from, { type: 'extend', id: 'e' }))).toBe('cde')
    expect(chosen(chosenBy(from, { type: 'extend', id: 'e' }, { type: 'extend', id: 'd' }))).toBe('cd')
    expect(chosen(chosenBy(from, { type: 'extend', id: 'e' }, { type: 'extend', id: 'a' }))).toBe('abc')
  })

  it('adds a range to the selection', () => {
    const steps: SelectionStep[] = [
      { type: 'only', id: 'a' },
      { type: 'toggle', id: 'd' },
      { type: 'extend', id: 'e', add: true },
    ]
    expect(chosen(chosenBy(...steps))).toBe('ade')
  })

  it('starts a range at the cursor, or at the first entry', () => {
    expect(chosen(chosenBy({ type: 'extend', id: 'b' }))).toBe('ab')
    expect(chosen(select({ selected: new Set(), anchor: 'gone', cursor: 'c' }, ids, { type: 'extend', id: 'd' }))).toBe(
      'cd',
    )
  })

  it('selects all and none', () => {
    expect(chosen(chosenBy({ type: 'all' }))).toBe('abcde')
    expect(chosen(chosenBy({ type: 'all' }, { type: 'clear' }))).toBe('')
  })
})

describe('any steps', () => {
  const id = fc.constantFrom(...ids)
  const step: fc.Arbitrary<SelectionStep> = fc.oneof(
    fc.record({ type: fc.constant('move' as const), id }),
    fc.record({ type: fc.constant('only' as const), id }),
    fc.record({ type: fc.constant('toggle' as const), id }),
    fc.record({ type: fc.constant('extend' as const), id, add: fc.boolean() }),
    fc.record({ type: fc.constantFrom('all' as const, 'clear' as const) }),
  )

  it('select existing entries only, and ranges are contiguous from anchor to cursor', () => {
    fc.assert(
      fc.property(fc.array(step), id, (steps, to) => {
        const before = chosenBy(...steps)
        for (const one of before.selected) expect(ids).toContain(one)
        const { selected, anchor, cursor } = select(before, ids, { type: 'extend', id: to })
        const places = [...selected].map((one) => ids.indexOf(one)).sort((a, b) => a - b)
        expect(cursor).toBe(to)
        expect([places[0], places.at(-1)]).toEqual([ids.indexOf(anchor ?? ''), ids.indexOf(to)].sort((a, b) => a - b))
        expect(places).toHaveLength((places.at(-1) ?? 0) - (places[0] ?? 0) + 1)
      }),
    )
  })

  it('toggling twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step), id, (steps, one) => {
        const before = chosenBy(...steps)
        const twice = [1, 2].reduce((was) => select(was, ids, { type: 'toggle', id: one }), before)
        expect(chosen(twice)).toBe(chosen(before))
      }),
    )
  })
})
