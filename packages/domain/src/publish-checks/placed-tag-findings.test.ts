import { describe, expect, it } from 'vitest'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { publishFindings } from './publish-findings.js'

const banner = publishedBanner()
const { type, size, fluid } = banner
const video = publishedBanner({ type: 'VAST', layout: null, assets: [videoAsset('https://files.test/main.mp4')] })

describe('what a placed tag was copied for', () => {
  it('is no finding for a new tag, and for the same type and size', () => {
    expect(publishFindings(banner)).toEqual([])
    expect(publishFindings(banner, { tag: { type, size, fluid } })).toEqual([])
  })

  it.each([
    ['another size', { type, size: '728x90', fluid }, /^Placed tags keep the size 728x90\. /],
    ['a fluid one', { type, size, fluid: true }, /^Placed tags stay fluid\. /],
  ])('is a warning for %s', (_, tag, message) => {
    expect(publishFindings(banner, { tag })).toMatchObject([
      {
        code: 'tag-size',
        severity: 'warning',
        section: 'creative',
        path: 'width',
        message: expect.stringMatching(message),
      },
    ])
  })

  it('is an error for another type, whose tags call another address', () => {
    expect(publishFindings(video, { tag: { type, size, fluid } })).toMatchObject([
      { code: 'tag-type', severity: 'error', section: 'creative', path: 'type' },
    ])
  })

  it('is no warning for the size of a video, which its tag does not contain', () => {
    expect(publishFindings(video, { tag: { type: 'VAST', size: '1x1', fluid } })).toEqual([])
  })
})
