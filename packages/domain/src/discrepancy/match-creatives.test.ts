import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PartnerKey, partnerKeyText } from './creative-key.js'
import { matchCreatives } from './match-creatives.js'
import type { OurCreative } from './our-report.js'

const ours = (id: string, name: string, size: string, extra: Partial<OurCreative> = {}): OurCreative => ({
  id,
  name,
  size,
  liveIDs: [`live${id}AAAAAAAA`],
  type: 'Banner',
  flight: { start: null, end: null },
  ...extra,
})
const key = (values: Partial<PartnerKey>): PartnerKey => ({
  creative: '',
  creativeID: '',
  placement: '',
  size: '',
  ...values,
})
const matchOne = (values: Partial<PartnerKey>, creatives: readonly OurCreative[], options = {}) =>
  matchCreatives([key(values)], creatives, options).matches[0]!

const spring = ours('spring', 'Spring offer', '300x250')
const summer = ours('summer', 'Summer sale', '300x250')
const wide = ours('wide', 'Summer sale', '728x90')
const all = [spring, summer, wide]

describe('matchCreatives', () => {
  it.each<[string, Partial<PartnerKey>, string, string]>([
    ['our id in the ID column', { creativeID: 'spring' }, 'spring', 'id'],
    ['our live ID in the ID column', { creativeID: ' livewideAAAAAAAA ' }, 'wide', 'id'],
    ['our live ID in a name', { creative: 'DE_livewideAAAAAAAA_v2' }, 'wide', 'liveID'],
    ['our live ID in a placement', { creative: 'Ad 1', placement: 'site livespringAAAAAAAA' }, 'spring', 'liveID'],
    ['the same name in other writing', { creative: 'SPRING-Offer' }, 'spring', 'name'],
    ['the same name with its size', { creative: 'summer_sale', size: '728x90' }, 'wide', 'name'],
    ['a placement with our name', { creative: 'Ad 1', placement: 'Spring offer' }, 'spring', 'name'],
    ['a longer name', { creative: 'news.test_SpringOffer_300x250_DE', size: '300x250' }, 'spring', 'similarName'],
    ['the size alone', { creative: 'Creative 7', size: '728x90' }, 'wide', 'size'],
  ])('matches %s', (_, values, creativeID, by) => {
    expect(matchOne(values, all)).toMatchObject({ creativeID, by, candidates: [] })
  })

  it.each<[string, Partial<PartnerKey>, string[]]>([
    ['a part of our live ID', { creative: 'livewideAAAAAAAAA' }, []],
    ['two live IDs', { creative: 'livewideAAAAAAAA livespringAAAAAAAA' }, ['wide', 'spring']],
    ['a name of two creatives', { creative: 'Summer sale' }, ['summer', 'wide']],
    ['the same name in another size', { creative: 'Spring offer', size: '160x600' }, ['spring']],
    ['a size of two creatives', { creative: 'Creative 7', size: '300x250' }, []],
    ['a pixel', { creative: 'Creative 7', size: '1x1' }, []],
    ['another version', { creative: 'Summer deal', size: '300x250' }, []],
  ])('leaves %s unmatched', (_, values, candidates) => {
    const creatives = [...all, ours('pixel', 'Pixel', '1x1')]
    expect(matchOne(values, creatives)).toMatchObject({ creativeID: null, by: null, candidates })
  })

  it('leaves two names unmatched that both resemble one creative', () => {
    const creatives = [ours('a', 'Harvest festival bonus offer A', '300x250'), ours('x', 'Other', '728x90')]
    const one = key({ creative: 'Harvest festival bonus offer 1', size: '300x250' })
    const two = key({ creative: 'Harvest festival bonus offer 2', size: '300x250' })
    expect(matchCreatives([one], creatives).matches[0]).toMatchObject({ creativeID: 'a', by: 'similarName' })
    const { matches, unmatchedCreatives } = matchCreatives([one, two], creatives)
    expect(matches.map(({ creativeID, candidates }) => [creativeID, candidates])).toEqual([
      [null, ['a']],
      [null, ['a']],
    ])
    expect(unmatchedCreatives).toEqual(['a', 'x'])
  })

  it('matches a size only if a single key has it', () => {
    const keys = [key({ creative: 'One', size: '728x90' }), key({ creative: 'Two', size: '728x90' })]
    expect(matchCreatives(keys, all).matches.map(({ by }) => by)).toEqual([null, null])
  })

  it('prefers corrections to remembered choices, and both to all suggestions', () => {
    const values = { creative: 'Spring offer' }
    const text = partnerKeyText(key(values))
    const remembered = new Map([[text, 'summer']])
    expect(matchOne(values, all, { remembered })).toMatchObject({ creativeID: 'summer', by: 'remembered' })
    const corrections = new Map([[text, null]])
    const result = matchCreatives([key(values)], all, { remembered, corrections })
    expect(result.matches[0]).toMatchObject({ creativeID: null, by: 'corrected' })
    expect(result.unmatchedKeys).toEqual([])
    const deleted = new Map([[text, 'deleted']])
    expect(matchOne(values, all, { remembered: deleted })).toMatchObject({ creativeID: 'spring', by: 'name' })
  })

  it('lists what matches nothing on both sides', () => {
    const stranger = key({ creative: 'Stranger' })
    const result = matchCreatives([stranger, key({ creativeID: 'wide' })], all)
    expect(result.unmatchedKeys).toEqual([partnerKeyText(stranger)])
    expect(result.unmatchedCreatives).toEqual(['spring', 'summer'])
    expect(matchCreatives([], all).unmatchedCreatives).toHaveLength(3)
    expect(matchCreatives([stranger], []).matches[0]).toMatchObject({ creativeID: null, by: null })
  })

  it('has each key once, with a creative of ours, for any text', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('__proto__', 'Spring offer', '300x250', ''))
    const anyKey = fc.record({ creative: text, creativeID: text, placement: text, size: text })
    fc.assert(
      fc.property(fc.array(anyKey), (keys) => {
        const { matches } = matchCreatives([...keys, ...keys], all)
        expect(matches).toHaveLength(new Set(keys.map(partnerKeyText)).size)
        for (const { creativeID, by } of matches) {
          expect(creativeID === null).toBe(by === null)
          if (creativeID !== null) expect(['spring', 'summer', 'wide']).toContain(creativeID)
        }
      }),
    )
  })

  it('matches 10,000 keys with 500 creatives in two seconds of CPU time', () => {
    const sizes = ['300x250', '728x90', '160x600', '970x250']
    const creatives = Array.from({ length: 500 }, (_, index) =>
      ours(`id${index}`, `Campaign autumn variant${index}`, sizes[index % 4]!),
    )
    const keys = Array.from({ length: 10_000 }, (_, index) =>
      key({
        creative: `Site ${index} Campaign-autumn variant${index % 500} ${'long '.repeat(20)}`,
        size: sizes[index % 4]!,
      }),
    )
    const start = process.cpuUsage()
    const { matches } = matchCreatives(keys, creatives)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
    expect(matches.filter(({ creativeID }, index) => creativeID === `id${index % 500}`)).toHaveLength(10_000)
  })
})
