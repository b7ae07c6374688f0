import { chooseBucket } from '@placard/domain/internal/report'
import type { CountedCreative } from '@placard/domain/internal/schedule'
import { legibleColor } from '@placard/domain/internal/share'
import { listBuckets, type ReportRange } from '@placard/domain/report'
import { bestAndWorst, periodBefore, type ScheduledReport } from '@placard/domain/schedule'
import type { Context } from '../context.js'
import { BRAND_COLOR, PICTURE_GROUND } from '../email/email-styles.js'
import { logoPicture, thumbnailPicture, trendPicture } from '../email/report-pictures.js'
import type { NamedCreative, ReportSummary } from '../email/report-results.js'
import { creativePicture } from '../exports/creative-picture.js'
import { findPublished } from '../store/campaigns/served-creatives.js'
import { findLinkLook } from '../store/reports/link-rows.js'
import type { ReportSubject } from '../store/reports/report-subject.js'

type Parts = Pick<Context, 'config' | 'db' | 'facts' | 'files' | 'now'>

/** Schedule whose report is summarized. */
type Scheduled = Pick<ScheduledReport, 'frequency'> & { shareTokenID: string | null }

async function loadTrend({ facts }: Parts, { liveIDs }: ReportSubject, range: ReportRange) {
  const { start, end, tzCode: zone } = range
  const rows = await facts.reportRows({
    creatives: [{ id: 'all', liveIDs }],
    liveIDs,
    start,
    end,
    zone,
    bucket: chooseBucket(range),
    withVideoData: false,
  })
  const counted = new Map(rows.map(({ bucket, impressions }) => [bucket, impressions]))
  return listBuckets(range).map((bucket) => ({ bucket, impressions: counted.get(bucket) ?? 0 }))
}

/** Returns a creative with its name and the picture of its newest version; without one if it has no image. */
async function nameCreative(
  { config, db, files }: Parts,
  { creatives }: ReportSubject,
  place: 'best' | 'worst',
  { creativeID, counters }: CountedCreative,
): Promise<NamedCreative> {
  const found = creatives.find(({ id }) => id === creativeID)
  const liveID = found?.liveIDs.at(-1)
  const published = liveID === undefined ? undefined : await findPublished(db, liveID, config.servingUrl)
  // A report is worth more than its pictures: a file store that fails must not stop it.
  const picture = published && (await creativePicture(files, published.creative).catch(() => undefined))
  return { name: found?.name ?? '', counters, picture: picture && (await thumbnailPicture(place, picture)) }
}

async function loadCreatives(
  parts: Parts,
  subject: ReportSubject,
  { start, end, tzCode: zone }: ReportRange,
): Promise<ReportSummary['creatives']> {
  const { creatives, liveIDs } = subject
  const rows = await parts.facts.reportRows({
    creatives,
    liveIDs,
    start,
    end,
    zone,
    bucket: 'range',
    withVideoData: false,
  })
  const found = bestAndWorst(rows.map((counters) => ({ creativeID: counters.creativeID, counters })))
  if (!found) return undefined
  return {
    best: await nameCreative(parts, subject, 'best', found.best),
    worst: await nameCreative(parts, subject, 'worst', found.worst),
  }
}

/** Returns the results and pictures that the emails of a report show. */
export async function summarizeReport(
  parts: Parts,
  subject: ReportSubject,
  range: ReportRange,
  { frequency, shareTokenID }: Scheduled,
): Promise<ReportSummary> {
  const { db, facts, now } = parts
  const { start, end, tzCode: zone } = range
  const before = periodBefore(range, { frequency, campaignStart: subject.campaign.start })
  const look = shareTokenID === null ? undefined : await findLinkLook(db, shareTokenID, now())
  const logo = look?.logo && (await logoPicture(look.logo))
  const color = look?.color ?? null
  const steps = await loadTrend(parts, subject, range)
  const picture = await trendPicture(
    steps.map(({ impressions }) => impressions),
    legibleColor(color ?? BRAND_COLOR, PICTURE_GROUND),
  )
  return {
    totals: await facts.reportTotals(subject.liveIDs, { start, end, zone }),
    before: before && { range: before, totals: await facts.reportTotals(subject.liveIDs, { ...before, zone }) },
    trend: { steps, picture },
    creatives: await loadCreatives(parts, subject, range),
    brand: { color, logo: logo && { cid: logo.picture.cid, ...logo.size } },
    logo: logo?.picture,
  }
}
