import type { ThemeChoice } from '../theme-switch/theme-switch.js'

/** Remembers a choice in this browser and tells of changes, here and in other tabs. */
export interface ChoiceStore {
  read: () => ThemeChoice | null
  write: (choice: ThemeChoice) => void
  subscribe: (listener: () => void) => () => void
}

const asChoice = (text: string | null): ThemeChoice | null =>
  text === 'light' || text === 'dark' || text === 'system' ? text : null

/** A store of the choice under a key of `localStorage`; it lasts as long as the page where storage is refused. */
export function choiceStore(key: string): ChoiceStore {
  const listeners = new Set<() => void>()
  let unstored: ThemeChoice | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  return {
    read: () => {
      try {
        return asChoice(localStorage.getItem(key)) ?? unstored
      } catch {
        return unstored
      }
    },
    write: (choice) => {
      unstored = choice
      try {
        localStorage.setItem(key, choice)
        unstored = null
      } catch {
        // Refused or full: the choice holds until the page is left.
      }
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
