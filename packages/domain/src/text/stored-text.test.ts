import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorable } from './stored-text.js'

it('accepts exactly the texts that round-trip through UTF-8, except for NUL (property)', () => {
  const comesBack = (text: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text)) === text
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(isStorable(text)).toBe(comesBack(text) && !text.includes('\0'))
      },
    ),
    { examples: [['\0'], ['a\0b'], ['\ud83e\udd8a'], ['\ud83e'], ['\udd8a\ud83e']] },
  )
})
