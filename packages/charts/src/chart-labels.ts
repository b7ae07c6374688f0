import type { BarChartLabels } from './bar-chart/bar-labels.js'
import type { CampaignReportLabels } from './campaign-report/report-chart.js'
import type { ReportTableLabels } from './campaign-report/report-columns.js'
import type { CampaignTableLabels } from './campaign-table/campaign-table.js'
import type { ChartLayerLabels } from './chart-layer/chart-layer.js'
import type { ColumnLabels } from './column-labels.js'
import type { CreativeReportLabels } from './creative-report/creative-report.js'
import type { DataTableLabels } from './data-table/data-table-labels.js'
import type { DiscrepancyListLabels } from './discrepancy-list/discrepancy-list-labels.js'
import type { DiscrepancyResultLabels } from './discrepancy-result/discrepancy-result-labels.js'
import type { DonutChartLabels } from './donut-chart/donut-labels.js'
import type { ExportMenuLabels } from './export-menu/export-labels.js'
import type { ChartFrameLabels } from './frame-states.js'
import type { HeatmapLabels } from './heatmap/heat-labels.js'
import type { ChartLegendLabels } from './legend-labels.js'
import type { LiveReportLabels } from './live-report/live-labels.js'
import type { MetricDefinitionLabels } from './metric-definition/metric-definition.js'
import type { QuartileFunnelLabels } from './quartile-funnel/funnel-facts.js'
import type { ReportKpisLabels } from './report-kpis/report-kpis.js'
import type { ReportFactsLabels } from './report-page/report-facts.js'
import type { ReportPageLabels } from './report-page/report-page.js'
import type { ReportSideMenuLabels } from './report-side-menu/report-side-menu.js'
import type { ReportToolbarLabels } from './report-toolbar/report-toolbar.js'
import type { LinkFormLabels } from './share-button/link-form-labels.js'
import type { ShareButtonLabels } from './share-button/share-labels.js'
import type { SharedReportLabels } from './shared-report/shared-labels.js'
import type { TrendLabels } from './sparkline/trend-text.js'
import type { StaleNoticeLabels } from './stale-notice.js'
import type { TableFiltersLabels } from './table-filters/filter-labels.js'
import type { TableViewsLabels } from './table-views/view-labels.js'
import type { TimeSeriesLabels } from './time-series-chart/chart-text.js'

/** Message groups of this package. */
export interface ChartLabels {
  barChart: BarChartLabels
  campaignReport: CampaignReportLabels
  campaignTable: CampaignTableLabels
  chartFrame: ChartFrameLabels
  chartLayer: ChartLayerLabels
  chartLegend: ChartLegendLabels
  columns: ColumnLabels
  creativeReport: CreativeReportLabels
  discrepancyList: DiscrepancyListLabels
  discrepancyResult: DiscrepancyResultLabels
  donutChart: DonutChartLabels
  exportMenu: ExportMenuLabels
  heatmap: HeatmapLabels
  linkForm: LinkFormLabels
  liveReport: LiveReportLabels
  metricDefinition: MetricDefinitionLabels
  quartileFunnel: QuartileFunnelLabels
  reportFacts: ReportFactsLabels
  reportKpis: ReportKpisLabels
  reportPage: ReportPageLabels
  reportSideMenu: ReportSideMenuLabels
  reportTable: ReportTableLabels
  reportToolbar: ReportToolbarLabels
  shareButton: ShareButtonLabels
  sharedReport: SharedReportLabels
  staleNotice: StaleNoticeLabels
  table: DataTableLabels
  tableFilters: TableFiltersLabels
  tableViews: TableViewsLabels
  timeSeries: TimeSeriesLabels
  trend: TrendLabels
}

declare module '@placard/ui' {
  interface PlacardLabels extends ChartLabels {}
}
