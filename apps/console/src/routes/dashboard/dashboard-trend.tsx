import { reportSeries, TimeSeriesChart } from '@placard/charts'
import { formatComparedRange } from '@placard/domain/internal/dates'
import { type CampaignTotals, isEmptyReport, totalsReports } from '@placard/domain/internal/report'
import type { ReportView } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMemo } from 'react'
import { dashboardLabels } from './dashboard-labels.js'

export interface DashboardTrendProps {
  /** Results of all campaigns; undefined while they load for the first time. */
  totals: CampaignTotals | undefined
  /** Metric and comparison of the page. */
  view: ReportView
  /** Dims the chart while newer results load. @default false */
  refreshing?: boolean | undefined
}

/** Line chart of the selected metric over all campaigns, with the period before where the page compares. */
export function DashboardTrend({ totals, view, refreshing = false }: DashboardTrendProps) {
  const texts = useReportTexts()
  const labels = useLabels('dashboard', dashboardLabels)
  const isCompared = view.comparison.mode !== 'off'
  const charted = useMemo(() => {
    if (!totals) return undefined
    const { report, previous } = totalsReports(totals, labels.allCampaigns)
    return { ...reportSeries(report, isCompared ? previous : undefined), isEmpty: isEmptyReport(report) }
  }, [totals, isCompared, labels])
  if (!totals || !charted)
    return (
      <TimeSeriesChart
        title={labels.trend}
        metric={view.metric}
        buckets={[]}
        tzCode="UTC"
        series={[]}
        state="loading"
      />
    )
  const { isEmpty, ...series } = charted
  return (
    <TimeSeriesChart
      {...series}
      title={labels.trend}
      metric={view.metric}
      tzCode={totals.range.tzCode}
      previousText={isCompared ? formatComparedRange(totals.before, totals.range, texts) : undefined}
      state={isEmpty ? 'empty' : 'ready'}
      refreshing={refreshing}
    />
  )
}
