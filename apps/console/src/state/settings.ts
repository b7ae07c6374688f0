import { DEFAULT_SETTINGS, parseSettings, type Settings } from '@placard/domain/internal/console'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onStoredElsewhere, readStored, writeStored } from './storage.js'

const store = createStore<Settings>(() => DEFAULT_SETTINGS)

/** Reads the settings from storage; the defaults where there are none or they are invalid. */
export const loadSettings = (): void => store.setState(parseSettings(readStored('store')), true)

loadSettings()
onStoredElsewhere(['store'], loadSettings)

/** Current settings. */
export const settings = store.getState

/** Changes some settings and stores them in this browser. */
export function changeSettings(changes: Partial<Omit<Settings, 'version'>>): void {
  store.setState(changes)
  writeStored('store', JSON.stringify(store.getState()))
}

/** Calls `listener` after changes, here or in another tab; returns a function that stops it. */
export const onSettings = store.subscribe

/** Current settings; re-renders when they change. */
export const useSettings = (): Settings => useStore(store)
