import { copyText } from './partner-file-error.js'

const WHOLE = /^(\d{1,5})\s?[xX×*]\s?(\d{1,5})$/
const IN_NAME = /(?:^|\D)(\d{2,4})\s?[xX×]\s?(\d{2,4})(?!\d)/

/** Formats a size as '300x250'; empty without a width or height. '1x1' is the size of trackers. */
const formatSize = (width: string | undefined, height: string | undefined): string =>
  Number(width) > 0 && Number(height) > 0 ? `${Number(width)}x${Number(height)}` : ''

/** Returns the size that a text states or contains, as '300x250'; empty without one, as for 'Interstitial' or '0 x 0'. */
export function readSize(text: string): string {
  const [, width, height] = WHOLE.exec(text.trim()) ?? IN_NAME.exec(text) ?? []
  return formatSize(width, height)
}

/** Returns the size of two cells; empty unless both are positive whole numbers. */
export const joinSize = (width: string, height: string): string =>
  /^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) ? formatSize(width, height) : ''

/** Number of texts whose sizes are kept. */
const MAX_TEXTS = 10_000

/** Creates `readSize` with a memory, because files repeat the same texts. */
export function createSizeReader(): (text: string) => string {
  const sizes = new Map<string, string>()
  return (text) => {
    if (text === '') return ''
    const adSize = sizes.get(text)
    if (adSize !== undefined) return adSize
    const size = readSize(text)
    if (sizes.size >= MAX_TEXTS) sizes.clear()
    sizes.set(copyText(text), size)
    return size
  }
}
