import { mount } from '@placard/ui/testing'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { type ChartCursorControl, type ChartCursorOptions, useChartCursor } from './chart-cursor.js'

interface HolderProps extends ChartCursorOptions {
  onControl: (control: ChartCursorControl) => void
}

function Holder({ onControl, ...options }: HolderProps) {
  onControl(useChartCursor(options))
  return null
}

async function renderCursor(options: ChartCursorOptions) {
  let held: ChartCursorControl | undefined
  const holder = (next: ChartCursorOptions) => <Holder {...next} onControl={(control) => (held = control)} />
  const { rerender } = await mount(holder(options))
  const control = () => {
    if (!held) throw new Error('Nothing is rendered')
    return held
  }
  /** Presses a key; returns true if the default action was prevented. */
  const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => {
    let kept = false
    const event = { key, ...modifiers, preventDefault: () => (kept = true), stopPropagation: () => (kept = true) }
    flushSync(() => control().onKeyDown(event as unknown as KeyboardEvent))
    return kept
  }
  return { control, press, rerender: (next: ChartCursorOptions) => rerender(holder(next)) }
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
const SIZES = [0, 1, 2, 12].flatMap((steps) => [0, 1, 3].map((series) => ({ steps, series })))

it('keeps the cursor on an existing point for any keys and data changes', async () => {
  for (const before of SIZES) {
    const { control, press, rerender } = await renderCursor({ ...before, start: 99 })
    for (const key of [...KEYS, ...KEYS, 'End', 'ArrowDown', 'ArrowDown']) press(key)
    const there = before.steps > 0 && before.series > 0
    expect(control().cursor?.step).toBe(there ? before.steps - 1 : undefined)
    expect(control().cursor?.series).toBe(there ? before.series - 1 : undefined)
    for (const { steps, series } of SIZES) {
      await rerender({ steps, series })
      const { cursor } = control()
      expect(cursor === undefined, JSON.stringify({ before, steps, series })).toBe(
        !there || steps === 0 || series === 0,
      )
      expect(cursor?.step ?? -1).toBeLessThan(steps)
      expect(cursor?.series ?? -1).toBeLessThan(series)
    }
  }
})

it('moves through every point and back, one at a time', async () => {
  const { control, press } = await renderCursor({ steps: 3, series: 2 })
  const gone = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => {
    press(key)
    return [control().cursor?.step, control().cursor?.series]
  })
  expect(gone).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 0],
  ])
})

it('swaps the arrow keys in a horizontal chart', async () => {
  const { control, press } = await renderCursor({ steps: 5, series: 2, turned: true })
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) press(key)
  expect(control().cursor).toMatchObject({ step: 2, series: 1 })
})

it('handles the keys that move it and leaves others to the page', async () => {
  const { press } = await renderCursor({ steps: 3, series: 2 })
  expect(press('Escape')).toBe(false)
  for (const key of [...KEYS, 'Escape']) expect(press(key), key).toBe(true)
  for (const key of ['Tab', 'Enter', 'a', ' ']) expect(press(key), key).toBe(false)
  expect(press('ArrowLeft', { altKey: true })).toBe(false)
})
