import {
  bucketFor,
  type EventsReport,
  type Granularity,
  type Report,
  type ScheduledReport,
  type ShareLink,
  type VideoReport,
} from '@placard/domain'
import * as z from 'zod'
import type { Context } from '../context.js'
import { invalid } from '../refusal.js'
import { newestFacts } from '../store/campaigns/campaigns.js'
import { reportRows, type ZonedRange } from '../store/reports/report-rows.js'
import type { ReportSubject } from '../store/reports/report-subject.js'

/** Reads a range, turning what is wrong with it into a `Refusal`. */
export function readRange<Found>(read: () => Found): Found {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof z.ZodError) throw invalid(cause.issues)
    throw cause
  }
}

/** What a report is asked for besides its subject. */
export interface ReportWish {
  range: ZonedRange
  granularity: Granularity
  withVideoData: boolean
}

/** The part of an answer that every kind of report has. */
async function commonFields({ db, now }: Context, subject: ReportSubject, wish: ReportWish) {
  const { start, end, zone } = wish.range
  const bucket = readRange(() => bucketFor(wish.range, wish.granularity))
  const { withVideoData } = wish
  return {
    range: { start, end, tzCode: zone },
    bucket,
    creatives: subject.creatives,
    rows: await reportRows(db, { ...subject, start, end, zone, bucket, withVideoData }),
    generatedAt: now().toISOString(),
  }
}

/** Makes a report's answer; outside viewers see neither links nor schedules. */
export async function reportResponse(
  context: Context,
  subject: ReportSubject,
  wish: ReportWish,
  links: ShareLink[],
  schedules: ScheduledReport[] = [],
): Promise<Report> {
  const { campaign } = subject
  const [common, newest] = await Promise.all([
    commonFields(context, subject, wish),
    newestFacts(context.db, [campaign.id]),
  ])
  return {
    ...common,
    campaign,
    withVideoData: wish.withVideoData,
    lastReportUpdate: newest.get(campaign.id)?.toISOString() ?? null,
    reportToken: links,
    scheduledReports: schedules,
  }
}

/** Makes the answer about events alone: a report without its video counts, and without steps where only those are. */
export async function eventsResponse(
  context: Context,
  subject: ReportSubject,
  wish: Omit<ReportWish, 'withVideoData'>,
): Promise<EventsReport> {
  const answer = await commonFields(context, subject, { ...wish, withVideoData: false })
  return {
    ...answer,
    rows: answer.rows.filter(
      ({ impressions, engagement, clicks, invalidTraffic }) => impressions + engagement + clicks + invalidTraffic > 0,
    ),
  }
}

/** Makes the answer about video alone, without steps in which no video was counted. */
export async function videoResponse(
  context: Context,
  subject: ReportSubject,
  wish: Omit<ReportWish, 'withVideoData'>,
): Promise<VideoReport> {
  const answer = await commonFields(context, subject, { ...wish, withVideoData: true })
  return {
    ...answer,
    rows: answer.rows.filter(
      (row) => row.videoStarts + row.firstQuartiles + row.midpoints + row.thirdQuartiles + row.videoCompletes > 0,
    ),
  }
}
