import {
  type AdDesign,
  BUILDER_TEMPLATES,
  newAdBuilder,
  newAdDesign,
  reduceAdBuilder,
} from '@placard/domain/ad-builder'
import { designSizes, newLayer } from '@placard/domain/internal/ad-builder'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { differingPart, takePairs } from './served-banner.fixture.js'

/** Ad from blank with presets of each phase, in sizes that are laid out by roles. */
function presetDesign(): AdDesign {
  const design: AdDesign = {
    ...newAdDesign(),
    layers: [
      ...newAdDesign().layers,
      newLayer('shape', 'ground', { width: 300, height: 250, fill: { kind: 'color', color: '#eaf3ff' } }),
      newLayer('text', 'claim', { text: 'Ride into spring', x: 20, y: 40, width: 260, height: 70, fontSize: 30 }),
      newLayer('text', 'more', { text: 'City bikes from 499 euros', x: 20, y: 130, fontSize: 14 }),
      newLayer('button', 'go', {
        text: 'Find yours',
        x: 20,
        y: 190,
        shadow: { x: 0, y: 3, blur: 6, color: '#00000080' },
      }),
    ],
  }
  const steps = [
    {
      type: 'addSizes',
      sizes: [
        { width: 728, height: 90 },
        { width: 160, height: 600 },
        { width: 320, height: 50 },
      ],
    },
    { type: 'animate', ids: ['claim', 'more'], phase: 'in', preset: 'slide-right', staggerMs: 300 },
    { type: 'animate', ids: ['claim'], phase: 'out', preset: 'wipe' },
    { type: 'animate', ids: ['go'], phase: 'in', preset: 'pop' },
    { type: 'animate', ids: ['go'], phase: 'stay', preset: 'swing' },
  ] as const
  return steps.reduce(reduceAdBuilder, newAdBuilder(design))
}

describe.each([
  ...BUILDER_TEMPLATES.map(({ name, design }) => [name, design] as const),
  ['presets', presetDesign()] as const,
])('The canvas of %s', (_, design) => {
  it.each(designSizes(design).map((size) => [`${size.width}x${size.height}`, size] as const))(
    'is what is served in %s',
    { timeout: 120_000 },
    async (__, size) => {
      await page.viewport(1280, 900)
      const { durationMs } = design.timeline
      for (const { at, canvas, served } of await takePairs(design, size, [0, durationMs / 2, durationMs]))
        expect([at, differingPart(canvas, served) < 0.005]).toEqual([at, true])
    },
  )
})
