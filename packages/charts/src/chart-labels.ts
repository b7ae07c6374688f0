import type { CauseTexts } from '@placard/domain/discrepancy'
import type { BarChartLabels } from './charts/bar-chart/bar-labels.js'
import type { ChartLayerLabels } from './charts/chart-layer/chart-layer.js'
import type { DonutChartLabels } from './charts/donut-chart/donut-labels.js'
import type { ChartFrameLabels } from './charts/frame-states.js'
import type { HeatmapLabels } from './charts/heatmap/heat-labels.js'
import type { ChartLegendLabels } from './charts/legend-labels.js'
import type { MetricDefinitionLabels } from './charts/metric-definition/metric-definition.js'
import type { QuartileFunnelLabels } from './charts/quartile-funnel/funnel-facts.js'
import type { TrendLabels } from './charts/sparkline/trend-text.js'
import type { TimeSeriesLabels } from './charts/time-series-chart/chart-text.js'
import type { CampaignReportLabels } from './reports/campaign-report/report-chart.js'
import type { ReportTableLabels } from './reports/campaign-report/report-columns.js'
import type { CampaignTableLabels } from './reports/campaign-table/campaign-table.js'
import type { CreativeReportLabels } from './reports/creative-report/creative-report.js'
import type { DiscrepancyListLabels } from './reports/discrepancy-list/discrepancy-list-labels.js'
import type { DiscrepancyResultLabels } from './reports/discrepancy-result/discrepancy-result-labels.js'
import type { ExportMenuLabels } from './reports/export-menu/export-labels.js'
import type { LiveReportLabels } from './reports/live-report/live-labels.js'
import type { ReportKpisLabels } from './reports/report-kpis/report-kpis.js'
import type { ReportFactsLabels } from './reports/report-page/report-facts.js'
import type { ReportPageLabels } from './reports/report-page/report-page.js'
import type { ReportSideMenuLabels } from './reports/report-side-menu/report-side-menu.js'
import type { ReportToolbarLabels } from './reports/report-toolbar/report-toolbar.js'
import type { LinkFormLabels } from './reports/share-button/link-form-labels.js'
import type { ShareButtonLabels } from './reports/share-button/share-labels.js'
import type { SharedReportLabels } from './reports/shared-report/shared-labels.js'
import type { StaleNoticeLabels } from './stale-notice.js'
import type { ColumnLabels } from './tables/column-labels.js'
import type { DataTableLabels } from './tables/data-table/data-table-labels.js'
import type { TableFiltersLabels } from './tables/table-filters/filter-labels.js'
import type { TableViewsLabels } from './tables/table-views/view-labels.js'

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
  discrepancyCauses: CauseTexts
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
