export type { ChartLabels } from './chart-labels.js'
export * from './charts/bar-chart/bar-chart.js'
export * from './charts/chart-cursor/chart-cursor.js'
export * from './charts/chart-frame/chart-frame.js'
export * from './charts/chart-layer/chart-layer.js'
export * from './charts/chart-legend/chart-legend.js'
export * from './charts/chart-table/chart-table.js'
export * from './charts/chart-tooltip/chart-tooltip.js'
export {
  type CountMetricName,
  DonutChart,
  type DonutChartProps,
  type DonutPart,
} from './charts/donut-chart/donut-chart.js'
export * from './charts/heatmap/heatmap.js'
export * from './charts/metric-definition/metric-definition.js'
export * from './charts/quartile-funnel/quartile-funnel.js'
export { type ReportSeries, reportSeries, type TimeSeries } from './charts/report-series/report-series.js'
export * from './charts/series-key/series-key.js'
export * from './charts/sparkline/sparkline.js'
export * from './charts/time-series-chart/time-series-chart.js'
export * from './reports/campaign-report/campaign-report.js'
export * from './reports/campaign-status/campaign-status.js'
export * from './reports/campaign-table/campaign-table.js'
export * from './reports/creative-report/creative-report.js'
export * from './reports/discrepancy-list/discrepancy-list.js'
export * from './reports/discrepancy-result/discrepancy-result.js'
export * from './reports/export-menu/export-menu.js'
export * from './reports/live-report/live-report.js'
export { ReportKpis, type ReportKpisProps } from './reports/report-kpis/report-kpis.js'
export * from './reports/report-page/report-page.js'
export * from './reports/report-side-menu/report-side-menu.js'
export * from './reports/report-toolbar/report-toolbar.js'
export * from './reports/share-button/share-button.js'
export * from './reports/shared-report/shared-report.js'
export * from './tables/column-menu/column-menu.js'
export * from './tables/column-resizer/column-resizer.js'
export {
  type DataColumn,
  type DataSelection,
  type DataSort,
  DataTable,
  type DataTableData,
  type DataTableProps,
  type DataValue,
} from './tables/data-table/data-table.js'
export * from './tables/table-columns/table-columns.js'
export * from './tables/table-filters/table-filters.js'
export * from './tables/table-layout/table-layout.js'
export * from './tables/table-views/table-views.js'
