import { type Counters, METRICS, type MetricDefinition, sumCounters } from '@placard/domain'
import type { PivotGroup, PivotTotals } from './pivot-totals.js'
import { type PivotValue, pivotParts } from './pivot-xml.js'
import { type ReportContent, reportTitle } from './report-columns.js'
import { type DataColumn, serialDay } from './report-sheet.js'
import type { CellStyle } from './xlsx/cell-styles.js'
import type { Sheet, SheetCell } from './xlsx/sheet-xml.js'
import type { PivotParts } from './xlsx/workbook.js'

/** Row number of the header, below the title, a gap, the filter and another gap. */
const HEAD_ROW = 5
const NOTHING = 'No activity in this range, so there is no pivot.'
const EMPTY_RATIO = '–'

interface Value extends PivotValue {
  of: (counters: Counters) => number | null
}

interface PivotSource {
  sheet: string
  columns: readonly DataColumn[]
  rowCount: number
}

const ratio = ({ name, value }: MetricDefinition, caption: string, formula: string): Value => ({
  field: name,
  caption,
  formula,
  of: (counters) => {
    const percent = value(counters)
    return percent === null ? null : percent / 100
  },
})

function valuesOf({ metrics, request }: ReportContent): Value[] {
  const { impressions, clicks, videoStarts, videoCompletes, ctr, vcr } = METRICS
  const sums = metrics.flatMap(({ title, kind, value }) =>
    kind === 'count' ? [{ field: title, caption: `Total ${title.toLowerCase()}`, of: value }] : [],
  )
  const ratios = [ratio(ctr, 'Click-through rate', `'${clicks.name}'/'${impressions.name}'`)]
  if (request.withVideo)
    ratios.push(ratio(vcr, 'Video completion rate', `'${videoCompletes.name}'/'${videoStarts.name}'`))
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
  name: 'Pivot',
  isFirst: true,
  columns: [{ width: 40, style: 'text' }],
  rows: [[[{ value: reportTitle(report), style: 'title' }], [], [NOTHING]]],
})

/**
 * Returns the sheet of a pivot table by creative and day. Its cells contain what the pivot will compute, for viewers
 * that don't compute it.
 */
export function pivotSheet(
  report: ReportContent,
  totals: PivotTotals,
  source: PivotSource,
  labelOf: (creativeID: string) => string,
): { sheet: Sheet; parts?: PivotParts } {
  const groups = totals.groups()
  if (groups.length === 0) return { sheet: emptySheet(report) }
  const hasDays = report.step !== 'range'
  const isOpen = hasDays && totals.isOpen()
  const days = totals.days()
  const values = valuesOf(report)
  const types = [...new Set(groups.map(({ creative }) => creative.type))].sort()
  const blanks: SheetCell[] = hasDays ? [null] : []
  const linesOf = ({ creative, total, days: ofDays }: PivotGroup): SheetCell[][] => [
    [{ value: labelOf(creative.id), style: 'boldText' }, ...blanks, ...valueCells(values, total, true)],
    ...(isOpen
      ? [...ofDays].map(([day, counters]) => [null, serialDay(day), ...valueCells(values, counters, false)])
      : []),
  ]
  const names = hasDays ? ['Creative', 'Day'] : ['Creative']
  const head = [...names, ...values.map(({ caption }) => caption)]
  const rows: SheetCell[][] = [
    [{ value: reportTitle(report), style: 'title' }],
    [],
    ['Type', '(All)'],
    [],
    head.map((value) => ({ value, style: 'head' })),
    ...groups.flatMap(linesOf),
    [
      { value: 'Grand Total', style: 'boldText' },
      ...blanks,
      ...valueCells(values, sumCounters(groups.map(({ total }) => total)), true),
    ],
  ]
  const creativeItems = { field: 'Creative', items: groups.map(({ creative }) => labelOf(creative.id)) }
  return {
    sheet: {
      name: 'Pivot',
      isFirst: true,
      columns: head.map((caption, index) => {
        const isDay = hasDays && index === 1
        return { width: index === 0 ? 40 : Math.max(12, caption.length + 4), style: isDay ? 'day' : 'text' }
      }),
      rows: [rows],
    },
    parts: pivotParts({
      source,
      rows: hasDays ? [creativeItems, { field: 'Day', items: days }] : [creativeItems],
      page: { field: 'Type', items: types },
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
