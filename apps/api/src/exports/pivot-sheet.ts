import { sumCounters } from '@placard/domain/internal/report'
import { isMetricShown } from '@placard/domain/internal/share'
import { type Counters, METRICS, type MetricDefinition } from '@placard/domain/report'
import type { PivotGroup, PivotTotals } from './pivot-totals.js'
import { type ReportContent, reportTitle } from './report-columns.js'
import { type DataColumn, serialDay } from './report-sheet.js'
import { type CellStyle, NUMBER_FORMATS } from './xlsx/cell-styles.js'
import { columnName, type Sheet, type SheetCell } from './xlsx/sheet-xml.js'
import type { PivotParts } from './xlsx/workbook.js'
import { MAIN_NAMESPACE, RELATION_NAMESPACE, XML_HEAD, xmlText } from './xlsx/xlsx-xml.js'

/** Row number of the header, below the title, a gap, the filter and another gap. */
const HEAD_ROW = 5
const EMPTY_RATIO = '–'

interface Value extends PivotValue {
  of: (counters: Counters) => number | null
}

interface PivotSource {
  sheet: string
  columns: readonly DataColumn[]
  rowCount: number
}

const ratio = (field: string, { value }: MetricDefinition, caption: string, formula: string): Value => ({
  field,
  caption,
  formula,
  of: (counters) => {
    const percent = value(counters)
    return percent === null ? null : percent / 100
  },
})

function createValues({ metrics, request, texts }: ReportContent): Value[] {
  const { impressions, clicks, videoStarts, videoCompletes, ctr, vcr } = texts.ofReports.metrics
  const sums = metrics.flatMap(({ title, kind, value }) =>
    kind === 'count' ? [{ field: title, caption: texts.pivot.total(title), of: value }] : [],
  )
  const ratios: Value[] = []
  if (isMetricShown('ctr', request.leftOut))
    ratios.push(ratio(ctr.name, METRICS.ctr, texts.pivot.ctr, `'${clicks.name}'/'${impressions.name}'`))
  if (request.withVideo)
    ratios.push(ratio(vcr.name, METRICS.vcr, texts.pivot.vcr, `'${videoCompletes.name}'/'${videoStarts.name}'`))
  return [...sums, ...ratios]
}

function valueCells(values: readonly Value[], counters: Counters, isBold: boolean): SheetCell[] {
  const [count, percent]: CellStyle[] = isBold ? ['boldCount', 'boldPercent'] : ['count', 'percent']
  return values.map(({ of, formula }) => ({
    value: of(counters) ?? EMPTY_RATIO,
    style: (formula === undefined ? count : percent) ?? 'text',
  }))
}

/** Returns the sheet of a report without rows, which cannot have a pivot. */
const emptySheet = (report: ReportContent): Sheet => ({
  name: report.texts.sheets.pivot,
  isFirst: true,
  columns: [{ width: 40, style: 'text' }],
  rows: [[[{ value: reportTitle(report), style: 'title' }], [], [report.texts.pivot.empty]]],
})

/**
 * Returns the sheet of a pivot table by creative and day. Its cells contain what the pivot will compute, for viewers
 * that don't compute it.
 */
export function pivotSheet(
  report: ReportContent,
  totals: PivotTotals,
  source: PivotSource,
  createLabel: (creativeID: string) => string,
): { sheet: Sheet; parts?: PivotParts } {
  const groups = totals.groups()
  if (groups.length === 0) return { sheet: emptySheet(report) }
  const { texts } = report
  const hasDays = report.step !== 'range'
  const isOpen = hasDays && totals.isOpen()
  const days = totals.days()
  const values = createValues(report)
  const types = [...new Set(groups.map(({ creative }) => creative.type))].sort()
  const blanks: SheetCell[] = hasDays ? [null] : []
  const createLines = ({ creative, total, days: ofDays }: PivotGroup): SheetCell[][] => [
    [{ value: createLabel(creative.id), style: 'boldText' }, ...blanks, ...valueCells(values, total, true)],
    ...(isOpen
      ? [...ofDays].map(([day, counters]) => [null, serialDay(day), ...valueCells(values, counters, false)])
      : []),
  ]
  const names = hasDays ? [texts.creative, texts.day] : [texts.creative]
  const head = [...names, ...values.map(({ caption }) => caption)]
  const rows: SheetCell[][] = [
    [{ value: reportTitle(report), style: 'title' }],
    [],
    [texts.type, texts.pivot.all],
    [],
    head.map((value) => ({ value, style: 'head' })),
    ...groups.flatMap(createLines),
    [
      { value: texts.pivot.grandTotal, style: 'boldText' },
      ...blanks,
      ...valueCells(values, sumCounters(groups.map(({ total }) => total)), true),
    ],
  ]
  const creativeItems = { field: texts.creative, items: groups.map(({ creative }) => createLabel(creative.id)) }
  return {
    sheet: {
      name: texts.sheets.pivot,
      isFirst: true,
      columns: head.map((caption, index) => {
        const isDay = hasDays && index === 1
        return { width: index === 0 ? 40 : Math.max(12, caption.length + 4), style: isDay ? 'day' : 'text' }
      }),
      rows: [rows],
    },
    parts: pivotParts({
      source,
      rows: hasDays ? [creativeItems, { field: texts.day, items: days }] : [creativeItems],
      page: { field: texts.type, items: types },
      values,
      isOpen,
      lines: groups.flatMap(({ days: ofDays }, outer): (readonly [number] | readonly [number, number])[] => [
        [outer],
        ...(isOpen ? [...ofDays.keys()].map((day) => [outer, days.indexOf(day)] as const) : []),
      ]),
      headRow: HEAD_ROW,
    }),
  }
}

