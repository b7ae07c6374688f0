import fc from 'fast-check'
import { expect, it } from 'vitest'
import { redirectLocation } from '../tag/serving-url.js'
import { landingUrl } from '../testing/landing-url.js'
import { landingDifference } from './landing-difference.js'

it.each([
  ['https://shop.test/?a=1&b=2', 'https://shop.test/?a=1', { kind: 'cut off', lost: '&b=2' }],
  ['https://shop.test/?a=1#top', 'https://shop.test/?a=1', { kind: 'cut off', lost: '#top' }],
  ['https://shop.test/?q=a%20b', 'https://shop.test/?q=a%2520b', { kind: 'encoded twice' }],
  ['https://shop.test/?q=Zürich', 'https://shop.test/?q=Z%25C3%25BCrich', { kind: 'encoded twice' }],
  ['https://shop.test/?q=a&b', 'https%3A%2F%2Fshop.test%2F%3Fq%3Da%26b', { kind: 'encoded twice' }],
  ['https://shop.test/?q=a%26b&c=1', 'https://shop.test/?q=a&b&c=1', { kind: 'decoded' }],
  ['https://shop.test/?q=a+b', 'https://shop.test/?q=a b', { kind: 'decoded' }],
  ['https://shop.test/', 'https://other.test/', { kind: 'different' }],
  ['https://shop.test/', '', { kind: 'different' }],
])('explains the difference between %s and %s', (expected, actual, difference) => {
  expect(landingDifference(expected, actual)).toEqual(difference)
})

it('ignores what browsers encode themselves', () => {
  expect(landingDifference('https://shop.test?city=Zürich', 'https://shop.test/?city=Z%C3%BCrich')).toBeUndefined()
  expect(landingDifference('https://shop.test/?q=a b', 'https://shop.test/?q=a%20b')).toBeUndefined()
})

it('finds a URL unchanged only if browsers request the same, whatever it contains', () => {
  fc.assert(
    fc.property(landingUrl, landingUrl, (one, other) => {
      expect(landingDifference(one, one)).toBeUndefined()
      expect(landingDifference(one, encodeURIComponent(one))).toEqual({ kind: 'encoded twice' })
      const [first, second] = [one, other].map((url) => redirectLocation(new URL(url).href))
      expect(landingDifference(one, other) === undefined).toBe(first === second)
      expect(landingDifference(one, redirectLocation(one))).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})
