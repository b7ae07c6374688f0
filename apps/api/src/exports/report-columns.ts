import {
  bucketOf,
  type Counters,
  type CreativeSummary,
  formatRange,
  type InvalidCount,
  isFixedOffset,
  isMetricShown,
  METRICS,
  type MetricDefinition,
  type MetricName,
  offsetCell,
  type ReportFileRequest,
  zoneOffset,
} from '@placard/domain'
import type { Steps } from '../store/reports/report-rows.js'
import type { ReportSubject } from '../store/reports/report-subject.js'
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
  /** Time covered by a row. */
  step: Steps['bucket']
  creatives: ReadonlyMap<string, CreativeSummary>
  metrics: readonly MetricColumn[]
  /** Invalid traffic by its reason, for the definitions of a workbook. @default none */
  invalidKinds?: readonly InvalidCount[]
}

const metric = (name: MetricName): MetricColumn => {
  const { name: title, kind, value }: MetricDefinition = METRICS[name]
  return { title, kind, value }
}

/** Definitions of the quartile counts. */
export const QUARTILE_FORMULAS = {
  'First quartiles': 'Times a video played to 25 % of its length',
  Midpoints: 'Times a video played to 50 % of its length',
  'Third quartiles': 'Times a video played to 75 % of its length',
} as const

const quartile = (title: keyof typeof QUARTILE_FORMULAS, value: MetricColumn['value']): MetricColumn => ({
  title,
  kind: 'count',
  value,
})

const EVENT_METRICS = ['impressions', 'engagement', 'clicks', 'ctr'] as const
const VIDEO_COLUMNS = [
  metric('videoStarts'),
  quartile('First quartiles', ({ firstQuartiles }) => firstQuartiles),
  quartile('Midpoints', ({ midpoints }) => midpoints),
  quartile('Third quartiles', ({ thirdQuartiles }) => thirdQuartiles),
  metric('videoCompletes'),
  metric('vcr'),
]

/** Titles of the columns that describe a row's creative, the same in every format. */
export const CREATIVE_TITLES = ['Campaign', 'Creative', 'Creative ID', 'Type', 'Size'] as const

/** Returns the cells of the columns in `CREATIVE_TITLES`. */
export const creativeTexts = ({ subject }: ReportContent, { name, id, type, size }: CreativeSummary): string[] => [
  subject.campaign.name,
  name,
  id,
  type,
  size,
]

/** Titles of the columns of a row's time, the same in every format. */
export const STEP_TITLES = { day: ['Day'], hour: ['Day', 'Hour'], range: ['First day', 'Last day'] } as const

/** Titles of the columns after a row's time, the same in every format. */
export const ZONE_TITLES = ['Timezone', 'UTC offset'] as const

/**
 * Returns the cells of the columns in `ZONE_TITLES`. An offset alone would start with a sign, which spreadsheets take
 * for a formula.
 */
export function zoneTexts({ step, request }: ReportContent, bucket: string): [zone: string, offset: string] {
  const { zone } = request
  const name = isFixedOffset(zone) ? `GMT${zoneOffset(zone, new Date(0))}` : zone
  if (step === 'range') return [name, offsetCell(request)]
  if (step === 'day') return [name, offsetCell({ start: bucket, end: bucket, zone })]
  return [name, `GMT${zonedTime(bucket, zone).offset}`]
}

/** Returns the title inside the file. */
export const reportTitle = ({ subject, request }: ReportContent): string =>
  `${subject.campaign.name} · ${formatRange(request)} · ${request.zone}`

/** Returns the content of the file for a request, without the columns of the parts that it leaves out. */
export function reportContent(subject: ReportSubject, asked: ReportFileRequest): ReportContent {
  const { leftOut = [] } = asked
  const withVideo = asked.withVideo && !leftOut.includes('video')
  const isShown = (name: MetricName) => isMetricShown(name, leftOut)
  return {
    subject,
    request: { ...asked, withVideo },
    step: asked.type === 'Summary' ? 'range' : bucketOf(asked),
    creatives: new Map(subject.creatives.map((creative) => [creative.id, creative])),
    metrics: [
      ...EVENT_METRICS.filter(isShown).map(metric),
      ...(withVideo ? VIDEO_COLUMNS : []),
      // Last, so that scripts which read columns by position keep working.
      ...(['invalidTraffic'] as const).filter(isShown).map(metric),
    ],
  }
}
