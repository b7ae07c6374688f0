import { NOTHING_SAVED } from '@placard/domain/internal/table-layout'
import { parseSavedLayout, type SavedLayout } from '@placard/domain/table-layout'

/** Stored layout of one table; notifies about changes, those of other tabs included. */
export interface LayoutStore {
  read: () => SavedLayout
  write: (saved: SavedLayout) => void
  subscribe: (listener: () => void) => () => void
}

const stores = new Map<string, LayoutStore>()

/**
 * Returns the store of a table's layout, shared by everyone who passes the same key. Without a key, the layout is
 * lost when the table unmounts.
 */
export function layoutStore(key?: string): LayoutStore {
  if (key === undefined) return memoryStore()
  const known = stores.get(key)
  if (known) return known
  const store = storageStore(`placard:table:${key}`)
  stores.set(key, store)
  return store
}

function memoryStore(): LayoutStore {
  let saved = NOTHING_SAVED
  const listeners = new Set<() => void>()
  return {
    read: () => saved,
    write: (next) => {
      saved = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function storageStore(key: string): LayoutStore {
  const listeners = new Set<() => void>()
  let last: { text: string | null; saved: SavedLayout } = { text: null, saved: NOTHING_SAVED }
  /** Layout that could not be stored; it lasts until the page is left. */
  let unstored: SavedLayout | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    unstored = undefined
    tell()
  }
  return {
    read: () => {
      if (unstored) return unstored
      const text = stored(key)
      if (text !== last.text) last = { text, saved: parseSavedLayout(text) }
      return last.saved
    },
    write: (saved) => {
      const { layout, views, applied } = saved
      const isEmpty = Object.keys(layout).length === 0 && views.length === 0 && applied === undefined
      try {
        if (isEmpty) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(saved))
        unstored = undefined
      } catch {
        unstored = saved
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

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is not available in some private windows and embedded frames.
    return null
  }
}
