import { formatDay } from '../day/day-text.js'
import { type CauseCandidate, MIN_DAYS } from './cause-candidate.js'
import { MAX_LAG_HOURS } from './cause-data.js'
import { differenceText } from './cause-explanations.js'
import type { CauseData, CauseState } from './cause-model.js'

const DAY_HOURS = 24

const hoursText = (hours: number) => (Math.abs(hours) === 1 ? '1 hour' : `${Math.abs(hours)} hours`)

/** Returns how much likelier a shift must make the file: the farther zones are apart, the rarer they are confused. */
function shiftCost(lag: number): number {
  const rarity = Math.abs(lag) > 19 ? 6 : Math.abs(lag) > 13 ? 3 : 0
  return Math.log(2 * MAX_LAG_HOURS) + rarity
}

/** Returns the candidate of days that begin some hours later than ours; a whole day is a wrong date. */
function shiftCandidate(lag: number): CauseCandidate {
  const apply = (state: CauseState) => ({ ...state, lag })
  if (Math.abs(lag) === DAY_HOURS) {
    const text =
      lag < 0
        ? 'The file dates its counts one day later than our report.'
        : 'The file dates its counts one day earlier than our report.'
    return {
      kind: 'dayLate',
      params: { days: -lag / DAY_HOURS },
      apply,
      cost: Math.log(2),
      explain: (...states) => `${text} ${differenceText(...states)}`,
    }
  }
  const text =
    lag > 0
      ? `The days of the file begin ${hoursText(lag)} later than ours.`
      : `The days of the file begin ${hoursText(lag)} earlier than ours.`
  return {
    kind: 'zoneShift',
    params: { hours: lag },
    apply,
    cost: shiftCost(lag),
    explain: (...states) => `${text} ${differenceText(...states)}`,
  }
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
    [-1, 1].map((hours): CauseCandidate => {
      const day = formatDay(changeDay)
      const text =
        hours > 0
          ? `From the clock change on ${day} on, the days of the file begin exactly one hour later than ours.`
          : `From the clock change on ${day} on, the days of the file begin exactly one hour earlier than ours.`
      return {
        kind: 'clockChange',
        params: { day: changeDay, hours },
        apply: (state) => ({ ...state, clock: { day: days.indexOf(changeDay), hours } }),
        cost: Math.log(2 * known.length),
        explain: (...states) => `${text} ${differenceText(...states)}`,
      }
    }),
  )
}
