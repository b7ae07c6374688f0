import { type CauseCandidate, MIN_DAYS, MIN_EVENTS, mainMetric } from './cause-candidate.js'
import { type CauseData, type CauseState, cellIndex, expectCounts, usualRatio, weightedMedian } from './cause-model.js'

/** Largest part of a count that the other side can have on a day outside a flight. */
const MAX_OUTSIDE = 0.05

/** Returns true if a day of the file is outside our flight, or a day of ours outside the file's lines. */
function isOutside(unit: CauseData['units'][number], day: number, side: 'theirs' | 'ours'): boolean {
  const { first, last } = side === 'theirs' ? unit.flight : unit.lines
  return day < first || day > last
}

/** Returns the candidates for days that only one side has, outside the flight of the other. */
export function listFlightsOutside(data: CauseData, state: CauseState): CauseCandidate[] {
  const metric = mainMetric(data)
  if (!metric || data.days.length < 2) return []
  return (['theirs', 'ours'] as const).flatMap((side): CauseCandidate[] => {
    const cells: number[] = []
    const days = new Set<string>()
    let amount = 0
    for (const [unit, causeUnit] of data.units.entries()) {
      const theirs = causeUnit.theirs[metric]
      if (!theirs || causeUnit.lines.last < 0) continue
      const expected = expectCounts(data, state, unit, metric)
      for (const [day, name] of data.days.entries()) {
        if (!isOutside(causeUnit, day, side)) continue
        const [count = 0, wanted = 0] = [theirs[day], expected[day]]
        const [has, lacks] = side === 'theirs' ? [count, wanted] : [wanted, count]
        if (!(has >= MIN_EVENTS && lacks <= MAX_OUTSIDE * has)) continue
        cells.push(cellIndex(data, unit, day))
        days.add(name)
        amount += has
      }
    }
    if (cells.length === 0) return []
    const sorted = [...days].sort()
    const [start = '', end = ''] = [sorted[0], sorted.at(-1)]
    return [
      {
        kind: 'flightOutside',
        params: { side, start, end, days: days.size, amount, metric },
        apply: (given) => ({ ...given, excused: new Set([...given.excused, ...cells]) }),
        cost: Math.log(2),
      },
    ]
  })
}

/** Largest part of a last day that counts as partial. */
const MAX_PARTIAL = 0.9

/** Returns the candidate for a last day of which the file has only a part. */
export function listPartialLastDays(data: CauseData, state: CauseState): CauseCandidate[] {
  const metric = mainMetric(data)
  const { last, first } = data.lines
  const day = data.days[last]
  if (!metric || day === undefined || last - first + 1 < MIN_DAYS) return []
  const parts = data.units.flatMap(({ theirs: theirsByMetric }, unit) => {
    const theirs = theirsByMetric[metric]
    const expected = expectCounts(data, state, unit, metric)
    const count = theirs?.[last] ?? Number.NaN
    if (!theirs || Number.isNaN(count) || state.excused.has(cellIndex(data, unit, last))) return []
    const wanted = usualRatio(theirs, expected, (other) => other === last) * (expected[last] ?? 0)
    return wanted >= MIN_EVENTS ? [{ value: count / wanted, weight: wanted }] : []
  })
  const part = weightedMedian(parts)
  if (!(part < MAX_PARTIAL)) return []
  return [
    {
      kind: 'partialLastDay',
      params: { day, percent: Math.round(part * 100) },
      apply: (given) => ({ ...given, lastDay: part }),
      cost: 2,
    },
  ]
}
