import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadFieldsSchema } from './asset.js'
import { ACCEPTED_ENDINGS, ASSET_FORMATS, assetNameSchema, promisedFormat } from './asset-formats.js'

describe('promisedFormat', () => {
  it.each([
    ['main.mp4', 'mp4'],
    ['MAIN.MP4', 'mp4'],
    ['photo.v2.jpeg', 'jpeg'],
    ['photo.jpg', 'jpeg'],
    ['ünïcode 文.png', 'png'],
    ['page.html', undefined],
    ['photo.png.exe', undefined],
    ['png', undefined],
    ['photo.png ', undefined],
    ['photo.constructor', undefined],
    ['', undefined],
  ])('%s: %s', (name, format) => {
    expect(promisedFormat(name)).toBe(format)
  })

  it('has one format per extension, and lists all for file inputs', () => {
    for (const ending of ACCEPTED_ENDINGS) expect(promisedFormat(`x${ending}`)).toBeDefined()
    expect(new Set(ACCEPTED_ENDINGS).size).toBe(ACCEPTED_ENDINGS.length)
    for (const { contentType } of Object.values(ASSET_FORMATS)) expect(contentType).not.toMatch(/html|javascript|text/)
  })
})

describe('assetNameSchema', () => {
  it.each(['main.mp4', 'Sommer – Aktion (2).png', '文.svg', 'x'.repeat(200)])('accepts %s', (name) => {
    expect(assetNameSchema.parse(name)).toBe(name)
  })

  it.each([
    '../x.png',
    'a/b.png',
    'a\\b.png',
    'a\0.png',
    'a\nb.png',
    '.htaccess',
    '..',
    '',
    ' ',
    'gnp.\u202exe.png',
    'x'.repeat(201),
  ])('rejects %j', (name) => {
    expect(assetNameSchema.safeParse(name).success).toBe(false)
  })

  it('returns a visible name for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const read = assetNameSchema.safeParse(given)
        if (!read.success) return
        expect(read.data).not.toMatch(/[/\\]|\p{Cc}/u)
        expect(read.data.length).toBeLessThanOrEqual(200)
        expect(assetNameSchema.parse(read.data)).toBe(read.data)
      }),
    )
  })
})

describe('uploadFieldsSchema', () => {
  const read = (fields: Record<string, string>) => uploadFieldsSchema.safeParse({ creativeID: 'c1', ...fields })

  it('accepts ids and assets of a creative', () => {
    const assets = JSON.stringify(['a1', { id: 'a2', name: 'whatever' }])
    expect(read({ assets, width: '300', duration: '1.5' }).data).toEqual({
      creativeID: 'c1',
      assets: ['a1', 'a2'],
      width: 300,
      duration: 1.5,
    })
    expect(read({}).data?.assets).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['no JSON', { assets: '[' }],
    ['no list', { assets: '{"length":1}' }],
    ['no ids', { assets: '[1]' }],
    ['ids that are too long', { assets: `["${'x'.repeat(25)}"]` }],
    ['too many', { assets: JSON.stringify(Array.from({ length: 501 }, () => 'a')) }],
    ['a width that is no number', { width: 'wide' }],
    ['a height below nothing', { height: '-1' }],
    ['a type of nobody', { type: 'program' }],
    ['no creative', { creativeID: '' }],
  ])('rejects %s', (_, fields) => {
    expect(read(fields).success).toBe(false)
  })

  it.each(['assets', 'width'])('explains what is wrong with %s', (field) => {
    expect(read({ [field]: '[{' }).error?.issues[0]?.message).toMatch(/^[A-Z].*\.$/)
  })
})
