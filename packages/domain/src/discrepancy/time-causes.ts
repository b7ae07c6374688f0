import { type CauseCandidate, MIN_DAYS } from './cause-candidate.js'
import { MAX_LAG_HOURS } from './cause-data.js'
import type { CauseData, CauseState } from './cause-model.js'

const DAY_HOURS = 24

/** Returns how much likelier a shift must make the file: the farther zones are apart, the rarer they are confused. */
function shiftCost(lag: number): number {
  const rarity = Math.abs(lag) > 19 ? 6 : Math.abs(lag) > 13 ? 3 : 0
  return Math.log(2 * MAX_LAG_HOURS) + rarity
}

/** Returns the candidate of days that begin some hours later than ours; a whole day is a wrong date. */
function shiftCandidate(lag: number): CauseCandidate {
  const apply = (state: CauseState) => ({ ...state, lag })
  return Math.abs(lag) === DAY_HOURS
    ? { kind: 'dayLate', params: { days: -lag / DAY_HOURS }, apply, cost: Math.log(2) }
    : { kind: 'zoneShift', params: { hours: lag }, apply, cost: shiftCost(lag) }
}

const LAGS = Array.from({ length: 2 * MAX_LAG_HOURS + 1 }, (_, index) => index - MAX_LAG_HOURS).filter(
  (lag) => lag !== 0,
)

/** Returns the candidates for days that begin at other hours than ours. */
export const listShifts = ({ days }: CauseData): CauseCandidate[] =>
  days.length < MIN_DAYS ? [] : LAGS.map(shiftCandidate)

/** Returns the candidates for a file that keeps the UTC offset from before a clock change. */
export function listClockChanges({ days }: CauseData, changeDays: readonly string[]): CauseCandidate[] {
  if (days.length < MIN_DAYS) return []
  const known = changeDays.filter((day) => days.includes(day) && day !== days.at(-1))
  return known.flatMap((changeDay) =>
    [-1, 1].map(
      (hours): CauseCandidate => ({
        kind: 'clockChange',
        params: { day: changeDay, hours },
        apply: (state) => ({ ...state, clock: { day: days.indexOf(changeDay), hours } }),
        cost: Math.log(2 * known.length),
      }),
    ),
  )
}
