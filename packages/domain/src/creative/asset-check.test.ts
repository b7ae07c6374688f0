import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_ASSET_BYTES } from '../asset/asset.js'
import { ACCEPTED_ENDINGS, MAX_SVG_BYTES } from '../asset/asset-formats.js'
import {
  assetProblem,
  assetSizeWarning,
  findAssetByName,
  metadataProblem,
  repeatedNames,
  uniqueAssetName,
} from './asset-check.js'

const named = (...names: string[]) => names.map((name) => ({ name }))

describe('assetProblem', () => {
  it.each([
    ['main.mp4', 1, undefined],
    ['main.mp4', MAX_ASSET_BYTES, undefined],
    ['main.mp4', MAX_ASSET_BYTES + 1, 'main.mp4 is larger than 50 MB.'],
    ['main.mp4', 0, 'main.mp4 is empty.'],
    ['logo.svg', MAX_SVG_BYTES, undefined],
    ['logo.svg', MAX_SVG_BYTES + 1, 'logo.svg is larger than 2 MB, which is too much for an SVG.'],
    ['page.html', 9, 'page.html cannot be used. Files can be PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 and ZIP.'],
    ['clip.MOV', 9, 'clip.MOV is a QuickTime video: export it as H.264 MP4.'],
    ['layout.psd', 9, 'layout.psd is a Photoshop file: export it as JPEG or PNG.'],
    [
      'font.constructor',
      9,
      'font.constructor cannot be used. Files can be PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 and ZIP.',
    ],
    ['.png', 9, 'The name of a file holds characters it must not.'],
    ['a/b.png', 9, 'The name of a file holds characters it must not.'],
  ])('%s of %d bytes: %s', (name, size, expected) => {
    expect(assetProblem({ name, size })).toBe(expected)
  })

  it('accepts every accepted extension', () => {
    for (const ending of ACCEPTED_ENDINGS) expect(assetProblem({ name: `x${ending}`, size: 1 })).toBeUndefined()
  })

  it.each([
    [{ width: null, height: null, duration: null }, undefined],
    [{ width: 16_384, height: 3051, duration: 3600 }, undefined],
    [{ width: 16_384, height: 3052, duration: null }, 'x is too wide, too high or has too many pixels.'],
    [{ width: 16_385, height: 1, duration: null }, 'x is too wide, too high or has too many pixels.'],
    [{ width: 1, height: 16_385, duration: null }, 'x is too wide, too high or has too many pixels.'],
    [{ width: 320, height: 180, duration: 3600.1 }, 'x is longer than an hour.'],
  ])('with metadata %j: %s', (facts, expected) => {
    expect(metadataProblem('x', facts)).toBe(expected)
  })
})

describe('assetSizeWarning', () => {
  const creative = { width: 300, height: 250, fluid: false }
  it.each([
    [1920, 1080, 'whole', '1920x1080, the creative is 300x250'],
    [300, 250, 'whole', undefined],
    [600, 500, 'whole', undefined],
    [451, 375, 'whole', undefined],
    [150, 125, 'whole', '150x125, the creative is 300x250'],
    [120, 120, 'piece', undefined],
    [600, 500, 'piece', undefined],
    [601, 100, 'piece', '601x100, the creative is 300x250'],
    [100, 501, 'piece', '100x501, the creative is 300x250'],
  ] as const)('of %dx%d as a %s: %s', (width, height, use, expected) => {
    expect(assetSizeWarning({ width, height, uploadType: 'image' }, creative, use)).toBe(expected)
  })

  it('requires the exact size of an HTML5 archive that fills the creative', () => {
    const archive = (width: number, height: number) => ({ width, height, uploadType: 'archive' as const })
    expect(assetSizeWarning(archive(300, 250), creative, 'whole')).toBeUndefined()
    expect(assetSizeWarning(archive(600, 500), creative, 'whole')).toBe('600x500, the creative is 300x250')
    expect(assetSizeWarning(archive(970, 250), creative, 'piece')).toBeUndefined()
  })

  it('is undefined for fluid creatives, videos and without a size', () => {
    const image = { width: 9, height: 9, uploadType: 'image' as const }
    expect(assetSizeWarning(image, creative, 'whole')).toBeDefined()
    expect(assetSizeWarning(image, { ...creative, fluid: true }, 'whole')).toBeUndefined()
    expect(assetSizeWarning(image, { ...creative, width: Number.NaN }, 'whole')).toBeUndefined()
    expect(assetSizeWarning({ ...image, width: null, height: null }, creative, 'whole')).toBeUndefined()
    for (const use of ['whole', 'piece'] as const)
      expect(assetSizeWarning({ width: 640, height: 360, uploadType: 'video' }, creative, use)).toBeUndefined()
  })

  it('is undefined for integer multiples of the creative’s size', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4 }), (width, height, times) => {
        const asset = { width: width * times, height: height * times, uploadType: 'image' as const }
        expect(assetSizeWarning(asset, { width, height, fluid: false }, 'whole')).toBeUndefined()
      }),
    )
  })
})

describe('asset names', () => {
  it('are compared without regard to case and Unicode form', () => {
    expect(findAssetByName(named('Logo.PNG'), 'logo.png')?.name).toBe('Logo.PNG')
    expect(findAssetByName(named('u\u0308.png'), '\u00fc.png')).toBeDefined()
    expect(findAssetByName(named('logo.png'), 'logo2.png')).toBeUndefined()
  })

  it('are listed once if repeated', () => {
    expect(repeatedNames(named('a.png', 'b.png', 'A.png', 'a.png', 'c.png'))).toEqual(['a.png'])
    expect(repeatedNames(named('a.png', 'b.png'))).toEqual([])
  })

  it('become unique by a number', () => {
    expect(uniqueAssetName('logo.png', named('x.png'))).toBe('logo.png')
    expect(uniqueAssetName('logo.png', named('logo.png', 'logo (2).png'))).toBe('logo (3).png')
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a.png', 'a (2).png', 'A (3).png', 'b', 'b (2)')), (names) => {
        for (const name of ['a.png', 'b']) {
          const free = uniqueAssetName(name, named(...names))
          expect(findAssetByName(named(...names), free)).toBeUndefined()
        }
      }),
    )
  })
})
