import { isLanguage } from '@placard/domain/internal/report'
import type { Language } from '@placard/domain/report'
import { loadCode, type PlacardCatalog } from '@placard/ui'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { parseStored, readStored } from '../../state/storage.js'
import { visitLook } from './visit-look.js'

/** Catalogs, loaded when their language is first shown. English is built in. */
const CATALOGS: Record<Exclude<Language, 'en'>, () => Promise<PlacardCatalog>> = {
  de: () => loadCode(async () => (await import('../../de/de.js')).de),
}

interface ShownLanguage {
  language: Language
  labels: PlacardCatalog | undefined
}

const store = createStore<ShownLanguage>(() => ({ language: 'en', labels: undefined }))

/**
 * Current language and its catalog; re-renders when they change. Unlike zustand's hook it also returns them on the
 * server and while its markup is hydrated.
 */
export const useShownLanguage = (): ShownLanguage =>
  useSyncExternalStore(store.subscribe, store.getState, store.getState)

/** Returns the language of the setting; without one, the first of the browser's languages that the console has. */
export const chooseLanguage = (setting: Language | null): Language =>
  setting ?? navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'

/** Language of the stored settings. Their schema has the rules of campaigns and reports: too much before the first screen. */
export function storedLanguage(): Language | null {
  const { language } = (parseStored(readStored('store')) ?? {}) as { language?: unknown }
  return isLanguage(language) ? language : null
}

let wanted: Language = 'en'

/** Loads the catalog of a language for components. Returns false if it is shown already, or another one is wanted by then. */
export async function loadLanguage(language: Language): Promise<boolean> {
  wanted = language
  if (language === store.getState().language) return false
  const labels = language === 'en' ? undefined : await CATALOGS[language]()
  // Another language may have been selected while the catalog was loading.
  if (language !== wanted) return false
  store.setState({ language, labels })
  return true
}

/**
 * Shows a language. While its catalog loads, or if that fails, the previous one stays. A share link with a language
 * takes precedence.
 * @param setting Setting of the user; null follows the browser. @default the stored one
 */
export async function showLanguage(setting = storedLanguage()): Promise<void> {
  const language = visitLook.getState().language ?? chooseLanguage(setting)
  if (await loadLanguage(language)) document.documentElement.lang = language
}
