import { ENGLISH, pointChange, quartileSteps } from '@placard/domain/internal/report'
import {
  type Counters,
  formatCount,
  formatMetric,
  formatPercent,
  METRICS,
  type QuartileStep,
  type ReportTexts,
} from '@placard/domain/report'
import type { ChartColumn, ChartFigures } from '../chart-table/chart-table.js'

/** Largest loss of a funnel. */
export interface FunnelLoss {
  /** Label of the step before; undefined for the start. */
  before: string | undefined
  /** Label of the step. */
  at: string
  /** Formatted loss. */
  points: string
}

/** English texts. */
export const quartileFunnelLabels = {
  /** Title of the card. */
  title: 'Video quartiles',
  /** Title without video starts. */
  empty: 'No video was started',
  /** Description without video starts. */
  emptyText: 'Only creatives with video count starts and quartiles.',
  /** Name of the drawing. */
  shareOf: (title: string) => `${title}: share of starts`,
  /** Hint for the keyboard. */
  keys: 'Up and down arrow keys move between steps, Escape hides the step.',
  /** Heading of the steps. */
  reached: 'Reached',
  /** Heading of the counts. */
  views: 'Views',
  /** Heading of the shares. */
  ofStarts: 'Of starts',
  /** Heading of the shares of the previous period. */
  ofStartsIn: (period: string) => `Of starts, ${period}`,
  /** Heading of the losses. */
  dropOff: 'Drop-off',
  /** Heading of the changes. */
  change: 'Change',
  /** Unit of percentage points. */
  points: 'pp',
  /** Sentence about one step. */
  step: (label: string, views: string, share: string, more: readonly string[]) =>
    `${label}: ${[`${views} views`, `${share} of starts`, ...more].join(', ')}`,
  /** Loss of a step, which is negative if it grew; `before` is undefined for the start. */
  loss: (size: string, direction: 'more' | 'fewer', before: string | undefined) =>
    `${size} percentage points ${direction} than at ${before ?? 'the start'}`,
  /** A step without loss. */
  noneLost: 'none lost',
  /** Change of a step. */
  changed: (direction: 'up' | 'down' | 'same', size: string, period: string): string =>
    direction === 'same' ? `as in ${period}` : `${direction} ${size} percentage points on ${period}`,
  /** Summary; `between` is the step with the largest loss and the one before, `grown` one with missing counts. */
  summary: (rate: string, largest: FunnelLoss | undefined, grown: string | undefined): string => {
    if (grown) return `VCR is ${rate}, but more videos reached ${grown} than the step before: some counts are missing.`
    if (!largest) return `VCR is ${rate}: nobody left before the end.`
    const { before = 'the start', at, points } = largest
    return `VCR is ${rate}, and most viewers leave between ${before} and ${at} (${points}\u00a0pp at ${at}).`
  },
}

/** Texts of a QuartileFunnel. Values in parameters are formatted. */
export type QuartileFunnelLabels = typeof quartileFunnelLabels

/** Messages and formats of a funnel. */
export interface FunnelLanguage {
  labels: QuartileFunnelLabels
  texts: ReportTexts
}

const ENGLISH_FUNNEL: FunnelLanguage = { labels: quartileFunnelLabels, texts: ENGLISH }

/** Step of the funnel and its previous period. */
export interface FunnelStep extends QuartileStep {
  /** Percentage of starts at the step before: the start of the lost part. */
  before: number | null
  /** Percentage of starts in the previous period. */
  previous: number | null
  /** Change in percentage points against the previous period. */
  change: number | null
}

/** Data behind the drawing and the texts of a funnel. */
export interface FunnelFacts {
  steps: FunnelStep[]
  /** Video completion rate in percent. */
  vcr: number | null
  /** Step with the largest loss. */
  largest?: FunnelStep
  /** A step with more views than the step before, because counts are missing. */
  grown?: FunnelStep
  /** Name of the previous period; undefined without a comparison. */
  previousText?: string
  /** Messages and formats. */
  language: FunnelLanguage
}

