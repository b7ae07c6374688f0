import { fitText } from '../text-fit.js'
import type { BarFacts } from './bar-facts.js'
import type { BarLayout, BarText, WidthOf } from './bar-geometry.js'

const LEAST_NAME = 44
const MOST_NAME = 120
const LINE = 15
const EDGE = 4
/** Room below the plot for names of one line; a second needs more. */
export const ONE_LINE = 32

/** Names before horizontal bars, or above them. */
export function rowNames(
  { rows }: BarFacts,
  { margin, band, width }: BarLayout,
  x: number,
  above: boolean,
  widthOf: WidthOf,
): BarText[] {
  const room = above ? width - 2 * x : margin.left - x - 12
  return rows.map(({ id, name }, row) => ({
    key: id,
    text: fitText(name, room, widthOf),
    x,
    y: margin.top + band * row + (above ? 12 : band / 2),
    anchor: 'start',
  }))
}

/** How many categories share one name below vertical bars: one where all can be read, else as many as a whole name takes. */
function strideOf(names: string[], band: number, widthOf: WidthOf): number {
  const widest = Math.max(0, ...names.map(widthOf))
  return band >= Math.min(widest, LEAST_NAME) + 8 ? 1 : Math.ceil((Math.min(widest, MOST_NAME) + 12) / band)
}

/** A name in two lines at most; a dash between them is what the break says already. */
function twoLines(name: string, room: number, widthOf: WidthOf): string[] {
  if (widthOf(name) <= room) return [name]
  const words = name.split(' ')
  if (words.length === 1) return [fitText(name, room, widthOf)]
  let count = words.length - 1
  while (count > 1 && widthOf(words.slice(0, count).join(' ')) > room) count--
  const first = words
    .slice(0, count)
    .join(' ')
    .replace(/ [—–-]$/, '')
  const rest = words
    .slice(count)
    .join(' ')
    .replace(/^[—–-] /, '')
  return [first, rest].map((line) => fitText(line, room, widthOf))
}

/** How many lines the names below vertical bars take. */
export function columnLines({ rows }: BarFacts, band: number, widthOf: WidthOf): number {
  const names = rows.map(({ name }) => name)
  const room = band * strideOf(names, band, widthOf) - 8
  return Math.max(1, ...names.map((name) => twoLines(name, room, widthOf).length))
}

/** Every name where all have room, else every second, third …: as many as can be read. */
export function columnNames(
  { rows }: BarFacts,
  { margin, band, width, height }: BarLayout,
  widthOf: WidthOf,
): BarText[] {
  const stride = strideOf(
    rows.map(({ name }) => name),
    band,
    widthOf,
  )
  const lines = margin.bottom > ONE_LINE ? twoLines : (name: string, room: number) => [fitText(name, room, widthOf)]
  return rows.flatMap(({ id, name }, row) => {
    const x = margin.left + band * (row + 0.5)
    const room = Math.min(band * stride - 8, 2 * (x - EDGE), 2 * (width - EDGE - x))
    const isCut = stride > 1 && room < band * stride - 8 && widthOf(name) > room
    if (row % stride !== 0 || room < LEAST_NAME - 12 || isCut) return []
    return lines(name, room, widthOf).map((text, line) => ({
      key: `${id} ${line}`,
      text,
      x,
      y: height - margin.bottom + 18 + line * LINE,
      anchor: 'middle' as const,
    }))
  })
}
