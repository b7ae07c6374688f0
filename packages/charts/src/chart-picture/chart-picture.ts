import { drawnBox } from './drawn-box.js'
import { pictureColumn, pictureWords } from './picture-column.js'
import { pictureLegend } from './picture-legend.js'
import { plainColor } from './plain-color.js'
import { svgNode } from './svg-node.js'

export { pictureFile } from './picture-file.js'

export interface ChartPictureParts {
  /** What the chart shows: stands above it. */
  title: string
  /** What is drawn: the box of a chart as it is seen, or a drawing made for the picture. */
  drawn: HTMLElement | SVGSVGElement
  /** The element whose colours and font the picture takes. */
  ground: HTMLElement
  /** The legend, if there is one: what it has switched off is left out. */
  legend?: HTMLElement | null
  /** What has to be known to read it: range, zone, what is still being counted. */
  notes?: readonly (string | null | undefined)[]
}

const LEAST_WIDTH = 320

/** A chart as a drawing that stands alone: title, legend, what is seen of it, and notes, with all colours and fonts in it. */
export function chartPicture({ title, drawn, ground, legend, notes = [] }: ChartPictureParts): SVGSVGElement {
  const own = drawn.isConnected ? undefined : ground.appendChild(drawn)
  try {
    const box = drawn.getBoundingClientRect()
    const width = Math.max(LEAST_WIDTH, Math.ceil(box.width))
    const { color, fontFamily } = getComputedStyle(ground)
    const names = legend && pictureLegend(legend, width)
    const chart = svgNode('g', { transform: `translate(${-box.x},${-box.y})` }, drawnBox(drawn))
    const said = notes.map((note) => note?.trim() ?? '').filter(Boolean)
    return pictureColumn(title, groundColor(ground), width, [
      pictureWords([title], width, { color, fontFamily, fontSize: '16px', fontWeight: '600' }),
      ...(names ? [names] : []),
      { node: svgNode('g', {}, [chart]), height: box.height },
      pictureWords(said, width, { color: mutedInk(ground), fontFamily, fontSize: '12px', fontWeight: '400' }),
    ])
  } finally {
    own?.remove()
  }
}

/** The first field behind an element that is not seen through. */
function groundColor(element: Element | null): string {
  if (!element) return '#ffffff'
  const { hex, alpha } = plainColor(getComputedStyle(element).backgroundColor)
  return alpha === 1 ? hex : groundColor(element.parentElement)
}

function mutedInk(ground: HTMLElement): string {
  const probe = ground.appendChild(document.createElement('i'))
  probe.style.color = 'var(--placard-text-muted)'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
