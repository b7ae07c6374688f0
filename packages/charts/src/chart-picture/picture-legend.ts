import { fontMetrics, textLook } from './drawn-text.js'
import { resolvedSvg } from './resolved-svg.js'
import { svgNode } from './svg-node.js'

const ROW = 20
const BETWEEN = 16
const KEY_GAP = 6

/** The names of a legend with their marks, in as many rows as they need; those that are switched off are left out. */
export function pictureLegend(legend: HTMLElement, width: number): { node: SVGElement; height: number } | undefined {
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
    const mark = resolvedSvg(key)
    const middle = row * ROW + ROW / 2
    mark.setAttribute('x', String(x))
    mark.setAttribute('y', String(middle - keyBox.height / 2))
    const words = svgNode(
      'text',
      { x: x + keyBox.width + KEY_GAP, y: middle + (ascent - descent) / 2, ...textLook(style) },
      [name],
    )
    x += wide + BETWEEN
    return [mark, words]
  })
  return entries.length === 0 ? undefined : { node: svgNode('g', {}, entries), height: (row + 1) * ROW }
}
