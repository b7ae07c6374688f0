import { formatRange } from '@placard/domain/dates'
import { reportFileName, sumCounters, zoneText } from '@placard/domain/internal/report'
import { type Report, type ReportTexts, reportTotals, totalsByCreative } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { lazyPart, SegmentedControl, useLabels } from '@placard/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { MetricDefinition } from '../../charts/metric-definition/metric-definition.js'
import type { ReportSeries } from '../../charts/report-series/report-series.js'
import { DataTable } from '../../tables/data-table/data-table.js'
import { hasDownloads, shownMetrics } from '../shown-metrics.js'
import {
  BUCKET_REGION,
  type BucketRow,
  bucketColumns,
  type CreativeRow,
  creativeColumns,
  FIGURES,
  type RenderCreativeLink,
  reportTableLabels,
} from './report-columns.js'

/** From this number of creatives on, the table is a `LargeTable`. */
const MANY_CREATIVES = 50_000

const LazyLargeTable = /* @__PURE__ */ lazyPart(async () => ({
  default: (await import('../../tables/large-table/large-table.js')).LargeTable<CreativeRow>,
}))

export interface ReportTablesProps {
  /** Report to list. */
  report: Report
  /** Chart data of the report, for the series keys beside the names. */
  series: ReportSeries
  /** Wraps a creative's name in a link. */
  renderCreativeLink?: RenderCreativeLink | undefined
  /** Key under which the browser stores the table layout. */
  layoutKey?: string | undefined
}

interface RowsProps extends ReportTablesProps {
  /** Switch between creatives and dates. */
  actions: ReactNode
}

/** Renders a table of creatives, or of days or hours; only the latter for a single creative. */
export function ReportTables(props: ReportTablesProps) {
  const [by, setBy] = useState<'creative' | 'bucket'>('creative')
  const labels = useLabels('reportTable', reportTableLabels)
  const isOne = props.report.creatives.length === 1
  const totals = useMemo(() => reportTotals(props.report), [props.report])
  const steps = [
    { value: 'creative', label: labels.creatives },
    { value: 'bucket', label: props.report.bucket === 'hour' ? labels.hours : labels.days },
  ] as const
  const actions = (
    <>
      {!isOne && <SegmentedControl size="sm" label={labels.rows} value={by} onValueChange={setBy} options={steps} />}
      <MetricDefinition
        metric={shownMetrics(FIGURES, props.report)}
        counters={totals}
        invalidKinds={props.report.invalidKinds}
        side="bottom"
        className="print:hidden"
      />
    </>
  )
  return isOne || by === 'bucket' ? (
    <BucketTable {...props} actions={actions} />
  ) : (
    <CreativeTable {...props} actions={actions} />
  )
}

function createCSV(report: Report, texts: ReportTexts) {
  const { campaign, range } = report
  if (!hasDownloads(report)) return undefined
  return {
    name: reportFileName(campaign.name, range, 'csv'),
    note: `${campaign.name}, ${formatRange(range, {}, texts)}, ${zoneText(range, texts)}`,
  }
}

function CreativeTable({ report, series, renderCreativeLink, layoutKey, actions }: RowsProps) {
  const { withVideoData, leftOut } = report
  const labels = useLabels('reportTable', reportTableLabels)
  const texts = useReportTexts()
  const columns = useMemo(
    () => creativeColumns({ labels, texts }, renderCreativeLink, { withVideoData, leftOut }),
    [labels, texts, renderCreativeLink, withVideoData, leftOut],
  )
  const rows = useMemo(() => {
    const slots = new Map(series.series.map(({ id }, slot) => [id, slot]))
    return totalsByCreative(report).map(
      ({ creative, counters }): CreativeRow => ({ creative, counters, slot: slots.get(creative.id) }),
    )
  }, [report, series])
  const Table = rows.length < MANY_CREATIVES ? DataTable<CreativeRow> : LazyLargeTable
  return (
    <Table
      title={labels.creatives}
      label={labels.creatives}
      columns={columns}
      rows={rows}
      rowId={({ creative }) => creative.id}
      defaultSort={{ column: 'impressions', direction: 'descending' }}
      totalLabel={(shown) => labels.totalCreatives(texts.whole(shown), shown)}
      search={rows.length > 8 ? labels.search : undefined}
      columnMenu
      views={layoutKey !== undefined}
      csv={createCSV(report, texts)}
      layoutKey={layoutKey && `${layoutKey}-creatives`}
      actions={actions}
    />
  )
}

function BucketTable({ report, series, layoutKey, actions }: RowsProps) {
  const byHour = report.bucket === 'hour'
  const { range, withVideoData, leftOut } = report
  const labels = useLabels('reportTable', reportTableLabels)
  const texts = useReportTexts()
  const columns = useMemo(
    () => bucketColumns({ labels, texts }, byHour, range, { withVideoData, leftOut }),
    [labels, texts, byHour, range, withVideoData, leftOut],
  )
  const rows = useMemo(
    () =>
      series.buckets.flatMap((bucket, step): BucketRow[] => {
        const counted = series.series.flatMap(({ steps }) => steps[step] ?? [])
        return counted.length > 0 ? [{ bucket, counters: sumCounters(counted) }] : []
      }),
    [series],
  )
  const title = byHour ? labels.byHour : labels.byDay
  return (
    <DataTable
      title={title}
      label={title}
      columns={columns}
      rows={rows}
      rowId={({ bucket }) => bucket}
      defaultSort={{ column: 'bucket', direction: 'ascending' }}
      totalLabel={(shown) =>
        byHour ? labels.totalHours(String(shown), shown) : labels.totalDays(String(shown), shown)
      }
      columnMenu
      views={layoutKey !== undefined}
      csv={createCSV(report, texts)}
      layoutKey={layoutKey && `${layoutKey}-steps`}
      actions={actions}
      regionClassName={BUCKET_REGION}
    />
  )
}
