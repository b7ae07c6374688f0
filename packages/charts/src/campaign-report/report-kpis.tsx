export { REPORT_METRICS, ReportKpis, type ReportKpisProps } from '../report-kpis/report-kpis.js'
