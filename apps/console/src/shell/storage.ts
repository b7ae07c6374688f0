/** What the console keeps in the browser. */
export type StorageKey = 'user' | 'location' | 'campaigns' | 'store'

const memory = new Map<StorageKey, string | null>()

/** Reads stored text. Where storage is forbidden, broken or full, what this tab wrote itself; else null. */
export function readStored(key: StorageKey): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores text, or removes it; in memory where storage is forbidden, broken or full. */
export function writeStored(key: StorageKey, text: string | null): void {
  try {
    if (text === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** Parsed JSON of stored text; undefined when there is none or it is damaged. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls back when another tab changes one of the keys (or clears everything). */
export function onStoredElsewhere(keys: StorageKey[], callback: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key as StorageKey)) callback()
  })
}
