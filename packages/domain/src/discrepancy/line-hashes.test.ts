import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLineHashes } from './line-hashes.js'

describe('createLineHashes', () => {
  it('finds each repetition among many lines', () => {
    const hashes = createLineHashes([0])
    const add = (index: number) => hashes.add(index % 50, Float64Array.of(index), [`x${index % 7}`])
    for (let index = 0; index < 20_000; index += 1) expect(add(index)).toBe(false)
    for (let index = 0; index < 20_000; index += 1) expect(add(index)).toBe(true)
    expect(hashes.isFull()).toBe(false)
  })

  it('compares group, figures and the cells at its positions', () => {
    const line = fc.tuple(
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom(0, 1, 0.5, Number.NaN),
      fc.constantFrom('', 'a', 'b', 'aa', 5, { day: '2026-03-01' }),
      fc.constantFrom('', 'a', 'b'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const hashes = createLineHashes([1, 2])
        const known = new Set<string>()
        for (const [group, figure, one, other] of lines) {
          const key = [group, figure, JSON.stringify(one), other].join('|')
          expect(hashes.add(group, Float64Array.of(figure), ['ignored', one, other])).toBe(known.has(key))
          known.add(key)
        }
      }),
    )
  })

  it('remembers a limited number of lines', () => {
    const hashes = createLineHashes([], 2)
    expect([1, 2, 3, 3, 1].map((group) => hashes.add(group, Float64Array.of(1), []))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(hashes.isFull()).toBe(true)
  })
})
