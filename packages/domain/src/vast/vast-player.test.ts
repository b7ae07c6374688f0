import { expect, it } from 'vitest'
import { vastBlockedText, vastErrorText, vastPlayerMessageSchema } from './vast-player.js'

it('explains error codes, and says so about unknown ones', () => {
  expect(vastErrorText(403)).toMatch(/^No media file is in a format/)
  expect(vastErrorText(12)).toBe('The player stopped for a reason that it does not explain.')
})

it('names the host of what is not loaded', () => {
  expect(vastBlockedText('https://files.agency.example/ride.mp4?a=1')).toMatch(
    /^Not played: files of files\.agency\.example aren't loaded here/,
  )
  expect(vastBlockedText('inline')).toMatch(/^Not played: files of inline /)
})

it('accepts messages of the player only', () => {
  expect(
    vastPlayerMessageSchema.safeParse({ vastPlayer: 'tracker', event: 'start', url: 'https://a.test/' }).success,
  ).toBe(true)
  for (const wrong of [null, 'loaded', { vastPlayer: 'navigate' }, { vastPlayer: 'error', code: '403' }])
    expect(vastPlayerMessageSchema.safeParse(wrong).success).toBe(false)
})
