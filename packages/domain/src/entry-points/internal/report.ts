// Names of report that only Placard's packages and apps use. They may change in any release.
export { isLanguage, LANGUAGE_NAMES } from '../../language/language-choice.js'
export { formatCompact, formatMetricCompact, withMinus } from '../../language/metric-format.js'
export { ENGLISH, englishReportTexts } from '../../language/report-texts.js'
export { countersSchema } from '../../metric/counters-schema.js'
export {
  COUNTER_NAMES,
  metricChange,
  percentChange,
  pointChange,
  quartileSteps,
  ratioValues,
  sumCounters,
} from '../../metric/metric.js'
export type { CampaignTotal, CampaignTotals, Mover } from '../../report/campaign-totals.js'
export { rangesFromTotals, sumTotals, topMovers, totalsQuery, totalsReports } from '../../report/campaign-totals.js'
export { formatHour, formatHourOfWeek, hourOfWeekLabel, hourOfWeekValue, WEEKDAYS } from '../../report/hour-of-week.js'
export {
  discrepancyFileName,
  isEmptyReport,
  NO_LIVE_IDS,
  REPORT_CACHE_SECONDS,
  reportFileName,
  tagsFileName,
} from '../../report/report.js'
export type { EventsRequest, ReportRequest } from '../../report/report-cache.js'
export { bucketBounds, comparedBuckets, counterpartBuckets } from '../../report/report-comparison.js'
export type { ReportFileRequest } from '../../report/report-file.js'
export {
  exportProblem,
  MAX_UNFINISHED_REPORT_FILES,
  REPORT_FILE_NOT_FOUND,
  TOO_MANY_REPORT_FILES,
  UPLOADS_PREFIX,
  upcomingStart,
} from '../../report/report-file.js'
export type { VideoReport } from '../../report/report-schema.js'
export type { GoodReport, ReportResult } from '../../report/report-state.js'
export { isLinkRefusal, isReportGone, nextGoodReport, reportState } from '../../report/report-state.js'
export {
  changedView,
  DEFAULT_COMPARISON,
  isSameRange,
  lifetimeView,
  reportOfCreative,
} from '../../report/report-view.js'
export { parseReportView, readReportSearch, reportViewSearch } from '../../report/report-view-search.js'
export {
  offsetCell,
  offsetText,
  partHourNotes,
  reportViewText,
  zoneDifferenceText,
  zoneNotes,
  zoneText,
} from '../../report/report-view-text.js'
export {
  formatBucket,
  formatBucketDay,
  isWeekBucket,
  splitIntoWeeks,
  weekDays,
  weekLength,
} from '../../report/time-bucket.js'
export type { ComparisonMode } from '../../report-range/comparison-choice.js'
export { customComparisonProblem, NO_COMPARISON } from '../../report-range/comparison-choice.js'
export { REPORT_TYPES, reportFormatSchema, SCHEDULE_FREQUENCIES } from '../../report-range/report-options.js'
export {
  downloadQuery,
  findZoneDifference,
  rangeFromDownload,
  rangeFromQuery,
} from '../../report-range/report-query.js'
export {
  campaignLifetime,
  chooseBucket,
  MAX_HOURLY_DAYS,
  rangeProblem,
  steppedRange,
} from '../../report-range/report-range.js'
export { joinOffsets, zoneAround } from '../../report-range/zoned-range.js'
