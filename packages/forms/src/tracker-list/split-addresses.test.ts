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
