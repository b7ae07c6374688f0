import { LANGUAGES, type Language } from '@placard/domain'
import type { PlacardCatalog } from '@placard/ui'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { settings } from '../state/settings.js'

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Catalogs, loaded when their language is first shown. English is built in. */
const CATALOGS: Record<Exclude<Language, 'en'>, () => Promise<PlacardCatalog>> = {
  de: async () => (await import('../de/de.js')).de,
}

interface ShownLanguage {
  language: Language
  labels: PlacardCatalog | undefined
}

const store = createStore<ShownLanguage>(() => ({ language: 'en', labels: undefined }))

/** Current language and its catalog; re-renders when they change. */
export const useShownLanguage = (): ShownLanguage => useStore(store)

const isLanguage = (tag: string | undefined): tag is Language => LANGUAGES.some((language) => language === tag)

/** Returns the language of the setting; without one, the first of the browser's languages that the console has. */
export const languageOf = (setting: Language | null): Language =>
  setting ?? navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'

/** Shows the language of the settings. While its catalog loads, or if that fails, the previous language stays. */
export async function showLanguage(): Promise<void> {
  const language = languageOf(settings().language)
  if (language === store.getState().language) return
  const labels = language === 'en' ? undefined : await CATALOGS[language]()
  // The setting may have changed while the catalog was loading.
  if (language !== languageOf(settings().language)) return
  document.documentElement.lang = language
  store.setState({ language, labels })
}
