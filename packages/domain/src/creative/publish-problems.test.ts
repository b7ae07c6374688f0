import { describe, expect, it } from 'vitest'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { publishBlocker, publishProblems } from './publish-problems.js'

const video = videoAsset('https://files.test/main.mp4')
const image = { ...video, id: 'asset2', name: 'logo.png', uploadType: 'image' as const }

describe('publishProblems', () => {
  it('is empty for a creative with content', () => {
    expect(publishProblems(publishedBanner())).toEqual([])
    expect(publishProblems(publishedBanner({ layout: null, html: '<p>Ride</p>', assets: [] }))).toEqual([])
    for (const type of ['VAST', 'VPAID'] as const)
      expect(publishProblems(publishedBanner({ type, layout: null, assets: [image, video] }))).toEqual([])
  })

  it.each([
    [
      'a banner with nothing in it',
      publishedBanner({ layout: null, assets: [] }),
      'html',
      /^The banner is empty. Add HTML, or/,
    ],
    [
      'a banner of blanks',
      publishedBanner({ layout: null, html: ' \n', assets: [] }),
      'html',
      /^The banner is empty. Add HTML, or/,
    ],
    [
      'a banner whose files nothing shows',
      publishedBanner({ layout: null, assets: [image] }),
      'html',
      /Add HTML that shows its files/,
    ],
    ['a layout that is not known', publishedBanner({ layout: 'gone', assets: [] }), 'html', /^The banner is empty/],
    [
      'a layout without its video',
      publishedBanner({ assets: [image] }),
      'assets',
      /^Add main\.mp4\. The In-Banner Video/,
    ],
    [
      'a layout without its video beside HTML',
      publishedBanner({ assets: [], html: '<p>Ride</p>' }),
      'assets',
      /^Add main\.mp4/,
    ],
    ['VAST without a video', publishedBanner({ type: 'VAST', assets: [image] }), 'assets', /^Add a video file.*VAST/],
    ['VPAID without a video', publishedBanner({ type: 'VPAID', layout: null, assets: [] }), 'assets', /VPAID/],
  ])('reports what is missing in %s', (_, creative, path, message) => {
    expect(publishProblems(creative)).toEqual([{ path, message: expect.stringMatching(message) }])
    expect(publishBlocker(creative)).toMatch(message)
  })

  it('reports stored script trackers that are now invalid', () => {
    const trackers = { start: [{ type: 'script' as const, url: 'https://ads.test/x.js' }] }
    expect(publishProblems(publishedBanner({ type: 'VAST', trackers })).map(({ path }) => path)).toEqual([
      'trackers.start.0.type',
    ])
    expect(publishBlocker(publishedBanner({ trackers }))).toBeUndefined()
  })
})
