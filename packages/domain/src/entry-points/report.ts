// Entry point `@placard/domain/report`: reports: query, ranges, comparison, metrics and how they are written.
export type { Language } from '../language/language-choice.js'
export { LANGUAGES } from '../language/language-choice.js'
export { formatCount, formatMetric, formatPercent, NO_DATA } from '../language/metric-format.js'
export type { ReportMessages, ReportTexts } from '../language/report-texts.js'
export type { CounterName, Counters, MetricDefinition, MetricName, QuartileStep, RatioParts } from '../metric/metric.js'
export { computePercent, METRICS, NO_COUNTS } from '../metric/metric.js'
export type { ChartedReport } from '../report/campaign-totals.js'
export type { HourOfWeek, HourOfWeekValue, HoursOfWeek } from '../report/hour-of-week.js'
export { hoursOfWeek } from '../report/hour-of-week.js'
export { INVALID_KIND_TEXTS } from '../report/invalid-kinds.js'
export { reportTotals, rowsByCreative, totalsByCreative } from '../report/report.js'
export type { ReportSubject } from '../report/report-cache.js'
export type { ReportComparison } from '../report/report-comparison.js'
export { compareReports } from '../report/report-comparison.js'
export type { ReportFile } from '../report/report-file.js'
export type { EventsReport, InvalidCount, Report, ReportRow } from '../report/report-schema.js'
export { reportSchema } from '../report/report-schema.js'
export type { ReportState } from '../report/report-state.js'
export type { ReportView } from '../report/report-view.js'
export { comparedRange, defaultReportView, isVideoMetric, OTHER_SERIES } from '../report/report-view.js'
export type { ReportSearch } from '../report/report-view-search.js'
export type { DayWindow, ReportComparisonChoice } from '../report-range/comparison-choice.js'
export {
  COMPARISON_MODES,
  comparisonText,
  comparisonWindow,
  hasOtherWeekdaysBefore,
  leapDayNote,
} from '../report-range/comparison-choice.js'
export type { ReportFormat } from '../report-range/report-options.js'
export { EXPORT_FORMATS } from '../report-range/report-options.js'
export type { Granularity, ReportQuery } from '../report-range/report-query.js'
export { bucketFor, comparisonChoiceSchema, reportQuery, reportRangeSchema } from '../report-range/report-query.js'
export type { Bucket, RangePreset, ReportRange } from '../report-range/report-range.js'
export {
  defaultRange,
  flightInstead,
  listBuckets,
  presetRange,
  previousRange,
  RANGE_PRESETS,
  rangeMoments,
} from '../report-range/report-range.js'
export type { RangeWithOffsets } from '../report-range/zoned-range.js'
export { withOffsets } from '../report-range/zoned-range.js'
