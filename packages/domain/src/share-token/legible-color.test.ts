import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeContrast, legibleColor } from './legible-color.js'

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('computeContrast', () => {
  it('is that of WCAG 2.2, in either order', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(computeContrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(computeContrast('#1a6b3c', '#1A6B3C')).toBe(1)
  })
})

describe('legibleColor', () => {
  it('keeps a colour that can be read', () => {
    expect(legibleColor('#1A6B3C', '#ffffff')).toBe('#1a6b3c')
  })

  it('darkens on light and lightens on dark backgrounds', () => {
    const yellow = '#ffee00'
    expect(computeContrast('#000000', legibleColor(yellow, '#ffffff'))).toBeLessThan(computeContrast('#000000', yellow))
    const navy = '#000055'
    expect(computeContrast('#000000', legibleColor(navy, '#101418'))).toBeGreaterThan(computeContrast('#000000', navy))
  })

  it('can be read on every background', () => {
    fc.assert(
      fc.property(colors, colors, (color, background) => {
        const legible = legibleColor(color, background)
        expect(legible).toMatch(/^#[0-9a-f]{6}$/)
        expect(computeContrast(legible, background)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
