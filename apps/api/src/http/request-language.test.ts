import { expect, it } from 'vitest'
import { readLanguage } from './request-language.js'

it.each([
  ['de', 'de'],
  ['fr-CH, DE-at;q=0.9, en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'x,'.repeat(30)}de`, undefined],
])('%s is read as %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
