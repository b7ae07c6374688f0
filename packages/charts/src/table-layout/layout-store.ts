import { NOTHING_SAVED, parseSavedLayout, type SavedLayout } from '@placard/domain'

/** Remembers what is kept of one table and tells of changes, here and in other tabs. */
export interface LayoutStore {
  read: () => SavedLayout
  write: (saved: SavedLayout) => void
  subscribe: (listener: () => void) => () => void
}

const stores = new Map<string, LayoutStore>()

/** The store of a table's layout: the same one for all who name the same key; without a key it lasts as long as the table. */
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
  /** What storage refused to take: it holds until the page is left. */
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
    // A private window, or a frame that may keep nothing.
    return null
  }
}
