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

it('addNew keeps existing addresses and adds no duplicates', () => {
  expect(addNew(['a@a.test'], ['b@b.test', 'A@A.test', 'b@b.test', ''])).toEqual(['a@a.test', 'b@b.test'])
})
