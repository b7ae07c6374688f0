/** Languages of the console. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Returns true for a language of the console. */
export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag)
