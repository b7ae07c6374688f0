import { drawElement, fontMetrics, textAttributes } from './element-drawing.js'
import { embedFonts } from './embedded-fonts.js'
import { copySvg, svgNode, toPlainColor } from './svg-copy.js'

export interface ChartPictureParts {
  /** Title above the chart. */
  title: string
  /** Visible box of the chart, or an SVG made for the picture. */
  drawn: HTMLElement | SVGSVGElement
  /** Element with the colors and the font of the picture. */
  ground: HTMLElement
  /** Legend; hidden series are left out. */
  legend?: HTMLElement | null
  /** Notes below the chart: range, time zone, steps in progress. */
  notes?: readonly (string | null | undefined)[]
}

const MIN_WIDTH = 320

/** Returns a self-contained SVG of a chart: title, legend, plot and notes. */
export function chartPicture({ title, drawn, ground, legend, notes = [] }: ChartPictureParts): SVGSVGElement {
  const own = drawn.isConnected ? undefined : ground.appendChild(drawn)
  try {
    const box = drawn.getBoundingClientRect()
    const width = Math.max(MIN_WIDTH, Math.ceil(box.width))
    const { color, fontFamily } = getComputedStyle(ground)
    const names = legend && pictureLegend(legend, width)
    const chart = svgNode('g', { transform: `translate(${-box.x},${-box.y})` }, drawElement(drawn))
    const paragraphs = notes.map((note) => note?.trim() ?? '').filter(Boolean)
    return pictureColumn(title, findBackground(ground), width, [
      pictureText([title], width, { color, fontFamily, fontSize: '16px', fontWeight: '600' }),
      ...(names ? [names] : []),
      { node: svgNode('g', {}, [chart]), height: box.height },
      pictureText(paragraphs, width, {
        color: mutedTextColor(ground),
        fontFamily,
        fontSize: '12px',
        fontWeight: '400',
      }),
    ])
  } finally {
    own?.remove()
  }
}

/** Returns the color of the first opaque background behind an element. */
function findBackground(element: Element | null): string {
  if (!element) return '#ffffff'
  const { hex, alpha } = toPlainColor(getComputedStyle(element).backgroundColor)
  return alpha === 1 ? hex : findBackground(element.parentElement)
}

function mutedTextColor(ground: HTMLElement): string {
  const probe = ground.appendChild(document.createElement('i'))
  probe.style.color = 'var(--placard-text-muted)'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const PAD = 24
const GAP = 12

/** A part of a picture and its height. */
interface PicturePart {
  node: SVGElement
  /** Height in pixels. */
  height: number
}

/** Font and color of a text. */
type TextStyle = Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'fontSize' | 'fontWeight'>

/** Draws paragraphs in lines no wider than `width`. */
function pictureText(paragraphs: readonly string[], width: number, style: TextStyle): PicturePart {
  const { widthOf, ascent, descent } = fontMetrics(style)
  const lineHeight = Math.ceil((ascent + descent) * 1.2)
  const lines = paragraphs.flatMap((text) => wrapLines(text, width, widthOf))
  const texts = lines.map((line, index) =>
    svgNode('text', { x: 0, y: ascent + index * lineHeight, ...textAttributes(style) }, [line]),
  )
  return { node: svgNode('g', {}, texts), height: lines.length * lineHeight }
}

function wrapLines(text: string, width: number, measureWidth: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measureWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Stacks parts on a background. */
function pictureColumn(title: string, ground: string, inside: number, parts: readonly PicturePart[]) {
  let y = PAD
  const placed = parts
    .filter(({ height }) => height > 0)
    .map(({ node, height }) => {
      node.setAttribute('transform', `translate(${PAD},${Math.round(y)})`)
      y += height + GAP
      return node
    })
  const [width, height] = [inside + PAD * 2, Math.ceil(y - GAP + PAD)]
  return svgNode('svg', { width, height, viewBox: `0 0 ${width} ${height}` }, [
    svgNode('title', {}, [title]),
    svgNode('rect', { width, height, fill: ground }),
    ...placed,
  ])
}

const ROW = 20
const BETWEEN = 16
const KEY_GAP = 6

/** Draws the visible entries of a legend in as many rows as they need. */
function pictureLegend(legend: HTMLElement, width: number): { node: SVGElement; height: number } | undefined {
  const keys = [...legend.querySelectorAll<SVGSVGElement>('svg[data-slot="series-key"]')].filter(
    (key) => !key.closest('[aria-pressed="false"]'),
  )
  let [x, row] = [0, 0]
  const entries = keys.flatMap((key) => {
    const entry = key.parentElement
    const name = entry?.textContent?.trim()
    if (!entry || !name) return []
    const style = getComputedStyle(entry)
    const { widthOf, ascent, descent } = fontMetrics(style)
    const keyBox = key.getBoundingClientRect()
    const wide = keyBox.width + KEY_GAP + widthOf(name)
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1]
    const mark = copySvg(key)
    const middle = row * ROW + ROW / 2
    mark.setAttribute('x', String(x))
    mark.setAttribute('y', String(middle - keyBox.height / 2))
    const text = svgNode(
      'text',
      { x: x + keyBox.width + KEY_GAP, y: middle + (ascent - descent) / 2, ...textAttributes(style) },
      [name],
    )
    x += wide + BETWEEN
    return [mark, text]
  })
  return entries.length === 0 ? undefined : { node: svgNode('g', {}, entries), height: (row + 1) * ROW }
}

/** Pixels of a PNG per pixel of the screen, so that it stays sharp in slides and on paper. */
const SCALE = 2

/** Converts a drawing to a file. */
export async function pictureFile(drawing: SVGSVGElement, kind: 'png' | 'svg'): Promise<Blob> {
  await embedFonts(drawing)
  const text = new XMLSerializer().serializeToString(drawing)
  const svg = new Blob([text], { type: 'image/svg+xml;charset=utf-8' })
  return kind === 'svg' ? svg : createPNG(svg, drawing.width.baseVal.value, drawing.height.baseVal.value)
}

async function createPNG(svg: Blob, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(svg)
  try {
    const image = new Image(width, height)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('This browser cannot create a PNG'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
