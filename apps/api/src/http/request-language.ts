import { isLanguage } from '@placard/domain/internal/report'
import type { Language } from '@placard/domain/report'

/** Number of languages of a header that are read. */
const MAX_TAGS = 20

/** Returns the first language of an Accept-Language header that the console has; undefined without one. */
export function readLanguage(acceptLanguage: string | undefined): Language | undefined {
  const entries = (acceptLanguage ?? '').split(',', MAX_TAGS)
  return entries.map((entry) => entry.trim().split(/[-;]/, 1)[0]?.toLowerCase()).find(isLanguage)
}
