import { bucketsOf, type Report } from '@placard/domain'
import { Card, lazyPart } from '@placard/ui'
import { useEffect } from 'react'
import { FrameBoundary } from '../frame-boundary.js'
import { TablePlaceholder } from '../table-placeholder.js'
import { BUCKET_REGION, bucketColumns, creativeColumns } from './report-columns.js'
import type { ReportTablesProps } from './report-tables.js'

/** The tables load after the first paint, because they are the largest part of a report. */
const LazyReportTables = /* @__PURE__ */ lazyPart(
  async () => ({ default: (await import('./report-tables.js')).ReportTables }),
  { pending: ({ report }) => <PendingTable report={report} /> },
)

/** Renders the card with the tables of a report. */
export function ReportTable(props: ReportTablesProps) {
  return (
    <Card className="break-inside-avoid">
      <FrameBoundary title="The table">
        <LazyReportTables {...props} />
      </FrameBoundary>
    </Card>
  )
}

/** Renders the card while the report loads, and loads the code of its tables. */
export function LoadingReportTable() {
  useEffect(LazyReportTables.preload, [])
  return (
    <Card>
      <TablePlaceholder title="Creatives" columns={COLUMNS} rows={LOADING_ROWS} />
    </Card>
  )
}

const LOADING_ROWS = 5

const COLUMNS = /* @__PURE__ */ creativeColumns()

/** Number of rows of a report's first table: creatives, or steps for a single creative. */
export const rowsOf = ({ creatives, range }: Report): number =>
  creatives.length === 1 ? bucketsOf(range).length : creatives.length

/** Placeholder as large as the first table of a report. */
export function PendingTable({ report }: { report: Report }) {
  const { bucket, creatives, range, withVideoData } = report
  const shared = { rows: rowsOf(report), hasToolbar: true, hasTotals: true, 'data-still-loading': '' }
  if (creatives.length > 1)
    return <TablePlaceholder {...shared} title="Creatives" columns={creativeColumns(undefined, withVideoData)} />
  const byHour = bucket === 'hour'
  return (
    <TablePlaceholder
      {...shared}
      title={byHour ? 'By hour' : 'By day'}
      columns={bucketColumns(byHour, range.tzCode, withVideoData)}
      regionClassName={BUCKET_REGION}
    />
  )
}
