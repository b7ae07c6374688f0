import { describe, expect, it } from 'vitest'
import { type KeyPress, readIntent, type Shape } from './use-browser-keys.js'

const list: Shape = { index: 5, count: 20, columns: 1, page: 8, rtl: false }
/** Four rows of three tiles, and a last row of two. */
const tiles: Shape = { index: 4, count: 14, columns: 3, page: 2, rtl: false }

const press = (text: string): KeyPress => {
  const parts = text.split('+')
  return {
    key: parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? ''),
    shiftKey: parts.includes('Shift'),
    command: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
  }
}
const move = (index: number, extend = false) => ({ type: 'move', index, extend })

describe('in a list', () => {
  it.each([
    ['ArrowDown', move(6)],
    ['ArrowUp', move(4)],
    ['Shift+ArrowDown', move(6, true)],
    ['Home', move(0)],
    ['End', move(19)],
    ['Shift+End', move(19, true)],
    ['PageDown', move(13)],
    ['PageUp', move(0)],
    ['Ctrl+Home', move(0)],
    ['ArrowRight', { type: 'enter-row' }],
    ['ArrowLeft', undefined],
    ['Space', { type: 'toggle' }],
    ['Shift+Space', { type: 'extend' }],
    ['Ctrl+a', { type: 'all' }],
    ['Escape', { type: 'clear' }],
    ['Enter', { type: 'open' }],
    ['F2', { type: 'rename' }],
    ['Delete', { type: 'delete' }],
    ['Ctrl+Backspace', { type: 'delete' }],
    ['Backspace', { type: 'up' }],
    ['Alt+ArrowUp', { type: 'up' }],
    ['x', { type: 'typed', text: 'x' }],
    ['é', { type: 'typed', text: 'é' }],
    ['Ctrl+c', undefined],
    ['Alt+x', undefined],
    ['Tab', undefined],
    ['F5', undefined],
  ])('%s', (keys, intent) => {
    expect(readIntent(press(keys), list, false)).toEqual(intent)
  })

  it('leaves for the header above the first row, but not with Shift', () => {
    expect(readIntent(press('ArrowUp'), { ...list, index: 0 }, false)).toEqual({ type: 'leave', edge: 'top' })
    expect(readIntent(press('Shift+ArrowUp'), { ...list, index: 0 }, false)).toEqual(move(0, true))
  })

  it('stays within the list', () => {
    expect(readIntent(press('ArrowDown'), { ...list, index: 19 }, false)).toEqual(move(19))
    expect(readIntent(press('PageDown'), { ...list, index: 16 }, false)).toEqual(move(19))
  })

  it('treats Space as a character while typing', () => {
    expect(readIntent(press('Space'), list, true)).toEqual({ type: 'typed', text: ' ' })
    expect(readIntent(press('Shift+Space'), list, true)).toEqual({ type: 'extend' })
  })

  it('enters a row on the other side in right-to-left layouts', () => {
    expect(readIntent(press('ArrowLeft'), { ...list, rtl: true }, false)).toEqual({ type: 'enter-row' })
    expect(readIntent(press('ArrowRight'), { ...list, rtl: true }, false)).toBeUndefined()
  })
})

describe('in tiles', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 4, 7],
    ['ArrowUp', 4, 1],
    ['ArrowDown', 11, 13],
    ['ArrowDown', 12, 12],
    ['ArrowDown', 13, 13],
    ['Home', 4, 3],
    ['End', 4, 5],
    ['End', 12, 13],
    ['Ctrl+Home', 4, 0],
    ['Ctrl+End', 4, 13],
    ['PageDown', 4, 10],
    ['PageDown', 8, 13],
    ['PageUp', 10, 4],
    ['PageUp', 4, 1],
  ])('%s at %d moves to %d', (keys, index, to) => {
    expect(readIntent(press(keys), { ...tiles, index }, false)).toEqual(move(to))
  })

  it('swaps left and right in right-to-left layouts', () => {
    expect(readIntent(press('ArrowRight'), { ...tiles, rtl: true }, false)).toEqual(move(3))
    expect(readIntent(press('ArrowLeft'), { ...tiles, rtl: true }, false)).toEqual(move(5))
  })
})
