import { clockChanges } from '../day/clock-changes.js'
import { type CauseCandidate, type CauseKind, type CauseParams, mainMetric, sumSides } from './cause-candidate.js'
import { type CauseOptions, readCauseData } from './cause-data.js'
import { computeDifferences } from './cause-explanations.js'
import { type CauseData, type CauseState, expectCounts, logLikelihood, noCauses } from './cause-model.js'
import { formatEvidence } from './cause-texts.js'
import { findDoubleClicks, listCachebusters, listInvalidCounted } from './count-causes.js'
import { listFlightsOutside, listPartialLastDays } from './day-causes.js'
import { findMissingParts } from './missing-causes.js'
import type { PartnerMetric } from './partner-report.js'
import { listClockChanges, listShifts } from './time-causes.js'

/** Likely cause of a discrepancy. */
export interface LikelyCause {
  kind: CauseKind
  /** Part of theirs minus ours that it explains, by metric. */
  explained: Readonly<Partial<Record<PartnerMetric, number>>>
  /** Share of the differences of all days and creatives that it explains, from 0 to 1. */
  share: number
  /** English sentences that explain how it was judged; those of other languages are made of `params`. */
  evidence: string
  params: CauseParams
}

/** Causes that are judged by how much days differ with and without them. */
const JUDGED_BY_DAYS: ReadonlySet<CauseKind> = new Set([
  'zoneShift',
  'clockChange',
  'dayLate',
  'invalidCounted',
  'missingCachebuster',
])

/** Least gain of log-likelihood: a cause makes the file at least e⁸ times as likely. */
const MIN_GAIN = 8
/** Least change of the expected counts: smaller ones don't matter, however sure they are. */
const MIN_EFFECT = 0.001
/** Causes after which the search ends. */
const MAX_CAUSES = 8

/** Returns the average change of the expected counts by a cause, relative to them. */
function sizeOfEffect(data: CauseData, before: CauseState, after: CauseState): number {
  const metric = mainMetric(data)
  if (!metric) return 0
  let [change, total] = [0, 0]
  for (const unit of data.units.keys()) {
    const [counts, changed] = [before, after].map((state) => expectCounts(data, state, unit, metric))
    for (const [day, count] of (counts ?? []).entries()) {
      total += count
      change += Math.abs((changed?.[day] ?? 0) - count)
    }
  }
  return total > 0 ? change / total : 1
}

const applyAll = (data: CauseData, causes: readonly CauseCandidate[]) =>
  causes.reduce((state, { apply }) => apply(state), noCauses(data))

/** Returns the causes with a clock change, and with a shift that it makes smaller: most days can be after the change. */
function addClockChange(
  data: CauseData,
  causes: readonly CauseCandidate[],
  change: CauseCandidate,
): CauseCandidate[][] {
  const { lag } = applyAll(data, causes)
  const added = [...causes, change]
  const rest = lag - Number(change.params.hours)
  const index = causes.findIndex(({ kind }) => kind === 'zoneShift' || kind === 'dayLate')
  if (index < 0) return [added]
  const smaller = listShifts(data).filter((shift) => shift.apply(noCauses(data)).lag === rest)
  return [added, added.toSpliced(index, 1, ...smaller)]
}

/** Returns the sets of causes with one more. */
function listExtensions(
  data: CauseData,
  options: CauseOptions,
  changeDays: readonly string[],
  causes: readonly CauseCandidate[],
): CauseCandidate[][] {
  const state = applyAll(data, causes)
  const candidates = [
    ...(state.lag === 0 ? listShifts(data) : []),
    ...(state.hasInvalid ? [] : listInvalidCounted(data, options.basis)),
    ...listCachebusters(data, state),
    ...listFlightsOutside(data, state),
    ...(state.lastDay === 1 ? listPartialLastDays(data, state) : []),
  ]
  const clockChanged = state.clock === null ? listClockChanges(data, changeDays) : []
  return [
    ...candidates.map((candidate) => [...causes, candidate]),
    ...clockChanged.flatMap((change) => addClockChange(data, causes, change)),
  ]
}

const computeScore = (data: CauseData, causes: readonly CauseCandidate[]): number =>
  logLikelihood(data, applyAll(data, causes)) - causes.reduce((sum, { cost }) => sum + cost, 0)

