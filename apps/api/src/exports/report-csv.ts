import {
  addDaysTo,
  bucketOf,
  type CreativeSummary,
  dayCount,
  METRICS,
  type MetricDefinition,
  type MetricName,
  type ReportRow,
  zoneOffset,
} from '@placard/domain'
import { reportRows, type Steps, type ZonedRange } from '../store/report-rows.js'
import type { ReportSubject } from '../store/report-subject.js'
import type { Db } from '../store/store.js'
import { type CsvCell, csvLine, UTF8_MARK } from './csv.js'

/** So many days are read at once: a long report never lies in memory as a whole. */
const DAYS_AT_ONCE = 31
const RATIO_DECIMALS = 4

type Column = [title: string, cell: (row: ReportRow, creative: CreativeSummary) => CsvCell]

function metricColumn(name: MetricName): Column {
  const { name: title, kind, value }: MetricDefinition = METRICS[name]
  if (kind === 'count') return [title, (row) => value(row)]
  return [
    `${title} %`,
    (row) => {
      const ratio = value(row)
      return ratio === null ? null : Number(ratio.toFixed(RATIO_DECIMALS))
    },
  ]
}

/** An hour as a clock in the zone shows it, with its offset: in autumn two hours differ in nothing else. */
function hourInZone(moment: string, zone: string): string {
  const at = new Date(moment)
  const offset = zoneOffset(zone, at)
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const shift = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
  return `${new Date(at.getTime() + shift).toISOString().slice(0, 16)}${offset}`
}

function columnsOf(campaign: string, { bucket, zone }: Steps, withVideoData: boolean): Column[] {
  return [
    ['Campaign', () => campaign],
    ['Creative', (_, { name }) => name],
    ['Creative ID', (_, { id }) => id],
    ['Type', (_, { type }) => type],
    ['Size', (_, { size }) => size],
    bucket === 'day' ? ['Day', (row) => row.bucket] : ['Hour', (row) => hourInZone(row.bucket, zone)],
    ['Timezone', () => zone],
    metricColumn('impressions'),
    metricColumn('engagement'),
    metricColumn('clicks'),
    metricColumn('ctr'),
    ...(withVideoData ? videoColumns : []),
  ]
}

const videoColumns: Column[] = [
  metricColumn('videoStarts'),
  ['First quartiles', (row) => row.firstQuartiles],
  ['Midpoints', (row) => row.midpoints],
  ['Third quartiles', (row) => row.thirdQuartiles],
  metricColumn('videoCompletes'),
  metricColumn('vcr'),
]

/**
 * A report as the lines of a CSV file: a line of titles, then a line for each creative and time step with any count.
 * There is no line of totals, so that whoever sums up a column counts nothing twice.
 */
export async function* reportCsv(
  db: Db,
  { campaign, creatives, liveIDs }: ReportSubject,
  range: ZonedRange,
  withVideoData: boolean,
): AsyncGenerator<string> {
  const steps: Steps = { start: range.start, end: range.end, zone: range.zone, bucket: bucketOf(range) }
  const columns = columnsOf(campaign.name, steps, withVideoData)
  const byID = new Map(creatives.map((creative) => [creative.id, creative]))
  yield UTF8_MARK + csvLine(columns.map(([title]) => title))
  const days = dayCount(range.start, range.end)
  for (let done = 0; done < days; done += DAYS_AT_ONCE) {
    const start = addDaysTo(range.start, done)
    const end = addDaysTo(range.start, Math.min(done + DAYS_AT_ONCE, days) - 1)
    const rows = await reportRows(db, { ...steps, start, end, liveIDs, withVideoData })
    yield rows
      .flatMap((row) => {
        const creative = byID.get(row.creativeID)
        return creative ? [csvLine(columns.map(([, cell]) => cell(row, creative)))] : []
      })
      .join('')
  }
}
