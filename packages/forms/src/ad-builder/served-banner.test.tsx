import { newAdBuilder, reduceAdBuilder } from '@placard/domain/ad-builder'
import { designSizes } from '@placard/domain/internal/ad-builder'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { templateDesign } from './ad-builder.fixture.js'
import { differingPart, takePairs } from './served-banner.fixture.js'

it('shows on the canvas what is served, at the start, in the middle and at the end', async () => {
  await page.viewport(1280, 900)
  // A wipe has a clip path, which no template has.
  const design = reduceAdBuilder(newAdBuilder(templateDesign('offer')), {
    type: 'animate',
    ids: ['details'],
    phase: 'in',
    preset: 'wipe',
  })
  const [size] = designSizes(design)
  const { durationMs } = design.timeline
  const pairs = await takePairs(design, size!, [0, 400, durationMs / 2, durationMs])
  for (const { at, canvas, served } of pairs) expect([at, differingPart(canvas, served) < 0.005]).toEqual([at, true])
  // The comparison finds what the animation changes.
  expect(differingPart(pairs[0]!.served, pairs.at(-1)!.served)).toBeGreaterThan(0.05)
})
