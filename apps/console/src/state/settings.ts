import { DEFAULT_SETTINGS, parseSettings, type Settings } from '@placard/domain'
import { useSyncExternalStore } from 'react'
import { onStoredElsewhere, readStored, writeStored } from './storage.js'
import { createStore } from './store.js'

const store = createStore<Settings>(DEFAULT_SETTINGS)

/** Takes the settings from storage; the defaults when there are none that count. */
export const loadSettings = (): void => store.set(parseSettings(readStored('store')))

loadSettings()
onStoredElsewhere(['store'], loadSettings)

/** The settings as they are now. */
export const settings = (): Settings => store.get()

/** Changes some settings and remembers them. */
export function changeSettings(changes: Partial<Omit<Settings, 'version'>>): void {
  const next = { ...store.get(), ...changes }
  writeStored('store', JSON.stringify(next))
  store.set(next)
}

/** Tells of changes, here or in another tab. */
export const onSettings = store.subscribe

/** The settings in a screen, kept up to date. */
export const useSettings = (): Settings => useSyncExternalStore(store.subscribe, store.get)
