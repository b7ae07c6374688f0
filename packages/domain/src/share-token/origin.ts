import { ENGLISH, type ReportTexts } from '../language/report-texts.js'

/** Maximum number of sites that may embed the report of one share link. */
export const MAX_EMBEDDING_ORIGINS = 20

/** Message for a site that is not an origin. */
export const NO_ORIGIN = ENGLISH.notAnOrigin

/** Message for a site with a wildcard. */
export const WILDCARD_ORIGIN = ENGLISH.wildcardOrigin

/** Message for too many sites of a share link. */
export const TOO_MANY_ORIGINS = /* @__PURE__ */ ENGLISH.tooManyOrigins(MAX_EMBEDDING_ORIGINS)

/** Returns whether an address has a wildcard, which the URL standard allows in a host name and no browser sends. */
export const hasWildcard = (text: string): boolean =>
  // Parsing turns other asterisks, such as the full-width one, into `*`.
  /\*|%2a/i.test(text) || (URL.parse(text.trim())?.hostname.includes('*') ?? false)

/** Returns the origin of an address without a path, as browsers send it; undefined for any other text. */
export function readOrigin(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (!url || hasWildcard(text) || !/^https?:$/.test(url.protocol) || url.pathname !== '/') return undefined
  return url.search || url.hash || url.username || url.password ? undefined : url.origin
}

/** Reads the sites that may embed a report, without repetitions; `problem` is a message for the user. */
export function readOrigins(
  addresses: readonly string[],
  texts: ReportTexts = ENGLISH,
): { origins: string[]; problem?: string } {
  const read = addresses.map(readOrigin)
  const origins = [...new Set(read.filter((origin) => origin !== undefined))]
  if (origins.length > MAX_EMBEDDING_ORIGINS) return { origins, problem: texts.tooManyOrigins(MAX_EMBEDDING_ORIGINS) }
  if (addresses.some(hasWildcard)) return { origins, problem: texts.wildcardOrigin }
  return read.includes(undefined) ? { origins, problem: texts.notAnOrigin } : { origins }
}