/** Value of a pivot: the sum of a column, or a formula over sums. */
interface PivotValue {
  /** Title of the column, or name of the formula. */
  field: string
  caption: string
  formula?: string
}

/** Pivot table over a sheet of flat data. */
interface Pivot {
  source: { sheet: string; columns: readonly DataColumn[]; rowCount: number }
  /** Row fields from outer to inner; a field's items are texts or days. */
  rows: readonly { field: string; items: readonly string[] }[]
  page: { field: string; items: readonly string[] }
  values: readonly PivotValue[]
  /** True if the inner rows are expanded. */
  isOpen: boolean
  /** Lines below the header, as indexes of items; without the grand total. */
  lines: readonly (readonly [outer: number] | readonly [outer: number, inner: number])[]
  /** Row number of the header in the sheet. */
  headRow: number
}

const ATTRIBUTES =
  'applyNumberFormats="0" applyBorderFormats="0" applyFontFormats="0" applyPatternFormats="0" applyAlignmentFormats="0" applyWidthHeightFormats="1"'
const EXTENSION =
  '<extLst><ext uri="{962EF5D1-5CA2-4c93-8EF4-DBF5C05439D2}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:pivotTableDefinition hideValuesRow="1"/></ext></extLst>'
const DATES = 'containsSemiMixedTypes="0" containsNonDate="0" containsDate="1" containsString="0"'
const NUMBERS = 'containsSemiMixedTypes="0" containsString="0" containsNumber="1" containsInteger="1"'

const findItems = ({ rows, page }: Pivot, title: string) => [...rows, page].find(({ field }) => field === title)?.items

function sharedItems({ style }: DataColumn, items: readonly string[] | undefined): string {
  if (style === 'count') return `<sharedItems ${NUMBERS}/>`
  const isDate = style === 'day' || style === 'hour'
  if (!items) return isDate ? `<sharedItems ${DATES}/>` : '<sharedItems/>'
  if (!isDate)
    return `<sharedItems count="${items.length}">${items.map((item) => `<s v="${xmlText(item)}"/>`).join('')}</sharedItems>`
  const moments = items.map((day) => `${day}T00:00:00`)
  return (
    `<sharedItems ${DATES} minDate="${moments[0]}" maxDate="${moments.at(-1)}" count="${items.length}">` +
    `${moments.map((moment) => `<d v="${moment}"/>`).join('')}</sharedItems>`
  )
}

/** Returns the pivot cache definition. Spreadsheets reload the rows whenever the workbook is opened. */
function cacheXml(pivot: Pivot): string {
  const { sheet, columns, rowCount } = pivot.source
  const fields = columns.map(
    (column) =>
      `<cacheField name="${xmlText(column.title)}" numFmtId="${chooseFormat(column)}">${sharedItems(column, findItems(pivot, column.title))}</cacheField>`,
  )
  const computed = pivot.values.flatMap(({ field, formula }) =>
    formula === undefined
      ? []
      : [`<cacheField name="${xmlText(field)}" numFmtId="0" formula="${xmlText(formula)}" databaseField="0"/>`],
  )
  return (
    `${XML_HEAD}<pivotCacheDefinition xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}" saveData="0" refreshOnLoad="1" refreshedBy="Placard" createdVersion="6" refreshedVersion="6" minRefreshableVersion="3">` +
    `<cacheSource type="worksheet"><worksheetSource ref="A1:${columnName(columns.length - 1)}${rowCount}" sheet="${xmlText(sheet)}"/></cacheSource>` +
    `<cacheFields count="${fields.length + computed.length}">${fields.join('')}${computed.join('')}</cacheFields></pivotCacheDefinition>`
  )
}

