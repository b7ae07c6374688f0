import { describe, expect, it } from 'vitest'
import { imageAsset, publishedBanner } from '../testing/published-banner.js'
import { publishFindings } from './publish-findings.js'

const image = imageAsset('https://files.test/logo.png', 'logo.png')

describe('warnings about files', () => {
  it('are files that an archive loads and lacks, or has in another spelling', () => {
    const brokenReferences = [
      { file: 'index.html', line: 3, url: '/img/a.png' },
      { file: 'css/ad.css', line: 1, url: 'B.png', actual: 'css/b.png' },
    ]
    const archive = { ...image, name: 'ride.zip', uploadType: 'archive' as const, brokenReferences }
    const found = publishFindings(publishedBanner({ layout: null, assets: [archive] }))
    expect(found.map(({ code, path, severity }) => [code, path, severity])).toEqual([
      ['reference', 'assets.ride.zip', 'warning'],
      ['reference', 'assets.ride.zip', 'warning'],
    ])
    expect(found.map(({ message }) => message)).toEqual([
      "ride.zip, index.html:3, loads /img/a.png, which isn't in the ZIP. Add it, or correct its path.",
      'ride.zip, css/ad.css:1, loads B.png, but the file is css/b.png. It is found here, but not on servers that distinguish these names.',
    ])
  })

  it('are animations of more than 15 s or three loops within the duration of the ad', () => {
    const animated = (animation: { seconds: number; loops: number | null }, ad_duration = 30, html = '') =>
      publishFindings(
        publishedBanner({ layout: null, html, assets: [{ ...image, animation }], options: { ad_duration } }),
      ).map(({ code, message }) => `${code}: ${message.split('. ')[0]}`)
    expect(animated({ seconds: 5, loops: 3 })).toEqual([])
    expect(animated({ seconds: 5, loops: null }, 15)).toEqual([])
    expect(animated({ seconds: 5, loops: null })).toEqual([
      'animation: logo.png repeats its animation 6 times within 30\u00A0s',
    ])
    expect(animated({ seconds: 20, loops: 1 })).toEqual(['animation: logo.png has an animation of 20\u00A0s'])
    expect(animated({ seconds: 5, loops: null }, 0)).toEqual([
      'animation: logo.png repeats its animation without an end',
    ])
    expect(animated({ seconds: 1, loops: 1 }, 0, '<style>p{animation:x 1s infinite}</style>')).toEqual([
      'animation: The HTML repeats its animation without an end',
    ])
  })
})
