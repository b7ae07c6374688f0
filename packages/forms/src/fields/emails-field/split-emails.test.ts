import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addNew, splitEmails } from './split-emails.js'

describe('splitEmails', () => {
  it.each([
    ['ada@a.test', ['ada@a.test']],
    [
      ' ada@a.test , bob@b.test;\nkim@c.test\tlee@d.test  zoe@e.test ',
      'ada@a.test bob@b.test kim@c.test lee@d.test zoe@e.test'.split(' '),
    ],
    ['Ada Byron <ada@a.test>, "Bob the second" <bob@b.test>', ['ada@a.test', 'bob@b.test']],
    ['Ada@a.test ada@A.test', ['Ada@a.test']],
    ['no address', ['no', 'address']],
    [' ,; \n', []],
    ['Ada <>', []],
    // As Outlook, Gmail and Apple Mail copy recipients.
    ['"Moss, Ida" <ida@kunde.test>; "Ek, Bo" <bo@kunde.test>', ['ida@kunde.test', 'bo@kunde.test']],
    ['Moss, Ida <ida@kunde.test>; Ek, Bo <bo@kunde.test>', ['ida@kunde.test', 'bo@kunde.test']],
    ['Moss, Ida <ida@kunde.test>, Ek, Bo <bo@kunde.test>', ['ida@kunde.test', 'bo@kunde.test']],
    ['ada@a.test, Moss, Ida <ida@kunde.test>, zoe@e.test', ['ada@a.test', 'ida@kunde.test', 'zoe@e.test']],
    ['"ida@home.test" <ida@kunde.test>', ['ida@kunde.test']],
    ['ida@home.test <ida@kunde.test>', ['ida@kunde.test']],
    ['"Ida \\"the; <first>\\" Moss" <ida@kunde.test>', ['ida@kunde.test']],
    ['Ida <ida@kunde.test> (work); Bo <bo@kunde.test>', ['ida@kunde.test', 'bo@kunde.test']],
    ['<ida@kunde.test> bo@kunde.test', ['ida@kunde.test', 'bo@kunde.test']],
    ['<ida@kunde.test> bo@kunde.test <zoe@e.test>', ['ida@kunde.test', 'bo@kunde.test', 'zoe@e.test']],
    ['"ada", bo@kunde.test', ['"ada"', 'bo@kunde.test']],
    ['"ada bo@kunde.test', ['"ada', 'bo@kunde.test']],
    ['wrong; Ida <ida@kunde.test>', ['wrong', 'ida@kunde.test']],
    ['"Moss, Ida <ida@kunde.test>\n"Ek, Bo" <bo@kunde.test>', ['ida@kunde.test', 'bo@kunde.test']],
    ['ida@kunde.test <', ['ida@kunde.test']],
  ])('finds in %j the addresses %j', (text, expected) => {
    expect(splitEmails(text)).toEqual(expected)
  })

  it('finds all addresses, regardless of separators', () => {
    const address = fc.stringMatching(/^[a-z0-9]{1,8}@[a-z]{1,6}\.test$/)
    const between = fc.constantFrom(',', ';', '\n', '\r\n', ', ', ' ', '\t', ' ;\n')
    fc.assert(
      fc.property(fc.uniqueArray(address, { maxLength: 60 }), between, (addresses, separator) => {
        expect(splitEmails(addresses.join(separator))).toEqual(addresses)
      }),
    )
  })
})

it('splitEmails reads long hostile texts', () => {
  // With backtracking, these would take minutes.
  const words = (count: number) => ['<', '"', '<"', '",<', 'a,', '<>', '"<a>'].map((part) => part.repeat(count))
  for (const text of words(100_000)) expect(splitEmails(text).length).toBeLessThanOrEqual(100_001)
})

it('addNew keeps existing addresses and adds no duplicates', () => {
  expect(addNew(['a@a.test'], ['b@b.test', 'A@A.test', 'b@b.test', ''])).toEqual(['a@a.test', 'b@b.test'])
})
