import { REPORT_CACHE_SECONDS } from './report.js'
import type { ReportRange } from './report-range.js'

/** Whose report: a campaign's for those who may see it, or what a share token opens. */
export type ReportSubject = { campaignID: string } | { shareToken: string }

/** Everything that makes one report another one. */
export interface ReportRequest {
  subject: ReportSubject
  range: ReportRange
  withVideoData: boolean
}

/** The key that a report is kept under: equal for equal requests, different as soon as anything is. */
export const reportCacheKey = ({ subject, range: { start, end, tzCode }, withVideoData }: ReportRequest): string =>
  JSON.stringify([
    'shareToken' in subject ? ['share', subject.shareToken] : ['campaign', subject.campaignID],
    start,
    end,
    tzCode,
    withVideoData,
  ])

/** How old a report is, in whole seconds. */
export const reportAgeSeconds = (loadedAt: number, now: number): number => Math.floor((now - loadedAt) / 1000)

/** Whether a kept report may be shown again: younger than an hour, and not from a clock that was ahead. */
export const isReportFresh = (loadedAt: number, now: number): boolean =>
  now >= loadedAt && now - loadedAt < REPORT_CACHE_SECONDS * 1000
