import { clockChanges } from '../day/clock-changes.js'
import { addDaysTo, type Day } from '../day/day.js'
import type { CauseKind } from './cause-candidate.js'
import type { CauseOptions } from './cause-data.js'
import { chooseOurRange } from './choose-our-range.js'
import { metricsOfRows } from './compare-reports.js'
import { matchCreatives } from './match-creatives.js'
import { type DayHours, dayIndex, listDayHours, type OurCreative, type OurHour, sumInvalid } from './our-report.js'
import type { PartnerRow } from './partner-report.js'
import { createRandom, type SeededRandom } from './seeded-random.fixture.js'

/** Fault of a planted campaign, with the values that a test must find. */
export interface PlantedFault {
  kind: CauseKind
  /** Hours of a shift, or days of a wrong date. */
  hours: number
  /** Ids of the creatives that have it; empty for all. */
  creativeIDs: readonly string[]
  /** Day of a clock change; the last day for a partial one. */
  day: Day
  side: 'ours' | 'theirs'
  sign: 1 | -1
  /** Number of days outside a flight, or hours of a partial day. */
  amount: number
}

/** Campaign with both reports, and the faults between them. */
export interface PlantedCampaign {
  options: CauseOptions
  faults: readonly PlantedFault[]
  /** Number of drawn campaigns of which this is the first whose faults are larger than its noise. */
  attempts: number
}

const ZONES = ['Europe/Berlin', 'America/New_York', 'UTC', 'Asia/Tokyo', 'Europe/London']
const SIZES = ['300x250', '728x90', '160x600', '970x250', '320x50']
const SHIFTS = [-13, -9, -8, -7, -6, -5, -3, -2, -1, 1, 2, 3, 5, 6, 7, 8, 9, 13]

/** Traffic by local hour: of the web, of offices, and of a daily budget that is spent from midnight on. */
const RHYTHMS = [
  [5, 3, 2, 2, 2, 4, 8, 12, 14, 14, 14, 15, 16, 15, 14, 14, 15, 17, 19, 21, 21, 18, 13, 8],
  [1, 1, 1, 1, 1, 3, 9, 18, 26, 28, 27, 24, 22, 26, 27, 25, 20, 12, 8, 7, 6, 5, 3, 2],
  [60, 45, 32, 20, 14, 10, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 7, 7, 6, 6, 6],
]

/** Days around the range for which hours exist, so that shifted days are complete. */
const MARGIN_DAYS = 3

/** Values that a campaign is generated from. */
interface Plan {
  zone: string
  /** Compared days and those around them. */
  all: DayHours
  start: Day
  end: Day
  /** True if the file covers the whole flight. */
  isWhole: boolean
  /** True if the file also has days of theirs outside the range. */
  isOpen: boolean
  creatives: OurCreative[]
  /** Our hours by creative. */
  hours: Map<string, OurHour[]>
  /** Constant ratio and noise of the other side. */
  ratio: number
  noise: number
  /** True if noise is worse: of whole days, by creative, drifting, with small creatives and single wrong days. */
  isHard: boolean
}

function makeHours(random: SeededRandom, plan: Plan, cached: string | undefined): void {
  const { isHard, all, start, end, isWhole, creatives, hours } = plan
  const rhythm = random.pick(RHYTHMS)
  const [weekend, dayNoise, hourNoise] = [
    random.between(0.6, 1.3),
    random.between(0.06, 0.2),
    random.between(0.08, 0.2),
  ]
  const robots = random.between(0.004, 0.05)
  const trend = random.between(-0.01, 0.01)
  const days = all.days.map((day, index) => {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    return (isWeekend ? weekend : 1) * random.factor(dayNoise) * (1 + trend) ** index
  })
  for (const creative of creatives) {
    const list: OurHour[] = []
    hours.set(creative.id, list)
    const volume = 10 ** random.between(isHard ? 2 : 3.4, 5.2) / 24
    const clickRate = random.between(0.001, 0.012)
    // Many repeats without a fault are usual for some creatives too.
    const repeats =
      creative.id === cached || random.chance(0.1) ? random.between(0.08, 0.3) : random.between(0.002, 0.01)
    for (const [index, day] of all.days.entries()) {
      if (isWhole && (day < start || day > end)) continue
      const [first = 0, next = 0] = [all.bounds[index], all.bounds[index + 1]]
      const [robotShare, repeatShare] = [robots * random.factor(0.6), repeats * random.factor(0.5)]
      const ofDay = volume * (days[index] ?? 1) * random.factor(0.04)
      for (let hour = first; hour < next; hour++) {
        const mean = (ofDay * (rhythm[(hour - first) % 24] ?? 1)) / (rhythm.reduce((a, b) => a + b) / 24)
        const impressions = random.count(mean * random.factor(hourNoise))
        const videoStarts = creative.type === 'VAST' ? Math.round(impressions * 0.9) : 0
        list.push({
          creativeID: creative.id,
          hour,
          counts: {
            impressions,
            clicks: Math.min(impressions, random.count(impressions * clickRate)),
            ...(videoStarts > 0 && { videoStarts, videoCompletes: Math.round(videoStarts * 0.6) }),
          },
          invalid: {
            impressions: {
              robot: random.count(impressions * robotShare),
              repeat: random.count(impressions * repeatShare),
              prefetch: random.count(impressions * 0.002),
            },
            clicks: { no_view: random.count(impressions * clickRate * robotShare) },
          },
        })
      }
    }
  }
}

