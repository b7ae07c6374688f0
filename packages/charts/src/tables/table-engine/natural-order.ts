/** Languages with the root collation, in which accents never change the order of letters. */
const ROOT_ORDER = new Set(['de', 'en', 'fr', 'it', 'nl', 'pt'])

/** Returns a collator of natural order: numbers by value, ignoring case and accents. */
export const naturalOrder = (locale: string): Intl.Collator =>
  new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

/** Returns true if a collator sorts like that of English. */
export function hasRootOrder(collator: Intl.Collator): boolean {
  const { locale, collation } = collator.resolvedOptions()
  return collation === 'default' && ROOT_ORDER.has(new Intl.Locale(locale).language)
}
