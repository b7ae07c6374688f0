import { redirectLocation } from '../tag/serving-url.js'

/** Difference between a landing page and the URL that a click ended at. */
export type LandingDifference =
  | { kind: 'cut off'; lost: string }
  | { kind: 'encoded twice' }
  | { kind: 'decoded' }
  | { kind: 'different' }

/** Returns a URL as browsers request it after a redirect; unchanged if it is none. */
const requested = (url: string): string => (URL.canParse(url) ? redirectLocation(new URL(url).href) : url)

/** Decodes every valid sequence, and `+` as a space if asked. */
function decoded(url: string, plus: boolean): string {
  const text = plus ? url.replaceAll('+', ' ') : url
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (sequence) => {
    try {
      return decodeURIComponent(sequence)
    } catch {
      return sequence
    }
  })
}

/**
 * Compares the URL that a click ended at with the landing page: undefined if browsers request the same, otherwise the
 * way in which encoding changed it.
 */
export function landingDifference(expected: string, actual: string): LandingDifference | undefined {
  const [right, wrong] = [requested(expected), requested(actual)]
  if (right === wrong) return undefined
  if (wrong !== '' && right.startsWith(wrong)) return { kind: 'cut off', lost: right.slice(wrong.length) }
  const isDecoded = [true, false].some((plus) => requested(decoded(expected, plus)) === wrong)
  if (isDecoded) return { kind: 'decoded' }
  const isEncoded = [actual, wrong].some((url) =>
    [decoded(url, false), url.replaceAll(/%25(?=[0-9a-f]{2})/gi, '%')].some((once) => requested(once) === right),
  )
  return isEncoded ? { kind: 'encoded twice' } : { kind: 'different' }
}
