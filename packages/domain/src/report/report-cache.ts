import { REPORT_CACHE_SECONDS } from './report.js'
import type { ReportRange } from './report-range.js'

/** Subject of a report: a campaign, or the one that a share token opens. */
export type ReportSubject = { campaignID: string } | { shareToken: string }

/** Everything that distinguishes one report from another. */
export interface ReportRequest {
  subject: ReportSubject
  range: ReportRange
  withVideoData: boolean
}

/**
 * Query key of a report: equal for equal requests only. `['report', 'campaign', id]` is the prefix of all reports of one
 * campaign.
 */
export const reportQueryKey = ({ subject, range: { start, end, tzCode }, withVideoData }: ReportRequest) =>
  [
    'report',
    ...('shareToken' in subject
      ? (['share', subject.shareToken] as const)
      : (['campaign', subject.campaignID] as const)),
    { start, end, tzCode },
    withVideoData,
  ] as const

/** Age of a report in whole seconds; both times are in ms. */
export const reportAgeSeconds = (loadedAt: number, now: number): number => Math.floor((now - loadedAt) / 1000)

/** Returns true if a cached report can be reused: younger than an hour, and not from the future. Times in ms. */
export const isReportFresh = (loadedAt: number, now: number): boolean =>
  now >= loadedAt && now - loadedAt < REPORT_CACHE_SECONDS * 1000
