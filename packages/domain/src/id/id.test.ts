import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createId, createTemporaryId, idSchema, isShareToken, isTemporaryId, randomAlphanumeric } from './id.js'

describe('ids', () => {
  it('are always shorter than share tokens', () => {
    expect(createId()).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(isShareToken(createId())).toBe(false)
    expect(isShareToken('x'.repeat(24))).toBe(false)
    expect(isShareToken('x'.repeat(25))).toBe(true)
  })

  it('are unique', () => {
    expect(new Set(Array.from({ length: 1000 }, createId)).size).toBe(1000)
  })

  it('are marked as temporary until the server has stored them', () => {
    expect(createTemporaryId()).toMatch(/^new_[A-Za-z0-9]{14}$/)
    expect(isTemporaryId(createTemporaryId())).toBe(true)
    expect(isTemporaryId(createId())).toBe(false)
  })

  it('differ from share tokens by length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
        expect(isShareToken(text)).toBe(text.length > 24)
        expect(idSchema.safeParse(text).success).toBe(!isShareToken(text))
      }),
    )
    expect(idSchema.safeParse('').success).toBe(false)
  })

  it('use every letter and digit equally', () => {
    const counts = new Map<string, number>()
    const drawn = Array.from({ length: 62 }, () => randomAlphanumeric(1000)).join('')
    for (const character of drawn) counts.set(character, (counts.get(character) ?? 0) + 1)
    expect(drawn).toHaveLength(62_000)
    expect(counts.size).toBe(62)
    // A thousand each, within eight standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(256)
  })
})
