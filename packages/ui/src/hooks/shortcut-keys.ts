/** Part of a keyboard event that shortcuts are compared with; of the browser or of React. */
export interface PressedKey {
  key: string
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  getModifierState: (modifier: 'AltGraph') => boolean
}

const LETTER_CODE = /^Key([A-Z])$/

/**
 * Returns the key of a shortcut in lower case: the character that it types, or the Latin letter printed at its place
 * where the keyboard has another script, such as Cyrillic.
 */
export function shortcutKey({ key, code }: Pick<PressedKey, 'key' | 'code'>): string {
  const letter = LETTER_CODE.exec(code)?.[1]
  const isOtherScript = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return (letter !== undefined && isOtherScript ? letter : key).toLowerCase()
}

/** True on a Mac, whose shortcuts have Cmd in place of Ctrl. */
export const onMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/**
 * Returns which modifiers belong to a shortcut: `command` for Ctrl or Cmd, and `alt`. Modifiers that only type the
 * character, such as AltGr for `[` on a German keyboard, do not.
 */
export function shortcutModifiers(event: PressedKey): { command: boolean; alt: boolean } {
  const { key, altKey, ctrlKey, metaKey } = event
  const isTyped = event.getModifierState('AltGraph') || (onMac() && altKey && !ctrlKey && /^[[\]{}/?|@]$/.test(key))
  return { command: (ctrlKey || metaKey) && !isTyped, alt: altKey && !isTyped }
}
