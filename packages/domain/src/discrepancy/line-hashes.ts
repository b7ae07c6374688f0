import type { PartnerCell } from './partner-report.js'

/** Set of lines by a hash of 64 bits, for a bounded number of lines. */
export interface LineHashes {
  /**
   * Returns whether an equal line was added before: one of the same group, with the same figures and the same text in
   * all other cells. Adds it unless the set is full.
   */
  add(group: number, figures: Float64Array, cells: readonly PartnerCell[]): boolean
  /** Returns whether some lines were not added. */
  isFull(): boolean
}

/** Number of lines that are compared with each other: a set of 16 MB. */
const MAX_LINES = 1_048_576
const FIRST_SLOTS = 4096
const PRIME = 0x01000193
const OTHER_PRIME = 0x85ebca6b

const readText = (cell: PartnerCell | undefined): string =>
  typeof cell === 'string' ? cell : cell === undefined ? '' : typeof cell === 'number' ? `#${cell}` : `@${cell.day}`

/** Creates an empty set. `positions` are those of the cells that neither tell the group nor are figures. */
export function createLineHashes(positions: readonly number[], maxLines = MAX_LINES): LineHashes {
  let slots = FIRST_SLOTS
  let table = new Uint32Array(2 * slots)
  let size = 0
  let hasSkipped = false
  let one = 0
  let other = 0

  function hash(group: number, figures: Float64Array, cells: readonly PartnerCell[]) {
    one = Math.imul(0x811c9dc5 ^ group, PRIME)
    other = Math.imul(0x9747b28c ^ group, OTHER_PRIME)
    for (let slot = 0; slot < figures.length; slot += 1) {
      const value = figures[slot] ?? 0
      // Without a figure, the value is none that a count has.
      const low = Number.isNaN(value) ? -1 : value | 0
      one = Math.imul(one ^ low, PRIME) ^ (one >>> 15)
      other = Math.imul(other ^ low ^ (value * 1000), OTHER_PRIME) ^ (other >>> 13)
    }
    for (let index = 0; index < positions.length; index += 1) hashText(readText(cells[positions[index] ?? 0]))
    other = Math.imul(other ^ (other >>> 16), OTHER_PRIME)
    one = (one ^ (one >>> 15)) >>> 0
    // Zero marks an empty slot.
    other = (other ^ (other >>> 13)) >>> 0 || 1
  }

  function hashText(text: string) {
    const { length } = text
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index)
      one = Math.imul(one ^ code, PRIME)
      other = Math.imul((other << 13) | (other >>> 19), 5) + code
    }
    one = Math.imul(one ^ 0x1f_ffff, PRIME)
    other = Math.imul(other ^ length, OTHER_PRIME)
  }

  /** Returns the slot of a hash, or the empty one for it. */
  function findSlot(first: number, second: number): number {
    let slot = first & (slots - 1)
    for (;;) {
      const stored = table[2 * slot + 1]
      if (stored === 0 || (stored === second && table[2 * slot] === first)) return slot
      slot = (slot + 1) & (slots - 1)
    }
  }

  function grow() {
    const before = table
    slots *= 2
    table = new Uint32Array(2 * slots)
    for (let index = 0; index < before.length; index += 2) {
      const [first = 0, second = 0] = [before[index], before[index + 1]]
      if (second === 0) continue
      const slot = findSlot(first, second)
      table[2 * slot] = first
      table[2 * slot + 1] = second
    }
  }

  return {
    add(group, figures, cells) {
      hash(group, figures, cells)
      const slot = findSlot(one, other)
      if (table[2 * slot + 1] !== 0) return true
      if (size >= maxLines) {
        hasSkipped = true
        return false
      }
      table[2 * slot] = one
      table[2 * slot + 1] = other
      size += 1
      if (size > slots * 0.6) grow()
      return false
    },
    isFull: () => hasSkipped,
  }
}
