let canvas: CanvasRenderingContext2D | null | undefined

/** Measures words of the size of chart labels in the font that an element has. */
export function textMeasure(element: Element | null, size = 12, weight = 400): (text: string) => number {
  canvas ??= document.createElement('canvas').getContext('2d')
  const family = element ? getComputedStyle(element).fontFamily : 'sans-serif'
  const known = new Map<string, number>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (canvas) canvas.font = `${weight} ${size}px ${family}`
    // Canvas has no tabular figures: a digit is as wide as the widest one.
    const width = canvas?.measureText(text.replace(/\d/g, '0')).width ?? text.length * 7
    known.set(text, width)
    return width
  }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text, or as much of its beginning as fits with an ellipsis; no emoji and no accent is cut in two. */
export function fitText(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text
  const parts = [...segmenter.segment(text)].map(({ segment }) => segment)
  let [fits, over] = [0, parts.length]
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (widthOf(`${parts.slice(0, middle).join('').trimEnd()}…`) <= room) fits = middle
    else over = middle
  }
  return fits === 0 ? '' : `${parts.slice(0, fits).join('').trimEnd()}…`
}
