import { fontMetrics, textLook } from './drawn-text.js'
import { svgNode } from './svg-node.js'

const PAD = 24
const GAP = 12

/** A part of a picture, and the room that it needs. */
export interface PicturePart {
  /** What is drawn. */
  node: SVGElement
  /** Its height in pixels. */
  height: number
}

/** How words are written. */
export type WordStyle = Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'fontSize' | 'fontWeight'>

/** Words in lines no wider than `width`. */
export function pictureWords(paragraphs: readonly string[], width: number, style: WordStyle): PicturePart {
  const { widthOf, ascent, descent } = fontMetrics(style)
  const lineHeight = Math.ceil((ascent + descent) * 1.2)
  const lines = paragraphs.flatMap((words) => brokenLines(words, width, widthOf))
  const texts = lines.map((line, place) =>
    svgNode('text', { x: 0, y: ascent + place * lineHeight, ...textLook(style) }, [line]),
  )
  return { node: svgNode('g', {}, texts), height: lines.length * lineHeight }
}

function brokenLines(words: string, width: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Parts under each other on a ground, as a drawing of its own. */
export function pictureColumn(title: string, ground: string, inside: number, parts: readonly PicturePart[]) {
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
