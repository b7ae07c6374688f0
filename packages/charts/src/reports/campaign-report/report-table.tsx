import { listBuckets, type Report } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Card, lazyPart, useLabels } from '@placard/ui'
import { useEffect } from 'react'
import { FrameBoundary } from '../../charts/frame-boundary.js'
import type { ReportContents } from '../shown-metrics.js'
import { TablePlaceholder } from '../table-placeholder.js'
import { BUCKET_REGION, bucketColumns, creativeColumns, reportTableLabels } from './report-columns.js'
import type { ReportTablesProps } from './report-tables.js'

/** The tables load after the first paint, because they are the largest part of a report. */
const LazyReportTables = /* @__PURE__ */ lazyPart(
  async () => ({ default: (await import('./report-tables.js')).ReportTables }),
  { pending: ({ report }) => <PendingTable report={report} /> },
)

/** Loads the tables. */
export const loadReportTables = (): Promise<unknown> => LazyReportTables.load()

/** Renders the card with the tables of a report. */
export function ReportTable(props: ReportTablesProps) {
  const { creatives, byDay, byHour } = useLabels('reportTable', reportTableLabels)
  const { report } = props
  const title = report.creatives.length > 1 ? creatives : report.bucket === 'hour' ? byHour : byDay
  return (
    <Card className="break-inside-avoid">
      <FrameBoundary title={title}>
        <LazyReportTables {...props} />
      </FrameBoundary>
    </Card>
  )
}

/** Renders the card while the report loads, and loads the code of its tables. */
export function LoadingReportTable({ contents }: { contents: ReportContents }) {
  const labels = useLabels('reportTable', reportTableLabels)
  const texts = useReportTexts()
  useEffect(LazyReportTables.preload, [])
  return (
    <Card>
      <TablePlaceholder
        title={labels.creatives}
        columns={creativeColumns({ labels, texts }, undefined, contents)}
        rows={LOADING_ROWS}
      />
    </Card>
  )
}

const LOADING_ROWS = 5

/** Number of rows of a report's first table: creatives, or steps for a single creative. */
export const countRows = ({ creatives, range }: Report): number =>
  creatives.length === 1 ? listBuckets(range).length : creatives.length

/** Placeholder as large as the first table of a report. */
export function PendingTable({ report }: { report: Report }) {
  const labels = useLabels('reportTable', reportTableLabels)
  const texts = useReportTexts()
  const language = { labels, texts }
  const { bucket, creatives, range } = report
  const shared = { rows: countRows(report), hasToolbar: true, hasTotals: true, 'data-still-loading': '' }
  if (creatives.length > 1)
    return (
      <TablePlaceholder {...shared} title={labels.creatives} columns={creativeColumns(language, undefined, report)} />
    )
  const isByHour = bucket === 'hour'
  return (
    <TablePlaceholder
      {...shared}
      title={isByHour ? labels.byHour : labels.byDay}
      columns={bucketColumns(language, isByHour, range, report)}
      regionClassName={BUCKET_REGION}
    />
  )
}
