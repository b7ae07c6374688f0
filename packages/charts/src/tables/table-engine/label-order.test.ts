import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finish } from './engine-steps.js'
import { labelRanks } from './label-order.js'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Ranks labels with the collator only. */
function ranksByCollator(labels: readonly string[]): number[] {
  const sorted = [...labels].sort(collator.compare)
  let rank = -1
  const ranks = new Map<string, number>()
  sorted.forEach((label, place) => {
    if (place === 0 || collator.compare(sorted[place - 1]!, label) !== 0) rank += 1
    ranks.set(label, rank)
  })
  return labels.map((label) => ranks.get(label)!)
}

/** Rank order independent of the actual numbers; the empty label is no data. */
const order = (ranks: ArrayLike<number>, labels: readonly string[]) => {
  const known = labels.map((_, place) => place).filter((place) => labels[place] !== '')
  return known.map((a) => known.map((b) => Math.sign(ranks[a]! - ranks[b]!)))
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
const label = fc.oneof(
  fc.string({ unit: fc.constantFrom(...ascii), maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', 'A', 'é', 'e', '\u0301', ' ', '-', '_'), maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('ä', 'ß', 'ø', '–', '夏', 'م', '٣', '½', '😀', 's', 'a', '2'), maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('0\u03019', 'Video 10', 'video 9', `n${'0'.repeat(200)}7`, '9'.repeat(150), 'x'.repeat(300), ''),
)

it('ranks labels like the collator', () => {
  fc.assert(
    fc.property(fc.array(label, { maxLength: 14 }), (labels) => {
      const ranks = finish(labelRanks(labels))
      expect(order(ranks, labels)).toEqual(order(ranksByCollator(labels), labels))
      labels.forEach((one, place) => {
        expect(Number.isNaN(ranks[place])).toBe(one === '')
      })
    }),
    { numRuns: 1000 },
  )
})

it.each(['de', 'sv', 'es', 'lt', 'de-u-co-phonebk'])('sorts in the order of %s', (locale) => {
  const labels = ['zebra', 'öl', 'ol', 'oz', 'ñu', 'nz', 'yak', 'iz', 'Oel 10', 'oel 9', 'ångström', 'az']
  const ranks = finish(labelRanks(labels, locale))
  const collated = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  for (const [a, one] of labels.entries())
    for (const [b, other] of labels.entries())
      expect(Math.sign(ranks[a]! - ranks[b]!)).toBe(Math.sign(collated.compare(one, other)))
})

it('ranks every pair of characters like the collator', () => {
  const labels = ascii.flatMap((sign) => [sign, `a${sign}`, `${sign}1`, `a${sign}b`])
  expect(order(finish(labelRanks(labels)), labels)).toEqual(order(ranksByCollator(labels), labels))
})

it('ranks 100,000 labels, equal ones alike', () => {
  const labels = Array.from({ length: 100_000 }, (_, place) => `Créative ${(place * 7919) % 50_000}`)
  const ranks = finish(labelRanks(labels))
  expect(labels.every((one, place) => one === `Créative ${ranks[place]}`)).toBe(true)
})
