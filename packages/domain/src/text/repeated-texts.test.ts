import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeatedTexts } from './repeated-texts.js'

it('returns the first occurrence of repeated texts, and ignores empty ones', () => {
  expect([...repeatedTexts(['a', '', ' b', 'a ', '', 'b', 'a', 'A'])]).toEqual([
    [3, 0],
    [5, 2],
    [6, 0],
  ])
})

it('is empty after the repetitions are removed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', ' a', 'c', '')), (texts) => {
      const repeated = repeatedTexts(texts)
      const left = texts.map((text) => text.trim()).filter((text, index) => text !== '' && !repeated.has(index))
      expect(new Set(left).size).toBe(left.length)
      for (const [index, earlier] of repeated) {
        expect(earlier).toBeLessThan(index)
        expect(texts[earlier]?.trim()).toBe(texts[index]?.trim())
      }
    }),
  )
})