/** Computes the steps from sums. */
export function funnelFacts(
  counters: Counters,
  previous?: Counters,
  previousText?: string,
  language: FunnelLanguage = ENGLISH_FUNNEL,
): FunnelFacts {
  const { percent, videoStart } = language.texts
  const names = [videoStart, ...['25', '50', '75', '100'].map(percent)]
  const compares = previous !== undefined && previousText !== undefined
  const past = compares ? quartileSteps(previous) : []
  const all = quartileSteps(counters, names)
  const steps = all.map((step, index): FunnelStep => {
    const before = past[index]?.ofStarts ?? null
    return {
      ...step,
      before: all[index - 1]?.ofStarts ?? null,
      previous: before,
      change: index === 0 ? null : pointChange(step.ofStarts, before),
    }
  })
  const most = steps.reduce((one, step) => ((step.dropOff ?? 0) > (one.dropOff ?? 0) ? step : one))
  return {
    steps,
    vcr: METRICS.vcr.value(counters),
    largest: (most.dropOff ?? 0) > 0 ? most : undefined,
    grown: steps.find(({ dropOff }) => (dropOff ?? 0) < 0),
    previousText: compares ? previousText : undefined,
    language,
  }
}

/** Formats percentage points with their sign: '−14.0', '+1.8', '0.0'; '—' for none. */
export function signedPoints(points: number | null, texts: ReportTexts = ENGLISH): string {
  if (points === null) return formatPercent(null)
  const size = texts.fixed(Math.abs(points), 1)
  return Number(Math.abs(points).toFixed(1)) === 0 ? size : `${points > 0 ? '+' : '\u2212'}${size}`
}

/** Returns the loss of a step as a change: a loss is negative. */
export const computeLoss = ({ dropOff }: FunnelStep): number | null => (dropOff === null ? null : 0 - dropOff)

const describePlace = (steps: FunnelStep[], step: FunnelStep) => {
  const before = steps[steps.indexOf(step) - 1]
  return before && before !== steps[0] ? before.label : undefined
}

/** Formats one step for the live region: "25%: 1,215,002 views, 86.0% of starts, 14.0 percentage points fewer than at the start". */
export function formatFunnelStep({ steps, previousText, language }: FunnelFacts, index: number): string {
  const { labels, texts } = language
  const step = steps[index]
  if (!step) return ''
  const size = (points: number) => texts.fixed(Math.abs(points), 1)
  const more: string[] = []
  if (step.dropOff === 0) more.push(labels.noneLost)
  else if (step.dropOff !== null)
    more.push(labels.loss(size(step.dropOff), step.dropOff < 0 ? 'more' : 'fewer', describePlace(steps, step)))
  if (step.change !== null && previousText !== undefined) {
    const isSame = Number(step.change.toFixed(1)) === 0
    more.push(labels.changed(isSame ? 'same' : step.change > 0 ? 'up' : 'down', size(step.change), previousText))
  }
  return labels.step(step.label, formatCount(step.count, texts), formatPercent(step.ofStarts, 1, texts), more)
}

/** Summarizes the funnel in one sentence: the completion rate, the largest loss, and growing counts as inconsistent. */
export function funnelSummary({ steps, vcr, largest, grown, language }: FunnelFacts): string {
  const { labels, texts } = language
  const loss = largest && {
    before: describePlace(steps, largest),
    at: largest.label,
    points: signedPoints(computeLoss(largest), texts),
  }
  return labels.summary(formatMetric('vcr', vcr, texts), loss, grown?.label)
}

/** Returns the funnel as a table. */
export function funnelFigures({ steps, previousText, language }: FunnelFacts): ChartFigures {
  const { labels } = language
  return {
    rowHead: labels.reached,
    head: [
      { id: 'count', name: labels.views },
      { id: 'ofStarts', name: labels.ofStarts, unit: '%' },
      { id: 'loss', name: labels.dropOff, unit: labels.points },
      ...(previousText === undefined
        ? []
        : [
            { id: 'previous', name: labels.ofStartsIn(previousText), unit: '%' },
            { id: 'change', name: labels.change, unit: labels.points },
          ]),
    ],
    rows: steps.map((step) => ({
      id: step.label,
      name: step.label,
      cells: [
        step.count,
        step.ofStarts,
        computeLoss(step),
        ...(previousText === undefined ? [] : [step.previous, step.change]),
      ],
    })),
  }
}

/** Formats a table cell by its column. */
export function funnelCell(value: number | null, { id }: ChartColumn, texts: ReportTexts = ENGLISH): string {
  if (id === 'count' || value === null) return formatCount(value, texts)
  return id === 'loss' || id === 'change' ? signedPoints(value, texts) : texts.fixed(value, 1)
}
