/** UTC offsets of a zone: `offsets[i]`, in minutes east of UTC, applies before `untils[i]`, in ms since 1970. */
export interface ZoneHistory {
  untils: readonly number[]
  offsets: readonly number[]
}

/** Returns the offsets of an IANA zone; undefined for a zone that the source does not have. */
export type FindZoneHistory = (tzCode: string) => ZoneHistory | undefined

let findHistory: FindZoneHistory | undefined

/**
 * Replaces the runtime's zone data for all calculations of this package, because a server may know newer rules than its
 * runtime. Undefined restores the runtime's.
 */
export function setZoneHistory(find: FindZoneHistory | undefined): void {
  findHistory = find
}

/**
 * Returns the offset of a zone at a moment in minutes east of UTC, from the source of `setZoneHistory`. Undefined
 * without a source, for a zone that it does not have, and after its last entry.
 */
export function historyMinutes(tzCode: string, at: number): number | undefined {
  const history = findHistory?.(tzCode)
  if (!history) return undefined
  const { untils, offsets } = history
  let [low, high] = [0, untils.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (at < (untils[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return offsets[low]
}
