import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bucketSchema,
  DEFAULT_FILE_MANAGER_SETTINGS,
  FILE_REGION_PRESETS,
  fileManagerSettingsSchema,
  openBucket,
  parseFileManagerSettings,
} from './file-manager.js'

describe('file manager settings', () => {
  it('offer a region in the US and one in Asia-Pacific', () => {
    expect(FILE_REGION_PRESETS.map(({ region }) => region)).toEqual(['us-east-1', 'ap-southeast-2'])
    for (const { region } of FILE_REGION_PRESETS)
      expect(fileManagerSettingsSchema.shape.region.safeParse(region).success).toBe(true)
  })

  it('start at the root without a bucket', () => {
    expect(fileManagerSettingsSchema.parse(DEFAULT_FILE_MANAGER_SETTINGS)).toEqual({
      region: 'us-east-1',
      bucket: '',
      rememberedBuckets: [],
      delimiter: '/',
      identityPoolID: null,
      currentDirectory: '',
    })
  })

  it.each([
    { region: 'moon' },
    { region: 'us-east-1.evil.test/' },
    { bucket: 'A_B' },
    { bucket: 'a..b' },
    { delimiter: ':' },
    { identityPoolID: 'pool' },
    { currentDirectory: '../' },
    { currentDirectory: 'a' },
  ])('reject %j', (change) => {
    expect(fileManagerSettingsSchema.safeParse({ ...DEFAULT_FILE_MANAGER_SETTINGS, ...change }).success).toBe(false)
  })
})

describe('openBucket', () => {
  it('keeps each bucket once, the last one first, up to twenty', () => {
    const bucket = fc.integer({ min: 0, max: 40 }).map((number) => `bucket-${number}`)
    fc.assert(
      fc.property(fc.array(bucket, { minLength: 1, maxLength: 80 }), (buckets) => {
        const settings = buckets.reduce(openBucket, { ...DEFAULT_FILE_MANAGER_SETTINGS, currentDirectory: 'a/' })
        const expected = [...new Set([...buckets].reverse())].slice(0, 20)
        expect(settings).toMatchObject({ bucket: buckets.at(-1), rememberedBuckets: expected, currentDirectory: '' })
        expect(fileManagerSettingsSchema.safeParse(settings).success).toBe(true)
      }),
    )
    expect(bucketSchema.safeParse('ab').success).toBe(false)
  })
})

describe('stored file manager settings', () => {
  it('round-trip', () => {
    const settings = openBucket({ ...DEFAULT_FILE_MANAGER_SETTINGS, region: 'ap-southeast-2' }, 'banners')
    expect(parseFileManagerSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it('are the defaults for anything else, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
        expect(parseFileManagerSettings(stored)).toEqual(DEFAULT_FILE_MANAGER_SETTINGS)
      }),
      { numRuns: 1000 },
    )
    const outside = { ...DEFAULT_FILE_MANAGER_SETTINGS, currentDirectory: '../../x/' }
    expect(parseFileManagerSettings(JSON.stringify(outside))).toEqual(DEFAULT_FILE_MANAGER_SETTINGS)
  })
})
