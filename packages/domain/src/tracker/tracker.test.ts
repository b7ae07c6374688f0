// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landingPageOf, storedTrackersSchema, trackerSchema, trackersSchema, webUrlSchema } from './tracker.js'

const accepts = (url: unknown) => webUrlSchema.safeParse(url).success

describe('tracker URL', () => {
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
    'ads.test',
    '//ads.test',
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
  ])('T17: rejects %j', (url) => {
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

describe('trackers of a creative', () => {
  const pixel = { type: 'pixel', url: 'https://ads.test/p' } as const

  it('are optional lists by kind', () => {
    expect(trackersSchema.parse({})).toEqual({})
    expect(trackersSchema.parse({ click: [pixel], complete: [] })).toEqual({ click: [pixel], complete: [] })
  })

  it('reject unknown kinds and types, and too many trackers', () => {
    for (const trackers of [{ hover: [pixel] }, { click: [{ ...pixel, type: 'eval' }] }, { click: pixel }])
      expect(trackersSchema.safeParse(trackers).success).toBe(false)
    expect(trackersSchema.safeParse({ click: Array.from({ length: 51 }, () => pixel) }).success).toBe(false)
    expect(trackerSchema.safeParse(pixel).success).toBe(true)
  })

  it('use the first redirect as landing page', () => {
    const [first, second] = ['https://ads.test/a', 'https://ads.test/b'].map(
      (url) => ({ type: 'redirect', url }) as const,
    )
    expect(landingPageOf({ click: [pixel, first!, second!] })).toBe('https://ads.test/a')
    expect([landingPageOf({}), landingPageOf({ click: [pixel] })]).toEqual([undefined, undefined])
  })
})

it('read a stored URL with credentials, which new input rejects', () => {
  const trackers = { click: [{ type: 'redirect', url: 'https://ada:secret@ads.test/' }] }
  expect(storedTrackersSchema.safeParse(trackers).success).toBe(true)
  expect(trackersSchema.safeParse(trackers).error?.issues[0]?.message).toBe(
    'Take the user name and the password out of the address',
  )
})
