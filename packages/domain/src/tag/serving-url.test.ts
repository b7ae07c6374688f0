import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landingUrl } from '../testing/landing-url.js'
import { redirectLocation } from './serving-url.js'

it.each([
  ['https://shop.test/a?b=1&c=%20#d', 'https://shop.test/a?b=1&c=%20#d'],
  ['https://shop.test/?a=b|c&d={{size}}', 'https://shop.test/?a=b%7Cc&d=%7B%7Bsize%7D%7D'],
  ['https://shop.test/?a=100%&b=%zz&c=%%CB%%', 'https://shop.test/?a=100%25&b=%25zz&c=%25%25CB%25%25'],
  ['https://shop.test/?cb=[TIMESTAMP]', 'https://shop.test/?cb=%5BTIMESTAMP%5D'],
  ['https://[2001:db8::1]:81/[x]', 'https://[2001:db8::1]:81/%5Bx%5D'],
  ['https://shop.test/#a#b?c', 'https://shop.test/#a%23b?c'],
  ['https://shop.test/grüße \uD800', 'https://shop.test/gr%C3%BC%C3%9Fe%20%EF%BF%BD'],
])('redirects to %j by %j', (url, location) => expect(redirectLocation(url)).toBe(location))

it('sends only what RFC 3986 allows, and encodes once', () => {
  fc.assert(
    fc.property(landingUrl, (url) => {
      const location = redirectLocation(url)
      expect(location).toMatch(
        /^https?:\/\/[^/?#]*(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*(?:#(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*)?$/i,
      )
      expect(redirectLocation(location)).toBe(location)
    }),
    { numRuns: 1000 },
  )
})
