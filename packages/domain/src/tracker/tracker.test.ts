import { describe, expect, it } from 'vitest'
import { findLandingPage, storedTrackersSchema, trackerSchema, trackersSchema } from './tracker.js'

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
    expect(findLandingPage({ click: [pixel, first!, second!] })).toBe('https://ads.test/a')
    expect([findLandingPage({}), findLandingPage({ click: [pixel] })]).toEqual([undefined, undefined])
  })
})

it('read a stored URL with credentials, which new input rejects', () => {
  const trackers = { click: [{ type: 'redirect', url: 'https://ada:secret@ads.test/' }] }
  expect(storedTrackersSchema.safeParse(trackers).success).toBe(true)
  expect(trackersSchema.safeParse(trackers).error?.issues[0]?.message).toBe(
    'Take the user name and the password out of the address',
  )
})
