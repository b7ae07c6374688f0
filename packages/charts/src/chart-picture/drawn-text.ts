import { plainColor } from './plain-color.js'
import { svgNode } from './svg-node.js'

let canvas: CanvasRenderingContext2D | null | undefined

/** How text in a font is measured. */
export interface FontMetrics {
  /** The width of words, in pixels. */
  widthOf: (words: string) => number
  /** How far letters reach above the line they stand on. */
  ascent: number
  /** And below it. */
  descent: number
}

/** The measures of the font of a computed style. */
export function fontMetrics(style: Pick<CSSStyleDeclaration, 'fontFamily' | 'fontSize' | 'fontWeight'>): FontMetrics {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('This browser draws no pictures')
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const context = canvas
  const measure = (words: string) => {
    context.font = font
    return context.measureText(words)
  }
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure('x')
  return { widthOf: (words) => measure(words).width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent }
}

/** What the words of a style are drawn with. */
export function textLook(style: Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'fontSize' | 'fontWeight'>) {
  const { hex, alpha } = plainColor(style.color)
  return {
    fill: hex,
    'fill-opacity': alpha === 1 ? undefined : alpha,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    style: 'font-variant-numeric: tabular-nums; white-space: pre',
  }
}

/** The words of a text, line by line, where they stand on the page. */
export function drawnText(text: Text, style: CSSStyleDeclaration): SVGElement[] {
  const { ascent, descent } = fontMetrics(style)
  const look = textLook(style)
  return linesOf(text).map(({ words, box }) =>
    svgNode('text', { x: box.x, y: box.y + (box.height * ascent) / (ascent + descent), ...look }, [words]),
  )
}

function linesOf(text: Text): { words: string; box: DOMRect }[] {
  const range = document.createRange()
  const lines: { words: string; box: DOMRect }[] = []
  for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
    range.setStart(text, index)
    range.setEnd(text, index + word.trimEnd().length)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    const line = lines.at(-1)
    if (line && Math.abs(line.box.y - box.y) < box.height / 2) line.words += word
    else lines.push({ words: word, box })
  }
  return lines.map(({ words, box }) => ({ words: words.trimEnd().replaceAll(/\s+/g, ' '), box }))
}
