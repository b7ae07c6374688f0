import { describe, expect, it } from 'vitest'
import { weighCreative } from '../../publish-checks/creative-weight.js'
import { publishedBanner } from '../../testing/published-banner.js'
import { adDesignSchema, contentLayers, findArtboard } from '../ad-builder.js'
import { designFromHtml } from '../builder-document.js'
import { builderHtml } from '../builder-html.js'
import { designSizes } from '../derived-sizes.js'
import { layerBounds } from '../layer-arrangement.js'
import { sampleDesign } from '../timeline.js'
import { BUILDER_TEMPLATES } from './builder-templates.js'

/** IAB's limit of animation. */
const MAX_ANIMATION_MS = 15_000

describe.each(BUILDER_TEMPLATES.map((template) => [template.name, template] as const))('%s', (_, { design }) => {
  const sizes = designSizes(design)

  it('is a valid design with one call to action', () => {
    expect(adDesignSchema.safeParse(design).error?.issues).toBeUndefined()
    expect(design.layers.filter(({ kind }) => kind === 'button')).toHaveLength(1)
    expect(design.timeline).toMatchObject({ loop: false })
    expect(design.timeline.durationMs).toBeLessThanOrEqual(MAX_ANIMATION_MS)
  })

  it('keeps texts and buttons within every size, apart from each other', () => {
    for (const size of sizes) {
      const { width, height } = findArtboard(size.design)
      const styles = sampleDesign(size.design, size.design.timeline.durationMs)
      const shown = contentLayers(size.design).filter(
        ({ hidden, kind }) => !hidden && (kind === 'text' || kind === 'button'),
      )
      const boxes = shown.map(({ id }) => ({ id, ...layerBounds(styles[id]!) }))
      for (const box of boxes) {
        expect([box.id, box.x >= 0, box.y >= 0]).toEqual([box.id, true, true])
        expect([box.id, box.x + box.width <= width, box.y + box.height <= height]).toEqual([box.id, true, true])
        const overlapping = boxes.filter(
          (other) =>
            other.id !== box.id &&
            box.x < other.x + other.width - 1 &&
            other.x < box.x + box.width - 1 &&
            box.y < other.y + other.height - 1 &&
            other.y < box.y + box.height - 1,
        )
        // The date of an event is on two lines of one card.
        expect(
          overlapping.filter(({ id }) => ![id, box.id].includes('day')).map(({ id }) => `${size.width} ${id}`),
        ).toEqual([])
      }
    }
  })

  it('ends with everything visible', () => {
    for (const size of sizes) {
      const styles = sampleDesign(size.design, size.design.timeline.durationMs)
      for (const { id, opacity } of contentLayers(size.design)) expect(styles[id]).toMatchObject({ opacity, scale: 1 })
    }
  })

  it('is far below the limits of ads, and opens again', () => {
    for (const { id, width, height } of sizes) {
      const html = builderHtml(design, { sizeID: id, adSeconds: 30 })
      expect(designFromHtml(html)).toEqual({ design, sizeID: id })
      const creative = publishedBanner({ html, width, height, layout: null, assets: [] })
      for (const { usedBytes, limitBytes } of weighCreative(creative).budgets)
        expect(usedBytes).toBeLessThan(limitBytes)
    }
  })
})

it('has six templates with different names', () => {
  expect(new Set(BUILDER_TEMPLATES.map(({ name }) => name)).size).toBe(6)
})
