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

/** English texts. */
export const reportTableLabels = {
  /** Name of the switch between creatives and dates. */
  rows: 'Rows of the table',
  /** Title of the table of creatives, and its option in the switch. */
  creatives: 'Creatives',
  /** Option of the switch. */
  days: 'Days',
  /** Option of the switch. */
  hours: 'Hours',
  /** Title of the table of days. */
  byDay: 'By day',
  /** Title of the table of hours. */
  byHour: 'By hour',
  /** Column of creatives. */
  creative: 'Creative',
  /** Column of types. */
  type: 'Type',
  /** Column of sizes. */
  size: 'Size',
  /** Column of days. */
  day: 'Day',
  /** Column of hours. */
  hour: 'Hour',
  /** Placeholder of the search. */
  search: 'Search creatives',
  /** Name of the total; `count` is formatted. */
  totalCreatives: (count: string, _number: number) => `Total, ${count} creatives`,
  /** Name of the total; `count` is formatted. */
  totalDays: (count: string, _number: number) => `Total, ${count} days`,
  /** Name of the total; `count` is formatted. */
  totalHours: (count: string, _number: number) => `Total, ${count} hours`,
}

/** Texts of the tables of a report. */
export type ReportTableLabels = typeof reportTableLabels

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
