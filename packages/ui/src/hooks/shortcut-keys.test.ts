import { describe, expect, it } from 'vitest'
import { type PressedKey, shortcutKey, shortcutModifiers } from './shortcut-keys.js'

const press = (key: string, code: string, held: readonly string[] = []): PressedKey => ({
  key,
  code,
  altKey: held.includes('Alt'),
  ctrlKey: held.includes('Control'),
  metaKey: held.includes('Meta'),
  getModifierState: (modifier) => held.includes(modifier),
})

describe('shortcutKey', () => {
  it.each([
    ['z', 'KeyZ', 'z'],
    ['Z', 'KeyZ', 'z'],
    // German and French keyboards: the letter that is typed counts, not its place.
    ['z', 'KeyY', 'z'],
    ['a', 'KeyQ', 'a'],
    ['ü', 'BracketLeft', 'ü'],
    // Russian, Greek, Hebrew and Arabic keyboards.
    ['я', 'KeyZ', 'z'],
    ['Ы', 'KeyS', 's'],
    ['λ', 'KeyL', 'l'],
    ['ש', 'KeyA', 'a'],
    ['لا', 'KeyB', 'b'],
    ['/', 'KeyQ', '/'],
    ['ж', 'Semicolon', 'ж'],
    ['?', 'Slash', '?'],
    ['Escape', 'Escape', 'escape'],
  ])('of %s at %s is %s', (key, code, expected) => expect(shortcutKey(press(key, code))).toBe(expected))
})

describe('shortcutModifiers', () => {
  it.each<[string[], boolean, boolean]>([
    [[], false, false],
    [['Control'], true, false],
    [['Meta'], true, false],
    [['Alt'], false, true],
    [['Control', 'Alt'], true, true],
    // Windows reports AltGr as Ctrl and Alt, too.
    [['AltGraph'], false, false],
    [['Control', 'Alt', 'AltGraph'], false, false],
  ])('of %j', (held, command, alt) => {
    expect(shortcutModifiers(press('[', 'Digit8', held))).toEqual({ command, alt })
  })
})