const chooseFormat = ({ style }: DataColumn) => (style === 'day' || style === 'hour' ? NUMBER_FORMATS[style] : 0)

function fieldXml(pivot: Pivot, column: DataColumn): string {
  const { rows, page, values, isOpen } = pivot
  const format = chooseFormat(column) > 0 ? ` numFmtId="${chooseFormat(column)}"` : ''
  const place = rows.findIndex(({ field }) => field === column.title)
  const items = findItems(pivot, column.title)
  if (!items) {
    const isValue = values.some(({ field }) => field === column.title)
    return `<pivotField${isValue ? ' dataField="1"' : ''} compact="0"${format} showAll="0"/>`
  }
  const isInner = place > 0
  const isClosed = place === 0 && rows.length > 1 && !isOpen
  const list = items.map((_, index) => `<item${isClosed ? ' sd="0"' : ''} x="${index}"/>`)
  if (!isInner) list.push('<item t="default"/>')
  return (
    `<pivotField axis="${column.title === page.field ? 'axisPage' : 'axisRow'}" compact="0"${format} showAll="0"${isInner ? ' defaultSubtotal="0"' : ''}>` +
    `<items count="${list.length}">${list.join('')}</items></pivotField>`
  )
}

const computedField =
  '<pivotField dataField="1" compact="0" dragToRow="0" dragToCol="0" dragToPage="0" showAll="0" defaultSubtotal="0"/>'

const writeIndex = (index: number) => (index === 0 ? '<x/>' : `<x v="${index}"/>`)

function rowItems({ lines }: Pivot): string {
  const items = lines.map(([outer, inner]) =>
    inner === undefined ? `<i>${writeIndex(outer)}</i>` : `<i r="1">${writeIndex(inner)}</i>`,
  )
  return `<rowItems count="${items.length + 1}">${items.join('')}<i t="grand"><x/></i></rowItems>`
}

function tableXml(pivot: Pivot): string {
  const { source, rows, page, values, lines, headRow } = pivot
  const computed = values.filter(({ formula }) => formula !== undefined)
  const titles = [...source.columns.map(({ title }) => title), ...computed.map(({ field }) => field)]
  const at = (field: string) => titles.indexOf(field)
  const last = `${columnName(rows.length + values.length - 1)}${headRow + lines.length + 1}`
  return (
    `${XML_HEAD}<pivotTableDefinition xmlns="${MAIN_NAMESPACE}" name="Report" cacheId="1" ${ATTRIBUTES} dataCaption="Values" errorCaption="–" showError="1" updatedVersion="6" minRefreshableVersion="3" useAutoFormatting="1" itemPrintTitles="1" createdVersion="6" indent="0" compact="0" outline="1" outlineData="1" compactData="0" multipleFieldFilters="0">` +
    `<location ref="A${headRow}:${last}" firstHeaderRow="0" firstDataRow="1" firstDataCol="${rows.length}" rowPageCount="1" colPageCount="1"/>` +
    `<pivotFields count="${titles.length}">${source.columns.map((column) => fieldXml(pivot, column)).join('')}${computedField.repeat(computed.length)}</pivotFields>` +
    `<rowFields count="${rows.length}">${rows.map(({ field }) => `<field x="${at(field)}"/>`).join('')}</rowFields>${rowItems(pivot)}` +
    '<colFields count="1"><field x="-2"/></colFields>' +
    `<colItems count="${values.length}">${values.map((_, index) => `<i${index === 0 ? '' : ` i="${index}"`}>${writeIndex(index)}</i>`).join('')}</colItems>` +
    `<pageFields count="1"><pageField fld="${at(page.field)}" hier="-1"/></pageFields>` +
    `<dataFields count="${values.length}">${values
      .map(
        ({ field, caption, formula }) =>
          `<dataField name="${xmlText(caption)}" fld="${at(field)}" baseField="0" baseItem="0" numFmtId="${formula === undefined ? NUMBER_FORMATS.count : NUMBER_FORMATS.percent}"/>`,
      )
      .join('')}</dataFields>` +
    `<pivotTableStyleInfo name="PivotStyleMedium2" showRowHeaders="1" showColHeaders="1" showRowStripes="0" showColStripes="0" showLastColumn="1"/>${EXTENSION}</pivotTableDefinition>`
  )
}

/** Returns the parts of a workbook that define a pivot table. */
const pivotParts = (pivot: Pivot): PivotParts => ({ cache: cacheXml(pivot), table: tableXml(pivot) })
