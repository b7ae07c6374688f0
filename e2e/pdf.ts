import { inflateSync } from 'node:zlib'

/** Text and fills of a PDF page. */
export interface PdfPage {
  /** Text of the page; adjacent letters are joined. */
  text: string
  /** Filled rectangles. */
  fields: PdfField[]
}

export interface PdfField {
  /** Red, green and blue on white paper, from 0 to 1. */
  color: number[]
  /** Covered share of the page, from 0 to 1. */
  share: number
  /** Left, bottom, width and height, in points. */
  box: number[]
}

const DEFAULT_MATRIX = [1, 0, 0, 1, 0, 0]

/** Parses a PDF file written by Chromium into its pages. */
export function readPdf(bytes: Buffer): PdfPage[] {
  const objects = listObjects(bytes)
  const body = (reference: string | undefined) => objects.get(Number(reference))
  const fonts = new Map<string, Map<string, string>>()
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  const order = [...objects.values()].find(({ head }) => /\/Type \/Pages\b/.test(head) && /\/Page\b|\/Kids/.test(head))
  const kids = [...(order?.head.match(/\/Kids \[(.*?)\]/s)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => body(id))
  return kids
    .filter((page) => page !== undefined && pages.includes(page))
    .map((page) => {
      const head = page?.head ?? ''
      for (const [, name = '', id] of (head.match(/\/Font <<(.*?)>>/s)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g))
        fonts.set(name, readLetters(body(body(id)?.head.match(/\/ToUnicode (\d+)/)?.[1])?.content ?? ''))
      const [width = 1, height = 1] = (head.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? []).slice(1).map(Number)
      const cover = new Map<string, number>()
      for (const [, name = '', id] of (head.match(/\/ExtGState <<(.*?)>>/s)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g))
        cover.set(name, Number(body(id)?.head.match(/\/ca ([\d.]+)/)?.[1] ?? 1))
      return readPage(body(head.match(/\/Contents (\d+)/)?.[1])?.content ?? '', { fonts, cover, area: width * height })
    })
}

function listObjects(bytes: Buffer): Map<number, { head: string; content: string }> {
  const file = bytes.toString('latin1')
  const objects = new Map<number, { head: string; content: string }>()
  for (const found of file.matchAll(/(?:^|\n)(\d+) 0 obj\s*(.*?)(stream\r?\n|endobj)/gs)) {
    const [whole, id, head = '', end] = found
    const start = found.index + whole.length
    const length = Number(head.match(/\/Length (\d+)/)?.[1] ?? 0)
    const isText = end?.startsWith('stream') && head.includes('/FlateDecode') && !head.includes('/Subtype /Image')
    const content = isText ? inflateSync(bytes.subarray(start, start + length)).toString('latin1') : ''
    objects.set(Number(id), { head, content })
  }
  return objects
}

/** Letters by their code in a font. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  const add = (from: number, digits: number, code: string, more = 0) => {
    const units = (code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
    units[units.length - 1] = (units.at(-1) ?? 0) + more
    letters.set((from + more).toString(16).toUpperCase().padStart(digits, '0'), String.fromCharCode(...units))
  }
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      add(Number.parseInt(from, 16), from.length, to)
  for (const [, block = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', last = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let more = 0; first + more <= Number.parseInt(last, 16); more += 1) add(first, from.length, to, more)
    }
  return letters
}

interface Resources {
  fonts: Map<string, Map<string, string>>
  /** Opacity by graphics state, from 0 to 1. */
  cover: Map<string, number>
  area: number
}

/** Interprets a content stream: only rectangles, fills and text. */
function readPage(content: string, { fonts, cover, area }: Resources): PdfPage {
  const fields: PdfField[] = []
  const kept: { matrix: number[]; color: number[]; opacity: number }[] = []
  let [matrix, color, opacity, text] = [DEFAULT_MATRIX, [0, 0, 0], 1, '']
  let rectangle: number[] | undefined
  let letters = new Map<string, string>()
  let operands: string[] = []
  const numbers = (count: number) => operands.slice(-count).map(Number)
  const name = (place: number) => operands.at(place)?.slice(1) ?? ''
  const paint = (box: number[]) =>
    fields.push({
      color: color.map((part) => 1 - opacity * (1 - part)),
      share: Math.abs((box[2] ?? 0) * (box[3] ?? 0)) / area,
      box: box.map(Math.round),
    })
  for (const token of content.match(/<[^<>]*>|\/\S+|[^\s<>]+/g) ?? []) {
    if (/^[-\d.</[\]]/.test(token)) {
      operands.push(token)
      continue
    }
    if (token === 'q') kept.push({ matrix, color, opacity })
    else if (token === 'Q') ({ matrix, color, opacity } = kept.pop() ?? { matrix, color, opacity })
    else if (token === 'cm') matrix = product(numbers(6), matrix)
    else if (token === 'rg') color = numbers(3)
    else if (token === 'g') color = [0, 1, 2].map(() => numbers(1)[0] ?? 0)
    else if (token === 'gs') opacity = cover.get(name(-1)) ?? 1
    else if (token === 're') rectangle = transformBox(numbers(4), matrix)
    else if (token === 'f' && rectangle) paint(rectangle)
    else if (token === 'Tf') letters = fonts.get(name(-2)) ?? letters
    else if (token === 'Tj') text += decodeText(operands.at(-1) ?? '', letters)
    else if (token === 'ET') text += '\n'
    if (/^(f|W|n|S|f\*)$/.test(token)) rectangle = undefined
    operands = []
  }
  return { text, fields }
}

/** Returns the bounds of a rectangle on the page; pages are never rotated. */
const transformBox = ([x = 0, y = 0, width = 0, height = 0]: number[], [a = 1, , , d = 1, e = 0, f = 0]: number[]) => [
  x * a + e,
  y * d + f,
  width * a,
  height * d,
]

const product = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
) => [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]

function decodeText(code: string, letters: Map<string, string>): string {
  const size = [...letters.keys()][0]?.length ?? 4
  return (code.replace(/[<>]/g, '').match(new RegExp(`.{${size}}`, 'g')) ?? [])
    .map((letter) => letters.get(letter.toUpperCase()) ?? '')
    .join('')
}
