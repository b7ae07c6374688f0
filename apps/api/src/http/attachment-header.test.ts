import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentHeader } from './attachment-header.js'

const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')

describe('the header that names an attachment', () => {
  it.each([
    'plain.csv',
    'a "quoted" name.xlsx',
    "it's (a) *report*!.csv",
    'Überfahrt nach Ærø.xlsx',
    'תקציר.csv',
    '夏のキャンペーン🎉.xlsx',
    '..\\..\\secret.csv',
    'x"; filename="evil.exe',
    'two\r\nSet-Cookie: a=b.csv',
  ])('names %j as it is', (name) => {
    const header = attachmentHeader(name)
    expect(nameIn(header)).toBe(name)
    expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.~%-]+$/)
  })

  it('can name anything, halves of characters too, and never says more than a name', () => {
    const unit = fc.string({ unit: 'binary', minLength: 1 })
    fc.assert(
      fc.property(fc.oneof(unit, fc.constantFrom('\ud83d', 'a\udc00b')), (name) => {
        const header = attachmentHeader(name)
        expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.~%-]+$/)
        if (!/\p{Surrogate}/u.test(name)) expect(nameIn(header)).toBe(name)
      }),
    )
  })
})
