import type { CampaignReportLabels } from './campaign-report/report-chart.js'
import type { ReportTableLabels } from './campaign-report/report-columns.js'
import type { ChartFrameLabels } from './chart-frame/frame-states.js'
import type { MetricDefinitionLabels } from './metric-definition/metric-definition.js'
import type { QuartileFunnelLabels } from './quartile-funnel/funnel-facts.js'
import type { ReportKpisLabels } from './report-kpis/report-kpis.js'
import type { ReportFactsLabels } from './report-page/report-facts.js'
import type { StaleNoticeLabels } from './stale-notice.js'
import type { TimeSeriesLabels } from './time-series-chart/chart-text.js'

export { campaignReportLabels } from './campaign-report/report-chart.js'
export { reportTableLabels } from './campaign-report/report-columns.js'
export { chartFrameLabels } from './chart-frame/frame-states.js'

/** Message groups of this package. */
export interface ChartLabels {
  campaignReport: CampaignReportLabels
  chartFrame: ChartFrameLabels
  metricDefinition: MetricDefinitionLabels
  quartileFunnel: QuartileFunnelLabels
  reportFacts: ReportFactsLabels
  reportKpis: ReportKpisLabels
  reportTable: ReportTableLabels
  staleNotice: StaleNoticeLabels
  timeSeries: TimeSeriesLabels
}

declare module '@placard/ui' {
  interface PlacardLabels extends ChartLabels {}
}
