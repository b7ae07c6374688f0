import { type Campaign, CREATIVES_IN_CAMPAIGN, campaignReport } from '../campaign/campaign.js'
import { INVALID_KINDS, type InvalidKind } from '../creative/published-version.js'
import { dayInZone } from '../day/day.js'
import { COUNTER_NAMES, type Counters, NO_COUNTS, sumCounters } from '../metric/metric.js'
import type { Report, ReportRow } from '../report/report-schema.js'
import { chooseBucket, type ReportRange, rangeMoments } from '../report-range/report-range.js'
import { withOffsets } from '../report-range/zoned-range.js'
import { type DemoCampaign, demoCampaigns, demoCreativeSummary } from './demo-company.js'
import { demoFacts } from './demo-facts.js'

/** Current time of the demo reports and stories. */
export const DEMO_NOW = new Date('2025-10-14T10:00:00Z')

/** Returns when the last demo data was written; undefined without data. */
function lastUpdate(campaign: DemoCampaign, now: Date): string | null {
  let last: Date | undefined
  for (const { hour } of demoFacts(campaign, now)) last = hour
  return last ? new Date(last.getTime() + 3_600_000).toISOString() : null
}

/** Expected report of a demo campaign, computed row by row without a database. */
export function demoReport(campaign: DemoCampaign, range: ReportRange, now: Date = DEMO_NOW): Report {
  const { from, to } = rangeMoments(range, range.tzCode)
  const bucket = chooseBucket(range)
  const rows = new Map<string, ReportRow>()
  const kinds = new Map<InvalidKind, number>()
  for (const { creativeID, hour, counters, kinds: ofFact = {} } of demoFacts(campaign, now)) {
    if (hour < from || hour > to) continue
    for (const kind of INVALID_KINDS) if (ofFact[kind]) kinds.set(kind, (kinds.get(kind) ?? 0) + ofFact[kind])
    const step = bucket === 'hour' ? hour.toISOString() : dayInZone(hour, range.tzCode)
    const row = rows.get(creativeID + step) ?? { creativeID, bucket: step, ...NO_COUNTS }
    for (const name of COUNTER_NAMES) row[name] += counters[name]
    rows.set(creativeID + step, row)
  }
  return {
    campaign: { id: campaign.id, name: campaign.name, start: campaign.start, end: campaign.end },
    range: withOffsets(range),
    bucket,
    withVideoData: true,
    creatives: campaign.creatives.map(demoCreativeSummary),
    rows: [...rows.values()],
    invalidKinds: [...kinds]
      .map(([kind, count]) => ({ kind, count }))
      .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1)),
    lastReportUpdate: lastUpdate(campaign, now),
    generatedAt: now.toISOString(),
    reportToken: [],
    scheduledReports: [],
  }
}

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text))

/** Returns the first and last hours of events and of videos. */
function findHours(facts: readonly { hour: Date; counters: Counters }[]) {
  // Facts are in order.
  const factsWith = (is: (counters: Counters) => boolean) => facts.filter(({ counters }) => is(counters))
  const events = factsWith(({ impressions, engagement, clicks }) => impressions + engagement + clicks > 0)
  const videos = factsWith(({ videoStarts, videoCompletes }) => videoStarts + videoCompletes > 0)
  return {
    firstEventHour: events[0]?.hour ?? null,
    lastEventHour: events.at(-1)?.hour ?? null,
    firstVideoHour: videos[0]?.hour ?? null,
    lastVideoHour: videos.at(-1)?.hour ?? null,
  }
}

/** Expected list of demo campaigns. */
export function demoCampaignList(now: Date = DEMO_NOW): Campaign[] {
  return demoCampaigns(now).map((campaign) => {
    const facts = [...demoFacts(campaign, now)]
    const total = sumCounters(facts.map(({ counters }) => counters))
    const trend = Array.from({ length: 14 }, () => 0)
    const today = Date.parse(dayInZone(now, 'UTC'))
    for (const { hour, counters } of facts) {
      const day = 13 + Math.floor((hour.getTime() - today) / 86_400_000)
      if (day >= 0) trend[day] = (trend[day] ?? 0) + counters.impressions
    }
    const creatives = campaign.creatives.map(demoCreativeSummary)
    return {
      id: campaign.id,
      name: campaign.name,
      data: {
        impressions: total.impressions,
        engagement: total.engagement,
        clicks: total.clicks,
        start: campaign.start ? { date: campaign.start } : null,
        end: campaign.end ? { date: campaign.end } : null,
      },
      videoCompletes: total.videoCompletes,
      creatives: creatives.slice(0, CREATIVES_IN_CAMPAIGN),
      creativeCounts: { all: creatives.length, sizes: new Set(creatives.map(({ size }) => size)).size },
      isPublished: creatives.some(({ liveIDs }) => liveIDs.length > 0),
      trend,
      reportURL: null,
      ...campaignReport({ ...total, ...findHours(facts), writtenAt: dateOrNull(lastUpdate(campaign, now)) }),
      updatedAt: now.toISOString(),
      version: 1,
      scheduledReports: [],
    }
  })
}
