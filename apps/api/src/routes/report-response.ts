import { findZoneDifference, type VideoReport } from '@placard/domain/internal/report'
import { stepsWithoutParts } from '@placard/domain/internal/share'
import {
  bucketFor,
  type EventsReport,
  type Granularity,
  type Report,
  type ReportQuery,
  withOffsets,
} from '@placard/domain/report'
import type { ScheduledReport } from '@placard/domain/schedule'
import type { LinkSettings, ShareLink } from '@placard/domain/share'
import * as z from 'zod'
import type { Context } from '../context.js'
import { invalid } from '../refusal.js'
import { loadNewestFactTime, newestFacts } from '../store/campaigns/campaigns.js'
import type { ZonedRange } from '../store/facts/fact-home.js'
import type { ReportSubject } from '../store/reports/report-subject.js'

/** Reads a range and throws a `Refusal` for an invalid one. */
export function readRange<Found>(read: () => Found): Found {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof z.ZodError) throw invalid(cause.issues)
    throw cause
  }
}

/** Query of a report, its range and its options. */
export interface RequestedReport extends ReportQuery {
  range: ZonedRange
  granularity: Granularity
  withVideoData: boolean
  /** Settings of the share link that the report is for. @default none, for users */
  link?: Pick<LinkSettings, 'creativeIDs' | 'leftOut'>
}

/** Returns the fields that all kinds of reports have. */
async function commonFields({ facts, now }: Context, subject: ReportSubject, wish: RequestedReport) {
  const { start, end, zone } = wish.range
  const bucket = readRange(() => bucketFor(wish.range, wish.granularity))
  const { withVideoData, link } = wish
  const rows = await facts.reportRows({ ...subject, start, end, zone, bucket, withVideoData })
  return {
    range: withOffsets({ start, end, tzCode: zone, bucket }),
    zoneDifference: findZoneDifference(wish),
    bucket,
    creatives: subject.creatives,
    rows: stepsWithoutParts(rows, link?.leftOut ?? []),
    generatedAt: now().toISOString(),
  }
}

/** Returns when something was last counted of what a report shows. */
export async function loadLastUpdate(
  { db }: Pick<Context, 'db'>,
  { campaign, creatives }: ReportSubject,
  isScoped: boolean,
): Promise<Date | undefined> {
  if (!isScoped) return (await newestFacts(db, [campaign.id])).get(campaign.id)
  return loadNewestFactTime(
    db,
    creatives.flatMap(({ liveIDs }) => liveIDs),
  )
}

/** Builds the response of a report; share links show neither links nor schedules. */
export async function reportResponse(
  context: Context,
  subject: ReportSubject,
  wish: RequestedReport,
  { links, schedules }: { links: ShareLink[]; schedules: ScheduledReport[] } = { links: [], schedules: [] },
): Promise<Report> {
  const { link } = wish
  const leftOut = link?.leftOut ?? []
  const withVideoData = wish.withVideoData && !leftOut.includes('video')
  const { range } = wish
  const [common, lastUpdate, invalidKinds] = await Promise.all([
    commonFields(context, subject, { ...wish, withVideoData }),
    loadLastUpdate(context, subject, (link?.creativeIDs ?? null) !== null),
    leftOut.includes('invalidTraffic') ? [] : context.facts.invalidKinds(subject.liveIDs, range),
  ])
  return {
    ...common,
    campaign: subject.campaign,
    withVideoData,
    invalidKinds,
    lastReportUpdate: lastUpdate?.toISOString() ?? null,
    ...(leftOut.length > 0 && { leftOut }),
    reportToken: links,
    scheduledReports: schedules,
  }
}

/** Builds the response of events: without video counts, and without steps that only have those. */
export async function eventsResponse(
  context: Context,
  subject: ReportSubject,
  wish: Omit<RequestedReport, 'withVideoData'>,
): Promise<EventsReport> {
  const answer = await commonFields(context, subject, { ...wish, withVideoData: false })
  return {
    ...answer,
    rows: answer.rows.filter(
      ({ impressions, engagement, clicks, invalidTraffic }) => impressions + engagement + clicks + invalidTraffic > 0,
    ),
  }
}

/** Builds the response of video data, without steps that have none. */
export async function videoResponse(
  context: Context,
  subject: ReportSubject,
  wish: Omit<RequestedReport, 'withVideoData'>,
): Promise<VideoReport> {
  const answer = await commonFields(context, subject, { ...wish, withVideoData: true })
  return {
    ...answer,
    rows: answer.rows.filter(
      (row) => row.videoStarts + row.firstQuartiles + row.midpoints + row.thirdQuartiles + row.videoCompletes > 0,
    ),
  }
}
