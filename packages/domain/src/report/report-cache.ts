import type { ReportRange } from '../report-range/report-range.js'
import { REPORT_CACHE_SECONDS } from './report.js'

/** Subject of a report: a campaign, or the one that a share token opens. */
export type ReportSubject = { campaignID: string } | { shareToken: string }

/** Everything that distinguishes one report from another. */
export interface ReportRequest {
  subject: ReportSubject
  range: ReportRange
  withVideoData: boolean
  /** Live ids of the creative to report on. @default all of the campaign */
  liveIDs?: readonly string[] | undefined
}

/** Subject and range of events. */
export type EventsRequest = Pick<ReportRequest, 'subject' | 'range'>

/**
 * Query key of a report: equal for equal requests only. `['report', 'campaign', id]` is the prefix of all reports of one
 * campaign.
 */
export const reportQueryKey = ({ subject, range, withVideoData, liveIDs }: ReportRequest) =>
  [...subjectKey(subject), pickDays(range), withVideoData, ...(liveIDs ? [liveIDs] : [])] as const

/** Query key of the events of a subject, with the same prefix as its reports. */
export const eventsQueryKey = ({ subject, range }: EventsRequest) =>
  [...subjectKey(subject), pickDays(range), 'events'] as const

const subjectKey = (subject: ReportSubject) =>
  'shareToken' in subject
    ? (['report', 'share', subject.shareToken] as const)
    : (['report', 'campaign', subject.campaignID] as const)

const pickDays = ({ start, end, tzCode, bucket }: ReportRange) => ({ start, end, tzCode, ...(bucket && { bucket }) })

/** Age of a report in whole seconds; both times are in ms. */
export const reportAgeSeconds = (loadedAt: number, now: number): number => Math.floor((now - loadedAt) / 1000)

/** Returns true if a cached report can be reused: younger than an hour, and not from the future. Times in ms. */
export const isReportFresh = (loadedAt: number, now: number): boolean =>
  now >= loadedAt && now - loadedAt < REPORT_CACHE_SECONDS * 1000
