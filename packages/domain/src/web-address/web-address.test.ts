// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeWebAddress, webAddressIssues, webUrlSchema } from './web-address.js'

const accepts = (url: unknown) => webUrlSchema.safeParse(url).success

describe('webUrlSchema', () => {
  it.each([
    'https://ads.test',
    'http://ads.test:8080/pixel.gif?x=1&y=2#z',
    'https://ads.test/p?cb=%%CACHEBUSTER%%',
    'https://ads.test/p?cb=[TIMESTAMP]&c=${GDPR_CONSENT_42}',
    'https://ads.test/p?cb=__ADFRND__&n=%n',
    'HTTPS://ADS.TEST/',
    'https://münchen.test/grüße',
    'https://ads.test/@ada?mail=ada@ads.test#@',
  ])('accepts %s unchanged', (url) => {
    expect(webUrlSchema.parse(url)).toBe(url)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ads.test',
    'https://',
    'https:///path',
    'https://ads.test/"onload="x',
    "https://ads.test/'",
    'https://ads.test/<script>',
    'https://ads.test/a b',
    'https://ads.test\\@evil.test',
    'https://ads.test/`x`',
    'https://ads.test/\nx',
    'https://ada:secret@ads.test/',
    'https://ada@ads.test',
    'HTTP://%%USER%%:x@ads.test?a=b',
    `https://ads.test/${'x'.repeat(2048)}`,
  ])('rejects %j', (url) => {
    expect(accepts(url)).toBe(false)
  })

  it('never contains characters that could end an attribute, a string or a tag', () => {
    const piece = fc.oneof(
      fc.constantFrom('https://', 'a.test', '/', '"', "'", '<', '>', '\\', '`', '%%X%%'),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((parts) => `https://a.test/${parts.join('')}`),
        (url) => {
          const read = webUrlSchema.safeParse(url)
          if (read.success) expect(read.data).toMatch(/^https:\/\/a\.test\/[^\s"'<>\\`]*$/)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('has a message about valid URLs', () => {
    expect(webUrlSchema.safeParse('ads').error?.issues[0]?.message).toBe(
      'Fill in a web address that starts with https://',
    )
  })
})

describe('untidy addresses', () => {
  const found = (url: string) => webUrlSchema.safeParse(url).error?.issues.map(({ message }) => message)
  const fixed = (url: string) => webAddressIssues(url)[0]?.fix?.url

  it.each([
    ['https://shop.test/a\u200B', 'https://shop.test/a'],
    ['\uFEFF https://shop.test/a\u00AD\u2060', 'https://shop.test/a'],
    ['\u202Ahttps://shop.test/a\u202C\u00A0', 'https://shop.test/a'],
    ['\u3164\u2800https://shop.test/a\u{E0041}\u0007', 'https://shop.test/a'],
    ['shop.test/a?b=1', 'https://shop.test/a?b=1'],
    [' //shop.test ', 'https://shop.test'],
    ['https://shop.test/\u2764\uFE0F', 'https://shop.test/\u2764\uFE0F'],
    ['https://shop.test/?u=https://a.test,https://b.test', 'https://shop.test/?u=https://a.test,https://b.test'],
    ['https://shop.test/a,b;c&ampere=1&lt=2', 'https://shop.test/a,b;c&ampere=1&lt=2'],
    ['https://shop.test/1\u20132', 'https://shop.test/1\u20132'],
  ])('accepts %j as %j', (typed, url) => expect(webUrlSchema.parse(typed)).toBe(url))

  it.each([
    ['https://shop.test/a\u200Bb', /zero-width space/, 'https://shop.test/ab'],
    ['https://shop.test/a\u2063b', /the character U\+2063, which is invisible/, 'https://shop.test/ab'],
    ['https://shop.test/very-lo\u2026', /contains \u2026, so a part of it is probably cut off/, undefined],
    ['\u201Chttps://shop.test/a\u201D', /quotation mark \u201C/, 'https://shop.test/a'],
    ["'https://shop.test/a'", /quotation mark '/, 'https://shop.test/a'],
    ['https://shop.test/L\u2019Eau', /quotation mark \u2019.*%E2%80%99/, 'https://shop.test/L%E2%80%99Eau'],
    ['https\uFF1A\uFF0F\uFF0Fshop.test', /contains \uFF1A, the full-width form of :/, 'https://shop.test'],
    ['https://shop.test/\uFF1Fa\uFF1D1', /contains \uFF1F, the full-width form of \?/, 'https://shop.test/?a=1'],
    ['https://shop\u3002test/', /full-width form of \./, 'https://shop.test/'],
    [
      'https://shop.test/?a=1&amp;b=2',
      /contains &amp;, which is escaped HTML\. Write & instead/,
      'https://shop.test/?a=1&b=2',
    ],
    ['https://shop.test/?a=1&amp;amp;b&#38;c&#x26;d', /escaped HTML/, 'https://shop.test/?a=1&b&c&d'],
    [
      'https://shop.test/?a=&quot;b&#39;&nbsp;c&lt;',
      /&quot;, which is escaped HTML\. Write %22/,
      'https://shop.test/?a=%22b%27%20c%3C',
    ],
    ['https://a.test/x,https://b.test/y', /two addresses/, 'https://a.test/x'],
    ['https://a.test/x , https://b.test/y', /two addresses/, 'https://a.test/x'],
    ['https://a.test/x https://b.test/y', /two addresses/, 'https://a.test/x'],
    ['https//shop.test', /colon and two slashes/, 'https://shop.test'],
  ])('refuses %j in words', (url, message, fix) => {
    expect(found(url)).toEqual([expect.stringMatching(message)])
    expect(fixed(url)).toBe(fix)
  })

  it('only warns of dashes, which can be meant', () => {
    expect(webAddressIssues('https://shop.test/?a=1\u20132').map(({ severity }) => severity)).toEqual(['warning'])
    expect(fixed('https://shop.test/?a=1\u20132')).toBe('https://shop.test/?a=1-2')
  })

  it('completes an address once, and a fix leaves another problem or none', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://',
        'a.test',
        '/',
        ',',
        ' ',
        '&amp;',
        '&#38;',
        '&#x3c;',
        '\u201C',
        "'",
        '\uFF1F',
        '\u200B',
        '\u2013',
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((parts) => parts.join('')),
        (text) => {
          const url = completeWebAddress(text)
          expect(completeWebAddress(url)).toBe(url)
          const [issue] = webAddressIssues(url)
          expect(webUrlSchema.safeParse(url).success && issue?.severity === 'error').toBe(false)
          const next = issue?.fix && webAddressIssues(issue.fix.url)[0]
          if (issue?.code !== 'character' && issue?.code !== 'syntax' && next) expect(next.code).not.toBe(issue?.code)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('takes linear time', () => {
    for (const text of [
      '&amp;',
      '&',
      'amp;',
      '\u200B',
      ', ',
      ',https://',
      '\u201C',
      '\uFF1F',
      '&#',
      '\u2013',
      '://',
    ].map((one) => one.repeat(20_000))) {
      const begin = performance.now()
      webAddressIssues(`https://a.test/${text}`)
      completeWebAddress(text)
      expect(performance.now() - begin).toBeLessThan(500)
    }
  })
})
