import { posix } from 'node:path'
import { PartnerFileError } from '@placard/domain/discrepancy'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type { PartnerUploadLimits } from './partner-upload-limits.js'
import type { Archive } from './read-archive.js'
import { findAttribute, readXml } from './read-xml.js'
import { isDateFormat } from './workbook-dates.js'

/** Target of a part's relationship, and the last segment of its type, such as 'worksheet'. */
interface Relationship {
  type: string
  target: string
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Returns the relationships of a part by their ID; none if it has no list of them. */
export async function readRelationships(parts: Archive, part: string): Promise<Map<string, Relationship>> {
  const folder = posix.dirname(part)
  const found = new Map<string, Relationship>()
  const bytes = parts.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`))
  if (!bytes) return found
  await readXml(bytes, {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return
      const target = posix.join('/', Target.startsWith('/') ? '' : folder, Target).slice(1)
      found.set(Id, { type: lastSegment(Type ?? ''), target })
    },
  })
  return found
}

/** Returns the path of the workbook's main part. */
export async function findWorkbookPart(parts: Archive): Promise<string> {
  const relationships = await readRelationships(parts, '')
  const main = [...relationships.values()].find(({ type }) => type === 'officeDocument')
  return main?.target ?? 'xl/workbook.xml'
}

/** Sheet in the workbook's list. */
interface SheetEntry {
  name: string
  relationshipID: string
}

/** Reads the workbook's sheets in their order, and whether its dates count from 1904. */
export async function readSheetList(
  bytes: AsyncIterable<Uint8Array>,
  limits: PartnerUploadLimits,
): Promise<{ sheets: SheetEntry[]; is1904: boolean }> {
  const sheets: SheetEntry[] = []
  let is1904 = false
  await readXml(bytes, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true', 'on'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      if (sheets.length === limits.sheets)
        throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooManySheets(limits.sheets))
      sheets.push({ name: attributes.name ?? '', relationshipID: findAttribute(attributes, 'id') ?? '' })
    },
  })
  return { sheets, is1904 }
}

/** Reads for each cell style whether it shows a date. */
export async function readDateStyles(bytes: AsyncIterable<Uint8Array>): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let list = ''
  await readXml(bytes, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmts' || name === 'cellXfs' || name === 'cellStyleXfs' || name === 'dxfs') list = name
      else if (name === 'numFmt' && list === 'numFmts') codes.set(Number(numFmtId), formatCode ?? '')
      else if (name === 'xf' && list === 'cellXfs') formats.push(Number(numFmtId ?? 0))
    },
  })
  return formats.map((id) => isDateFormat(id, codes.get(id)))
}

/** Decodes escapes such as `_x000D_`. Source: ST_Xstring, ECMA-376 part 1, 22.9.2.19. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Reads the texts that cells share, without the pronunciation of Japanese ones. */
export async function readSharedStrings(
  bytes: AsyncIterable<Uint8Array>,
  limits: PartnerUploadLimits,
): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let characters = 0
  let isText = false
  let isPronunciation = false
  await readXml(bytes, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPronunciation = true
      else if (name === 't') isText = !isPronunciation
    },
    text(piece) {
      if (!isText) return
      text += piece
      characters += piece.length
      if (characters > limits.sharedCharacters || text.length > limits.cellCharacters)
        throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooMuchText)
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isPronunciation = false
      else if (name === 'si' && strings.push(unescapeText(text)) > limits.cells)
        throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooManyCells(limits.cells))
    },
  })
  return strings
}