function makePlan(random: SeededRandom, kinds: readonly CauseKind[], isHard: boolean): Plan {
  const needsChange = kinds.includes('clockChange')
  const zone = needsChange ? random.pick(['Europe/Berlin', 'America/New_York', 'Europe/London']) : random.pick(ZONES)
  const length = random.whole(needsChange ? 14 : 7, 60)
  const change = random.pick(clockChanges({ start: '2025-01-01', end: '2027-12-31', zone: 'Europe/Berlin' })).day
  const days = (count: number) => random.whole(0, count)
  const first = needsChange
    ? addDaysTo(random.pick(clockChanges({ start: '2025-01-01', end: '2027-12-31', zone })).day, -days(length - 10) - 4)
    : addDaysTo(change, -days(120))
  const [start, end] = [first, addDaysTo(first, length - 1)]
  const isWhole = kinds.includes('flightOutside') || random.chance(0.5)
  const flight = isWhole ? { start, end } : { start: addDaysTo(start, -20), end: addDaysTo(end, 20) }
  const count = random.whole(kinds.includes('sizeMissing') ? 4 : kinds.includes('creativeMissing') ? 2 : 1, 8)
  const creatives = Array.from({ length: count }, (_, index): OurCreative => {
    const size = kinds.includes('sizeMissing') && index < 2 ? '120x600' : random.pick(SIZES)
    const type = random.chance(0.25) ? 'VAST' : 'Banner'
    return {
      id: `creative${index}`,
      name: `Autumn ${index} ${size}`,
      size,
      liveIDs: [`live00000${index}`],
      type,
      flight,
    }
  })
  return {
    zone,
    all: listDayHours(addDaysTo(start, -MARGIN_DAYS), addDaysTo(end, MARGIN_DAYS), zone),
    start,
    end,
    isWhole,
    isOpen: isWhole && random.chance(0.5),
    creatives,
    hours: new Map(),
    ratio: random.chance(0.4) ? random.pick([1, -1]) * random.between(0.05, 0.08) + 1 : 1,
    noise: random.between(0, 0.03),
    isHard,
  }
}

function drawFault(random: SeededRandom, plan: Plan, kind: CauseKind, kinds: readonly CauseKind[]): PlantedFault {
  const { creatives, start, end, zone } = plan
  // A missing creative has no other fault.
  const others = creatives.slice(0, -1).filter(({ size }) => size !== '120x600')
  const one = [
    kind === 'creativeMissing' ? (creatives.at(-1)?.id ?? '') : random.pick(others.length > 0 ? others : creatives).id,
  ]
  const change = kind === 'clockChange' ? (clockChanges({ start, end, zone })[0]?.day ?? end) : end
  const hours: Partial<Record<CauseKind, number>> = {
    zoneShift: random.pick(SHIFTS),
    dayLate: random.pick([-24, -24, -24, 24]),
    clockChange: random.pick([-1, 1]),
  }
  const creativeIDs: Partial<Record<CauseKind, readonly string[]>> = {
    creativeMissing: one,
    sizeMissing: creatives.filter(({ size }) => size === '120x600').map(({ id }) => id),
    missingCachebuster: one,
    clicksTwice: random.chance(0.5) ? one : [],
  }
  return {
    kind,
    hours: hours[kind] ?? 0,
    creativeIDs: creativeIDs[kind] ?? [],
    day: change,
    // A file with days after the flight has no partial day at the end of the flight.
    side: kind === 'flightOutside' && kinds.includes('partialLastDay') ? 'ours' : random.pick(['ours', 'theirs']),
    sign: random.chance(0.7) ? 1 : -1,
    amount: kind === 'partialLastDay' ? random.whole(4, 16) : random.whole(1, 4),
  }
}

type Cells = Map<string, { impressions: number; clicks: number }[]>

