import { dayInZone } from '../day/day.js'
import { formatRange } from '../day/day-text.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import type { ReportComparisonChoice } from '../report-range/comparison-choice.js'
import type { LinkPreset, LinkRange, LinkSettings } from '../share-token/link-settings.js'
import type { ReportPart } from '../share-token/report-parts.js'

/** Maximum number of creatives that a summary names. */
const MAX_NAMES = 3

/** Settings of a link, and who may open it. */
export interface SummarizedLink extends LinkSettings {
  hasPassword?: boolean
  /** Sites that may embed it. */
  origins?: readonly string[]
}

/** Campaign of a summarized link. */
export interface LinkSubject {
  /** Name of the campaign. */
  campaign: string
  /** Creatives of the campaign, to name those of a scope. */
  creatives: readonly { id: string; name: string }[]
  /** Time zone of the day on which it expires. @default 'UTC' */
  zone?: string
  /** Language. @default English */
  texts?: ReportTexts
}

/** Returns the label of a rolling range: 'Last 7 days', 'Flight'. */
export const linkPresetText = (preset: LinkPreset, texts: ReportTexts = ENGLISH): string =>
  preset === 'lifetime' ? texts.lifetime : texts.presets[preset]

function scopeText(link: LinkSettings, { campaign, creatives, texts = ENGLISH }: LinkSubject): string {
  const words = texts.linkSummary
  if (link.creativeIDs === null) return words.wholeCampaign(campaign)
  const names = link.creativeIDs.flatMap((id) => creatives.find((creative) => creative.id === id)?.name ?? [])
  const named = names.slice(0, MAX_NAMES)
  const more = link.creativeIDs.length - named.length
  // Creatives that were deleted have no name any more, but still count.
  const listed = more === 0 ? named : [...named, named.length > 0 ? words.moreCreatives(more) : words.creatives(more)]
  return words.onlyCreatives(campaign, listed)
}

function datesText(range: LinkRange, texts: ReportTexts): string {
  const words = texts.linkSummary
  if (range.kind === 'fixed') return words.fixedDates(formatRange(range, {}, texts))
  if (range.kind === 'rolling') return words.rollingDates(linkPresetText(range.preset, texts))
  const { from, to } = range
  if (from !== null && to !== null) return words.datesWithin(formatRange({ start: from, end: to }, {}, texts))
  if (from !== null) return words.datesFrom(texts.day(from))
  return to === null ? words.anyDates : words.datesUntil(texts.day(to))
}

function comparisonText(choice: ReportComparisonChoice, texts: ReportTexts): string {
  const { comparedFrom, comparisons } = texts.linkSummary
  return choice.mode === 'custom' ? comparedFrom(texts.day(choice.start)) : comparisons[choice.mode]
}

/** Parts that are columns; downloads are said on their own. */
const COLUMNS = ['engagement', 'clicks', 'video', 'invalidTraffic'] as const satisfies readonly ReportPart[]

function columnsText(leftOut: readonly ReportPart[], texts: ReportTexts): string {
  const words = texts.linkSummary
  const missing = COLUMNS.filter((part) => leftOut.includes(part))
  return missing.length === 0 ? words.allColumns : words.without(missing.map((part) => words.columns[part]))
}

/** Says in one sentence which days and columns a link shows, for people who have not opened it: no name, no figure. */
export function linkPreview(
  { range, tzCode, leftOut }: Pick<LinkSettings, 'range' | 'tzCode' | 'leftOut'>,
  texts: ReportTexts = ENGLISH,
): string {
  const { inZone } = texts.linkSummary
  const parts = [datesText(range, texts), ...(tzCode === null ? [] : [inZone(tzCode)]), columnsText(leftOut, texts)]
  const text = parts.join(', ')
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`
}

/**
 * Says what a link shows and until when, in parts of one sentence: 'Campaign Northwind, all creatives', 'the viewer
 * chooses the dates', 'all columns', 'downloads', 'never expires'.
 */
export function linkSummary(link: SummarizedLink, subject: LinkSubject): string[] {
  const { texts = ENGLISH, zone = 'UTC' } = subject
  const words = texts.linkSummary
  const { range, comparison, tzCode, leftOut, hiddenSeries, theme, language, origins = [], expiresAt } = link
  // Where the viewer chooses the days, the comparison is theirs too.
  const compared = comparison ?? (range.kind === 'chosen' ? null : { mode: 'off' as const })
  const parts = [
    scopeText(link, subject),
    datesText(range, texts),
    tzCode !== null && words.inZone(tzCode),
    compared !== null && comparisonText(compared, texts),
    columnsText(leftOut, texts),
    leftOut.includes('downloads') ? words.noDownloads : words.downloads,
    hiddenSeries.length > 0 && words.hiddenSeries(hiddenSeries.length),
    language !== null && words.languages[language],
    theme !== null && words.themes[theme],
    link.logo !== null && words.logo,
    link.hasPassword && words.password,
    origins.length > 0 && words.embedded(origins.length),
    expiresAt === null ? words.neverExpires : words.expires(texts.day(dayInZone(new Date(expiresAt), zone))),
  ]
  return parts.filter((part) => typeof part === 'string')
}
