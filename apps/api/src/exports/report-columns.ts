import type { CreativeSummary } from '@placard/domain/creative'
import { formatRange } from '@placard/domain/dates'
import { isFixedOffset, zoneOffset } from '@placard/domain/internal/dates'
import { chooseBucket, offsetCell, type ReportFileRequest } from '@placard/domain/internal/report'
import { isMetricShown } from '@placard/domain/internal/share'
import {
  type Counters,
  type InvalidCount,
  METRICS,
  type MetricDefinition,
  type MetricName,
} from '@placard/domain/report'
import type { Steps } from '../store/facts/fact-home.js'
import type { ReportSubject } from '../store/reports/report-subject.js'
import { type FileTexts, fileTexts } from './file-texts.js'
import { zonedTime } from './zoned-time.js'

/** Column of counts or ratios. */
export interface MetricColumn {
  title: string
  kind: MetricDefinition['kind']
  /** Ratios are in percent; null is "no data". */
  value: (counters: Counters) => number | null
}

/** Content of a report file. */
export interface ReportContent {
  subject: ReportSubject
  request: ReportFileRequest
  texts: FileTexts
  /** Time covered by a row. */
  step: Steps['bucket']
  creatives: ReadonlyMap<string, CreativeSummary>
  metrics: readonly MetricColumn[]
  /** Invalid traffic by its reason, for the definitions of a workbook. @default none */
  invalidKinds?: readonly InvalidCount[]
}

const EVENT_METRICS = ['impressions', 'engagement', 'clicks', 'ctr'] as const
const QUARTILES = ['firstQuartiles', 'midpoints', 'thirdQuartiles'] as const

function metricColumns(names: readonly (MetricName | (typeof QUARTILES)[number])[], texts: FileTexts): MetricColumn[] {
  return names.map((name) => {
    if (name === 'firstQuartiles' || name === 'midpoints' || name === 'thirdQuartiles')
      return { title: texts.quartiles[name].name, kind: 'count', value: (counters) => counters[name] }
    const { kind, value }: MetricDefinition = METRICS[name]
    return { title: texts.ofReports.metrics[name].name, kind, value }
  })
}

/** Returns the titles of the columns that describe a row's creative, the same in every format. */
export const creativeTitles = ({ texts }: ReportContent): string[] => [
  texts.campaign,
  texts.creative,
  texts.creativeID,
  texts.type,
  texts.size,
]

/** Returns the cells of the columns of `creativeTitles`. */
export const creativeTexts = ({ subject }: ReportContent, { name, id, type, size }: CreativeSummary): string[] => [
  subject.campaign.name,
  name,
  id,
  type,
  size,
]

/** Returns the titles of the columns of a row's time, the same in every format. */
export function stepTitles({ step, texts }: ReportContent): string[] {
  if (step === 'range') return [texts.firstDay, texts.lastDay]
  return step === 'day' ? [texts.day] : [texts.day, texts.hour]
}

/** Returns the titles of the columns after a row's time, the same in every format. */
export const zoneTitles = ({ texts }: ReportContent): string[] => [texts.zone, texts.utcOffset]

/**
 * Returns the cells of the columns of `zoneTitles`. An offset alone would start with a sign, which spreadsheets take
 * for a formula.
 */
export function zoneTexts({ step, request, texts }: ReportContent, bucket: string): [zone: string, offset: string] {
  const { zone } = request
  const name = isFixedOffset(zone) ? `GMT${zoneOffset(zone, new Date(0))}` : zone
  if (step === 'range') return [name, offsetCell(request, texts.ofReports)]
  if (step === 'day') return [name, offsetCell({ start: bucket, end: bucket, zone }, texts.ofReports)]
  return [name, `GMT${zonedTime(bucket, zone).offset}`]
}

/** Returns the title inside the file. */
export const reportTitle = ({ subject, request, texts }: ReportContent): string =>
  `${subject.campaign.name} · ${formatRange(request, {}, texts.ofReports)} · ${request.zone}`

/** Returns the content of the file for a request, without the columns of the parts that it leaves out. */
export function reportContent(subject: ReportSubject, asked: ReportFileRequest): ReportContent {
  const { leftOut = [] } = asked
  const withVideo = asked.withVideo && !leftOut.includes('video')
  const isShown = (name: MetricName) => isMetricShown(name, leftOut)
  const texts = fileTexts(asked.language ?? 'en')
  return {
    subject,
    request: { ...asked, withVideo },
    texts,
    step: asked.type === 'Summary' ? 'range' : chooseBucket(asked),
    creatives: new Map(subject.creatives.map((creative) => [creative.id, creative])),
    metrics: metricColumns(
      [
        ...EVENT_METRICS.filter(isShown),
        ...(withVideo ? (['videoStarts', ...QUARTILES, 'videoCompletes', 'vcr'] as const) : []),
        // Last, so that scripts which read columns by position keep working.
        ...(['invalidTraffic'] as const).filter(isShown),
      ],
      texts,
    ),
  }
}
