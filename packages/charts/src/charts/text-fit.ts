let canvas: CanvasRenderingContext2D | null | undefined

/** Returns a function that measures text in pixels, in the font family of an element. Results are cached. */
export function textMeasure(element: Element | null, size = 12, weight = 400): (text: string) => number {
  canvas ??= document.createElement('canvas').getContext('2d')
  const family = element ? getComputedStyle(element).fontFamily : 'sans-serif'
  const cache = new Map<string, number>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    if (canvas) canvas.font = `${weight} ${size}px ${family}`
    // Canvas has no tabular figures, so every digit is measured as a zero.
    const width = canvas?.measureText(text.replace(/\d/g, '0')).width ?? text.length * 7
    cache.set(text, width)
    return width
  }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Truncates a text to a width in pixels with an ellipsis. Emoji and accents are not cut in two. */
export function fitText(text: string, maxWidth: number, measureWidth: (text: string) => number): string {
  if (measureWidth(text) <= maxWidth) return text
  const parts = [...segmenter.segment(text)].map(({ segment }) => segment)
  let [fits, over] = [0, parts.length]
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (measureWidth(`${parts.slice(0, middle).join('').trimEnd()}…`) <= maxWidth) fits = middle
    else over = middle
  }
  return fits === 0 ? '' : `${parts.slice(0, fits).join('').trimEnd()}…`
}
