import { describe, expect, it } from 'vitest'
import { createPartnerGroups } from './partner-groups.js'

const names = (creative: string) => ({ creative, creativeID: '', placement: '', size: '' })

describe('createPartnerGroups', () => {
  it('keeps the sums under both decimal marks while it grows', () => {
    const groups = createPartnerGroups(2)
    for (let line = 0; line < 2000; line += 1) {
      const group = groups.find(line % 10, true, names(`Creative ${line % 1000}`), line)
      // The marks differ from the hundredth line on.
      const value = Float64Array.of(line, Number.NaN)
      groups.add(group, value, line < 100 ? value : Float64Array.of(line * 1000, Number.NaN))
    }
    expect(groups.count()).toBe(1000)
    for (let group = 0; group < 1000; group += 1) {
      expect(groups.names(group).creative).toBe(`Creative ${group}`)
      expect([groups.firstLine(group), groups.lines(group), groups.day(group)]).toEqual([group, 2, group % 10])
      expect([groups.counted(group, 0), groups.counted(group, 1)]).toEqual([2, 0])
      expect(groups.sum(group, 0, '.')).toBe(2 * group + 1000)
      expect(groups.sum(group, 0, ',')).toBe((group < 100 ? group : group * 1000) + (group + 1000) * 1000)
    }
  })
})