/** Drops causes that others made superfluous. */
function dropSuperfluous(data: CauseData, causes: readonly CauseCandidate[]): CauseCandidate[] {
  let needed = [...causes]
  for (const cause of causes) {
    const others = needed.filter((other) => other !== cause)
    if (computeScore(data, needed) - computeScore(data, others) < MIN_GAIN) needed = others
  }
  return needed
}

/** Replaces a shift by a better one, because other causes can hide its exact hours at first. */
function refineShift(data: CauseData, causes: readonly CauseCandidate[]): CauseCandidate[] {
  const index = causes.findIndex(({ kind }) => kind === 'zoneShift' || kind === 'dayLate')
  if (index < 0) return [...causes]
  return findBest(data, [[...causes], ...listShifts(data).map((shift) => causes.with(index, shift))]).causes
}

/** Returns the causes with the highest score. */
function findBest(data: CauseData, sets: readonly CauseCandidate[][]) {
  let best: { causes: CauseCandidate[]; score: number } = { causes: [], score: Number.NEGATIVE_INFINITY }
  for (const causes of sets) {
    const score = computeScore(data, causes)
    if (score > best.score) best = { causes, score }
  }
  return best
}

/** Adds the cause that makes the counts most likely, until none makes them clearly likelier. */
function findCauses(data: CauseData, options: CauseOptions): CauseCandidate[] {
  const { range, zone } = options
  const changeDays = options.clockChangeDays ?? clockChanges({ ...range, zone }).map(({ day }) => day)
  let causes: CauseCandidate[] = []
  for (let round = 0; round < MAX_CAUSES; round++) {
    const state = applyAll(data, causes)
    const extensions = listExtensions(data, options, changeDays, causes).filter(
      (extended) => sizeOfEffect(data, state, applyAll(data, extended)) >= MIN_EFFECT,
    )
    const best = findBest(data, extensions)
    if (best.score - computeScore(data, causes) < MIN_GAIN) break
    causes = dropSuperfluous(data, refineShift(data, best.causes))
  }
  return [...causes, ...findDoubleClicks(data, applyAll(data, causes))]
}

/**
 * Finds the likely causes of the differences between a partner's file and our counts, those of missing creatives
 * first, then in the order in which they explain most. Each is claimed only if a test says that chance cannot explain
 * it: of likelihood with and without the cause, of counts for missing and doubled ones.
 */
export function findLikelyCauses(options: CauseOptions): LikelyCause[] {
  const data = readCauseData(options)
  const missing = findMissingParts(options)
  const main = mainMetric(data)
  if (!main) return []
  const causes = findCauses(data, options)

  const missingSum = missing.reduce((sum, { counts }) => sum + (counts[main] ?? 0), 0)
  const apart = (state: CauseState, metric: PartnerMetric) => sumSides(data, state, metric).apart
  const whole = (metric: PartnerMetric) => apart(noCauses(data), metric) + (metric === main ? missingSum : 0)
  const computeShare = (part: number, metric: PartnerMetric) =>
    whole(metric) > 0 ? Math.min(1, Math.max(0, part / whole(metric))) : 0

  const states = causes.map((_, index) => applyAll(data, causes.slice(0, index)))
  return [
    ...missing.map(({ kind, params, counts }): LikelyCause => {
      const sign = params.side === 'ours' ? -1 : 1
      const explained = Object.fromEntries(Object.entries(counts).map(([metric, count]) => [metric, sign * count]))
      const share = computeShare(counts[main] ?? 0, main)
      return { kind, explained, share, evidence: formatEvidence({ kind, params }), params }
    }),
    ...causes.map(({ kind, params: values, apply }, index): LikelyCause => {
      const before = states[index] ?? noCauses(data)
      const after = apply(before)
      const params = JUDGED_BY_DAYS.has(kind) ? { ...values, ...computeDifferences(data, before, after) } : values
      const metric = kind === 'clicksTwice' ? 'clicks' : main
      const explained = data.metrics.map((name) => {
        const change = sumSides(data, after, name).expected - sumSides(data, before, name).expected
        return [name, Math.round(change)] as const
      })
      return {
        kind,
        explained: Object.fromEntries(explained),
        share: computeShare(apart(before, metric) - apart(after, metric), metric),
        evidence: formatEvidence({ kind, params }),
        params,
      }
    }),
  ]
}
