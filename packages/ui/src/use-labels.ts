import { createContext, useContext, useMemo } from 'react'

/** Messages of a catalog by group: an object, or a function of the locale if messages contain formats. */
type LabelSource = Readonly<Record<string, object | undefined>>

/** Locale and catalogs of a provider. */
interface Language {
  locale: string
  sources: readonly LabelSource[]
  /** Messages of each group, merged once. */
  merged: Map<string, object>
}

/** Returns a language for `LanguageContext`. */
export const createLanguage = (locale: string, sources: readonly LabelSource[]): Language => ({
  locale,
  sources,
  merged: new Map(),
})

/** Language of the nearest provider; English without one. */
export const LanguageContext = createContext(createLanguage('en', []))

/** Returns the locale of the nearest `PlacardProvider`. @default 'en' */
export const useLocale = (): string => useContext(LanguageContext).locale

/** Merges the catalogs into the English messages; later catalogs win. */
function mergeLabels<Labels extends object>({ locale, sources }: Language, group: string, english: Labels): Labels {
  const found = sources.map((source) => {
    const labels = source[group]
    return typeof labels === 'function' ? labels(locale) : labels
  })
  return Object.assign({}, english, ...found)
}

/**
 * Returns the messages of a group: English, then the catalogs of the `PlacardProvider`, then the labels of the
 * component itself. The result stays the same object while these do.
 */
export function useLabels<Labels extends object>(
  group: string,
  english: Labels,
  own?: Partial<Labels> | undefined,
): Labels {
  const language = useContext(LanguageContext)
  let labels = english
  if (language.sources.length > 0) {
    labels = (language.merged.get(group) as Labels | undefined) ?? mergeLabels(language, group, english)
    language.merged.set(group, labels)
  }
  return useMemo(() => (own ? { ...labels, ...own } : labels), [labels, own])
}
