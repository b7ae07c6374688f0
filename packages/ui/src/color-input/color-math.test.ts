import Color from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorText, contrastRatio, luminance, parseColor, ratioText, readability } from './color-math.js'

const channel = fc.integer({ min: 0, max: 255 })
const opaque = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) })
const any = fc.record({ red: channel, green: channel, blue: channel, alpha: channel.map((part) => part / 255) })
const white = { red: 255, green: 255, blue: 255, alpha: 1 }
const black = { red: 0, green: 0, blue: 0, alpha: 1 }

describe('parseColor', () => {
  it.each([
    ['#1a73e8', '#1a73e8'],
    [' 1A73E8 ', '#1a73e8'],
    ['#fff', '#ffffff'],
    ['abc', '#aabbcc'],
    ['#abcd', '#aabbccdd'],
    ['#1a73e880', '#1a73e880'],
    ['#1a73e8ff', '#1a73e8'],
    ['rgb(26, 115, 232)', '#1a73e8'],
    ['rgb(26 115 232 / 50%)', '#1a73e880'],
    ['RGBA(26,115,232,.5)', '#1a73e880'],
  ])('parses %s', (text, color) => {
    const parsed = parseColor(text)
    expect(parsed && colorText(parsed)).toBe(color)
  })

  it.each(['', '#', '#12', '#12345', '#1234567', '#ggg', '##fff', 'red', 'rgb(256,0,0)', 'rgb(0,0,0,2)', '#fff;'])(
    'rejects %j',
    (text) => {
      expect(parseColor(text)).toBeUndefined()
    },
  )

  it('round-trips through colorText', () => {
    fc.assert(
      fc.property(any, (color) => {
        const text = colorText(color)
        expect(colorText(parseColor(text) ?? black)).toBe(text)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseColor(text)))
  })
})

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#00000080', '#ffffff', 4],
    ['#ffffff00', '#000000', 1],
  ])('of %s on %s is %d', (color, background, ratio) => {
    expect(contrastRatio(parseColor(color) ?? white, parseColor(background) ?? white)).toBeCloseTo(ratio, 1)
  })

  it('equals an independent computation, and is symmetric', () => {
    fc.assert(
      fc.property(opaque, opaque, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBeCloseTo(new Color(colorText(one)).contrastWCAG21(colorText(other)), 2)
        expect(ratio).toBeCloseTo(contrastRatio(other, one), 10)
      }),
    )
  })

  it('ranges from no contrast to the maximum', () => {
    expect([luminance(black), luminance(white)].map((light) => Math.round(light * 1e6) / 1e6)).toEqual([0, 1])
  })
})

describe('contrast rating', () => {
  it.each([
    [21, 'readable', '21:1'],
    [4.6, 'readable', '4.6:1'],
    [4.5, 'readable', '4.5:1'],
    [4.499, 'large', '4.4:1'],
    [3, 'large', '3:1'],
    [2.99, 'hard', '2.9:1'],
    [1, 'hard', '1:1'],
  ])('of %d is %s, formatted as %s', (ratio, judgement, text) => {
    expect(readability(ratio)).toBe(judgement)
    expect(ratioText(ratio)).toBe(text)
  })
})

it('parses the same functions as a pattern that reads parts of a text several times', () => {
  const RGB = /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*(\d*\.?\d+)(%)?\s*)?\)$/i
  const part = fc.constantFrom('0', '12', ',', ' ', '/', '.', '.5', '%')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = `rgb(${parts.join('')})`
      const [, , , , alpha = '1', percent] = RGB.exec(text) ?? []
      const isOpaque = Number(alpha) / (percent ? 100 : 1) <= 1
      expect(parseColor(text) !== undefined).toBe(RGB.test(text) && isOpaque)
    }),
  )
  expect(parseColor(`rgb(1${' '.repeat(200_000)}x`)).toBeUndefined()
})
