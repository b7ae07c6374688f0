import { type ZipEntry, zip } from './sample-files.js'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** Content of a workbook as XML, as other programs could write it. */
export interface WorkbookXml {
  /** Content of the `sheetData` element of each sheet, by its name. */
  sheets: Readonly<Record<string, string>>
  /** Content of the list of shared texts. */
  strings?: string
  /** Content of the style sheet. */
  styles?: string
  /** Attributes of the workbook's properties. */
  properties?: string
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

const part = (name: string, xml: string): ZipEntry => ({ name, data: Buffer.from(xml) })

/** Returns the parts of a workbook. Its sheets are stored in the reverse order of their tabs. */
export function workbookParts({ sheets, strings, styles, properties = '' }: WorkbookXml): ZipEntry[] {
  const entries = Object.entries(sheets)
  const list = entries.map(([name], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index}"/>`)
  const createFile = (index: number) => `worksheets/sheet${entries.length - index}.xml`
  return [
    part(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}">${relationship('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}">${entries.map((_, index) => relationship(`rId${index}`, 'worksheet', createFile(index))).join('')}${relationship('s', 'sharedStrings', '/xl/sharedStrings.xml')}${relationship('t', 'styles', 'styles.xml')}</Relationships>`,
    ),
    ...entries.map(([, rows], index) =>
      part(`xl/${createFile(index)}`, `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
    ),
    ...(strings === undefined ? [] : [part('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">${strings}</sst>`)]),
    ...(styles === undefined ? [] : [part('xl/styles.xml', `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`)]),
  ]
}

/** Returns a workbook as an .xlsx file. */
export const workbookFile = (workbook: WorkbookXml): Buffer => zip(workbookParts(workbook))

/** Returns rows of inline texts and numbers as XML. */
export const rowsXml = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) => {
      const xml = cells.map((cell) =>
        typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
      )
      return `<row>${xml.join('')}</row>`
    })
    .join('')
