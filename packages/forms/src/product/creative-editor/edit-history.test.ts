import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addStep, beginHistory, MAX_STEPS, redoStep, undoStep } from './edit-history.js'

const times = <Value>(count: number, change: (value: Value) => Value, value: Value): Value =>
  count === 0 ? value : times(count - 1, change, change(value))

it('undoes and redoes up to a hundred steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 130 }), fc.nat(140), (values, back) => {
      const done = values.reduce((history, value) => addStep(history, value, false), beginHistory(0))
      const steps = [0, ...values]
      const undone = times(back, undoStep, done)
      const taken = Math.min(back, values.length, MAX_STEPS)
      expect(undone.now).toBe(steps.at(-1 - taken))
      expect(times(back, redoStep, undone)).toEqual(done)
    }),
  )
})

it('merges related changes into one step, separate from the initial value', () => {
  const dragged = [1, 2, 3].reduce(
    (history, value, index) => addStep(history, value, index > 0),
    addStep(beginHistory(0), 9, false),
  )
  expect(dragged.past).toEqual([0, 9])
  expect(undoStep(dragged).now).toBe(9)
  expect(addStep(beginHistory(0), 1, true).past).toEqual([0])
})

it('has nothing to redo after a new change', () => {
  const one = undoStep(addStep(addStep(beginHistory(0), 1, false), 2, false))
  expect(one.future).toEqual([2])
  for (const merged of [false, true]) expect(addStep(one, 5, merged).future).toEqual([])
})
