import {
  type Counters,
  formatCount,
  formatMetric,
  formatPercent,
  METRICS,
  pointChange,
  type QuartileStep,
  quartileSteps,
} from '@placard/domain'
import type { ChartColumn, ChartFigures } from '../chart-table/chart-table.js'

/** One step of the funnel, with the period before. */
export interface FunnelStep extends QuartileStep {
  /** Percent of starts before this step: where its bar begins to be missing. */
  before: number | null
  /** Percent of starts in the period before. */
  previous: number | null
  /** Percentage points against the period before. */
  change: number | null
}

/** What a funnel says. */
export interface FunnelFacts {
  steps: FunnelStep[]
  /** Video completion rate in percent. */
  vcr: number | null
  /** The step before which most viewers left. */
  largest?: FunnelStep
  /** A step that more videos reached than the one before it: some counts are missing. */
  grown?: FunnelStep
  /** The period before in words; undefined where nothing is compared. */
  previousText?: string
}

/** The steps from sums, and what is to be said about them. */
export function funnelFacts(counters: Counters, previous?: Counters, previousText?: string): FunnelFacts {
  const compares = previous !== undefined && previousText !== undefined
  const past = compares ? quartileSteps(previous) : []
  const all = quartileSteps(counters)
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
  }
}

/** Percentage points with their sign: '−14.0', '+1.8', '0.0'; '—' for none. */
export function signedPoints(points: number | null): string {
  const size = Math.abs(points ?? 0).toFixed(1)
  if (points === null) return formatPercent(null)
  return Number(size) === 0 ? size : `${points > 0 ? '+' : '\u2212'}${size}`
}

/** What a step lost, as a change: what is lost is below zero. */
export const lossOf = ({ dropOff }: FunnelStep): number | null => (dropOff === null ? null : 0 - dropOff)

const placeOf = (steps: FunnelStep[], step: FunnelStep) => {
  const before = steps[steps.indexOf(step) - 1]
  return before && before !== steps[0] ? before.label : 'the start'
}

const points = (size: number) => `${Math.abs(size).toFixed(1)} percentage points`

/** One step in words: "25%: 1,215,002 views, 86.0% of starts, 14.0 percentage points fewer than at the start". */
export function stepWords({ steps, previousText }: FunnelFacts, index: number): string {
  const step = steps[index]
  if (!step) return ''
  const words = [`${formatCount(step.count)} views`, `${formatPercent(step.ofStarts)} of starts`]
  if (step.dropOff !== null) {
    const size = `${points(step.dropOff)} ${step.dropOff < 0 ? 'more' : 'fewer'}`
    words.push(step.dropOff === 0 ? 'none lost' : `${size} than at ${placeOf(steps, step)}`)
  }
  if (step.change !== null && previousText !== undefined) {
    const direction = step.change > 0 ? 'up' : 'down'
    const isSame = Number(step.change.toFixed(1)) === 0
    words.push(isSame ? `as in ${previousText}` : `${direction} ${points(step.change)} on ${previousText}`)
  }
  return `${step.label}: ${words.join(', ')}`
}

/** The funnel in one sentence: the completion rate and where most viewers leave; counts that grow are said to be odd. */
export function funnelSummary({ steps, vcr, largest, grown }: FunnelFacts): string {
  const rate = `VCR is ${formatMetric('vcr', vcr)}`
  if (grown) return `${rate}, but more videos reached ${grown.label} than the step before: some counts are missing.`
  if (!largest) return `${rate}: nobody left before the end.`
  return `${rate}, and most viewers leave between ${placeOf(steps, largest)} and ${largest.label} (${signedPoints(lossOf(largest))}\u00a0pp at ${largest.label}).`
}

/** The funnel in figures. */
export function funnelFigures({ steps, previousText }: FunnelFacts): ChartFigures {
  return {
    rowHead: 'Reached',
    head: [
      { id: 'count', name: 'Views' },
      { id: 'ofStarts', name: 'Of starts', unit: '%' },
      { id: 'loss', name: 'Drop-off', unit: 'pp' },
      ...(previousText === undefined
        ? []
        : [
            { id: 'previous', name: `Of starts, ${previousText}`, unit: '%' },
            { id: 'change', name: 'Change', unit: 'pp' },
          ]),
    ],
    rows: steps.map((step) => ({
      id: step.label,
      name: step.label,
      cells: [
        step.count,
        step.ofStarts,
        lossOf(step),
        ...(previousText === undefined ? [] : [step.previous, step.change]),
      ],
    })),
  }
}

/** A figure of the table as its column writes it. */
export function funnelCell(value: number | null, { id }: ChartColumn): string {
  if (id === 'count' || value === null) return formatCount(value)
  return id === 'loss' || id === 'change' ? signedPoints(value) : value.toFixed(1)
}
