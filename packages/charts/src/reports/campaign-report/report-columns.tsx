import type { CreativeSummary } from '@placard/domain/creative'
import type { Zone } from '@placard/domain/dates'
import { formatBucket } from '@placard/domain/internal/report'
import {
  type Counters,
  formatMetric,
  METRICS,
  type MetricDefinition,
  type MetricName,
  type ReportTexts,
} from '@placard/domain/report'
import { cloneElement, type ReactElement } from 'react'
import { SeriesKey } from '../../charts/series-key/series-key.js'
import type { DataColumn } from '../../tables/data-table/data-table.js'
import { type ReportContents, shownMetrics } from '../shown-metrics.js'

/** Texts of the tables of a report. */
export interface ReportTableLabels {
  /** Name of the switch between creatives and dates. */
  rows: string
  /** Title of the table of creatives, and its option in the switch. */
  creatives: string
  /** Option of the switch. */
  days: string
  /** Option of the switch. */
  hours: string
  /** Title of the table of days. */
  byDay: string
  /** Title of the table of hours. */
  byHour: string
  /** Column of creatives. */
  creative: string
  /** Column of types. */
  type: string
  /** Column of sizes. */
  size: string
  /** Column of days. */
  day: string
  /** Column of hours. */
  hour: string
  /** Placeholder of the search. */
  search: string
  /** Name of the total; `count` is formatted. */
  totalCreatives: (count: string, number: number) => string
  /** Name of the total; `count` is formatted. */
  totalDays: (count: string, number: number) => string
  /** Name of the total; `count` is formatted. */
  totalHours: (count: string, number: number) => string
}

/** English texts. */
export const reportTableLabels: ReportTableLabels = {
  rows: 'Rows of the table',
  creatives: 'Creatives',
  days: 'Days',
  hours: 'Hours',
  byDay: 'By day',
  byHour: 'By hour',
  creative: 'Creative',
  type: 'Type',
  size: 'Size',
  day: 'Day',
  hour: 'Hour',
  search: 'Search creatives',
  totalCreatives: (count) => `Total, ${count} creatives`,
  totalDays: (count) => `Total, ${count} days`,
  totalHours: (count) => `Total, ${count} hours`,
}

/** Messages and formats of the columns. */
interface ColumnTexts {
  labels: ReportTableLabels
  texts: ReportTexts
}

/** A row with counters. */
export interface CountedRow {
  /** Sums of the row. */
  counters: Counters
}

/** Creative of a report. */
export interface CreativeRow extends CountedRow {
  /** The creative. */
  creative: CreativeSummary
  /** Index in the chart; undefined if it is part of "Other". */
  slot?: number
}

/** Time step of a report. */
export interface BucketRow extends CountedRow {
  /** A day, or an hour's UTC moment. */
  bucket: string
}

/** Metric columns in order. */
export const FIGURES = [
  'impressions',
  'engagement',
  'clicks',
  'ctr',
  'videoStarts',
  'videoCompletes',
  'vcr',
  'invalidTraffic',
] as const satisfies MetricName[]

/** Metric columns that are hidden by default. */
const HIDDEN: readonly MetricName[] = ['engagement', 'videoStarts', 'videoCompletes']

/** Contents of a report of which nothing is known yet. */
const ALL: ReportContents = { withVideoData: true }

/** Columns, one per metric. Totals are computed from sums, so ratios are never averaged. */
function figureColumns<Row extends CountedRow>(contents: ReportContents, texts: ReportTexts): DataColumn<Row>[] {
  return shownMetrics(FIGURES, contents).map((metric) => {
    const { parts, value }: MetricDefinition = METRICS[metric]
    const format = (number: number | null) => formatMetric(metric, number, texts)
    const column = { id: metric, header: texts.metrics[metric].name, hidden: HIDDEN.includes(metric), format }
    return parts
      ? { ...column, kind: 'ratio', ...parts, factor: 100 }
      : { ...column, kind: 'number', value: ({ counters }) => value(counters), total: 'sum' }
  })
}

/** Returns an empty link of your router to a creative; it is filled with the creative's name. */
export type RenderCreativeLink = (creative: CreativeSummary) => ReactElement

/** Returns the columns of a table of creatives. */
export const creativeColumns = (
  { labels, texts }: ColumnTexts,
  renderLink?: RenderCreativeLink,
  contents = ALL,
): DataColumn<CreativeRow>[] => [
  {
    id: 'name',
    header: labels.creative,
    value: ({ creative }) => creative.name,
    cell: ({ creative, slot }) => {
      const name = <span title={creative.name}>{creative.name}</span>
      return (
        <>
          {slot !== undefined && <SeriesKey series={slot} className="me-2 inline-block" />}
          {renderLink ? cloneElement(renderLink(creative), undefined, name) : name}
        </>
      )
    },
  },
  { id: 'type', header: labels.type, value: ({ creative }) => creative.type },
  { id: 'size', header: labels.size, value: ({ creative }) => creative.size, hidden: true },
  ...figureColumns<CreativeRow>(contents, texts),
]

/** Returns the columns of a table of days or hours. */
export const bucketColumns = (
  { labels, texts }: ColumnTexts,
  byHour: boolean,
  zone: Zone,
  contents = ALL,
): DataColumn<BucketRow>[] => [
  {
    id: 'bucket',
    header: byHour ? labels.hour : labels.day,
    value: ({ bucket }) => bucket,
    cell: ({ bucket }) => <span className="whitespace-nowrap">{formatBucket(bucket, zone, 'long', texts)}</span>,
  },
  ...figureColumns<BucketRow>(contents, texts),
]

/** Height of a table of days or hours. */
export const BUCKET_REGION = 'max-h-120 print:max-h-none'
