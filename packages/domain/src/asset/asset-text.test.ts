import { describe, expect, it } from 'vitest'
import { durationLabel, formatDuration, formatMediaMetadata } from '../creative/asset-check.js'

describe('asset texts', () => {
  it.each([
    [0, '0:00', '0 s'],
    [0.2, '0:01', '1 s'],
    [6, '0:06', '6 s'],
    [59.6, '1:00', '1 min'],
    [65, '1:05', '1 min 5 s'],
    [3600, '1:00:00', '60 min'],
  ])('%d s is %s, read as %s', (seconds, text, expected) => {
    expect(formatDuration(seconds)).toBe(text)
    expect(durationLabel(seconds).replaceAll('\u00a0', ' ')).toBe(expected)
  })

  it('omit missing metadata', () => {
    expect(formatMediaMetadata({ width: 300, height: 250, duration: 6 })).toEqual(['300x250', '0:06'])
    expect(formatMediaMetadata({ width: 300, height: 250, duration: 6, codec: 'H.264' })).toEqual([
      '300x250',
      '0:06',
      'H.264',
    ])
    expect(formatMediaMetadata({ width: 300, height: 250, duration: null })).toEqual(['300x250'])
    expect(formatMediaMetadata({ width: null, height: null, duration: null })).toEqual([])
  })
})
