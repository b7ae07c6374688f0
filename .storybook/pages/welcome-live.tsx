import { ReportKpis, reportSeries, TimeSeriesChart } from '@placard/charts'
import { formatRange } from '@placard/domain/dates'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { compareReports, METRICS, type MetricName, previousRange, reportTotals } from '@placard/domain/report'
import { useState } from 'react'
import { Block } from './block.js'

const RANGE = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const [campaign] = demoCampaigns(DEMO_NOW)
const report = campaign && demoReport(campaign, RANGE)
const previous = campaign && demoReport(campaign, previousRange(RANGE))
const series = report && reportSeries(report, previous)
const comparison = report && previous && compareReports(report, previous)
const before = formatRange(previousRange(RANGE), { year: false })

/** Key figures with the chart that they control. */
export function WelcomeLive() {
  const [metric, setMetric] = useState<MetricName>('impressions')
  if (!report || !series) return null
  return (
    <Block className="flex flex-col gap-4">
      <ReportKpis
        totals={reportTotals(report)}
        series={series}
        comparison={comparison}
        context={`vs ${before}`}
        metric={metric}
        onMetricChange={setMetric}
      />
      <TimeSeriesChart
        title={`${METRICS[metric].name} by creative`}
        metric={metric}
        tzCode={RANGE.tzCode}
        previousText={before}
        {...series}
      />
    </Block>
  )
}
