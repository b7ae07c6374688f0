import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conform, countDecimals, parseNumber, stepFrom } from './number-math.js'

describe('parseNumber', () => {
  it.each([
    ['15', 15],
    [' 1 500 ', 1500],
    ['1\u202f500', 1500],
    ["1'500", 1500],
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1234567],
    ['-3', -3],
    ['\u22123', -3],
    ['+3', 3],
    ['12px', 12],
    ['12 px', 12],
  ])('parses %j as %d', (text, value) => {
    expect(parseNumber(text, 'px')).toBe(value)
  })
  it('distinguishes empty from invalid text', () => {
    expect(parseNumber('  ')).toBeNull()
    expect(parseNumber('px', 'px')).toBeNull()
    for (const text of ['abc', '1e5', '--3', '1-2', '.', '-']) expect(parseNumber(text)).toBeNaN()
  })
})

describe('conform', () => {
  it('clamps to the bounds', () => {
    expect(conform(70, { min: 0, max: 60, step: 1 })).toBe(60)
    expect(conform(-70, { min: -50, max: 60, step: 1 })).toBe(-50)
  })
  it('rounds to a step counted from the minimum', () => {
    expect(conform(12, { min: 5, max: 60, step: 10 })).toBe(15)
    expect(conform(0.34, { min: 0, max: 1, step: 0.05 })).toBe(0.35)
  })
  it('has no floating-point errors', () => {
    expect(conform(0.1 + 0.2, { min: undefined, max: undefined, step: 0.1 })).toBe(0.3)
  })
  it('never exceeds a maximum between two steps', () => {
    expect(conform(9, { min: 0, max: 9.5, step: 5 })).toBe(5)
    expect(conform(9.5, { min: 0, max: 9.5, step: 5 })).toBe(9.5)
  })
})

describe('stepFrom', () => {
  const bounds = { min: 0, max: 10, step: 2 }
  it('steps, and stops at the bounds', () => {
    expect(stepFrom(4, 1, bounds)).toBe(6)
    expect(stepFrom(4, -10, bounds)).toBe(0)
    expect(stepFrom(4, 10, bounds)).toBe(10)
  })
  it('steps from between two steps to the next one', () => {
    expect(stepFrom(3, 1, bounds)).toBe(4)
    expect(stepFrom(3, -1, bounds)).toBe(2)
  })
  it('starts at a bound if empty, or one step from zero', () => {
    expect(stepFrom(null, 1, bounds)).toBe(0)
    expect(stepFrom(null, -1, bounds)).toBe(10)
    expect(stepFrom(null, 1, { min: undefined, max: undefined, step: 5 })).toBe(5)
  })
  it('adds fractions exactly', () => {
    expect(stepFrom(0.2, 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
  })
})

describe('countDecimals', () => {
  it('counts decimals as written', () => {
    expect([1, 0.25, 1e-7, 1e21].map(countDecimals)).toEqual([0, 2, 7, 0])
  })
})

it('rejects long texts that are no number', () => {
  expect(parseNumber(`${'1'.repeat(200_000)}x`)).toBeNaN()
  const part = fc.constantFrom('+', '-', '.', '1', '20', 'x')
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.join('')
      // Several points are separators of thousands.
      fc.pre(text.split('.').length <= 2)
      expect(Number.isNaN(parseNumber(text))).toBe(!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(text))
    }),
  )
})
