// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources with templates are input of these tests.
import { expect, it } from 'vitest'
import { findRegexes } from './find-regexes.mjs'
import { findSlowRegexes } from './find-slow-regexes.mjs'

const product = (text: string) => findSlowRegexes([{ path: 'packages/domain/src/page.ts', text }])

it('finds patterns in literals and constant texts, with their lines', () => {
  const text = [
    'const one = /a"b\\/(c)/gi // no /comment/',
    "const two = new RegExp('^a' + \"b$\", 'u')",
    'const three = RegExp(String.raw`\\d+`)',
    'const four = `${/in [a/b] template/.test(text) ? "/no/" : new RegExp(name)}`',
    'const five = <p title="/no/">{text.replace(/x/, "")} /no/</p>',
  ].join('\n')
  expect(findRegexes('page.tsx', text).map(({ pattern, flags, line }) => [pattern, flags, line])).toEqual([
    ['a"b\\/(c)', 'gi', 1],
    ['^ab$', 'u', 2],
    ['\\d+', '', 3],
    ['in [a/b] template', '', 4],
    ['x', '', 5],
  ])
})

it.each([
  ['exponential', 'const PROLOG = /^(?:\\s|<!--[\\s\\S]*?-->)*<!doctype/'],
  ['exponential', "const NAMES = new RegExp('^(\\\\w+ ?)*$')"],
  ['2nd degree polynomial', 'const name = text.replace(/_+$/, "")'],
])('reports %s time: %s', async (summary, text) => {
  expect(await product(`\n${text}`)).toEqual([
    expect.stringMatching(new RegExp(`^packages/domain/src/page\\.ts:2: .* is slow: ${summary}`)),
  ])
})

it('accepts linear patterns, and polynomial ones outside of the product or with a reason', async () => {
  const slow = 'const name = text.replace(/_+$/, "")'
  expect(await product('const name = /^[a-z]+(?:-[a-z]+)*$/.test(text)')).toEqual([])
  expect(await product(`// Polynomial: names have at most 60 characters.\n${slow}`)).toEqual([])
  expect(await product(`const rules = {\n  // Polynomial: a key.\n  key: /_+$/,\n}`)).toEqual([])
  for (const path of ['scripts/x.mjs', 'packages/ui/src/a/a.test.ts', 'apps/api/src/testing/a.ts'])
    expect(await findSlowRegexes([{ path, text: slow }])).toEqual([])
  const exponential = 'const isList = /^(a|a)*$/.test(text)'
  expect(await findSlowRegexes([{ path: 'scripts/x.mjs', text: exponential }])).toHaveLength(1)
  expect(await product(`// Polynomial: no reason helps here.\n${exponential}`)).toHaveLength(1)
})

it('reports reasons that are no longer needed', async () => {
  expect(await product('// Polynomial: once it was.\nconst isName = /^a+$/.test(text)')).toEqual([
    'packages/domain/src/page.ts:2: linear, remove the comment "Polynomial: once it was."',
  ])
})
