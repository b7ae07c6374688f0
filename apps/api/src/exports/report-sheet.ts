import type { ReportRow } from '@placard/domain/report'
import {
  creativeTexts,
  creativeTitles,
  type ReportContent,
  stepTitles,
  zoneTexts,
  zoneTitles,
} from './report-columns.js'
import type { CellStyle } from './xlsx/cell-styles.js'
import { type SheetCell, type SheetColumn, serialDate } from './xlsx/sheet-xml.js'
import { memoize, zonedTime } from './zoned-time.js'

/** Column of the flat data. */
export interface DataColumn extends SheetColumn {
  title: string
}

/** Flat data of a report: its columns, and the cells of a row; undefined for a creative that is not in the report. */
export interface ReportSheet {
  columns: readonly DataColumn[]
  cells: (row: ReportRow) => SheetCell[] | undefined
}

/** Options for data under a pivot: it labels creatives itself and computes ratios from sums. */
export interface ReportSheetOptions {
  nameOf?: (creativeID: string) => string | undefined
  withRatios: boolean
}

const WIDTHS: Partial<Record<CellStyle, number>> = { day: 12, hour: 17, count: 14, percent: 10 }
const MIN_WIDTH = 10
const MAX_WIDTH = 48
const PERCENT = 100

const column = (title: string, style: CellStyle, texts: readonly string[] = []): DataColumn => ({
  title,
  style,
  width:
    WIDTHS[style] ??
    Math.min(
      MAX_WIDTH,
      Math.max(
        MIN_WIDTH,
        title.length + 4,
        texts.reduce((most, { length }) => Math.max(most, length + 2), 0),
      ),
    ),
})

/** Returns a day as a spreadsheet serial number. */
export const serialDay = (day: string): number => serialDate(Date.parse(day))

function stepCells({ step, request }: ReportContent, bucket: string): SheetCell[] {
  if (step === 'day') return [serialDay(bucket)]
  if (step === 'range') return [serialDay(request.start), serialDay(request.end)]
  const { text, time } = zonedTime(bucket, request.zone)
  return [serialDay(text.slice(0, 10)), serialDate(time)]
}

/** Returns the flat data of a report as a sheet. */
export function reportSheet(report: ReportContent, { nameOf, withRatios }: ReportSheetOptions): ReportSheet {
  const { creatives, request, step, texts: fixed } = report
  const metrics = withRatios ? report.metrics : report.metrics.filter(({ kind }) => kind === 'count')
  const textsByCreative = new Map(
    [...creatives.values()].map((creative) => {
      const name = nameOf?.(creative.id) ?? creative.name
      return [creative.id, creativeTexts(report, { ...creative, name })]
    }),
  )
  const longest = (index: number) => [...textsByCreative.values()].map((texts) => texts[index] ?? '')
  const ofStep = memoize((bucket) => [...stepCells(report, bucket), ...zoneTexts(report, bucket)])
  const ofZone = zoneTexts(report, request.start)
  return {
    columns: [
      ...creativeTitles(report).map((title, index) => column(title, 'text', longest(index))),
      ...stepTitles(report).map((title) => column(title, step === 'hour' && title === fixed.hour ? 'hour' : 'day')),
      ...zoneTitles(report).map((title, index) => column(title, 'text', [ofZone[index] ?? ''])),
      ...metrics.map(({ title, kind }) => column(title, kind === 'count' ? 'count' : 'percent')),
    ],
    cells(row) {
      const texts = textsByCreative.get(row.creativeID)
      if (!texts) return undefined
      const cells: SheetCell[] = [...texts, ...ofStep(row.bucket)]
      for (const { kind, value } of metrics) {
        const number = value(row)
        cells.push(kind === 'count' || number === null ? number : number / PERCENT)
      }
      return cells
    },
  }
}
