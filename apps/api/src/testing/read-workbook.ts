import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { openPromise } from 'yauzl'

/** Value of a cell as a spreadsheet reads it. */
export type ReadCell = string | number | null

/** Workbook as parsed by an independent reader. */
export interface ReadWorkbook {
  /** Cells by sheet name, without trailing empty ones. */
  sheets: Map<string, ReadCell[][]>
  /** Text of every part by path. */
  parts: Map<string, string>
  /** Number format of a cell such as 'B2'. */
  formatOf: (sheet: string, cell: string) => string | undefined
  /** All formulas; there should be none. */
  formulas: string[]
}

const MAIN = { s: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' }
const BUILT_IN_FORMATS: Record<string, string> = { '0': 'General', '3': '#,##0', '10': '0.00%' }

async function readParts(path: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  const zip = await openPromise(path)
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
  }
  return parts
}

/** Escapes such as `_x000D_` (ST_Xstring of ECMA-376). */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

function listElements(document: XmlDocument, path: string): XmlElement[] {
  return document.find(path, MAIN).filter((node) => node instanceof XmlElement)
}

function parseColumn(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function readCell(element: XmlElement, strings: string[]): ReadCell {
  const content = element.find('s:v', MAIN)[0]?.content
  if (content === undefined) return null
  const type = element.attr('t')?.value ?? 'n'
  if (type === 's') return strings[Number(content)] ?? null
  if (type !== 'n') throw new Error(`A cell of the type ${type}.`)
  return Number(content)
}

function readSheet(xml: string, strings: string[], noteFormat: (cell: string, style: string) => void): ReadCell[][] {
  const document = XmlDocument.fromString(xml)
  try {
    return listElements(document, '//s:sheetData/s:row').map((row, index) => {
      if (row.attr('r')?.value !== String(index + 1)) throw new Error(`Row ${index + 1} is not in its place.`)
      const cells: ReadCell[] = []
      for (let node = row.firstChild; node; node = node.next) {
        if (!(node instanceof XmlElement)) continue
        const reference = node.attr('r')?.value ?? ''
        noteFormat(reference, node.attr('s')?.value ?? '0')
        const at = parseColumn(reference)
        while (cells.length < at) cells.push(null)
        cells.push(readCell(node, strings))
      }
      return cells
    })
  } finally {
    document.dispose()
  }
}

function readTexts(xml: string, path: string, read: (element: XmlElement) => string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return listElements(document, path).map(read)
  } finally {
    document.dispose()
  }
}

function readFormats(styles: string): string[] {
  const own = new Map(
    readTexts(styles, '//s:numFmt', (each) => `${each.attr('numFmtId')?.value}|${each.attr('formatCode')?.value}`).map(
      (text) => text.split('|') as [string, string],
    ),
  )
  return readTexts(styles, '//s:cellXfs/s:xf', (each) => {
    const id = each.attr('numFmtId')?.value ?? ''
    return own.get(id) ?? BUILT_IN_FORMATS[id] ?? id
  })
}

/** Reads a workbook with other code than it was written with: yauzl, libxml2 and the rules of ECMA-376. */
export async function readWorkbook(path: string): Promise<ReadWorkbook> {
  const parts = await readParts(path)
  const part = (name: string) => {
    const text = parts.get(name)
    if (text === undefined) throw new Error(`The workbook has no part ${name}.`)
    return text
  }
  const strings = readTexts(part('xl/sharedStrings.xml'), '//s:si', (each) =>
    unescaped(each.find('s:t', MAIN)[0]?.content ?? ''),
  )
  const formats = readFormats(part('xl/styles.xml'))
  const names = readTexts(part('xl/workbook.xml'), '//s:sheets/s:sheet', (each) => each.attr('name')?.value ?? '')
  const cellFormats = new Map<string, string>()
  const sheets = new Map(
    names.map((name, index) => [
      name,
      readSheet(part(`xl/worksheets/sheet${index + 1}.xml`), strings, (cell, style) =>
        cellFormats.set(`${name}!${cell}`, formats[Number(style)] ?? style),
      ),
    ]),
  )
  const formulas = names.flatMap((_, index) =>
    readTexts(part(`xl/worksheets/sheet${index + 1}.xml`), '//s:f', (each) => each.content),
  )
  return { sheets, parts, formulas, formatOf: (sheet, cell) => cellFormats.get(`${sheet}!${cell}`) }
}

/**
 * Returns a text as a workbook stores it: without characters that XML cannot contain, and truncated to 32,767 units.
 */
export const keptText = (text: string): string =>
  [...text]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0
      const isControl = code < 32 && ![9, 10, 13].includes(code)
      return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
    })
    .join('')
    .slice(0, 32_767)
    .replace(/[\uD800-\uDBFF]$/, '')
