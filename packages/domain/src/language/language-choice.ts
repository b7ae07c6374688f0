/** Languages of the console. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** Returns true for a language of the console. */
export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag)
