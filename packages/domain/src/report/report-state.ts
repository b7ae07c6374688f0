import { ApiError, errorText } from '../problem/problem.js'
import type { ReportSubject } from './report-cache.js'
import type { Report } from './report-schema.js'

/** Result of one request for a report, as a query cache has it. */
export interface ReportResult {
  data: Report | undefined
  /** When `data` was received, in ms since 1970. */
  dataUpdatedAt: number
  /** Error of the latest request; null after a success. */
  error: unknown
  isFetching: boolean
}

/** The newest report that was received, which stays on the page while another one loads or after it failed. */
export interface GoodReport {
  report: Report
  /** When it was received, in ms since 1970. */
  at: number
}

/** A report on a page, and how it relates to the requested one. */
export interface ReportState {
  /** The newest good report; that of the view before while the requested one loads or after it failed. */
  report: Report | undefined
  /** The report it is compared with, once that is loaded. */
  previous: Report | undefined
  /** When the shown report was received. */
  receivedAt: Date | undefined
  /** Nothing to show yet. */
  loading: boolean
  /** The shown report is being replaced. */
  refreshing: boolean
  /** Why the requested report could not be loaded. */
  error: string | undefined
  /** Why the report it is compared with could not be loaded. */
  previousError: string | undefined
}

/** True when a failure means that the report is gone: a dead share link, or a campaign that is gone or forbidden. */
export const isReportGone = (subject: ReportSubject, error: unknown): boolean =>
  error instanceof ApiError && ('shareToken' in subject ? [400, 404, 410] : [403, 404]).includes(error.status)

/** The good report after a result: its own if it has one, else the `lastGood` of the views before. */
export function nextGoodReport({ data, dataUpdatedAt }: ReportResult, lastGood: GoodReport | undefined) {
  if (!data) return lastGood
  return lastGood?.report === data && lastGood.at === dataUpdatedAt ? lastGood : { report: data, at: dataUpdatedAt }
}

/**
 * State of a report page, from the requested report, the one it is compared with (undefined where nothing is compared)
 * and the last good one. `errorHelp` is the text of a failure without a message of its own.
 */
export function reportState(
  current: ReportResult,
  previous: ReportResult | undefined,
  lastGood: GoodReport | undefined,
  errorHelp: string,
): ReportState {
  const good = nextGoodReport(current, lastGood)
  const problemOf = (result: ReportResult | undefined) =>
    result?.error && !result.isFetching ? errorText(result.error, errorHelp) : undefined
  return {
    report: good?.report,
    previous: previous?.data,
    receivedAt: good && new Date(good.at),
    loading: current.isFetching && !good,
    refreshing: current.isFetching && good !== undefined,
    error: problemOf(current),
    previousError: problemOf(previous),
  }
}
