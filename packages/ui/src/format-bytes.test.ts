import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.js'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [4_230, '4.2 kB'],
  [48_211, '48.2 kB'],
  [482_110, '482 kB'],
  [999_999, '1 MB'],
  [4_200_000, '4.2 MB'],
  [1_234_000_000, '1.23 GB'],
  [999_960_000_000, '1 TB'],
  [5e18, '5,000 PB'],
  [Number.NaN, '0 B'],
  [-1, '0 B'],
])('formats %d as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en').replace('\u00a0', ' ')).toBe(text)
})

it('uses the decimal sign of the locale', () => {
  expect(formatBytes(4_200_000, 'de')).toBe('4,2\u00a0MB')
})

it('never breaks the line and is off by at most 5 %', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
      const [number = '', unit = ''] = formatBytes(bytes, 'en').split('\u00a0')
      const step = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'].indexOf(unit)
      expect(Math.abs(Number(number.replaceAll(',', '')) * 1000 ** step - bytes) / bytes).toBeLessThan(0.05)
    }),
  )
})
