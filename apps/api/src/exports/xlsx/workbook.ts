import { stylesXml } from './cell-styles.js'
import {
  CORE_PROPERTIES,
  contentTypesXml,
  numbered,
  propertiesXml,
  relationsXml,
  type WrittenSheet,
  workbookXml,
} from './package-xml.js'
import { createSharedStrings, type SharedStrings } from './shared-strings.js'
import { filteredRange, type Sheet, sheetXml } from './sheet-xml.js'
import { openZip, type ZipWriter } from './zip-writer.js'

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
