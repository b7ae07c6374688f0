import { expect, it } from 'vitest'
import { untilText } from './until-text.js'

it.each([
  [-3600, 'any moment now'],
  [0, 'any moment now'],
  [1, 'in 1 min'],
  [59 * 60, 'in 59 min'],
  [60 * 60, 'in 1 h'],
  [47 * 3600, 'in 47 h'],
  [48 * 3600, 'in 2 days'],
  [31 * 86_400, 'in 31 days'],
])('a moment in %i s is %s', (seconds, words) => {
  const now = new Date('2026-11-11T12:00:00Z')
  expect(untilText(new Date(now.getTime() + seconds * 1000), now)).toBe(words)
})
