import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uniqueFileNames } from './file-name.js'

it('numbers names that a file system takes for the same, and avoids those of devices', () => {
  expect(uniqueFileNames(['One', 'one', 'One-2', 'ONE', 'CON', 'nul', '../..', '…', 'Ａ', 'a'], 'creative')).toEqual([
    'One',
    'one-2',
    'One-2-2',
    'ONE-3',
    'CON-file',
    'nul-file',
    'creative',
    'creative-2',
    'A',
    'a-2',
  ])
})

it('returns short, distinct names without separators for any text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 })), (texts) => {
      const names = uniqueFileNames(texts, 'creative')
      expect(names).toHaveLength(texts.length)
      expect(new Set(names.map((name) => name.toUpperCase())).size).toBe(names.length)
      for (const name of names) {
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u)
        expect(name.length).toBeLessThanOrEqual(90)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(245)
      }
    }),
  )
})
