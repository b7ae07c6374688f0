import { formatDay } from '../day/day-text.js'
import { formatCount, formatPercent } from '../language/metric-format.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import type { CauseKind, CauseParams } from './cause-candidate.js'

const place = (name: string) => (name === '' ? 'In all creatives' : `In “${name}”`)

/** English texts about likely causes. Numbers, days and percentages in parameters of type string are formatted. */
export const causeTexts = {
  counts: (count: string, isClicks: boolean) => `${count} ${isClicks ? 'clicks' : 'impressions'}`,
  differ: (percent: string, before: string) =>
    `Compared that way, days usually differ by ${percent} instead of ${before}, apart from a constant factor.`,
  dayLate: (isLater: boolean) => `The file dates its counts one day ${isLater ? 'later' : 'earlier'} than our report.`,
  zoneShift: (hours: number, isLater: boolean) =>
    `The days of the file begin ${hours === 1 ? '1 hour' : `${hours} hours`} ${isLater ? 'later' : 'earlier'} than ours.`,
  clockChange: (day: string, isLater: boolean) =>
    `From the clock change on ${day} on, the days of the file begin exactly one hour ${isLater ? 'later' : 'earlier'} than ours.`,
  invalidCounted: (count: string) =>
    `Day by day, the file has about as many more impressions as we filtered as invalid traffic, ${count} in all.`,
  repeatsCounted: (name: string, count: string) =>
    `${place(name)}, the file has day by day about as many more impressions as we filtered as repeats, ${count} in all: the tag is probably served from a cache, because its cachebuster is missing.`,
  repeatsMissing: (name: string, count: string) =>
    `${place(name)}, the file has day by day about as many fewer impressions as we saw repeats, ${count} in all: their request is probably answered from a cache, because its cachebuster is missing.`,
  clicksTwice: (name: string, theirs: string, expected: string) =>
    `${name === '' ? 'The' : `${place(name)}, the`} file has about twice as many clicks as we counted: ${theirs} instead of ${expected}.`,
  outsideFlight: (counts: string, days: number, start: string, end: string) =>
    `The file has ${counts} on ${days === 1 ? '1 day' : `${days} days`} outside our flight, between ${start} and ${end}; we counted hardly any on them.`,
  outsideFile: (counts: string, days: number, start: string, end: string) =>
    `We counted ${counts} on ${days === 1 ? '1 day' : `${days} days`} before or after the days of the file, between ${start} and ${end}.`,
  partialLastDay: (day: string, percent: string) =>
    `On the last day, ${day}, the file has only ${percent} of the count that its other days let expect: the day was probably not over when the file was made.`,
  onlyOurSize: (size: string, counts: string) => `The size ${size} has ${counts} in our report and none in the file.`,
  onlyTheirSize: (size: string, counts: string) => `The size ${size} has ${counts} in the file and none in our report.`,
  onlyOurs: (name: string, counts: string) => `“${name}” has ${counts} in our report and none in the file.`,
  onlyTheirs: (name: string, counts: string) => `“${name}” has ${counts} in the file and is none of our creatives.`,
}

/** Texts about likely causes, in the language of their reader. */
export type CauseTexts = typeof causeTexts

/** Kind of a cause with its values. */
interface Judgement {
  kind: CauseKind
  params: CauseParams
}

/** Returns the sentences that explain how a cause was judged, from its kind and values. */
export function formatEvidence(
  { kind, params }: Judgement,
  texts: CauseTexts = causeTexts,
  formats: ReportTexts = ENGLISH,
): string {
  const number = (key: string) => Number(params[key] ?? 0)
  const text = (key: string) => String(params[key] ?? '')
  const count = (key: string) => formatCount(number(key), formats)
  const day = (key: string) => formatDay(text(key), {}, formats)
  const counts = (key: string) => texts.counts(count(key), params.metric === 'clicks')
  const difference = () =>
    texts.differ(formatPercent(number('differs'), 1, formats), formatPercent(number('differed'), 1, formats))
  const isOurs = params.side === 'ours'
  switch (kind) {
    case 'dayLate':
      return `${texts.dayLate(number('days') > 0)} ${difference()}`
    case 'zoneShift':
      return `${texts.zoneShift(Math.abs(number('hours')), number('hours') > 0)} ${difference()}`
    case 'clockChange':
      return `${texts.clockChange(day('day'), number('hours') > 0)} ${difference()}`
    case 'invalidCounted':
      return `${texts.invalidCounted(count('filtered'))} ${difference()}`
    case 'missingCachebuster': {
      const repeats = number('sign') > 0 ? texts.repeatsCounted : texts.repeatsMissing
      return `${repeats(text('name'), count('repeats'))} ${difference()}`
    }
    case 'clicksTwice':
      return texts.clicksTwice(text('name'), count('theirs'), count('expected'))
    case 'flightOutside': {
      const outside = isOurs ? texts.outsideFile : texts.outsideFlight
      return outside(counts('amount'), number('days'), day('start'), day('end'))
    }
    case 'partialLastDay':
      return texts.partialLastDay(day('day'), formatPercent(number('percent'), 0, formats))
    case 'sizeMissing':
      return (isOurs ? texts.onlyOurSize : texts.onlyTheirSize)(text('size'), counts('amount'))
    case 'creativeMissing':
      return (isOurs ? texts.onlyOurs : texts.onlyTheirs)(text('name'), counts('amount'))
  }
}

/** Returns the evidence of a cause in another language; as it is if its values are missing, as in earlier checks. */
export const translateEvidence = (
  cause: Judgement & { evidence: string },
  texts: CauseTexts,
  formats: ReportTexts,
): string => (formatEvidence(cause) === cause.evidence ? formatEvidence(cause, texts, formats) : cause.evidence)
