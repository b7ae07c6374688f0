import { describe, expect, it } from 'vitest'
import {
  repeatedTrackers,
  TRACKER_KIND_HINTS,
  TRACKER_KIND_LABELS,
  TRACKER_KINDS,
  TRACKER_TYPE_LABELS,
  trackerTypeSchema,
} from './tracker.js'

it('has unique labels for all kinds and types', () => {
  const labels = TRACKER_KINDS.map((kind) => TRACKER_KIND_LABELS[kind])
  expect(new Set(labels).size).toBe(TRACKER_KINDS.length)
  expect(TRACKER_KINDS.every((kind) => TRACKER_KIND_HINTS[kind].endsWith('.'))).toBe(true)
  expect(Object.keys(TRACKER_TYPE_LABELS).sort()).toEqual([...trackerTypeSchema.options].sort())
})

describe('repeatedTrackers', () => {
  const pixel = (url: string) => ({ type: 'pixel', url })

  it('returns the first occurrence of a repeated URL', () => {
    const [a, b] = [pixel('https://a.test'), pixel('https://b.test')]
    expect([...repeatedTrackers([a, b, { ...a, url: ' https://a.test ' }, a])]).toEqual([
      [2, 0],
      [3, 0],
    ])
  })

  it('distinguishes types, and ignores empty rows', () => {
    expect(repeatedTrackers([pixel('https://a.test'), { type: 'script', url: 'https://a.test' }]).size).toBe(0)
    expect(repeatedTrackers([pixel(''), pixel(' ')]).size).toBe(0)
  })
})
