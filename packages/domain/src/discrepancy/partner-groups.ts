import { copyText, PartnerFileError } from './partner-file-error.js'
import type { DecimalMark } from './partner-reading-schema.js'

/** Combinations of day, creative, placement and size that a file may have. */
export const MAX_GROUPS = 200_000

const FIRST_CAPACITY = 256

/** Dates that a file may have: more than the days of 1,000 years. */
const MAX_DAYS = 400_000

/** Names with the same creative that are compared one by one. */
const MAX_COMPARED = 8

/** Names of a group of lines. */
export interface GroupNames {
  readonly creative: string
  readonly creativeID: string
  readonly placement: string
  readonly size: string
}

const isSame = (names: GroupNames | undefined, other: GroupNames): boolean =>
  names !== undefined &&
  names.creativeID === other.creativeID &&
  names.placement === other.placement &&
  names.size === other.size

/** Sums of lines with the same day and names, under both decimal marks. */
export interface PartnerGroups {
  /** Returns the index of a group, which is created if needed. `day` is a number of the caller. */
  find(day: number, isNamed: boolean, names: GroupNames, line: number): number
  /** Adds the figures of a line, NaN where it has none. */
  add(group: number, point: Float64Array, comma: Float64Array): void
  count(): number
  day(group: number): number
  isNamed(group: number): boolean
  names(group: number): GroupNames
  firstLine(group: number): number
  lines(group: number): number
  /** Returns a sum under a decimal mark. */
  sum(group: number, slot: number, mark: DecimalMark): number
  /** Number of lines that have a figure. */
  counted(group: number, slot: number): number
}

/** Creates groups whose lines have `slots` figures. Throws a `PartnerFileError` for more than `maxGroups`. */
export function createPartnerGroups(slots: number, maxGroups = MAX_GROUPS): PartnerGroups {
  /** Numbers of names by creative, the most frequent key, because longer keys take several times as long. */
  const byCreative = new Map<string, number[]>()
  /** Numbers of names by all of them, for creatives that occur with many placements. */
  const byNames = new Map<string, number>()
  const names: GroupNames[] = []
  /** Groups by names and day. */
  const byKey = new Map<number, number>()
  /** Names that many groups share. */
  const texts = new Map<string, string>()
  const nameNumbers: number[] = []
  const days: number[] = []
  const named: boolean[] = []
  const firstLines: number[] = []
  let lines = new Uint32Array(FIRST_CAPACITY)
  let counted = new Uint32Array(FIRST_CAPACITY * slots)
  let points = new Float64Array(FIRST_CAPACITY * slots)
  /** Sums for a decimal comma, from the first line on in which they differ. */
  let commas: Float64Array | undefined

  const share = (text: string): string => {
    const known = texts.get(text)
    if (known !== undefined) return known
    const copy = copyText(text)
    texts.set(copy, copy)
    return copy
  }

  function grow() {
    const capacity = lines.length * 2
    const widen = (values: Float64Array) => {
      const wider = new Float64Array(capacity * slots)
      wider.set(values)
      return wider
    }
    const [moreLines, moreCounted] = [new Uint32Array(capacity), new Uint32Array(capacity * slots)]
    moreLines.set(lines)
    moreCounted.set(counted)
    lines = moreLines
    counted = moreCounted
    points = widen(points)
    if (commas) commas = widen(commas)
  }

  function addNames({ creative, creativeID, placement, size }: GroupNames): number {
    names.push({
      creative: share(creative),
      creativeID: share(creativeID),
      placement: share(placement),
      size: share(size),
    })
    return names.length - 1
  }

  /** Returns the number of names, which is new for new ones. */
  function findNames(wanted: GroupNames): number {
    const numbers = byCreative.get(wanted.creative)
    if (!numbers) {
      const number = addNames(wanted)
      byCreative.set(share(wanted.creative), [number])
      return number
    }
    for (const number of numbers) if (isSame(names[number], wanted)) return number
    if (numbers.length < MAX_COMPARED) {
      const number = addNames(wanted)
      numbers.push(number)
      return number
    }
    // No text of a file contains a zero.
    const key = `${wanted.creative}\0${wanted.creativeID}\0${wanted.placement}\0${wanted.size}`
    const known = byNames.get(key)
    if (known !== undefined) return known
    const number = addNames(wanted)
    byNames.set(copyText(key), number)
    return number
  }

  return {
    find(day, isNamed, wanted, line) {
      const number = findNames(wanted)
      const key = (number * MAX_DAYS + day) * 2 + (isNamed ? 1 : 0)
      const known = byKey.get(key)
      if (known !== undefined) return known
      const group = days.length
      if (group >= maxGroups || day >= MAX_DAYS)
        throw new PartnerFileError(
          `The file has more than ${maxGroups} combinations of day, creative, placement and size. Export a shorter range or fewer dimensions.`,
        )
      byKey.set(key, group)
      nameNumbers.push(number)
      days.push(day)
      named.push(isNamed)
      firstLines.push(line)
      if (days.length > lines.length) grow()
      return group
    },
    add(group, point, comma) {
      lines[group] = (lines[group] ?? 0) + 1
      const start = group * slots
      for (let slot = 0; slot < slots; slot += 1) {
        const value = point[slot] ?? Number.NaN
        const other = comma[slot] ?? Number.NaN
        if (Number.isNaN(value)) continue
        const index = start + slot
        if (value !== other) commas ??= points.slice()
        points[index] = (points[index] ?? 0) + value
        counted[index] = (counted[index] ?? 0) + 1
        if (commas) commas[index] = (commas[index] ?? 0) + other
      }
    },
    count: () => days.length,
    day: (group) => days[group] ?? 0,
    isNamed: (group) => named[group] ?? true,
    names: (group) => names[nameNumbers[group] ?? -1] ?? { creative: '', creativeID: '', placement: '', size: '' },
    firstLine: (group) => firstLines[group] ?? 0,
    lines: (group) => lines[group] ?? 0,
    sum: (group, slot, mark) => (mark === ',' && commas ? commas : points)[group * slots + slot] ?? 0,
    counted: (group, slot) => counted[group * slots + slot] ?? 0,
  }
}
