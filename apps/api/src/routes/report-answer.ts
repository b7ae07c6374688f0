import { bucketOf, type Report, type ShareLink } from '@placard/domain'
import * as z from 'zod'
import type { Context } from '../context.js'
import { invalid } from '../refusal.js'
import { newestFacts } from '../store/campaigns.js'
import { reportRows, type ZonedRange } from '../store/report-rows.js'
import type { ReportSubject } from '../store/report-subject.js'

/** Reads a range, turning what is wrong with it into a `Refusal`. */
export function readRange(read: () => ZonedRange): ZonedRange {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof z.ZodError) throw invalid(cause.issues)
    throw cause
  }
}

/** Makes a report's answer. */
export async function reportAnswer(
  { db, now }: Context,
  subject: ReportSubject,
  { range, withVideoData, links }: { range: ZonedRange; withVideoData: boolean; links: ShareLink[] },
): Promise<Report> {
  const { campaign, creatives, liveIDs } = subject
  const { zone, start, end } = range
  const bucket = bucketOf(range)
  const [rows, newest] = await Promise.all([
    reportRows(db, { liveIDs, start, end, zone, bucket, withVideoData }),
    newestFacts(db, [campaign.id]),
  ])
  return {
    campaign,
    range: { start, end, tzCode: zone },
    bucket,
    withVideoData,
    creatives,
    rows,
    lastReportUpdate: newest.get(campaign.id)?.toISOString() ?? null,
    generatedAt: now().toISOString(),
    reportToken: links,
    scheduledReports: [],
  }
}
