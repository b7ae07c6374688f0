import { describe, expect, it } from 'vitest'
import { createTextMatcher } from './fold-text.js'

describe('createTextMatcher', () => {
  it.each([
    ['', 'anything', true],
    ['  ', 'anything', true],
    ['launch', 'City Launch', true],
    ['launch city', 'City Launch', true],
    ['ete', 'Été 2025', true],
    ['ÉTÉ', 'ete 2025', true],
    ['city ride', 'City Launch', false],
    ['300 ban', 'Autumn Banner 300×250', true],
  ])('%j in %j: %s', (query, text, expected) => expect(createTextMatcher(query)(text)).toBe(expected))
})
