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
}

/** Computes the steps from sums. */
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

/** Formats percentage points with their sign: '−14.0', '+1.8', '0.0'; '—' for none. */
export function signedPoints(points: number | null): string {
  const size = Math.abs(points ?? 0).toFixed(1)
  if (points === null) return formatPercent(null)
  return Number(size) === 0 ? size : `${points > 0 ? '+' : '\u2212'}${size}`
}

/** Returns the loss of a step as a change: a loss is negative. */
export const lossOf = ({ dropOff }: FunnelStep): number | null => (dropOff === null ? null : 0 - dropOff)

const placeOf = (steps: FunnelStep[], step: FunnelStep) => {
  const before = steps[steps.indexOf(step) - 1]
  return before && before !== steps[0] ? before.label : 'the start'
}

const points = (size: number) => `${Math.abs(size).toFixed(1)} percentage points`

/** Formats one step for the live region: "25%: 1,215,002 views, 86.0% of starts, 14.0 percentage points fewer than at the start". */
export function formatFunnelStep({ steps, previousText }: FunnelFacts, index: number): string {
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

/** Summarizes the funnel in one sentence: the completion rate, the largest loss, and growing counts as inconsistent. */
export function funnelSummary({ steps, vcr, largest, grown }: FunnelFacts): string {
  const rate = `VCR is ${formatMetric('vcr', vcr)}`
  if (grown) return `${rate}, but more videos reached ${grown.label} than the step before: some counts are missing.`
  if (!largest) return `${rate}: nobody left before the end.`
  return `${rate}, and most viewers leave between ${placeOf(steps, largest)} and ${largest.label} (${signedPoints(lossOf(largest))}\u00a0pp at ${largest.label}).`
}

/** Returns the funnel as a table. */
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

/** Formats a table cell by its column. */
export function funnelCell(value: number | null, { id }: ChartColumn): string {
  if (id === 'count' || value === null) return formatCount(value)
  return id === 'loss' || id === 'change' ? signedPoints(value) : value.toFixed(1)
}
