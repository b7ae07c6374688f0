import { afterEach, describe, expect, it } from 'vitest'
import { difference, mostAlike, VISIONS } from './testing/color-vision.js'
import { clipped, contrast, shown } from './testing/contrast.js'
import { chart, DECORATION, PAIRS, sequence, surfaces } from './testing/contrast-pairs.js'
import { emulateMedia } from './testing/media.js'
import { colorTokens, readTokens } from './testing/read-tokens.js'
import './testing/testing.css'

const THEMES = ['light', 'dark'] as const
const HUES = Array.from({ length: 72 }, (_, step) => step * 5)

/** Returns a description of every failing pair. */
function failures(theme: 'light' | 'dark', tokens: Record<string, string>) {
  const found: string[] = []
  for (const [name, pairs] of Object.entries(PAIRS))
    for (const { on, atLeast, only } of pairs)
      for (const under of only && only !== theme ? [] : on) {
        const reached = contrast(tokens[name] ?? '', tokens[under] ?? '')
        if (reached < atLeast) found.push(`${name} on ${under}: ${reached.toFixed(2)}, needs ${atLeast}`)
      }
  return found
}

describe.each(THEMES)('tokens in %s', (theme) => {
  it('are either checked for contrast or listed as decoration', () => {
    const known = new Set([
      ...Object.keys(PAIRS),
      ...Object.values(PAIRS).flatMap((pairs) => pairs.flatMap(({ on }) => on)),
    ])
    expect(colorTokens(theme).filter((name) => !known.has(name) && !DECORATION.has(name))).toEqual([])
    expect([...known, ...DECORATION].filter((name) => !colorTokens(theme).includes(name))).toEqual([])
  })

  it('have enough contrast on all their backgrounds', () => {
    expect(failures(theme, readTokens({ theme }))).toEqual([])
  })

  it('keep the default hues', () => {
    const tokens = readTokens({ theme })
    expect(readTokens({ theme, variables: { '--placard-brand-hue': 262 } })).toEqual(tokens)
    expect(tokens['brand-solid']).toBe(theme === 'light' ? 'oklch(0.515 0.18 262)' : 'oklch(0.57 0.185 262)')
    expect(tokens.canvas).toBe(theme === 'light' ? 'oklch(0.982 0.003 262)' : 'oklch(0.165 0.01 262)')
  })

  it('have enough contrast at every brand hue, within sRGB', () => {
    const found = HUES.flatMap((hue) => {
      const tokens = readTokens({ theme, variables: { '--placard-brand-hue': hue } })
      const outside = Object.entries(tokens)
        .filter(([, color]) => clipped(color) > 0.015)
        .map(([name, color]) => `${name} is ${clipped(color).toFixed(3)} outside of sRGB`)
      return [...failures(theme, tokens), ...outside].map((text) => `hue ${hue}: ${text}`)
    })
    expect(found).toEqual([])
  })

  it('let the neutrals follow the brand, or their own hue', () => {
    const follows = readTokens({ theme, variables: { '--placard-brand-hue': 150 } })
    expect(follows.canvas).toMatch(/ 150\)$/)
    const own = readTokens({ theme, variables: { '--placard-brand-hue': 150, '--placard-neutral-hue': 60 } })
    expect(own.canvas).toMatch(/ 60\)$/)
    expect(own['brand-solid']).toMatch(/ 150\)$/)
    expect(own['chart-1']).toBe(readTokens({ theme })['chart-1'])
  })
})

describe.each(THEMES)('chart colors in %s', (theme) => {
  it.each(VISIONS)('are distinguishable with %s vision', (vision) => {
    const tokens = readTokens({ theme })
    const nearest = mostAlike(
      chart.map((name) => tokens[name] ?? ''),
      vision,
    )
    expect(nearest.distance, `chart-${nearest.first + 1} and chart-${nearest.second + 1}`).toBeGreaterThanOrEqual(11)
  })

  it.each(VISIONS)('have even lightness steps with %s vision', (vision) => {
    const tokens = readTokens({ theme })
    const steps = sequence.map((name) => tokens[name] ?? '')
    const distances = steps.slice(1).map((step, index) => difference(step, steps[index] ?? '', vision))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.5)
    const clarity = steps.map((step) => contrast(step, tokens.surface ?? ''))
    expect(clarity).toEqual([...clarity].sort((one, other) => one - other))
  })
})

describe.each(THEMES)('tokens in %s with more contrast', (theme) => {
  afterEach(() => emulateMedia())

  it('have stronger borders and quiet text', async () => {
    const usual = readTokens({ theme })
    await emulateMedia({ contrast: 'more' })
    const more = readTokens({ theme })
    expect(failures(theme, more)).toEqual([])
    for (const name of ['border-subtle', 'border', 'border-control', 'text-muted', 'text-subtle', 'ring']) {
      const stronger = contrast(more[name] ?? '', more.surface ?? '')
      expect(stronger, name).toBeGreaterThan(contrast(usual[name] ?? '', usual.surface ?? '') + 0.5)
    }
    for (const under of surfaces) {
      expect(contrast(more.border ?? '', more[under] ?? ''), `border on ${under}`).toBeGreaterThanOrEqual(3)
      expect(contrast(more['text-subtle'] ?? '', more[under] ?? ''), `subtle on ${under}`).toBeGreaterThanOrEqual(6)
    }
  })
})

describe('the theme "system"', () => {
  afterEach(() => emulateMedia())

  it('is that of the device', async () => {
    expect(readTokens({ theme: 'system' })).toEqual(readTokens({ theme: 'light' }))
    await emulateMedia({ colorScheme: 'dark' })
    expect(readTokens({ theme: 'system' })).toEqual(readTokens({ theme: 'dark' }))
    expect(readTokens({ theme: 'light' })).not.toEqual(readTokens({ theme: 'dark' }))
  })
})

describe('print', () => {
  afterEach(() => emulateMedia())

  it('makes every region light', async () => {
    const light = readTokens({ theme: 'light' })
    document.documentElement.dataset.theme = 'dark'
    const dark = readTokens({ theme: 'dark' })
    expect(shown(dark.canvas ?? '').coords).not.toEqual(shown(light.canvas ?? '').coords)
    await emulateMedia({ media: 'print' })
    expect(readTokens({ theme: 'dark' })).toEqual(light)
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
    delete document.documentElement.dataset.theme
  })
})
