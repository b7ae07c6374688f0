import { addDaysTo, dayInZone } from '../day/day.js'
import { checkDiscrepancy } from '../discrepancy/check-discrepancy.js'
import { chooseOurRange } from '../discrepancy/choose-our-range.js'
import type { DiscrepancyChoices, DiscrepancyReport } from '../discrepancy/discrepancy-schema.js'
import { type OurHour, type OurReport, splitInvalid } from '../discrepancy/our-report.js'
import type { DayRange } from '../discrepancy/partner-reading-schema.js'
import { readPartnerText } from '../discrepancy/read-partner-text.js'
import { HOUR_MS } from '../durations/durations.js'
import type { DemoCampaign } from './demo-company.js'
import { demoFacts } from './demo-facts.js'
import { DEMO_NOW } from './demo-report.js'

/** Days of the demo file, all of which can be read with the day or the month first. */
export const DEMO_PARTNER_RANGE: DayRange = { start: '2025-10-01', end: '2025-10-12' }

interface PartnerCount {
  impressions: number
  clicks: number
  starts: number
  completes: number
}

/** Hours of the last day that the file has. */
const LAST_DAY_HOURS = 14

/**
 * Returns the counts of a made-up partner by creative and day: it doesn't filter invalid traffic, counts some clicks
 * twice, and made the file before the last day was over.
 */
function countAtPartner(campaign: DemoCampaign, end: string, now: Date): Map<string, PartnerCount> {
  const counts = new Map<string, PartnerCount>()
  const doubled = campaign.creatives[1]?.id
  for (const { creativeID, hour, counters } of demoFacts(campaign, now)) {
    const day = dayInZone(hour, 'UTC')
    if (day === end && hour.getUTCHours() >= LAST_DAY_HOURS) continue
    const key = `${creativeID} ${day}`
    const count = counts.get(key) ?? { impressions: 0, clicks: 0, starts: 0, completes: 0 }
    count.impressions += counters.impressions + counters.invalidTraffic
    count.clicks += counters.clicks * (creativeID === doubled ? 2 : 1)
    count.starts += counters.videoStarts
    count.completes += counters.videoCompletes
    counts.set(key, count)
  }
  return counts
}

/** Returns the report of a made-up partner about a demo campaign as CSV. Its dates don't tell whether the day or the month is first. */
export function demoPartnerFile(
  campaign: DemoCampaign,
  { start, end }: DayRange = DEMO_PARTNER_RANGE,
  now: Date = DEMO_NOW,
): string {
  const counts = countAtPartner(campaign, end, now)
  const total: PartnerCount = { impressions: 0, clicks: 0, starts: 0, completes: 0 }
  const lines = ['Date,Creative,Creative Size,Impressions,Clicks,Starts (Video),Complete Views (Video)']
  const addLine = (cells: readonly string[], count: PartnerCount) => {
    for (const name of ['impressions', 'clicks', 'starts', 'completes'] as const) total[name] += count[name]
    lines.push([...cells, count.impressions, count.clicks, count.starts, count.completes].join(','))
  }
  for (let day = start; day <= end; day = addDaysTo(day, 1)) {
    const [year, month, date] = day.split('-').map(Number)
    for (const [index, { id, name, width, height }] of campaign.creatives.entries()) {
      const count = counts.get(`${id} ${day}`)
      // The last creative is missing, and another one has a name of the partner's.
      if (!count || index === campaign.creatives.length - 1) continue
      const partnerName = index === 3 ? 'Q4 interactive' : name
      addLine([`${month}/${date}/${year}`, partnerName, `${width}x${height}`], count)
    }
    const strange = { impressions: 40, clicks: 1, starts: 0, completes: 0 }
    addLine([`${month}/${date}/${year}`, 'House ad', '88x31'], strange)
  }
  lines.push(`,,,${total.impressions},${total.clicks},${total.starts},${total.completes}`)
  return `${lines.join('\n')}\n`
}

/** Returns our side of the comparison with a demo campaign. */
function demoOurReport(campaign: DemoCampaign, now: Date): OurReport {
  const { start, end } = campaign
  const hours: OurHour[] = []
  for (const { creativeID, hour, counters, kinds } of demoFacts(campaign, now))
    hours.push({
      creativeID,
      hour: hour.getTime() / HOUR_MS,
      counts: counters,
      ...(kinds && { invalid: splitInvalid(kinds) }),
    })
  const creatives = campaign.creatives.map(({ id, name, type, width, height, liveIDs }) => ({
    ...{ id, name, type, liveIDs },
    size: `${width}x${height}`,
    flight: { start, end },
  }))
  return { creatives, hours }
}

/** Expected comparison of a demo campaign with a partner's file, computed without a server. */
export function demoDiscrepancy(
  campaign: DemoCampaign,
  choices: DiscrepancyChoices = {},
  file: string = demoPartnerFile(campaign),
  now: Date = DEMO_NOW,
): DiscrepancyReport {
  const { reading: partnerChoices } = choices
  const { rows, ...reading } = readPartnerText(new TextEncoder().encode(file), {
    today: dayInZone(now, 'UTC'),
    ...(partnerChoices && { choices: partnerChoices }),
  })
  const { statedRange, zone: statedZone, basis } = reading
  const flight = { start: campaign.start, end: campaign.end }
  const chosen = chooseOurRange({ rows, statedRange, statedZone, flight, zone: 'UTC', choices })
  const ours = demoOurReport(campaign, now)
  const check = checkDiscrepancy({ reading: { rows, basis }, ours, chosen, choices })
  return { reading, sheet: null, sheets: [], check }
}
