import { notify } from './notices.js'

/** Storage keys of the console. */
export type StorageKey = 'user' | 'location' | 'campaigns' | 'store' | 'files'

/** Keys whose loss the user would notice; the stored list of campaigns is only a cache. */
const MISSED: readonly StorageKey[] = ['user', 'store']
let told = false

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
    if (text === null || told || !MISSED.includes(key)) return
    told = true
    notify({
      type: 'info',
      title: 'Nothing is saved in this browser',
      text: 'Its storage is full or turned off. Your settings and your sign-in last until you reload.',
    })
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

/**
 * Calls back with the value that another tab stored under one of the keys; null if it removed the key or cleared the
 * storage.
 */
export function onStoredElsewhere(keys: StorageKey[], callback: (text: string | null) => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || keys.includes(key as StorageKey)) callback(newValue)
  })
}
