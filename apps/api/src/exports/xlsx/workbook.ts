import { openZip, type ZipWriter } from '../zip-writer.js'
import { stylesXml } from './cell-styles.js'
import { createSharedStrings, type SharedStrings } from './shared-strings.js'
import { filteredRange, type Sheet, sheetXml } from './sheet-xml.js'
import { CONTENT_TYPE, MAIN_NAMESPACE, RELATION_NAMESPACE, XML_HEAD, xmlText } from './xlsx-xml.js'

/** Parts of a pivot table on a sheet. */
export interface PivotParts {
  cache: string
  table: string
}

/** Workbook that is being written. */
export interface Workbook {
  /** Writes a sheet and returns its number of rows. */
  addSheet: (sheet: Sheet, pivot?: PivotParts) => Promise<number>
}

/** Metadata of a workbook, and the signal that aborts its writing. */
export interface WorkbookOptions {
  title: string
  now: Date
  signal: AbortSignal
}

async function addPivot(zip: ZipWriter, sheet: number, pivot: number, { cache, table }: PivotParts): Promise<void> {
  const cacheTarget = `../pivotCache/pivotCacheDefinition${pivot}.xml`
  await zip.add(`xl/pivotCache/pivotCacheDefinition${pivot}.xml`, [cache])
  await zip.add(`xl/pivotTables/pivotTable${pivot}.xml`, [table])
  await zip.add(`xl/pivotTables/_rels/pivotTable${pivot}.xml.rels`, [
    relationsXml([{ kind: 'pivotCacheDefinition', target: cacheTarget }]),
  ])
  await zip.add(`xl/worksheets/_rels/sheet${sheet}.xml.rels`, [
    relationsXml([{ kind: 'pivotTable', target: `../pivotTables/pivotTable${pivot}.xml` }]),
  ])
}

async function addPackage(
  zip: ZipWriter,
  options: WorkbookOptions,
  { strings, sheets, pivots }: { strings: SharedStrings; sheets: readonly WrittenSheet[]; pivots: number },
): Promise<void> {
  await zip.add('xl/sharedStrings.xml', strings.part())
  await zip.add('xl/styles.xml', [stylesXml()])
  await zip.add('xl/workbook.xml', [workbookXml(sheets, pivots)])
  await zip.add('xl/_rels/workbook.xml.rels', [
    relationsXml([
      ...sheets.map((_, index) => ({ kind: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
      ...numbered(pivots).map((number) => ({
        kind: 'pivotCacheDefinition',
        target: `pivotCache/pivotCacheDefinition${number}.xml`,
      })),
      { kind: 'styles', target: 'styles.xml' },
      { kind: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
  ])
  await zip.add('docProps/core.xml', [propertiesXml(options)])
  await zip.add('_rels/.rels', [
    relationsXml([
      { kind: 'officeDocument', target: 'xl/workbook.xml' },
      { kind: CORE_PROPERTIES, target: 'docProps/core.xml' },
    ]),
  ])
  await zip.add('[Content_Types].xml', [contentTypesXml(sheets.length, pivots)])
}

/** Writes a new workbook: `build` adds its sheets, one after the other. */
export async function writeWorkbook(
  path: string,
  options: WorkbookOptions,
  build: (workbook: Workbook) => Promise<void>,
): Promise<void> {
  const zip = openZip(path, options)
  const strings = createSharedStrings()
  const sheets: WrittenSheet[] = []
  let pivots = 0
  try {
    await build({
      async addSheet(sheet, pivot) {
        const number = sheets.length + 1
        let rows = 0
        const xml = sheetXml(sheet, strings, (count) => {
          rows = count
        })
        await zip.add(`xl/worksheets/sheet${number}.xml`, xml)
        const { name, head, isFirst = false } = sheet
        sheets.push({ name, isFirst, filter: head && filteredRange(sheet, rows) })
        if (pivot) await addPivot(zip, number, ++pivots, pivot)
        return rows
      },
    })
    await addPackage(zip, options, { strings, sheets, pivots })
    await zip.end()
  } catch (cause) {
    await zip.abandon(cause)
    throw cause
  }
}

/** Sheet that was written. */
interface WrittenSheet {
  name: string
  isFirst: boolean
  /** Range of the sheet's filter. */
  filter: string | undefined
}

/** Relationship of a part to another one. */
interface Relation {
  kind: string
  target: string
}

const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const PACKAGE_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
/** Relationship type of the core properties. */
const CORE_PROPERTIES = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'

/** Returns the part that lists relationships. */
const relationsXml = (relations: readonly Relation[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE_RELATIONS}">${relations
    .map(
      ({ kind, target }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${kind.includes('/') ? kind : `${RELATION_NAMESPACE}/${kind}`}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Returns the part with the workbook's title and creation date. */
const propertiesXml = ({ title, now }: { title: string; now: Date }): string => {
  const moment = `${now.toISOString().slice(0, 19)}Z`
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>Placard</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified></cp:coreProperties>`
}

/** Quotes a sheet's name for a formula. */
const quotedName = (name: string) => `'${name.replaceAll("'", "''")}'`

const absolute = (range: string) => range.replace(/[A-Z]+|\d+/g, '$$$&')

/** Returns the part that lists the sheets. */
function workbookXml(sheets: readonly WrittenSheet[], pivots: number): string {
  const filters = sheets.flatMap(({ name, filter }, index) =>
    filter === undefined
      ? []
      : [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${xmlText(`${quotedName(name)}!${absolute(filter)}`)}</definedName>`,
        ],
  )
  const first = Math.max(
    0,
    sheets.findIndex(({ isFirst }) => isFirst),
  )
  return (
    `${XML_HEAD}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}"><bookViews><workbookView activeTab="${first}"/></bookViews>` +
    `<sheets>${sheets.map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets>` +
    (filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : '') +
    (pivots > 0
      ? `<pivotCaches>${Array.from({ length: pivots }, (_, index) => `<pivotCache cacheId="${index + 1}" r:id="rId${sheets.length + index + 1}"/>`).join('')}</pivotCaches>`
      : '') +
    '</workbook>'
  )
}

/** Returns the numbers from 1 to `count`. */
const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Returns the part with the content type of each part. */
function contentTypesXml(sheets: number, pivots: number): string {
  const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`
  return (
    `${XML_HEAD}<Types xmlns="${PACKAGE_TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    override('xl/workbook.xml', `${CONTENT_TYPE}sheet.main+xml`) +
    override('xl/styles.xml', `${CONTENT_TYPE}styles+xml`) +
    override('xl/sharedStrings.xml', `${CONTENT_TYPE}sharedStrings+xml`) +
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
    numbered(sheets)
      .map((number) => override(`xl/worksheets/sheet${number}.xml`, `${CONTENT_TYPE}worksheet+xml`))
      .join('') +
    numbered(pivots)
      .map(
        (number) =>
          override(`xl/pivotCache/pivotCacheDefinition${number}.xml`, `${CONTENT_TYPE}pivotCacheDefinition+xml`) +
          override(`xl/pivotTables/pivotTable${number}.xml`, `${CONTENT_TYPE}pivotTable+xml`),
      )
      .join('') +
    '</Types>'
  )
}
