import { copySvg, svgNode, toPlainColor } from './svg-copy.js'

let canvas: CanvasRenderingContext2D | null | undefined

/** Measurements of a font in pixels. */
export interface FontMetrics {
  /** Returns the width of a text. */
  widthOf: (text: string) => number
  /** Height above the baseline. */
  ascent: number
  /** Depth below the baseline. */
  descent: number
}

/** Measures the font of a computed style. */
export function fontMetrics(style: Pick<CSSStyleDeclaration, 'fontFamily' | 'fontSize' | 'fontWeight'>): FontMetrics {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('This browser has no canvas')
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const context = canvas
  const measure = (text: string) => {
    context.font = font
    return context.measureText(text)
  }
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure('x')
  return { widthOf: (text) => measure(text).width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent }
}

/** Returns the SVG attributes of a text style. */
export function textAttributes(style: Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'fontSize' | 'fontWeight'>) {
  const { hex, alpha } = toPlainColor(style.color)
  return {
    fill: hex,
    'fill-opacity': alpha === 1 ? undefined : alpha,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    style: 'font-variant-numeric: tabular-nums; white-space: pre',
  }
}

/** Draws a text line by line, where the page has it. */
export function drawText(text: Text, style: CSSStyleDeclaration): SVGElement[] {
  const { ascent, descent } = fontMetrics(style)
  const attributes = textAttributes(style)
  return readLines(text).map(({ words, box }) =>
    svgNode('text', { x: box.x, y: box.y + (box.height * ascent) / (ascent + descent), ...attributes }, [words]),
  )
}

function readLines(text: Text): { words: string; box: DOMRect }[] {
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

/** Interaction layers are not part of the picture. */
const EXCLUDED = '[data-slot="chart-layer"], [data-slot="chart-tooltip"], [data-picture="without"]'

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Draws the visible part of an element and its descendants, in coordinates of the window. */
export function drawElement(element: Element): SVGElement[] {
  if (element.matches(EXCLUDED)) return []
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  if (style.display === 'none' || style.visibility === 'hidden' || isScreenReaderOnly(style, box)) return []
  const bounds = { x: box.x, y: box.y, width: box.width, height: box.height }
  if (element instanceof SVGSVGElement) {
    const drawing = copySvg(element)
    for (const [name, value] of Object.entries(bounds))
      drawing.setAttribute(name, String(Math.round(value * 100) / 100))
    return [drawing]
  }
  if (element instanceof HTMLCanvasElement) {
    return [svgNode('image', { ...bounds, href: element.toDataURL(), preserveAspectRatio: 'none' })]
  }
  const inside = [...element.childNodes].flatMap((child) =>
    child instanceof Element ? drawElement(child) : child instanceof Text ? drawText(child, style) : [],
  )
  const parts = [...drawBackground(style, bounds), ...inside]
  const clips = style.overflowX !== 'visible' && isClipped(element)
  const seen = clips
    ? [svgNode('svg', { ...bounds, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` }, inside)]
    : inside
  if (parts.length === 0) return []
  const all = [...drawBackground(style, bounds), ...seen]
  return style.opacity === '1' ? all : [svgNode('g', { opacity: style.opacity }, all)]
}

const isClipped = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight

const isScreenReaderOnly = ({ position, overflowX }: CSSStyleDeclaration, { width, height }: DOMRect) =>
  position === 'absolute' && overflowX !== 'visible' && width <= 1 && height <= 1

/** Draws background and borders of an element. */
function drawBackground(
  style: CSSStyleDeclaration,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  const background = toPlainColor(style.backgroundColor)
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0
  const drawn: SVGElement[] = []
  if (background.alpha > 0) {
    const rx = Math.min(radius, width / 2, height / 2) || undefined
    drawn.push(svgNode('rect', { x, y, width, height, rx, fill: background.hex, 'fill-opacity': background.alpha }))
  }
  const lines = {
    top: [x, y, x + width, y, 1],
    right: [x + width, y, x + width, y + height, -1],
    bottom: [x, y + height, x + width, y + height, -1],
    left: [x, y, x, y + height, 1],
  } as const
  for (const side of SIDES) {
    const thick = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
    const color = toPlainColor(style.getPropertyValue(`border-${side}-color`))
    if (!thick || color.alpha === 0) continue
    const [x1, y1, x2, y2, inwards] = lines[side]
    const shift = (thick / 2) * inwards
    const [dx, dy] = x1 === x2 ? [shift, 0] : [0, shift]
    drawn.push(
      svgNode('line', {
        x1: x1 + dx,
        y1: y1 + dy,
        x2: x2 + dx,
        y2: y2 + dy,
        stroke: color.hex,
        'stroke-opacity': color.alpha,
        'stroke-width': thick,
      }),
    )
  }
  return drawn
}
