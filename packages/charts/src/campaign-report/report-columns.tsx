import {
  type Counters,
  type CreativeSummary,
  formatBucket,
  formatMetric,
  isVideoMetric,
  METRICS,
  type MetricDefinition,
  type MetricName,
} from '@placard/domain'
import { cloneElement, type ReactElement } from 'react'
import type { DataColumn } from '../data-table/data-table.js'
import { SeriesKey } from '../series-key/series-key.js'

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

/** Metric columns in order; some are hidden by default. */
const FIGURES: { metric: MetricName; hidden?: boolean }[] = [
  { metric: 'impressions' },
  { metric: 'engagement', hidden: true },
  { metric: 'clicks' },
  { metric: 'ctr' },
  { metric: 'videoStarts', hidden: true },
  { metric: 'videoCompletes', hidden: true },
  { metric: 'vcr' },
  { metric: 'invalidTraffic' },
]

/** Columns, one per metric. Totals are computed from sums, so ratios are never averaged. */
function figureColumns<Row extends CountedRow>(withVideo: boolean): DataColumn<Row>[] {
  return FIGURES.filter(({ metric }) => withVideo || !isVideoMetric(metric)).map(({ metric, hidden }) => {
    const { name, parts, value }: MetricDefinition = METRICS[metric]
    const column = { id: metric, header: name, hidden, format: (number: number | null) => formatMetric(metric, number) }
    return parts
      ? { ...column, kind: 'ratio', ...parts, factor: 100 }
      : { ...column, kind: 'number', value: ({ counters }) => value(counters), total: 'sum' }
  })
}

/** Returns an empty link of your router to a creative; it is filled with the creative's name. */
export type RenderCreativeLink = (creative: CreativeSummary) => ReactElement

/** Returns the columns of a table of creatives. */
export const creativeColumns = (renderLink?: RenderCreativeLink, withVideo = true): DataColumn<CreativeRow>[] => [
  {
    id: 'name',
    header: 'Creative',
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
  { id: 'type', header: 'Type', value: ({ creative }) => creative.type },
  { id: 'size', header: 'Size', value: ({ creative }) => creative.size, hidden: true },
  ...figureColumns<CreativeRow>(withVideo),
]

/** Returns the columns of a table of days or hours. */
export const bucketColumns = (byHour: boolean, tzCode: string, withVideo = true): DataColumn<BucketRow>[] => [
  {
    id: 'bucket',
    header: byHour ? 'Hour' : 'Day',
    value: ({ bucket }) => bucket,
    cell: ({ bucket }) => <span className="whitespace-nowrap">{formatBucket(bucket, tzCode, 'long')}</span>,
  },
  ...figureColumns<BucketRow>(withVideo),
]

/** Height of a table of days or hours. */
export const BUCKET_REGION = 'max-h-120 print:max-h-none'
