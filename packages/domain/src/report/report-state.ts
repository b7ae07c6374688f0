import { ApiError, errorText } from '../problem/problem.js'
import type { ReportSubject } from './report-cache.js'
import type { Report } from './report-schema.js'

/** Result of a report request, as stored by a query cache. */
export interface ReportResult {
  data: Report | undefined
  /** When `data` was received, in ms since 1970. */
  dataUpdatedAt: number
  /** Error of the latest request; null after a success. */
  error: unknown
  isFetching: boolean
}

/** Latest report that was received. It stays on the page while another one loads or after an error. */
export interface GoodReport {
  report: Report
  /** When it was received, in ms since 1970. */
  at: number
}

/** Report on a page, and its relation to the requested one. */
export interface ReportState {
  /** Latest good report; that of the previous view while the requested one loads or after it failed. */
  report: Report | undefined
  /** Comparison report, once it is loaded. */
  previous: Report | undefined
  /** When the visible report was received. */
  receivedAt: Date | undefined
  /** True if there is nothing to show yet. */
  loading: boolean
  /** True while the visible report is being replaced. */
  refreshing: boolean
  /** Error message of the requested report. */
  error: string | undefined
  /** Error message of the comparison report. */
  previousError: string | undefined
}

/**
 * Returns true if an error means that the report is gone: a dead share link, or a campaign that was deleted or is
 * forbidden.
 */
export const isReportGone = (subject: ReportSubject, error: unknown): boolean =>
  error instanceof ApiError && ('shareToken' in subject ? [400, 404, 410] : [403, 404]).includes(error.status)

/**
 * Returns true if an error means that a share link shows something else now: other days, or it needs its password. Its
 * page then asks for the link again.
 */
export const isLinkRefusal = (subject: ReportSubject, error: unknown): error is ApiError =>
  'shareToken' in subject && error instanceof ApiError && [401, 403].includes(error.status)

/** Returns the good report after a result: its own if it has one, else the `lastGood` of the previous views. */
export function nextGoodReport({ data, dataUpdatedAt }: ReportResult, lastGood: GoodReport | undefined) {
  if (!data) return lastGood
  return lastGood?.report === data && lastGood.at === dataUpdatedAt ? lastGood : { report: data, at: dataUpdatedAt }
}

/**
 * Computes the state of a report page from the requested report, the comparison report (undefined without a
 * comparison) and the last good one. `errorHelp` is the message of an error without one.
 */
export function reportState(
  current: ReportResult,
  previous: ReportResult | undefined,
  lastGood: GoodReport | undefined,
  errorHelp: string,
): ReportState {
  const good = nextGoodReport(current, lastGood)
  const findProblem = (result: ReportResult | undefined) =>
    result?.error && !result.isFetching ? errorText(result.error, errorHelp) : undefined
  return {
    report: good?.report,
    previous: previous?.data,
    receivedAt: good && new Date(good.at),
    loading: current.isFetching && !good,
    refreshing: current.isFetching && good !== undefined,
    error: findProblem(current),
    previousError: findProblem(previous),
  }
}
