import type { CreativeSummary } from '@placard/domain/creative'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { type Counters, NO_COUNTS } from '@placard/domain/report'

/** Maximum number of lines at which the pivot is expanded to days; above that, creatives are collapsed. */
const MAX_OPEN_LINES = 10_000

/** Group of a pivot: one creative. */
export interface PivotGroup {
  creative: CreativeSummary
  total: Counters
  /** Counts by day, in order; empty when creatives are collapsed. */
  days: ReadonlyMap<string, Counters>
}

/** Sums of a pivot, accumulated while the rows are written. */
export interface PivotTotals {
  add: (creativeID: string, day: string, row: Counters) => void
  /** Returns the creatives with any row, in the campaign's order. */
  groups: () => PivotGroup[]
  /** Returns all days with any row, in order. */
  days: () => string[]
  /** Returns whether creatives are expanded to days. */
  isOpen: () => boolean
}

function addTo(total: Counters, row: Counters): void {
  for (const name of COUNTER_NAMES) total[name] += row[name]
}

/** Creates empty totals. Rows have to be added in order of time. */
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
      const counts = group.days.get(day) ?? { ...NO_COUNTS }
      addTo(counts, row)
      if (!group.days.has(day)) lines += 1
      group.days.set(day, counts)
      // Collapsed days are not needed.
      if (!isOpen()) for (const each of groups.values()) each.days.clear()
    },
    groups: () => [...groups.values()].filter(({ isIn }) => isIn),
    days: () => [...days].sort(),
    isOpen,
  }
}
