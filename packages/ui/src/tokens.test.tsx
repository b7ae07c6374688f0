import { afterEach, describe, expect, it } from 'vitest'
import { difference, mostAlike, VISIONS } from './testing/colour-vision.js'
import { clipped, contrast, shown } from './testing/contrast.js'
import { chart, DECORATION, PAIRS, sequence, surfaces } from './testing/contrast-pairs.js'
import { emulateMedia } from './testing/media.js'
import { colorTokens, readTokens } from './testing/read-tokens.js'
import './testing/testing.css'

const THEMES = ['light', 'dark'] as const
const HUES = Array.from({ length: 72 }, (_, step) => step * 5)

/** Every pair that does not hold, in words. */
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

describe.each(THEMES)('The tokens in %s', (theme) => {
  it('are all either checked for contrast or known to be decoration', () => {
    const known = new Set([
      ...Object.keys(PAIRS),
      ...Object.values(PAIRS).flatMap((pairs) => pairs.flatMap(({ on }) => on)),
    ])
    expect(colorTokens(theme).filter((name) => !known.has(name) && !DECORATION.has(name))).toEqual([])
    expect([...known, ...DECORATION].filter((name) => !colorTokens(theme).includes(name))).toEqual([])
  })

  it('are clear enough on all that they stand on', () => {
    expect(failures(theme, readTokens({ theme }))).toEqual([])
  })

  it('keep the hues of the house where no one set others', () => {
    const tokens = readTokens({ theme })
    expect(readTokens({ theme, variables: { '--placard-brand-hue': 262 } })).toEqual(tokens)
    expect(tokens['brand-solid']).toBe(theme === 'light' ? 'oklch(0.515 0.18 262)' : 'oklch(0.57 0.185 262)')
    expect(tokens.canvas).toBe(theme === 'light' ? 'oklch(0.982 0.003 262)' : 'oklch(0.165 0.01 262)')
  })

  it('are clear enough at every brand hue, and shown as they are meant', () => {
    const found = HUES.flatMap((hue) => {
      const tokens = readTokens({ theme, variables: { '--placard-brand-hue': hue } })
      const outside = Object.entries(tokens)
        .filter(([, color]) => clipped(color) > 0.015)
        .map(([name, color]) => `${name} is ${clipped(color).toFixed(3)} outside of sRGB`)
      return [...failures(theme, tokens), ...outside].map((text) => `hue ${hue}: ${text}`)
    })
    expect(found).toEqual([])
  })

  it('let the neutrals follow the brand, or a hue of their own', () => {
    const follows = readTokens({ theme, variables: { '--placard-brand-hue': 150 } })
    expect(follows.canvas).toMatch(/ 150\)$/)
    const own = readTokens({ theme, variables: { '--placard-brand-hue': 150, '--placard-neutral-hue': 60 } })
    expect(own.canvas).toMatch(/ 60\)$/)
    expect(own['brand-solid']).toMatch(/ 150\)$/)
    expect(own['chart-1']).toBe(readTokens({ theme })['chart-1'])
  })
})

describe.each(THEMES)('The colours of charts in %s', (theme) => {
  it.each(VISIONS)('can be told apart with %s vision', (vision) => {
    const tokens = readTokens({ theme })
    const nearest = mostAlike(
      chart.map((name) => tokens[name] ?? ''),
      vision,
    )
    expect(nearest.distance, `chart-${nearest.first + 1} and chart-${nearest.second + 1}`).toBeGreaterThanOrEqual(11)
  })

  it.each(VISIONS)('rise in even steps with %s vision', (vision) => {
    const tokens = readTokens({ theme })
    const steps = sequence.map((name) => tokens[name] ?? '')
    const distances = steps.slice(1).map((step, index) => difference(step, steps[index] ?? '', vision))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.5)
    const clarity = steps.map((step) => contrast(step, tokens.surface ?? ''))
    expect(clarity).toEqual([...clarity].sort((one, other) => one - other))
  })
})

describe.each(THEMES)('Where more contrast is asked for, the tokens in %s', (theme) => {
  afterEach(() => emulateMedia())

  it('draw every border and quiet text more strongly', async () => {
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

describe('On paper', () => {
  afterEach(() => emulateMedia())

  it('is every region light, whatever the theme was', async () => {
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
