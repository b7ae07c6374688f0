import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUtmParameters, UTM_PARAMETERS, withUtmParameter } from './utm-parameters.js'

const url = fc
  .tuple(
    fc.constantFrom('https://a.test', 'https://a.test/', 'https://a.test/%%P%%/{{size}}'),
    fc.array(
      fc.constantFrom(
        'a=1',
        'b',
        'c=%20+%2B',
        'cb=%%CB%%',
        'x=[T]',
        'utm_source=mail%20x',
        'utm_term=',
        'utm_id=7',
        '',
      ),
    ),
    fc.constantFrom('', '#', '#f?utm_source=no'),
  )
  .map(([base, list, fragment]) => `${base}${list.length > 0 ? `?${list.join('&')}` : ''}${fragment}`)
const name = fc.constantFrom(...UTM_PARAMETERS)
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('{{campaign}}', '%%X%%', '[Y]', '%', '+', ' ', '&', '#', "'", 'ü'))
    .map((list) => list.join('')),
)
const others = (text: string, own: string) => {
  const [address = '', ...fragment] = text.split('#')
  const [base, query = ''] = address.split('?')
  return [base, query.split('&').filter((one) => one !== '' && one.split('=')[0] !== own), fragment]
}

describe('UTM parameters', () => {
  it('are read as they were set, and everything else stays as it is written', () => {
    fc.assert(
      fc.property(url, name, value, (before, own, text) => {
        const after = withUtmParameter(before, own, text)
        expect(readUtmParameters(after)).toEqual({ ...readUtmParameters(before), [own]: text })
        expect(others(after, own)).toEqual(others(before, own))
        expect(withUtmParameter(after, own, text)).toBe(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('keep values and macros as they are, encode the rest, and come before the fragment', () => {
    const after = withUtmParameter('https://a.test/x?b=%20#top', 'utm_content', "{{creative}} & Tom's %%X%%")
    expect(after).toBe('https://a.test/x?b=%20&utm_content={{creative}}%20%26%20Tom%27s%20%%X%%#top')
  })

  it('replace a value in its place, and are removed by an empty text', () => {
    const before = 'https://a.test/?utm_source=a&x=1&utm_source=b'
    expect(withUtmParameter(before, 'utm_source', 'c')).toBe('https://a.test/?utm_source=c&x=1')
    expect(withUtmParameter(before, 'utm_source', '')).toBe('https://a.test/?x=1')
    expect(withUtmParameter('https://a.test/?utm_term=a#b', 'utm_term', '')).toBe('https://a.test/#b')
  })
})
