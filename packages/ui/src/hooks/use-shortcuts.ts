import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { shortcutKey, shortcutModifiers } from './shortcut-keys.js'

/** Keyboard shortcut of a component on the page, for the list of a `ShortcutsDialog`. */
export interface Shortcut {
  /** Name of its action: 'Save'. */
  label: string
  /** Keys: 'Ctrl+S', shown as ⌘ on a Mac; several for alternatives. */
  keys: string | readonly string[]
  /** Part of the page in which it works: 'Files'. @default everywhere on the page */
  group?: string | undefined
}

// The keyboard belongs to the page, so its shortcuts need no provider.
let registered: readonly (readonly Shortcut[])[] = []
const listeners = new Set<() => void>()

function setRegistered(next: readonly (readonly Shortcut[])[]): void {
  registered = next
  for (const listen of listeners) listen()
}

/**
 * Lists shortcuts while the component is mounted, so that a `ShortcutsDialog` shows them. The component itself handles
 * the keys.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  // Callers pass a new list at each render.
  const text = JSON.stringify(shortcuts)
  useEffect(() => {
    const own = JSON.parse(text) as readonly Shortcut[]
    if (own.length === 0) return
    setRegistered([...registered, own])
    return () => setRegistered(registered.filter((one) => one !== own))
  }, [text])
}

const NONE: readonly (readonly Shortcut[])[] = []

/** Returns the listed shortcuts of the page, each once. */
export function useListedShortcuts(): readonly Shortcut[] {
  const all = useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => registered,
    () => NONE,
  ).flat()
  const texts = all.map((shortcut) => JSON.stringify(shortcut))
  return all.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

/** False where users have turned off shortcuts of a single key. */
export const SingleKeysContext = createContext(true)

/**
 * Returns true unless shortcuts of a single key, such as `?` or N, are turned off in `PlacardProvider`: people who
 * dictate would trigger them by accident (WCAG 2.1.4).
 */
export const useSingleKeys = (): boolean => useContext(SingleKeysContext)

/** Shortcut of a single key without modifiers. */
export interface SingleKeyShortcut extends Omit<Shortcut, 'keys'> {
  /** Character that the key types: 'N', or '?'. */
  key: string
  /** Called when it is pressed. */
  onPress: () => void
  /** False while it does nothing. @default true */
  isEnabled?: boolean | undefined
}

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=textbox], [role=spinbutton], [role=slider]'
/** Overlays with keys of their own. */
const OVERLAYS =
  'dialog:modal, :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])[data-state=open], [role=menu]:focus-within'

/** True if a key press types nothing and belongs to no dialog or menu. */
function isFree(event: KeyboardEvent): boolean {
  const { command, alt } = shortcutModifiers(event)
  if (event.defaultPrevented || command || alt || event.isComposing || event.repeat) return false
  if (event.target instanceof Element && event.target.closest(TYPING)) return false
  return document.querySelector(OVERLAYS) === null
}

/**
 * Calls `onPress` for a single key and lists it, unless such shortcuts are turned off. It does nothing while the user
 * types, with modifiers, and while a dialog or menu is open. The component mounted first has the key.
 */
export function useSingleKeyShortcut({ key, label, group, isEnabled = true, onPress }: SingleKeyShortcut): void {
  const isOn = useSingleKeys() && isEnabled
  useShortcuts(isOn ? [{ label, keys: key, group }] : [])
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!isOn) return
    const isLetter = key.toLowerCase() !== key.toUpperCase()
    const listen = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== key.toLowerCase() || (isLetter && event.shiftKey) || !isFree(event)) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key, isOn])
}
