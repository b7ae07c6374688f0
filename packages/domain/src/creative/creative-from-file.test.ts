import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CREATIVE_FILE_ENDINGS, creativeFromFile, readAdSize } from './creative-from-file.js'

const unknown = { width: null, height: null }

describe('creativeFromFile', () => {
  it.each([
    ['leaderboard.png', { width: 728, height: 90 }, ['leaderboard', 'Banner', 728, 90]],
    ['Autumn.v2.GIF', { width: 301, height: 251 }, ['Autumn.v2', 'Banner', 301, 251]],
    // A measured size wins over one in the name.
    ['autumn_300x250.jpg', { width: 600, height: 500 }, ['autumn_300x250', 'Banner', 600, 500]],
    ['autumn_160x600.zip', unknown, ['autumn_160x600', 'Banner', 160, 600]],
    ['autumn 970×250 v2.zip', unknown, ['autumn 970×250 v2', 'Banner', 970, 250]],
    ['build-20251101x2.zip', unknown, ['build-20251101x2', 'Banner', 300, 250]],
    ['logo.svg', unknown, ['logo', 'Banner', 300, 250]],
    ['film.mp4', { width: 1920, height: 1080 }, ['film', 'VAST', 1920, 1080]],
    ['square.webm', { width: 1080, height: 1080 }, ['square', 'VAST', 1080, 1080]],
    ['slot.mp4', { width: 300, height: 250 }, ['slot', 'Banner', 300, 250]],
    ['unreadable.mp4', unknown, ['unreadable', 'VAST', 1280, 720]],
  ])('derives name, type and size of %s', (name, facts, expected) => {
    const { creative } = creativeFromFile(name, facts)
    expect(creative && [creative.name, creative.type, creative.width, creative.height]).toEqual(expected)
  })

  it('refuses what is no creative of its own, and says what is', () => {
    expect(creativeFromFile('Inter.woff2', unknown).refusal).toBe(
      'Inter.woff2 is a font. Create creatives from PNG, JPEG, GIF, WebP, SVG, MP4, WebM or ZIP, and add fonts to these.',
    )
    expect(creativeFromFile('poster.png', { width: 9000, height: 400 }).refusal).toBe(
      'poster.png is 9000x400. A creative has at most 8192 px per side.',
    )
    expect(CREATIVE_FILE_ENDINGS).toContain('.zip')
    expect(CREATIVE_FILE_ENDINGS).not.toContain('.woff2')
  })
})

it.each([
  ['<meta name="ad.size" content="width=160,height=600">', { width: 160, height: 600 }],
  ["<META CONTENT='height = 90, width = 728' charset='x' NAME='ad.size'/>", { width: 728, height: 90 }],
  ['<meta name=ad.size content="width=320,height=50">', { width: 320, height: 50 }],
  ['<meta name="viewport" content="width=300,height=250">', undefined],
  ['<meta name="ad.size.old" content="width=300,height=250">', undefined],
  ['<meta name="ad.size" content="width=100%,height=250">', undefined],
  ['<meta name="ad.size" content="width=99999,height=250">', undefined],
  ['<meta name="ad.size" content="height=250">', undefined],
  ['', undefined],
])('an entry page with %s has the size %j', (html, size) => {
  expect(readAdSize(`<!doctype html><meta charset="utf-8">${html}<body width=1 height=1>`)).toEqual(size)
})

it('reads the same size as a pattern that reads parts of a page several times', () => {
  const part = fc.constantFrom(
    ...[
      '<meta ',
      '<META\n',
      'name="ad.size"',
      ' name=ad.size ',
      ' content="width=300,height=250"',
      '>',
      'x'.repeat(290),
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = parts.join('')
      const tag = html.match(/<meta\s[^>]{1,300}>/gi)?.find((meta) => /\sname\s*=\s*["']?ad\.size["'\s]/i.test(meta))
      expect(readAdSize(html)).toEqual(tag === undefined ? undefined : readAdSize(tag))
      expect(readAdSize(html) !== undefined).toBe(tag?.includes('width=300') ?? false)
    }),
  )
})

it.each([
  ['starts', '<meta '.repeat(800_000), undefined],
  ['elements', '<meta x>'.repeat(600_000), undefined],
  ['starts before the size', `${'<meta '.repeat(800_000)}><meta name="ad.size" content="width=300,height=250">`, 300],
])('reads a page of 5 MB with many %s of meta elements', (_, html, width) => {
  expect(readAdSize(html)?.width).toBe(width)
})
