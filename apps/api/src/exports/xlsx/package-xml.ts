import { CONTENT_TYPE, MAIN_NAMESPACE, RELATION_NAMESPACE, XML_HEAD, xmlText } from './xlsx-xml.js'

/** Sheet that was written. */
export interface WrittenSheet {
  name: string
  isFirst: boolean
  /** Range of the sheet's filter. */
  filter: string | undefined
}

/** Relationship of a part to another one. */
export interface Relation {
  kind: string
  target: string
}

const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const PACKAGE_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
/** Relationship type of the core properties. */
export const CORE_PROPERTIES = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'

/** Returns the part that lists relationships. */
export const relationsXml = (relations: readonly Relation[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE_RELATIONS}">${relations
    .map(
      ({ kind, target }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${kind.includes('/') ? kind : `${RELATION_NAMESPACE}/${kind}`}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Returns the part with the workbook's title and creation date. */
export const propertiesXml = ({ title, now }: { title: string; now: Date }): string => {
  const moment = `${now.toISOString().slice(0, 19)}Z`
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>Placard</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified></cp:coreProperties>`
}

/** Quotes a sheet's name for a formula. */
const quotedName = (name: string) => `'${name.replaceAll("'", "''")}'`

const absolute = (range: string) => range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')

/** Returns the part that lists the sheets. */
export function workbookXml(sheets: readonly WrittenSheet[], pivots: number): string {
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
export const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Returns the part with the content type of each part. */
export function contentTypesXml(sheets: number, pivots: number): string {
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
