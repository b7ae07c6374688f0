import type { ButtonLayer, TextLayer } from './ad-layer.js'

/** Layer with a text. */
export type TextualLayer = TextLayer | ButtonLayer

/** Widths of characters in a regular sans serif, as shares of the font size: rounded up, so that estimates are safe. */
const NARROW = new Set([..."ijlI.,:;'|!()[]ftr-’ \u00A0"])
const WIDE = new Set([...'mwMW@%—'])

/** Width of a font compared with a common sans serif, by the first name of its stack. */
const FONT_WIDTHS: Readonly<Record<string, number>> = {
  // The widest of the fonts that systems use for it.
  'system-ui': 1.12,
  Verdana: 1.14,
  Impact: 0.9,
  'Times New Roman': 0.92,
  'Courier New': 1.1,
}

function characterWidth(character: string): number {
  if (NARROW.has(character)) return 0.34
  if (WIDE.has(character)) return 0.92
  if (character >= '\u1100') return 1
  const isUpperCase = character !== character.toLowerCase()
  return isUpperCase ? 0.7 : 0.57
}

/** Estimated size of a text in px, with its lines wrapped. */
interface TextSize {
  width: number
  height: number
  lines: number
  /** True if a word is wider than a line, so that it is broken. */
  isBroken: boolean
}

type TextFormat = Pick<TextualLayer, 'text' | 'fontFamily' | 'fontSize' | 'fontWeight' | 'letterSpacing' | 'lineHeight'>

/**
 * Estimates the size of a text without a browser: its lines break at spaces within a width in px. Fonts differ between
 * systems, so it is some percent larger than most of them.
 */
export function estimateText(format: TextFormat, widthPx: number): TextSize {
  const { text, fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = format
  const font = FONT_WIDTHS[fontFamily.split(',')[0] ?? ''] ?? 1
  const factor = fontSize * font * (fontWeight >= 600 ? 1.06 : 1)
  const measure = (part: string) =>
    [...part].reduce((sum, character) => sum + characterWidth(character) * factor + letterSpacing, 0)
  const space = measure(' ')
  let [lines, longest, isBroken] = [0, 0, false]
  for (const paragraph of text.split('\n')) {
    lines += 1
    let line = 0
    for (const word of paragraph.split(' ')) {
      const width = measure(word)
      const joined = line === 0 ? width : line + space + width
      if (joined <= widthPx) line = joined
      else {
        if (line > 0) lines += 1
        const broken = Math.max(1, Math.ceil(width / Math.max(1, widthPx)))
        isBroken ||= broken > 1
        lines += broken - 1
        line = broken > 1 ? widthPx : width
      }
      longest = Math.max(longest, line)
    }
  }
  return { width: longest, height: lines * fontSize * lineHeight, lines, isBroken }
}

/** Returns the format of a text in another font size: spacing and padding keep their proportions. */
const resized = (layer: TextualLayer, fontSize: number) => {
  const factor = fontSize / layer.fontSize
  return { ...layer, fontSize, letterSpacing: layer.letterSpacing * factor, padding: layer.padding * factor }
}

/** Estimates the box of a text in a font size, with its padding. */
export function estimateBox(layer: TextualLayer, fontSize: number, widthPx: number): TextSize {
  const format = resized(layer, fontSize)
  const size = estimateText(format, widthPx - 2 * format.padding)
  return { ...size, width: size.width + 2 * format.padding, height: size.height + 2 * format.padding }
}

/** Returns the largest font size between two limits in which a text fits into a box; the smaller one if it never does. */
export function fitFontSize(
  layer: TextualLayer,
  { width, height }: { width: number; height: number },
  { min, max }: { min: number; max: number },
): number {
  const fits = (fontSize: number) => {
    const size = estimateBox(layer, fontSize, width)
    return !size.isBroken && size.width <= width && size.height <= height
  }
  let [low, high] = [min * 2, Math.max(min, max) * 2].map(Math.floor) as [number, number]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle / 2)) low = middle
    else high = middle - 1
  }
  return low / 2
}
