import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainName } from '../text/stored-text.js'
import { copyName, creativeInputSchema, freeCopyName, MAX_CREATIVE_NAME_LENGTH } from './creative.js'

/** Returns true if no surrogate pair is split. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text)
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
/** Valid names, short or of maximum length. */
const formName = fc
  .oneof(name, fc.string({ unit: 'grapheme', minLength: 150, maxLength: MAX_CREATIVE_NAME_LENGTH }))
  .map((text) => text.slice(0, MAX_CREATIVE_NAME_LENGTH))
  .filter((text) => text.trim() !== '' && isWhole(text) && isPlainName(text))
  .map((text) => text.trim())

describe('copyName', () => {
  it.each([
    ['Banner', 'Banner (Copy)'],
    ['Banner (Copy)', 'Banner (Copy 2)'],
    ['Banner (Copy 2)', 'Banner (Copy 3)'],
    ['Banner (Copy 9)', 'Banner (Copy 10)'],
    ['Banner (Copy 999999999)', 'Banner (Copy 1000000000)'],
    ['(Copy)', '(Copy) (Copy)'],
    ['Banner (copy)', 'Banner (copy) (Copy)'],
    ['Banner (Copy) ', 'Banner (Copy)  (Copy)'],
    ['Banner (Copy) (Copy)', 'Banner (Copy) (Copy 2)'],
    ['Banner(Copy)', 'Banner(Copy) (Copy)'],
    ['Banner (Copy x)', 'Banner (Copy x) (Copy)'],
    ['Line\nbreak (Copy)', 'Line\nbreak (Copy 2)'],
  ])('of %j is %j', (original, copy) => {
    expect(copyName(original)).toBe(copy)
  })

  it('increments the number of a copy', () => {
    fc.assert(
      fc.property(name, fc.integer({ min: 2, max: 40 }), (base, times) => {
        let copy = `${base} (Copy)`
        for (let count = 1; count < times; count++) copy = copyName(copy)
        expect(copy).toBe(`${base} (Copy ${times})`)
      }),
    )
  })

  it('is valid, different, and splits no character', () => {
    fc.assert(
      fc.property(formName, (original) => {
        const copy = copyName(original)
        expect(creativeInputSchema.shape.name.safeParse(copy).data).toBe(copy)
        expect(copy).not.toBe(original)
        expect(isWhole(copy)).toBe(true)
      }),
    )
  })

  it('truncates the name before the number', () => {
    const long = 'x'.repeat(MAX_CREATIVE_NAME_LENGTH)
    expect(copyName(long)).toBe(`${'x'.repeat(193)} (Copy)`)
    expect(copyName(copyName(long))).toBe(`${'x'.repeat(191)} (Copy 2)`)
    expect(copyName(`${'x'.repeat(192)}🦁xxxxxx`)).toBe(`${'x'.repeat(192)} (Copy)`)
  })

  it('skips names that are taken', () => {
    expect(freeCopyName('A', new Set(['A']))).toBe('A (Copy)')
    expect(freeCopyName('A', new Set(['A', 'A (Copy)', 'A (Copy 2)', 'A (Copy 4)']))).toBe('A (Copy 3)')
    fc.assert(
      fc.property(formName, fc.integer({ min: 1, max: 30 }), (original, times) => {
        const taken = new Set([original])
        for (let count = 0; count < times; count++) taken.add(freeCopyName(original, taken))
        expect(taken.size).toBe(times + 1)
      }),
    )
  })
})
