import { COUNTER_NAMES, type Counters, type CreativeSummary, NO_COUNTS } from '@placard/domain'

/** Up to so many lines a pivot shows each day of each creative; beyond, only the creatives, which can be opened. */
const MAX_OPEN_LINES = 10_000

/** What a pivot shows of one creative. */
export interface PivotGroup {
  creative: CreativeSummary
  total: Counters
  /** In order; none where the creatives are closed. */
  days: ReadonlyMap<string, Counters>
}

/** The sums that a pivot shows, added up while the rows pass by. */
export interface PivotTotals {
  add: (creativeID: string, day: string, row: Counters) => void
  /** The creatives with any row, in the campaign's order. */
  groups: () => PivotGroup[]
  /** All days with any row, in order. */
  days: () => string[]
  /** Whether each creative's days are shown. */
  isOpen: () => boolean
}

function addTo(total: Counters, row: Counters): void {
  for (const name of COUNTER_NAMES) total[name] += row[name]
}

/** Begins with sums of nothing. Rows come in order of time. */
export function createPivotTotals(creatives: Iterable<CreativeSummary>, maxLines = MAX_OPEN_LINES): PivotTotals {
  const groups = new Map<string, PivotGroup & { days: Map<string, Counters>; isIn: boolean }>()
  for (const creative of creatives)
    groups.set(creative.id, { creative, total: { ...NO_COUNTS }, days: new Map(), isIn: false })
  const days = new Set<string>()
  let lines = 0
  const isOpen = () => lines <= maxLines
  return {
    add(creativeID, day, row) {
      const group = groups.get(creativeID)
      if (!group) return
      group.isIn = true
      days.add(day)
      addTo(group.total, row)
      if (!isOpen()) return
      const known = group.days.get(day) ?? { ...NO_COUNTS }
      addTo(known, row)
      if (!group.days.has(day)) lines += 1
      group.days.set(day, known)
      // What is not shown is not kept.
      if (!isOpen()) for (const each of groups.values()) each.days.clear()
    },
    groups: () => [...groups.values()].filter(({ isIn }) => isIn),
    days: () => [...days].sort(),
    isOpen,
  }
}
