import { describe, expect, it } from 'vitest'
import { creativeEndpoints } from '../endpoints/creatives.js'
import { TRACKER_KINDS } from '../tracker/tracker.js'
import { CREATIVE_TYPES } from './creative.js'
import { listTrackerKinds, listTrackerTypes, trackerProblems, trackerUrlProblems } from './creative-trackers.js'

describe('trackers of a creative', () => {
  it('have video events only with a player', () => {
    expect(listTrackerKinds('Banner')).toEqual(['click', 'impression'])
    expect(listTrackerKinds('VAST')).toEqual(TRACKER_KINDS)
    expect(listTrackerKinds('VPAID')).toEqual(TRACKER_KINDS)
  })

  it('redirect only clicks, and are scripts only in pages', () => {
    expect(listTrackerTypes('Banner', 'click')).toEqual(['redirect', 'pixel', 'script'])
    expect(listTrackerTypes('VAST', 'click')).toEqual(['redirect', 'pixel'])
    for (const type of CREATIVE_TYPES) {
      for (const kind of listTrackerKinds(type)) {
        expect(listTrackerTypes(type, kind).includes('redirect')).toBe(kind === 'click')
        expect(listTrackerTypes(type, kind).includes('script')).toBe(type === 'Banner')
      }
    }
  })
})

describe('script trackers', () => {
  const script = { type: 'script' as const, url: 'https://ads.test/x.js' }
  const trackers = { impression: [{ ...script, type: 'pixel' as const }, script], complete: [script] }

  it('are invalid in VAST and VPAID, each at its own field, and valid in banners', () => {
    expect(trackerProblems({ type: 'VAST', trackers })).toEqual([
      {
        path: 'trackers.impression.1.type',
        message: "Impression tracker 2 is a script, which VAST can't run. Use a pixel.",
      },
      {
        path: 'trackers.complete.0.type',
        message: "Complete tracker 1 is a script, which VAST can't run. Use a pixel.",
      },
    ])
    expect(trackerProblems({ type: 'VPAID', trackers })).toHaveLength(2)
    expect(trackerProblems({ type: 'Banner', trackers })).toEqual([])
  })

  it.each(['newCreative', 'updateCreative'] as const)('are refused by the contract of %s', (name) => {
    const sent = { id: 'c1', campaignID: 'a1', version: 1, trackers }
    const { body } = creativeEndpoints[name]
    expect(body.safeParse({ ...sent, type: 'Banner' }).success).toBe(true)
    for (const type of ['VAST', 'VPAID'])
      expect(body.safeParse({ ...sent, type }).error?.issues.map(({ path }) => path)).toEqual([
        ['trackers', 'impression', 1, 'type'],
        ['trackers', 'complete', 0, 'type'],
      ])
  })
})

describe('URLs of trackers', () => {
  const pixel = (url: string) => ({ type: 'pixel' as const, url })
  const trackers = {
    click: [{ type: 'redirect' as const, url: 'https://landing.test/?off=20%' }],
    start: [pixel('https://count.test/?ord=%%CACHEBUSTER%%&n=[CACHEBUSTING]'), pixel('https://count.test/?share=100%')],
  }
  const sent = { id: 'c1', campaignID: 'a1', version: 1, trackers }

  it('are invalid in VAST and VPAID with a lone %, each at its own field, and valid in banners', () => {
    expect(trackerUrlProblems({ type: 'VAST', trackers })).toEqual([
      {
        path: 'trackers.click.0.url',
        message: 'Click tracker 1 has a URL that is invalid in VAST. Encode special characters, such as % as %25.',
      },
      {
        path: 'trackers.start.1.url',
        message: 'Start tracker 2 has a URL that is invalid in VAST. Encode special characters, such as % as %25.',
      },
    ])
    expect(trackerUrlProblems({ type: 'Banner', trackers })).toEqual([])
    const { body } = creativeEndpoints.newCreative
    expect(body.safeParse({ ...sent, type: 'Banner' }).success).toBe(true)
    expect(body.safeParse({ ...sent, type: 'VPAID' }).error?.issues.map(({ path }) => path)).toEqual([
      ['trackers', 'click', 0, 'url'],
      ['trackers', 'start', 1, 'url'],
    ])
  })
})
