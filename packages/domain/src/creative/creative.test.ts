import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTemporaryId } from '../id/id.js'
import {
  CREATIVE_TYPES,
  creativeInputSchema,
  creativeSchema,
  creativeSize,
  DEFAULT_CREATIVE_NAME,
  fallbackCreativeID,
  MAX_SIDE_PX,
  newCreative,
  parseCreativeSize,
} from './creative.js'

const messages = (input: object) => creativeInputSchema.safeParse(input).error?.issues.map(({ message }) => message)

describe('creative size', () => {
  const side = fc.integer({ min: 1, max: MAX_SIDE_PX })

  it('parses what it formats', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(parseCreativeSize(creativeSize(width, height))).toEqual({ width, height })
      }),
    )
  })

  it('formats what it parses (property)', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9x×X .-]{0,12}$/), fc.stringMatching(/^\d{0,5}x\d{0,5}$/))
    fc.assert(
      fc.property(text, (size) => {
        const sides = parseCreativeSize(size)
        if (!sides) return
        expect(creativeSize(sides.width, sides.height)).toBe(size)
        expect(creativeInputSchema.safeParse(sides).success).toBe(true)
      }),
    )
  })

  it.each([
    '',
    '300',
    '300x',
    'x250',
    '0x250',
    '300x0',
    '0300x250',
    '300 x 250',
    '300X250',
    '-1x1',
    '1.5x2',
    '8193x1',
    '1x8193',
    '300x250\n',
  ])('rejects %j', (size) => {
    expect(parseCreativeSize(size)).toBeUndefined()
  })

  it('accepts up to the maximum side', () => {
    expect(parseCreativeSize('8192x8192')).toEqual({ width: MAX_SIDE_PX, height: MAX_SIDE_PX })
  })
})

describe('creativeInputSchema', () => {
  it('has the defaults of the specification', () => {
    expect(creativeInputSchema.parse({})).toMatchObject({
      name: 'New creative',
      type: 'Banner',
      fluid: false,
      trackers: {},
    })
    expect(CREATIVE_TYPES).toEqual(['Banner', 'VAST', 'VPAID'])
  })

  it.each<[object, string]>([
    [{ name: ' \t' }, 'Fill in a name'],
    [{ name: 'x'.repeat(201) }, 'The name is too long'],
    [{ width: 0 }, 'Fill in a size in whole pixels'],
    [{ height: 8193 }, 'At most 8192 px'],
  ])('rejects %j with a message', (input, message) => {
    expect(messages(input)).toEqual([message])
  })

  it('removes other fields', () => {
    const forged = { id: 'x', version: 9, data: {}, html: '<p>', assets: [], liveCreatives: [], campaignID: 'y' }
    expect(creativeInputSchema.parse({ ...forged, name: ' A ' })).toEqual({
      ...creativeInputSchema.parse({}),
      name: 'A',
    })
  })

  it('accepts the layouts that there are, by their ids, and reads others that are stored', () => {
    expect(creativeInputSchema.parse({ layout: 'in-banner-video' }).layout).toBe('in-banner-video')
    for (const layout of ['In-Banner Video', 'gone', '', 7])
      expect(creativeInputSchema.safeParse({ layout }).error?.issues[0]?.message).toMatch(
        /^Choose a layout: in-banner-video, /,
      )
    expect(creativeSchema.shape.layout.parse('gone')).toBe('gone')
  })

  it('accepts a fallback creative', () => {
    expect(fallbackCreativeID([])).toBeUndefined()
    expect(fallbackCreativeID([{ key: 'fallbackCreative', value: '' }])).toBeUndefined()
    const settings = [
      { key: 'euCreative' as const, value: true },
      { key: 'fallbackCreative' as const, value: 'other' },
    ]
    expect(fallbackCreativeID(settings)).toBe('other')
  })
})

describe('newCreative', () => {
  it('is complete, with a temporary id', () => {
    const made = newCreative('spring', new Date('2025-10-01T00:00:00Z'))
    expect(creativeSchema.parse(made)).toEqual(made)
    expect(isTemporaryId(made.id)).toBe(true)
    expect(made).toMatchObject({
      campaignID: 'spring',
      name: DEFAULT_CREATIVE_NAME,
      size: '300x250',
      liveCreatives: [],
    })
  })
})
