import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitAddresses } from './split-addresses.js'

it.each([
  [
    'https://a.test\nhttps://b.test\r\n\r\n  https://c.test  \n',
    ['https://a.test', 'https://b.test', 'https://c.test'],
  ],
  ['https://a.test\thttps://b.test', ['https://a.test', 'https://b.test']],
  ['https://a.test HTTPS://b.test', ['https://a.test', 'HTTPS://b.test']],
  ['https://a.test/?to=https://b.test', ['https://a.test/?to=https://b.test']],
  ['https://a.test/?cb=%%CACHEBUSTER%%&t=[TIMESTAMP]', ['https://a.test/?cb=%%CACHEBUSTER%%&t=[TIMESTAMP]']],
  ['a.test/x y', ['a.test/x y']],
  [' \n', []],
])('reads %j', (text, addresses) => {
  expect(splitAddresses(text)).toEqual(addresses)
})

it('splits any text before URLs, at line ends and at tabs', () => {
  const part = fc.constantFrom(' ', '\t', '\r', '\n', 'https://a.test', 'HTTP://b.test', 'x', '\u00a0')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const addresses = parts.join('').split(/[\r\n\t]+|\s+(?=https?:\/\/)/i)
      expect(splitAddresses(parts.join(''))).toEqual(addresses.map((text) => text.trim()).filter((text) => text !== ''))
    }),
  )
})

it('splits long runs of spaces', () => {
  const spaces = ' '.repeat(200_000)
  expect(splitAddresses(`https://a.test${spaces}x${spaces}https://b.test`)).toEqual([
    `https://a.test${spaces}x`,
    'https://b.test',
  ])
})
