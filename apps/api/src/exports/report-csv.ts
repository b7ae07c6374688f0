import { type CsvCell, csvCells, csvLine, UTF8_MARK } from '@placard/domain/internal/text'
import type { ReportRow } from '@placard/domain/report'
import {
  creativeTexts,
  creativeTitles,
  type MetricColumn,
  type ReportContent,
  stepTitles,
  zoneTexts,
  zoneTitles,
} from './report-columns.js'
import { memoize, zonedTime } from './zoned-time.js'

const RATIO_DIGITS = 4
const PART_LENGTH = 65_536

/** Returns the cells of a time step. An hour is written by RFC 3339, with seconds. */
function stepCells({ step, request }: ReportContent, bucket: string): CsvCell[] {
  const { start, end, zone } = request
  if (step === 'day') return [bucket]
  if (step === 'range') return [start, end]
  const { text, offset } = zonedTime(bucket, zone)
  return [text.slice(0, 10), `${text}:00${offset}`]
}

/**
 * Returns the cell of a metric. A ratio always has four decimals: readers guess a column's type from its first rows,
 * and a campaign without clicks at its start would have a CTR of whole numbers.
 */
function metricCell({ kind, value }: MetricColumn, row: ReportRow): number | string {
  const number = value(row)
  if (number === null) return ''
  return kind === 'count' ? number : number.toFixed(RATIO_DIGITS)
}

/**
 * Yields a report as CSV text in pieces: a header line, then a line per row. There is no totals line, so that
 * summing up a column counts nothing twice.
 */
export async function* reportCsv(report: ReportContent, portions: AsyncIterable<ReportRow[]>): AsyncGenerator<string> {
  const { creatives, metrics } = report
  const titles = metrics.map(({ title, kind }) => (kind === 'ratio' ? `${title} %` : title))
  yield UTF8_MARK + csvLine([...creativeTitles(report), ...stepTitles(report), ...zoneTitles(report), ...titles])
  const ofCreative = memoize((id) => {
    const creative = creatives.get(id)
    return creative ? csvCells(creativeTexts(report, creative)) : ''
  })
  const ofStep = memoize((bucket) => csvCells([...stepCells(report, bucket), ...zoneTexts(report, bucket)]))
  for await (const rows of portions) {
    let text = ''
    for (const row of rows) {
      const creative = ofCreative(row.creativeID)
      // Creatives added after the file was started are left for the next one.
      if (creative === '') continue
      text += `${creative},${ofStep(row.bucket)}`
      for (const metric of metrics) text += `,${metricCell(metric, row)}`
      text += '\r\n'
      if (text.length < PART_LENGTH) continue
      yield text
      text = ''
    }
    yield text
  }
}
