import { describe, expect, it } from 'vitest'
import { TRACKER_KINDS } from '../tracker/tracker.js'
import { CREATIVE_TYPES } from './creative.js'
import { trackerKindsOf, trackerTypesOf } from './creative-trackers.js'

describe('the trackers that a creative can have', () => {
  it('are those of a video only where there is a player', () => {
    expect(trackerKindsOf('Banner')).toEqual(['click', 'impression'])
    expect(trackerKindsOf('VAST')).toEqual(TRACKER_KINDS)
    expect(trackerKindsOf('VPAID')).toEqual(TRACKER_KINDS)
  })

  it('pass a click on, and are scripts only where a page runs them', () => {
    expect(trackerTypesOf('Banner', 'click')).toEqual(['redirect', 'pixel', 'script'])
    expect(trackerTypesOf('VAST', 'click')).toEqual(['redirect', 'pixel'])
    for (const type of CREATIVE_TYPES) {
      for (const kind of trackerKindsOf(type)) {
        expect(trackerTypesOf(type, kind).includes('redirect')).toBe(kind === 'click')
        expect(trackerTypesOf(type, kind).includes('script')).toBe(type === 'Banner')
      }
    }
  })
})
