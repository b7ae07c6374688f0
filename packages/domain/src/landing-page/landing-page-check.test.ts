// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { webUrlSchema } from '../web-address/web-address.js'
import { fillLandingPage } from './landing-page.js'
import {
  asciiHost,
  completeLandingPage,
  landingPageFieldSchema,
  landingPageIssues,
  landingPageSchema,
} from './landing-page-check.js'

describe('completeLandingPage', () => {
  it.each([
    ['shop.example.com/x', 'https://shop.example.com/x'],
    [' shop.example.com ', 'https://shop.example.com'],
    ['shop.example.com:8080/x?y#z', 'https://shop.example.com:8080/x?y#z'],
    ['//shop.example.com/x', 'https://shop.example.com/x'],
    ['münchen.example/grüße', 'https://münchen.example/grüße'],
    [
      'shop.example.com?utm_campaign={{campaign}}&cb=%%CB%%',
      'https://shop.example.com?utm_campaign={{campaign}}&cb=%%CB%%',
    ],
  ])('completes %j', (typed, completed) => expect(completeLandingPage(typed)).toBe(completed))

  it.each([
    '',
    'shop',
    'https://shop.example.com',
    'http://shop.example.com',
    'https//shop.example.com',
    'mailto:ada@shop.example',
    'ada@shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'shop.example.com:port/x',
    'shop .example.com',
    '{{campaign}}.example.com',
    '.example.com',
  ])('leaves %j as typed', (typed) => expect(completeLandingPage(typed)).toBe(typed))

  it('only ever adds https:// in front of what was typed, and does so once', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.webUrl().map((url) => url.replace(/^https?:\/\//, '')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const completed = completeLandingPage(typed)
        expect([typed.trim(), `https://${typed.trim().replace(/^\/\//, '')}`]).toContain(completed)
        expect(completeLandingPage(completed)).toBe(completed)
      }),
    )
  })
})

describe('landingPageIssues', () => {
  const fixed = (url: string) => {
    const [issue] = landingPageIssues(url)
    return [issue?.code, issue?.fix?.url]
  }

  it.each([
    'https://shop.example.com',
    'https://shop.example.com:8443/x?a=1#b',
    'https://shop.example.com/%%CLICK%%?cb=[TIMESTAMP]&c=${GDPR}&n=__ADFRND__',
    'https://shop.example.com/{{campaign}}?utm_content={{creative}}&s={{size}}',
    'https://httpbin.example/https://other.example',
    'https://https.example',
    'https://http:8080/x',
    '',
  ])('finds nothing in %s', (url) => expect(landingPageIssues(url)).toEqual([]))

  it.each([
    ['http://shop.example/x', 'http', 'https://shop.example/x'],
    ['https://https://shop.example/x', 'doubled-scheme', 'https://shop.example/x'],
    ['https://http://shop.example', 'doubled-scheme', 'https://shop.example'],
    ['https://http//shop.example', 'doubled-scheme', 'https://shop.example'],
    ['https://https:shop.example', 'doubled-scheme', 'https://shop.example'],
    ['http://https://https://shop.example', 'doubled-scheme', 'https://shop.example'],
    ['https//shop.example', 'syntax', 'https://shop.example'],
    ['https:/shop.example', 'syntax', 'https://shop.example'],
    ['https://shop\u200B.example/\u00AD\u202Ex', 'invisible', 'https://shop.example/x'],
    ['https://shop.example/\u00A0x', 'invisible', 'https://shop.example/x'],
    ['https://shop .example', 'space', 'https://shop.example'],
    ['https://shop.example/a b', 'space', 'https://shop.example/a%20b'],
    ['https://ada:secret@shop.example', 'syntax', undefined],
    ['https://{{campaign}}.example', 'host-macro', undefined],
    ['https://%%SITE%%/x', 'host-macro', undefined],
    ['https://[SITE]/x', 'host-macro', undefined],
    ['shop', 'syntax', undefined],
    ['javascript:alert(1)', 'syntax', undefined],
    ['https://shop.exa|mple', 'syntax', undefined],
    [`https://shop.example/${'x'.repeat(2048)}`, 'syntax', undefined],
  ])('finds the error of %j', (url, code, fix) => expect(fixed(url)).toEqual([code, fix]))

  it('names each kind of invisible character', () => {
    expect(landingPageIssues('https://a.test/\u200B\uFEFF')[0]?.message).toBe(
      'The address contains a zero-width space, which is invisible. The address contains a byte order mark, which is invisible.',
    )
  })

  it('names unknown values and look-alike letters without refusing them', () => {
    const issues = landingPageIssues('https://s\u0430le.example/{{campain}}?{{campaign}}')
    expect(issues.map(({ code, severity }) => [code, severity])).toEqual([
      ['mixed-script', 'warning'],
      ['unknown-value', 'warning'],
    ])
    expect(issues[1]?.message).toBe(
      "{{campain}} isn't filled in when the ad is published. These are: {{campaign}}, {{creative}}, {{size}}",
    )
  })

  it('agrees with what is saved, whatever is typed, and its fixes leave a different error or none', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://',
        'http://',
        'http//',
        '{{size}}',
        '\u200B',
        '\u00A0',
        ' ',
        '/',
        '?',
        '#',
        ':',
        'a.test',
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1 }).map((parts) => completeLandingPage(parts.join(''))),
        (url) => {
          const [issue] = landingPageIssues(url)
          const isRefused = url === '' || issue?.severity === 'error'
          const read = landingPageSchema.safeParse(url)
          expect(read.success).toBe(!isRefused)
          if (read.success) expect([webUrlSchema.parse(url), URL.parse(url)?.protocol]).toEqual([url, 'https:'])
          if (issue?.fix)
            expect(landingPageIssues(issue.fix.url)[0]?.code).not.toBe(issue.code === 'syntax' ? '' : issue.code)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('takes linear time', () => {
    for (const text of ['https://', 'http//', '{{', '%%a', ' ', '\u200B', '.', ':', 'a.'].map((one) =>
      one.repeat(20_000),
    )) {
      const begin = performance.now()
      landingPageIssues(`https://${text}`)
      completeLandingPage(text)
      expect(performance.now() - begin).toBeLessThan(500)
    }
  })
})

it('shows the ASCII host of international names only', () => {
  expect(asciiHost('https://münchen.example:8080/x')).toBe('xn--mnchen-3ya.example:8080')
  expect(asciiHost('https://xn--mnchen-3ya.example/')).toBeUndefined()
  expect(['https://shop.example', 'shop', 'https://'].map(asciiHost)).toEqual([undefined, undefined, undefined])
})

it('reads the field of a form completed, or empty', () => {
  expect(landingPageFieldSchema.parse(' shop.example ')).toBe('https://shop.example')
  expect(landingPageFieldSchema.parse(' ')).toBe('')
  expect(landingPageFieldSchema.safeParse('shop').error?.issues[0]?.message).toBe(
    'Fill in a web address that starts with https://',
  )
})

it('fills in any names without ending the URL or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const url = fillLandingPage('https://a.test/?c={{campaign}}&d={{creative}}&x={{x}}', { campaign: name })
      expect(url).toMatch(/^https:\/\/a\.test\/\?c=[^\s"'<>&#\\^`]*&d=\{\{creative\}\}&x=\{\{x\}\}$/)
    }),
  )
})
