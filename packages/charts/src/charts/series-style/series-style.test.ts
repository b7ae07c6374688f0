import { describe, expect, it } from 'vitest'
import { seriesStyle } from './series-style.js'

describe('seriesStyle', () => {
  it('distinguishes eight series without color', () => {
    const looks = Array.from({ length: 8 }, (_, index) => seriesStyle(index))
    expect(new Set(looks.map(({ dash, marker }) => `${dash} ${marker}`)).size).toBe(8)
    expect(looks.map(({ color }) => color)).toEqual(looks.map((_, index) => `var(--placard-chart-${index + 1})`))
  })
})
