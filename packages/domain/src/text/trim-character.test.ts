import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trimCharacter } from './trim-character.js'

it('removes a character from both ends of any text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('_', 'a', '__')), (parts) => {
      expect(trimCharacter(parts.join(''), '_')).toBe(parts.join('').replace(/^_+|_+$/g, ''))
    }),
  )
})

it('trims long texts', () => {
  const line = '_'.repeat(200_000)
  expect(trimCharacter(`${line}a${line}b${line}`, '_')).toBe(`a${line}b`)
})
