import { plainColor } from './plain-color.js'

/** Colours with the property that says how much they cover: of a shape they go down to its children. */
const PAINTS = [
  { color: 'fill', opacity: 'fill-opacity', goesDown: true, initial: 'rgb(0, 0, 0)' },
  { color: 'stroke', opacity: 'stroke-opacity', goesDown: true, initial: 'none' },
  { color: 'stop-color', opacity: 'stop-opacity', goesDown: false, initial: 'rgb(0, 0, 0)' },
]

/** What else children take from their parents, with what it is where nobody sets it. */
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

/** What is of one element alone. */
const OWN: Record<string, string> = { opacity: '1', 'dominant-baseline': 'auto' }

/** What says nothing outside of a page, or is said anew. */
const DROPPED = /^(class|style|role|tabindex|focusable|aria-.+|data-.+)$/
const SAID_ANEW = new Set([
  ...PAINTS.flatMap(({ color, opacity }) => [color, opacity]),
  ...Object.keys(INHERITED),
  ...Object.keys(OWN),
])

/** A copy of a drawing that looks the same outside of its page: every style is an attribute, every colour plain. */
export function resolvedSvg(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement
  resolve(source, copy, undefined)
  copy.setAttribute('overflow', getComputedStyle(source).overflow)
  return copy
}

function resolve(source: SVGElement, copy: SVGElement, parent: CSSStyleDeclaration | undefined) {
  const style = getComputedStyle(source)
  const of = (name: string) => style.getPropertyValue(name)
  const above = (name: string, initial: string) => parent?.getPropertyValue(name) ?? initial
  for (const { name } of [...copy.attributes]) {
    if (DROPPED.test(name) || SAID_ANEW.has(name)) copy.removeAttribute(name)
  }
  for (const { color, opacity, goesDown, initial } of PAINTS) {
    const same = goesDown
      ? of(color) === above(color, initial) && of(opacity) === above(opacity, '1')
      : source.tagName !== 'stop'
    if (!same) setPaint(copy, color, of(color), opacity, Number(of(opacity)))
  }
  for (const [name, initial] of Object.entries(INHERITED)) {
    if (of(name) !== above(name, initial)) copy.setAttribute(name, of(name))
  }
  for (const [name, initial] of Object.entries(OWN)) if (of(name) !== initial) copy.setAttribute(name, of(name))
  if (source.style.transform) copy.setAttribute('transform', style.transform)
  // Taken from the end: both lists are of the same length until a copy is taken away.
  for (let place = source.children.length - 1; place >= 0; place--) {
    const [child, twin] = [source.children[place], copy.children[place]]
    if (!(child instanceof SVGElement) || !(twin instanceof SVGElement)) twin?.remove()
    else if (getComputedStyle(child).display === 'none') twin.remove()
    else resolve(child, twin, style)
  }
}

function setPaint(copy: SVGElement, color: string, value: string, opacity: string, through: number) {
  const isColor = value !== 'none' && !value.startsWith('url(')
  const { hex, alpha } = isColor ? plainColor(value) : { hex: value, alpha: 1 }
  copy.setAttribute(color, hex)
  copy.setAttribute(opacity, String(Math.round(through * alpha * 1000) / 1000))
}
