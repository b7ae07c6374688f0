const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Creates an SVG element. Numbers are rounded to two decimals. */
export function svgNode<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | undefined> = {},
  children: readonly (SVGElement | string)[] = [],
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    node.setAttribute(key, typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)
  }
  node.append(...children)
  return node
}

/** An sRGB color that every image editor reads. */
export interface PlainColor {
  /** Hex notation: '#2a60ca'. */
  hex: string
  /** Opacity from 0 to 1. */
  alpha: number
}

const colorCache = new Map<string, PlainColor>()
let colorCanvas: CanvasRenderingContext2D | null | undefined

/** Converts a computed color (`oklch()`, `color()`, `rgb()`) to sRGB. */
export function toPlainColor(color: string): PlainColor {
  const cached = colorCache.get(color)
  if (cached) return cached
  colorCanvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!colorCanvas) throw new Error('This browser has no canvas')
  colorCanvas.clearRect(0, 0, 1, 1)
  colorCanvas.fillStyle = color
  colorCanvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = colorCanvas.getImageData(0, 0, 1, 1).data
  const plain = {
    hex: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    alpha: Math.round((alpha / 255) * 1000) / 1000,
  }
  colorCache.set(color, plain)
  return plain
}

/** Paint properties with their opacity, and whether children inherit them. */
const PAINTS = [
  { color: 'fill', opacity: 'fill-opacity', isInherited: true, initial: 'rgb(0, 0, 0)' },
  { color: 'stroke', opacity: 'stroke-opacity', isInherited: true, initial: 'none' },
  { color: 'stop-color', opacity: 'stop-opacity', isInherited: false, initial: 'rgb(0, 0, 0)' },
]

/** Other inherited properties with their initial values. */
const INHERITED: Record<string, string> = {
  'fill-rule': 'nonzero',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'paint-order': 'normal',
  visibility: 'visible',
}

/** Properties that are not inherited, with their initial values. */
const OWN: Record<string, string> = { opacity: '1', 'dominant-baseline': 'auto' }

/** Attributes that mean nothing outside of the page. */
const DROPPED = /^(class|style|role|tabindex|focusable|aria-.+|data-.+)$/
const REWRITTEN = new Set([
  ...PAINTS.flatMap(({ color, opacity }) => [color, opacity]),
  ...Object.keys(INHERITED),
  ...Object.keys(OWN),
])

/** Copies an SVG so that it looks the same outside of its page: styles become attributes, colors sRGB. */
export function copySvg(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement
  resolve(source, copy, undefined)
  copy.setAttribute('overflow', getComputedStyle(source).overflow)
  return copy
}

function resolve(source: SVGElement, copy: SVGElement, parent: CSSStyleDeclaration | undefined) {
  const style = getComputedStyle(source)
  const of = (name: string) => style.getPropertyValue(name)
  const inherited = (name: string, initial: string) => parent?.getPropertyValue(name) ?? initial
  for (const { name } of [...copy.attributes]) {
    if (DROPPED.test(name) || REWRITTEN.has(name)) copy.removeAttribute(name)
  }
  for (const { color, opacity, isInherited, initial } of PAINTS) {
    const same = isInherited
      ? of(color) === inherited(color, initial) && of(opacity) === inherited(opacity, '1')
      : source.tagName !== 'stop'
    if (!same) setPaint(copy, color, of(color), opacity, Number(of(opacity)))
  }
  for (const [name, initial] of Object.entries(INHERITED)) {
    if (of(name) !== inherited(name, initial)) copy.setAttribute(name, of(name))
  }
  for (const [name, initial] of Object.entries(OWN)) if (of(name) !== initial) copy.setAttribute(name, of(name))
  if (source.style.transform) copy.setAttribute('transform', style.transform)
  // From the end, because removing a copy shifts the indexes after it.
  for (let index = source.children.length - 1; index >= 0; index--) {
    const [child, twin] = [source.children[index], copy.children[index]]
    if (!(child instanceof SVGElement) || !(twin instanceof SVGElement)) twin?.remove()
    else if (getComputedStyle(child).display === 'none') twin.remove()
    else resolve(child, twin, style)
  }
}

function setPaint(copy: SVGElement, color: string, value: string, opacity: string, ownOpacity: number) {
  const isColor = value !== 'none' && !value.startsWith('url(')
  const { hex, alpha } = isColor ? toPlainColor(value) : { hex: value, alpha: 1 }
  copy.setAttribute(color, hex)
  copy.setAttribute(opacity, String(Math.round(ownOpacity * alpha * 1000) / 1000))
}
