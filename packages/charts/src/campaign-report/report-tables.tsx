import { type Report, rangeText, reportFileName, totalsByCreative } from '@placard/domain'
import { Card } from '@placard/ui'
import { useMemo } from 'react'
import { DataTable } from '../data-table/data-table.js'
import type { ReportSeries } from '../report-series/report-series.js'
import {
  type BucketRow,
  bucketColumns,
  type CreativeRow,
  creativeColumns,
  type RenderCreativeLink,
} from './report-columns.js'

export interface ReportTableProps {
  /** Whose rows are listed. */
  report: Report
  /** The same report as its chart has it, for the marks beside the names. */
  series: ReportSeries
  /** Makes a creative's name a link. */
  renderCreativeLink?: RenderCreativeLink
}

/** The table of a report: its creatives, or the days or hours of its only one. */
export function ReportTable(props: ReportTableProps) {
  return (
    <Card className="break-inside-avoid">
      {props.report.creatives.length === 1 ? <BucketTable {...props} /> : <CreativeTable {...props} />}
    </Card>
  )
}

const csvOf = ({ campaign, range }: Report) => ({
  name: reportFileName(campaign.name, range, 'csv'),
  note: `${campaign.name}, ${rangeText(range)}, ${range.tzCode}`,
})

function CreativeTable({ report, series, renderCreativeLink }: ReportTableProps) {
  const columns = useMemo(() => creativeColumns(renderCreativeLink), [renderCreativeLink])
  const rows = useMemo(
    () =>
      totalsByCreative(report).map(({ creative, counters }): CreativeRow => {
        const slot = series.series.findIndex(({ id }) => id === creative.id)
        return { creative, counters, slot: slot < 0 ? undefined : slot }
      }),
    [report, series],
  )
  return (
    <DataTable
      title="Creatives"
      label="Creatives"
      columns={columns}
      rows={rows}
      rowId={({ creative }) => creative.id}
      defaultSort={{ column: 'impressions', direction: 'descending' }}
      totalLabel={(shown) => `Total, ${shown} creatives`}
      search={rows.length > 8 ? 'Search creatives' : undefined}
      columnMenu
      csv={csvOf(report)}
    />
  )
}

function BucketTable({ report, series }: ReportTableProps) {
  const byHour = report.bucket === 'hour'
  const { tzCode } = report.range
  const columns = useMemo(() => bucketColumns(byHour, tzCode), [byHour, tzCode])
  const rows = useMemo(
    () =>
      series.buckets.flatMap((bucket, step): BucketRow[] => {
        const counters = series.series[0]?.steps[step]
        return counters ? [{ bucket, counters }] : []
      }),
    [series],
  )
  const title = byHour ? 'By hour' : 'By day'
  return (
    <DataTable
      title={title}
      label={title}
      columns={columns}
      rows={rows}
      rowId={({ bucket }) => bucket}
      defaultSort={{ column: 'bucket', direction: 'ascending' }}
      totalLabel={(shown) => `Total, ${shown} ${byHour ? 'hours' : 'days'}`}
      columnMenu
      csv={csvOf(report)}
      regionClassName="max-h-120 print:max-h-none"
    />
  )
}
