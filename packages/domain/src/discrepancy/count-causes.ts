import { type CauseCandidate, MIN_DAYS } from './cause-candidate.js'
import { shortName } from './cause-explanations.js'
import { type CauseData, type CauseState, cellIndex, expectCounts, sumHours, usualRatio } from './cause-model.js'
import type { OurBasis } from './compare-reports.js'

const range = ({ bounds }: CauseData) => [bounds[0] ?? 0, bounds.at(-1) ?? 0] as const

/** Returns the candidate for a file that contains what we filtered, if our net counts are compared. */
export function listInvalidCounted(data: CauseData, basis: OurBasis): CauseCandidate[] {
  const { days, units } = data
  const filtered = units.reduce((sum, { invalid }) => sum + sumHours(invalid.impressions, ...range(data)), 0)
  if (basis === 'gross' || days.length < MIN_DAYS || filtered === 0) return []
  return [
    {
      kind: 'invalidCounted',
      params: { filtered },
      apply: (state) => ({ ...state, hasInvalid: true }),
      cost: 0,
    },
  ]
}

function replaceAt<Value>(values: readonly Value[], units: readonly number[], value: Value): Value[] {
  const replaced = new Set(units)
  return values.map((old, index) => (replaced.has(index) ? value : old))
}

/** Creatives that are tested singly for repeats: those with the most. */
const MAX_SINGLE = 40

/** Log-likelihood by which repeats in all creatives must be likelier than those in one, whose tag alone may be wrong. */
const ALL_COST = 8

/** Returns the candidates for tags that are repeated from a cache: of single creatives, and of all. */
export function listCachebusters(data: CauseData, state: CauseState): CauseCandidate[] {
  const { days, units } = data
  if (days.length < MIN_DAYS) return []
  const repeats = units.map((unit) => sumHours(unit.repeats, ...range(data)))
  const withRepeats = units.flatMap(({ creativeID }, index) =>
    creativeID !== '' && repeats[index] && !state.repeats[index] ? [index] : [],
  )
  const most = withRepeats.toSorted((a, b) => (repeats[b] ?? 0) - (repeats[a] ?? 0)).slice(0, MAX_SINGLE)
  const isFirst = state.repeats.every((sign) => sign === 0)
  const groups = [...most.map((index) => [index]), ...(isFirst && withRepeats.length > 1 ? [withRepeats] : [])]
  return groups.flatMap((group) =>
    [1, -1].flatMap((sign): CauseCandidate[] => {
      const [first] = group
      const unit = first === undefined ? undefined : units[first]
      if (!unit) return []
      const amount = group.reduce((sum, index) => sum + (repeats[index] ?? 0), 0)
      const isSingle = group.length === 1
      return [
        {
          kind: 'missingCachebuster',
          params: {
            creativeID: isSingle ? unit.creativeID : '',
            name: isSingle ? shortName(unit.name) : '',
            repeats: amount,
            sign,
          },
          apply: (given) => ({ ...given, repeats: replaceAt(given.repeats, group, sign) }),
          cost: Math.log(2 * groups.length) + (group.length > 1 ? ALL_COST : 0),
        },
      ]
    }),
  )
}

/** Limits of a ratio of clicks that counts as doubled. */
const [LEAST_DOUBLE, MOST_DOUBLE] = [1.8, 2.2]
/** Least distance from equal counts in standard errors. */
const MIN_ERRORS = 4

/** Returns the ratio of clicks to ours relative to that of impressions, and whether it is 2 and not by chance. */
function testDouble(data: CauseData, state: CauseState, units: readonly number[]) {
  let [theirs, expected, wanted] = [0, 0, 0]
  for (const unit of units) {
    const { clicks, impressions } = data.units[unit]?.theirs ?? {}
    if (!clicks) continue
    const isExcused = (day: number) => state.excused.has(cellIndex(data, unit, day))
    const ratio = impressions ? usualRatio(impressions, expectCounts(data, state, unit, 'impressions'), isExcused) : 1
    for (const [day, count] of expectCounts(data, state, unit, 'clicks').entries()) {
      const clicksOfDay = clicks[day] ?? Number.NaN
      if (Number.isNaN(clicksOfDay) || isExcused(day)) continue
      theirs += clicksOfDay
      expected += count
      wanted += count * ratio
    }
  }
  const ratio = wanted > 0 ? theirs / wanted : 0
  // The standard error of independent counts is an upper bound, because both sides count the same clicks.
  const error = Math.sqrt(1 / Math.max(1, theirs) + 1 / Math.max(1, expected))
  const isDouble = ratio > LEAST_DOUBLE && ratio < MOST_DOUBLE && Math.log(ratio) > MIN_ERRORS * error
  return { theirs, expected, ratio, isDouble }
}

/** Returns the clicks that are counted twice in the file: of all creatives together, or of single ones. */
export function findDoubleClicks(data: CauseData, state: CauseState): CauseCandidate[] {
  if (!data.metrics.includes('clicks')) return []
  const all = [...data.units.keys()]
  const candidate = (group: readonly number[]): CauseCandidate[] => {
    const { theirs, expected, isDouble } = testDouble(data, state, group)
    const unit = data.units[group[0] ?? -1]
    if (!isDouble || !unit) return []
    const isSingle = group.length === 1 && all.length > 1
    return [
      {
        kind: 'clicksTwice',
        params: {
          creativeID: isSingle ? unit.creativeID : '',
          name: isSingle ? shortName(unit.name) : '',
          theirs,
          expected: Math.round(expected),
        },
        apply: (given) => ({ ...given, isDoubled: replaceAt(given.isDoubled, group, true) }),
        cost: 0,
      },
    ]
  }
  const whole = candidate(all)
  // A sum of single and triple counts would be double too.
  const isMixed = all.some((unit) => {
    const { theirs, expected, ratio } = testDouble(data, state, [unit])
    return expected >= 50 && theirs > 0 && (ratio < 1.6 || ratio > 2.5)
  })
  return whole.length > 0 && !isMixed ? whole : all.length > 1 ? all.flatMap((unit) => candidate([unit])) : []
}
