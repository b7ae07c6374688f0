import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureProlog } from './page-prolog.js'

const DOCTYPE = '<!doctype html>'

describe('measureProlog', () => {
  it.each([
    [DOCTYPE],
    [`\uFEFF${DOCTYPE}`],
    [` \n\t\f\r${DOCTYPE}`],
    ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">'],
    [`<!-- Made with > and -- and <p> --> ${DOCTYPE}`],
    [`<!--a--><!--b-->\n<!---->${DOCTYPE}`],
    [`<!--><!---><!--a--!>${DOCTYPE}`],
    [`<!--!> --> ${DOCTYPE}`],
    [`<!---!> -->${DOCTYPE}`],
    [`<?xml version="1.0" encoding="utf-8"?>\n${DOCTYPE}`],
    [`<![if !IE]>${DOCTYPE}`],
  ])('ends after the doctype of %j', (prolog) => {
    expect(measureProlog(prolog)).toBe(prolog.length)
    expect(measureProlog(`${prolog}<html>\n<!-- ${DOCTYPE} --></html>`)).toBe(prolog.length)
  })

  it.each([
    '',
    ' ',
    '<html>',
    `x${DOCTYPE}`,
    `<html>${DOCTYPE}`,
    `</html>${DOCTYPE}`,
    `<!-- ${DOCTYPE}`,
    `<!--${DOCTYPE}--`,
    '<!doctype html',
    '<?xml',
    '<!--a--><p>',
  ])('is empty without a doctype: %j', (html) => {
    expect(measureProlog(html)).toBe(0)
  })

  it.each([30, 100_000])('reads %d comments in a row', (count) => {
    const comments = '<!---->'.repeat(count)
    expect(measureProlog(comments + DOCTYPE)).toBe(comments.length + DOCTYPE.length)
    expect(measureProlog(`${comments}<p>`)).toBe(0)
    expect(measureProlog(`${comments}<!--`)).toBe(0)
    expect(measureProlog('<!--'.repeat(count))).toBe(0)
    expect(measureProlog(`${'<!--x-->'.repeat(count)}<!--!>`)).toBe(0)
  })

  it('finds the same end as a pattern, in pages without the odd comments that it did not know', () => {
    const PROLOG = /^\uFEFF?(?:[\t\n\f\r ]|<!--(?:(?!-->)[\s\S])*-->)*<!doctype[^>]*>/i
    const part = fc.constantFrom(
      ' ',
      '\n',
      '<!-- a -->',
      '<!--b-->',
      '<!doctype html>',
      '<!DOCTYPE x',
      '<p>',
      'text',
      '>',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const html = parts.join('')
        expect(measureProlog(html)).toBe(PROLOG.exec(html)?.[0].length ?? 0)
      }),
    )
  })
})
