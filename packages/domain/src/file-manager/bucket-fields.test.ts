import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bucketFieldsSchema,
  createBucketFields,
  DEFAULT_FILE_MANAGER_SETTINGS,
  fileManagerSettingsSchema,
  forgetBucket,
  openBucket,
  settingsWith,
} from './file-manager.js'

const right = { region: 'eu-central-1', bucket: 'banners', identityPoolID: 'eu-central-1:1a2b-3c' }
const readHeaders = (changes: object) =>
  bucketFieldsSchema.safeParse({ ...right, ...changes }).error?.issues.map(({ message }) => message)

describe('bucketFieldsSchema', () => {
  it.each([
    [{ region: '' }, 'Fill in a region such as us-east-1'],
    [{ region: 'moon' }, 'Fill in a region such as us-east-1'],
    [{ bucket: '' }, 'A bucket has 3 to 63 small letters, digits, dots and hyphens'],
    [{ bucket: 'My Bucket' }, 'A bucket has 3 to 63 small letters, digits, dots and hyphens'],
    [{ identityPoolID: 'pool' }, 'Fill in an identity pool such as us-east-1:1a2b…'],
  ])('rejects %j: %s', (changes, message) => {
    expect(readHeaders(changes)).toEqual([message])
  })

  it('accepts surrounding spaces, and no identity pool', () => {
    expect(bucketFieldsSchema.parse({ region: ' us-east-1 ', bucket: ' banners\n', identityPoolID: '  ' })).toEqual({
      region: 'us-east-1',
      bucket: 'banners',
      identityPoolID: null,
    })
  })

  it('converts from and to settings', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('us-east-1', 'ap-southeast-2', 'moon', 'banners', 'a..b', 'us-east-1:1a2b', 'x'.repeat(64), 'ab'),
    )
    fc.assert(
      fc.property(text, text, text, (region, bucket, identityPoolID) => {
        const here = bucketFieldsSchema.safeParse({ region, bucket, identityPoolID })
        const there = fileManagerSettingsSchema.safeParse({
          ...DEFAULT_FILE_MANAGER_SETTINGS,
          region: region.trim(),
          bucket: bucket.trim() || 'no',
          identityPoolID: identityPoolID.trim() || null,
        })
        const messages = (found: { error?: { issues: { path: PropertyKey[] }[] } }) =>
          found.error?.issues.map(({ path }) => path.join('.'))
        expect(messages(here)).toEqual(messages(there))
        if (!here.success) return
        const kept = settingsWith({ ...DEFAULT_FILE_MANAGER_SETTINGS, currentDirectory: 'a/' }, here.data)
        expect(fileManagerSettingsSchema.parse(kept)).toEqual(kept)
        expect(kept).toMatchObject({ ...here.data, currentDirectory: '', rememberedBuckets: [here.data.bucket] })
        expect(bucketFieldsSchema.parse(createBucketFields(kept))).toEqual(here.data)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('forgetBucket', () => {
  it('removes a recent bucket and keeps the open one', () => {
    const used = ['one', 'two', 'three'].reduce(openBucket, { ...DEFAULT_FILE_MANAGER_SETTINGS })
    expect(forgetBucket(used, 'three')).toEqual({ ...used, rememberedBuckets: ['two', 'one'] })
    expect(forgetBucket(used, 'none')).toEqual(used)
  })
})
