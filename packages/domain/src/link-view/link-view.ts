import { addDaysTo, type Day, dayCount } from '../day/day.js'
import { DAY_MS } from '../durations/durations.js'
import { changedView, type ReportView } from '../report/report-view.js'
import { comparisonWindow, NO_COMPARISON, type ReportComparisonChoice } from '../report-range/comparison-choice.js'
import { campaignLifetime, defaultRange, presetRange, type ReportRange } from '../report-range/report-range.js'
import type { LinkRange, SharedLinkSettings } from '../share-token/link-settings.js'
import { isMetricShown } from '../share-token/report-parts.js'

/** Message for a request of days, a zone or a creative that a link does not show. */
export const NOT_OF_LINK = 'This link doesn’t show these dates. Reload the page to see its report.'

/** First and last day of a campaign; null while undecided. */
export interface Flight {
  start: Day | null
  end: Day | null
}

/** Moment and campaign for which the days of a link are computed. */
export interface LinkMoment {
  now: Date
  flight: Flight
}

/** Returns the days that a fixed or rolling range has now; undefined if the viewer chooses them. */
function computeDays(range: LinkRange, { now, flight }: LinkMoment, tzCode: string): ReportRange | undefined {
  if (range.kind === 'chosen') return undefined
  if (range.kind === 'fixed') return { start: range.start, end: range.end, tzCode }
  if (range.preset !== 'lifetime') return presetRange(range.preset, now, tzCode)
  return campaignLifetime(flight, now, tzCode)?.range ?? defaultRange(now, tzCode)
}

/** Returns the comparison that a link fixes; undefined if the viewer chooses it. */
const fixedComparison = ({
  range,
  comparison,
}: Pick<SharedLinkSettings, 'range' | 'comparison'>): ReportComparisonChoice | undefined =>
  comparison ?? (range.kind === 'chosen' ? undefined : NO_COMPARISON)

interface Bounds {
  from: Day | null
  to: Day | null
}

const isInBounds = ({ start, end }: { start: Day; end: Day }, { from, to }: Bounds): boolean =>
  (from === null || start >= from) && (to === null || end <= to)

/** Moves days into the bounds of a link, as many as fit. */
function within({ start, end, tzCode }: ReportRange, { from, to }: Bounds): ReportRange {
  if (isInBounds({ start, end }, { from, to })) return { start, end, tzCode }
  const days = dayCount(start, end)
  let last = to !== null && end > to ? to : end
  let first = addDaysTo(last, 1 - days)
  if (from !== null && first < from) {
    first = from
    const shifted = addDaysTo(from, days - 1)
    last = to !== null && shifted > to ? to : shifted
  }
  return { start: first, end: last, tzCode }
}

/**
 * Returns the view that a link shows where a viewer asks for `asked`: what the link fixes replaces the viewer's choice,
 * chosen days are moved into its bounds.
 */
export function linkView(link: SharedLinkSettings, asked: ReportView, moment: LinkMoment): ReportView {
  const tzCode = link.tzCode ?? asked.range.tzCode
  const fixed = computeDays(link.range, moment, tzCode)
  const range =
    fixed ??
    (link.range.kind === 'chosen' ? within({ ...asked.range, tzCode }, link.range) : { ...asked.range, tzCode })
  const comparisonChoice = fixedComparison(link) ?? asked.comparison
  const window = comparisonWindow(range, comparisonChoice)
  const isOutside =
    window !== undefined &&
    link.range.kind === 'chosen' &&
    ((link.range.from !== null && window.start < link.range.from) ||
      (link.range.to !== null && window.end > link.range.to))
  return changedView(asked, {
    range,
    comparison: isOutside ? NO_COMPARISON : comparisonChoice,
    withVideo: asked.withVideo && !link.leftOut.includes('video'),
    metric: isMetricShown(asked.metric, link.leftOut) ? asked.metric : 'impressions',
  })
}

/** Controls of a report that a link leaves to its viewer. */
export interface LinkChoices {
  /** True if days can be chosen. */
  range: boolean
  /** First and last day that can be chosen; null without a bound. */
  bounds: { from: Day | null; to: Day | null }
  zone: boolean
  comparison: boolean
  video: boolean
  downloads: boolean
}

/** Returns which controls a link leaves to its viewer. */
export function linkChoices(link: SharedLinkSettings): LinkChoices {
  const isChosen = link.range.kind === 'chosen'
  return {
    range: isChosen,
    bounds: link.range.kind === 'chosen' ? { from: link.range.from, to: link.range.to } : { from: null, to: null },
    zone: link.tzCode === null,
    comparison: fixedComparison(link) === undefined,
    video: !link.leftOut.includes('video'),
    downloads: !link.leftOut.includes('downloads'),
  }
}

/** Days of a request in a zone, which is a name or an offset. */
export interface RequestedDays {
  start: Day
  end: Day
  zone: string
}

/** Returns whether all of some days are days that a link shows. */
export function includesDays(
  link: Pick<SharedLinkSettings, 'range' | 'tzCode'>,
  { start, end, zone }: RequestedDays,
  moment: LinkMoment,
): boolean {
  if (link.tzCode !== null && link.tzCode !== zone) return false
  if (link.range.kind === 'chosen') return isInBounds({ start, end }, link.range)
  const shown = computeDays(link.range, moment, zone)
  return shown !== undefined && shown.start <= start && end <= shown.end
}

/**
 * Returns whether a link shows the requested days: those of its range, or those that it is compared with. The days of
 * yesterday's rolling range count as well, for pages that are open around midnight.
 */
export function isOfLink(link: SharedLinkSettings, { start, end, zone }: RequestedDays, moment: LinkMoment): boolean {
  if (link.tzCode !== null && link.tzCode !== zone) return false
  if (link.range.kind === 'chosen') return isInBounds({ start, end }, link.range)
  const comparison = fixedComparison(link) ?? NO_COMPARISON
  return [moment.now, new Date(moment.now.getTime() - DAY_MS)].some((now) => {
    const range = computeDays(link.range, { ...moment, now }, zone)
    const allowed = range && [range, comparisonWindow(range, comparison)]
    return allowed?.some((days) => days?.start === start && days.end === end)
  })
}
