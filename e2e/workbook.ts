import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const DIRECTORY_END = 0x06054b50
const DEFLATED = 8

/** Reads the files of a zip as text, by name. */
export function unzip(path: string): Map<string, string> {
  const bytes = readFileSync(path)
  let end = bytes.length - 22
  while (bytes.readUInt32LE(end) !== DIRECTORY_END) end -= 1
  let entry = bytes.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(entry + offset),
    ) as [number, number, number]
    const local = bytes.readUInt32LE(entry + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))
    const isDeflated = bytes.readUInt16LE(entry + 10) === DEFLATED
    files.set(
      bytes.toString('utf8', entry + 46, entry + 46 + nameLength),
      (isDeflated ? inflateRawSync(content) : content).toString('utf8'),
    )
    entry += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/** Contents of a workbook: the data sheet's columns by title, and the names of its parts. */
export function readWorkbook(path: string): { columns: Map<string, string[]>; parts: string[] } {
  const files = unzip(path)
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, ''),
  )
  const sheets = [...files]
    .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
    .map(([, xml]) => listRows(xml, strings))
  const [head, ...rows] = sheets.find(([first]) => first?.includes('Impressions')) ?? []
  const columns = new Map((head ?? []).map((title, index) => [title, rows.map((row) => row[index] ?? '')]))
  return { columns, parts: [...files.keys()] }
}

const listRows = (xml: string, strings: string[]): string[][] =>
  [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c r="[A-Z]+\d+"([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(([, attributes = '', value = '']) =>
      attributes.includes('t="s"') ? (strings[Number(value)] ?? '') : value,
    ),
  )
