import { drawnText } from './drawn-text.js'
import { plainColor } from './plain-color.js'
import { resolvedSvg } from './resolved-svg.js'
import { svgNode } from './svg-node.js'

/** What lies over a chart for keys and pointer is no part of its picture. */
const LEFT_OUT = '[data-slot="chart-layer"], [data-slot="chart-tooltip"], [data-picture="without"]'

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** What is seen of an element and all that is in it, with the upper left corner of the window as its origin. */
export function drawnBox(element: Element): SVGElement[] {
  if (element.matches(LEFT_OUT)) return []
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  if (style.display === 'none' || style.visibility === 'hidden' || isForReadersOnly(style, box)) return []
  const place = { x: box.x, y: box.y, width: box.width, height: box.height }
  if (element instanceof SVGSVGElement) {
    const drawing = resolvedSvg(element)
    for (const [name, value] of Object.entries(place)) drawing.setAttribute(name, String(Math.round(value * 100) / 100))
    return [drawing]
  }
  if (element instanceof HTMLCanvasElement) {
    return [svgNode('image', { ...place, href: element.toDataURL(), preserveAspectRatio: 'none' })]
  }
  const inside = [...element.childNodes].flatMap((child) =>
    child instanceof Element ? drawnBox(child) : child instanceof Text ? drawnText(child, style) : [],
  )
  const parts = [...drawnGround(style, place), ...inside]
  const clips = style.overflowX !== 'visible' && isCut(element)
  const seen = clips
    ? [svgNode('svg', { ...place, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` }, inside)]
    : inside
  if (parts.length === 0) return []
  const all = [...drawnGround(style, place), ...seen]
  return style.opacity === '1' ? all : [svgNode('g', { opacity: style.opacity }, all)]
}

const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight

const isForReadersOnly = ({ position, overflowX }: CSSStyleDeclaration, { width, height }: DOMRect) =>
  position === 'absolute' && overflowX !== 'visible' && width <= 1 && height <= 1

/** The field of an element and the lines around it. */
function drawnGround(
  style: CSSStyleDeclaration,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  const ground = plainColor(style.backgroundColor)
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0
  const drawn: SVGElement[] = []
  if (ground.alpha > 0) {
    const rx = Math.min(radius, width / 2, height / 2) || undefined
    drawn.push(svgNode('rect', { x, y, width, height, rx, fill: ground.hex, 'fill-opacity': ground.alpha }))
  }
  const lines = {
    top: [x, y, x + width, y, 1],
    right: [x + width, y, x + width, y + height, -1],
    bottom: [x, y + height, x + width, y + height, -1],
    left: [x, y, x, y + height, 1],
  } as const
  for (const side of SIDES) {
    const thick = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
    const color = plainColor(style.getPropertyValue(`border-${side}-color`))
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
