import { PathPen, traceArea, traceLine } from './line-path.js'
import type { PlotGeometry } from './plot-geometry.js'
import type { PlotLine } from './plot-lines.js'
import { completePart } from './svg-lines.js'

const node = (name: string, attributes: Record<string, string | number | undefined>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, String(value))
  return element
}

/** What a box shows, as one drawing whose lines are paths also where the screen has them on a canvas. */
export function vectorPicture(box: HTMLElement | null, geometry: PlotGeometry, lines: PlotLine[]): SVGSVGElement {
  const { width, height } = geometry
  const picture = node('svg', { width, height }) as SVGSVGElement
  for (const layer of box?.querySelectorAll(':scope > svg, :scope > canvas') ?? []) {
    if (layer.matches('[data-picture="without"]')) continue
    picture.append(layer instanceof HTMLCanvasElement ? linesOf(geometry, lines) : layer.cloneNode(true))
  }
  return picture
}

function linesOf(geometry: PlotGeometry, lines: PlotLine[]): SVGElement {
  const group = node('g', { fill: 'none', 'stroke-linejoin': 'round' })
  for (const line of lines) {
    if (line.area) {
      const pen = new PathPen()
      traceArea(pen, geometry, { ...completePart(line), picked: line.area.picked }, line.area.base)
      group.append(node('path', { d: pen.path, fill: line.color, 'fill-opacity': line.area.opacity }))
    }
    const pen = new PathPen()
    traceLine(pen, geometry, completePart(line))
    group.append(
      node('path', { d: pen.path, stroke: line.color, 'stroke-width': line.width, 'stroke-dasharray': line.dash }),
    )
  }
  return group
}