/** Returns the counts of the other side without its noise, by creative and day of `all`, from single hours. */
function expectTheirs({ all, hours, end, creatives }: Plan, faults: readonly PlantedFault[]): Cells {
  const fault = (kind: CauseKind) => faults.find((other) => other.kind === kind)
  const lag = (fault('zoneShift')?.hours ?? 0) + (fault('dayLate')?.hours ?? 0)
  const change = fault('clockChange')
  const changed = change ? (all.bounds[all.days.indexOf(change.day) + 1] ?? 0) : Number.POSITIVE_INFINITY
  const invalid = fault('invalidCounted') !== undefined
  const cached = fault('missingCachebuster')
  const twice = fault('clicksTwice')
  const partial = fault('partialLastDay')
  const flight = fault('flightOutside')
  const lastDay = flight?.side === 'ours' ? addDaysTo(end, -flight.amount) : end
  const cells: Cells = new Map()
  for (const { id } of creatives) {
    const counts = all.days.map(() => ({ impressions: 0, clicks: 0 }))
    cells.set(id, counts)
    for (const { hour, counts: net, invalid: kinds } of hours.get(id) ?? []) {
      const atTheirs = hour - lag - (change && hour - lag >= changed + Math.min(0, change.hours) ? change.hours : 0)
      const index = dayIndex(all.bounds, atTheirs)
      const cell = counts[index]
      if (!cell) continue
      const isOver = partial && all.days[index] === lastDay && atTheirs - (all.bounds[index] ?? 0) >= partial.amount
      const isAfter = (all.days[index] ?? '') > lastDay && (partial !== undefined || flight?.side === 'ours')
      if (isOver || isAfter) continue
      let impressions = (net.impressions ?? 0) + (invalid ? sumInvalid(kinds?.impressions) : 0)
      if (cached?.creativeIDs.includes(id)) impressions += cached.sign * (kinds?.impressions?.repeat ?? 0)
      const clicks = (net.clicks ?? 0) + (invalid ? sumInvalid(kinds?.clicks) : 0)
      const isTwice = twice && (twice.creativeIDs.length === 0 || twice.creativeIDs.includes(id))
      cell.impressions += impressions
      cell.clicks += isTwice ? 2 * clicks : clicks
    }
    if (flight?.side === 'theirs') {
      const usual = counts[all.days.indexOf(end) - 1]
      // Days that a shift already filled are not outside the flight.
      const first = 1 + counts.findLastIndex(({ impressions }) => impressions > 0)
      for (let day = first; day < first + flight.amount; day++) {
        const cell = counts[day]
        if (cell && usual) Object.assign(cell, { impressions: usual.impressions, clicks: usual.clicks })
      }
    }
  }
  return cells
}

/** Returns whether each fault changes the counts by more than the noise, so that it can be found at all. */
function areVisible(plan: Plan, faults: readonly PlantedFault[]): boolean {
  const cells = expectTheirs(plan, faults)
  const total = [...cells.values()].flat().reduce((sum, { impressions }) => sum + impressions, 0)
  const partial = faults.find(({ kind }) => kind === 'partialLastDay')
  return faults.every((fault) => {
    const ids = new Set(fault.creativeIDs.length > 0 ? fault.creativeIDs : plan.creatives.map(({ id }) => id))
    const ofFault = [...cells].filter(([id]) => ids.has(id)).flatMap(([, list]) => list)
    if (fault.kind === 'clicksTwice') return ofFault.reduce((sum, { clicks }) => sum + clicks, 0) > 250
    if (fault.kind === 'creativeMissing' || fault.kind === 'sizeMissing')
      return ofFault.reduce((sum, { impressions }) => sum + impressions, 0) > 0.01 * total
    const without = expectTheirs(
      plan,
      faults.filter((other) => other !== fault),
    )
    let [loss, squares, number] = [0, 0, 0]
    for (const [id, list] of cells) {
      const others = without.get(id) ?? []
      const sum = (values: typeof list) => values.reduce((all, { impressions }) => all + impressions, 0)
      const ratio = sum(others) > 0 ? sum(list) / sum(others) : 1
      for (const [index, { impressions }] of list.entries()) {
        const other = (others[index]?.impressions ?? 0) * ratio
        const size = Math.max(impressions, other)
        // The factor of a partial day can be any, so the day shows no other fault.
        if (partial && fault !== partial && plan.all.days[index] === partial.day) continue
        if (size === 0 || (!plan.isOpen && !isInRange(plan, faults, plan.all.days[index] ?? ''))) continue
        const square = ((impressions - other) / size) ** 2 / (plan.noise ** 2 / 3 + 0.001 ** 2 + 0.12 / size)
        loss += 2.5 * Math.log1p(square / 4)
        squares += square
        number++
      }
    }
    return Math.min(loss, (number / 2) * Math.log1p(squares / number)) > MIN_VISIBLE
  })
}

