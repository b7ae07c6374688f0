import { expect, it } from 'vitest'
import { copyPlatforms, rememberPlatform } from './recent-platforms.js'

it('remembers the four platforms used last, each once', () => {
  expect(rememberPlatform([], 'Xandr')).toEqual(['Xandr'])
  expect(rememberPlatform(['Adform', 'Xandr', 'AdRoll', 'MediaMath'], 'Xandr')).toEqual([
    'Xandr',
    'Adform',
    'AdRoll',
    'MediaMath',
  ])
  expect(rememberPlatform(['Adform', 'Xandr', 'AdRoll', 'MediaMath'], 'Google Ad Manager')).toEqual([
    'Google Ad Manager',
    'Adform',
    'Xandr',
    'AdRoll',
  ])
})

it('offers the platform of the creative first', () => {
  expect(copyPlatforms('Xandr', ['Adform', 'Xandr'])).toEqual(['Xandr', 'Adform'])
})
