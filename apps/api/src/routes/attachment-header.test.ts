import { parse } from 'content-disposition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentHeader } from './report-downloads.js'

/** Printable ASCII only: a quoted or plain file name, and the encoded one where they differ. */
const SHAPE = /^attachment; filename=("(?:[ !#-[\]-~]|\\["\\])*"|[\w.-]+)(; filename\*=UTF-8''[\w.~%!-]+)?$/

describe('the Content-Disposition header of a download', () => {
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
  ])('keeps the name %j', (name) => {
    const header = attachmentHeader(name)
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: name } })
    expect(header).toMatch(SHAPE)
  })

  it('keeps any name, lone surrogates included, and adds nothing to the header', () => {
    const unit = fc.string({ unit: 'binary', minLength: 1 })
    fc.assert(
      fc.property(fc.oneof(unit, fc.constantFrom('\ud83d', 'a\udc00b')), (name) => {
        const header = attachmentHeader(name)
        expect(header).toMatch(SHAPE)
        expect(parse(header).parameters.filename).toBe(name.toWellFormed())
      }),
    )
  })
})