/** Log-likelihood by which a fault must show with a known noise. */
const MIN_VISIBLE = 18

/** Returns true for days that the file has: of its range, and those after the flight that a fault adds. */
function isInRange({ start, end, isOpen, all }: Plan, faults: readonly PlantedFault[], day: Day): boolean {
  if (isOpen) return all.days.includes(day)
  const isLonger = faults.some(({ kind, side }) => kind === 'flightOutside' && side === 'theirs')
  return day >= start && day <= (isLonger ? addDaysTo(end, MARGIN_DAYS) : end)
}

function makeRows(random: SeededRandom, plan: Plan, faults: readonly PlantedFault[]): PartnerRow[] {
  const { all, creatives, ratio, noise, isHard } = plan
  const missing = faults.find(
    ({ kind, side }) => (kind === 'creativeMissing' && side === 'ours') || (kind === 'sizeMissing' && side === 'ours'),
  )
  const distort = (count: number) =>
    Math.max(
      0,
      Math.round(count * ratio * (1 + noise * random.between(-1, 1)) + Math.sqrt(0.02 * count) * random.normal()),
    )
  const cells = expectTheirs(plan, faults)
  const drift = isHard ? random.between(-0.03, 0.03) : 0
  const dayFactors = all.days.map(
    (_, index) => 1 + (isHard ? noise * random.between(-1, 1) + (drift * index) / all.days.length : 0),
  )
  return creatives.flatMap(({ id, name, size, type }): PartnerRow[] => {
    if (missing?.creativeIDs.includes(id)) return []
    const ofCreative = isHard ? random.between(0.95, 1.05) : 1
    const wrongDay = isHard && random.chance(0.3) ? random.whole(MARGIN_DAYS, all.days.length - MARGIN_DAYS - 3) : -1
    return (cells.get(id) ?? []).flatMap((cell, index): PartnerRow[] => {
      const day = all.days[index] ?? ''
      if (!isInRange(plan, faults, day) || cell.impressions === 0) return []
      const factor = ofCreative * (dayFactors[index] ?? 1) * (index === wrongDay ? 0.7 : 1)
      const impressions = distort(cell.impressions * factor)
      const starts = Math.round(impressions * 0.9)
      return [
        {
          day,
          creative: name.replaceAll(' ', '_').toUpperCase(),
          creativeID: '',
          placement: 'Run of site',
          size,
          counts: {
            impressions,
            clicks: distort(cell.clicks * factor),
            ...(type === 'VAST' && { videoStarts: starts }),
          },
          missing: type === 'VAST' ? {} : { videoStarts: 1 },
          invalid: {},
          lines: 1,
        },
      ]
    })
  })
}

interface PlantOptions {
  /** True for faults that are smaller than the noise too. */
  isAny?: boolean
  /** True for worse noise. */
  isHard?: boolean
}

/** Returns the campaign of a seed with faults of these kinds. */
export function plantCampaign(
  seed: number,
  kinds: readonly CauseKind[],
  { isAny = false, isHard = false }: PlantOptions = {},
): PlantedCampaign {
  for (let attempts = 1; ; attempts++) {
    const random = createRandom(seed * 1000 + attempts)
    const plan = makePlan(random, kinds, isHard)
    const faults = kinds.map((kind) => drawFault(random, plan, kind, kinds))
    makeHours(random, plan, faults.find(({ kind }) => kind === 'missingCachebuster')?.creativeIDs[0])
    if (!isAny && attempts < 200 && !areVisible(plan, faults)) continue
    const rows = makeRows(random, plan, faults)
    const absent = faults.flatMap(({ kind, side, creativeIDs }) =>
      side === 'theirs' && (kind === 'creativeMissing' || kind === 'sizeMissing') ? creativeIDs : [],
    )
    const creatives = plan.creatives.filter(({ id }) => !absent.includes(id))
    const flight = creatives[0]?.flight ?? { start: null, end: null }
    const isStated = faults.some(({ kind, side }) => kind === 'flightOutside' && side === 'ours')
    const statedRange = isStated
      ? { start: addDaysTo(plan.start, -MARGIN_DAYS), end: addDaysTo(plan.end, MARGIN_DAYS) }
      : null
    const { range } = chooseOurRange({ rows, statedRange, flight, zone: plan.zone })
    const ours = { creatives, hours: creatives.flatMap(({ id }) => plan.hours.get(id) ?? []) }
    return {
      options: {
        rows,
        matches: matchCreatives(rows, creatives),
        ours,
        range: range ?? { start: plan.start, end: plan.end },
        zone: plan.zone,
        basis: 'net',
        metrics: metricsOfRows(rows),
      },
      faults,
      attempts,
    }
  }
}
